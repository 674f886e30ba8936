import type { Sentence } from '#server/language/reading.ts'

/** Whether a sentence asks anything, by its form or by its matter. */
export const asksSomething = ({ question, interrogative }: Sentence) =>
  interrogative !== null || (question !== null && question.certainty >= 0.5)

/** Whether a sum is offered, asked about or summed up. */
export const namesSum = (sentences: readonly Sentence[]) =>
  sentences.some(
    ({ terms }) =>
      terms !== null &&
      terms.is !== 'mention' &&
      terms.alternatives.flat().some(({ amountCents }) => amountCents !== null),
  )

/** Whether terms are offered, asked about or summed up. */
export const proposes = (sentences: readonly Sentence[]) =>
  sentences.some(({ terms }) => terms !== null && terms.is !== 'mention')
