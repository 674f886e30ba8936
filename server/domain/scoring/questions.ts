import type { Quote } from '#protocol/vocabulary/analysis.ts'
import { demandCue } from '#server/language/manner/collector-cues.ts'
import { accusingCue, notOpen, openCue } from '#server/language/manner/question-cues.ts'
import type { CollectorLine, CollectorTurn } from './conversation.ts'
import { actsIn, quoteAt, quoteOf } from './conversation.ts'
import { isBlamed } from './understanding.ts'

/** Whether a part of a line is read to ask how, what or why, with or without a question mark: recognisers write none. */
function asksForAStory({ read }: CollectorLine, part: { start: number; end: number }): boolean {
  const within = read.sentences.filter(({ start, end }) => start < part.end && end > part.start)
  return within.some(({ question }) => question !== null && ['how', 'what', 'why'].includes(question.asks))
}

/** The open questions of a turn, by its acts or by their form. */
export function openQuestionsIn(turn: CollectorTurn): Quote[] {
  const asked = actsIn(turn, 'open_probe')
    .filter(
      ({ line, hit }) =>
        !line.sentences.some(
          (one) => hit.start >= one.start && hit.start < one.end && accusingCue.test(one.folded),
        ),
    )
    .map(quoteOf)
  if (asked.length > 0) return asked
  const lines = turn.lines.filter(({ understanding }) => !isBlamed(understanding.violations))
  return lines.flatMap((line) =>
    line.sentences
      .filter(
        ({ text, folded, start, end }) =>
          (/[?¿]/.test(text) || asksForAStory(line, { start, end })) &&
          openCue.test(folded) &&
          !notOpen.test(folded) &&
          !demandCue.test(folded) &&
          !accusingCue.test(folded),
      )
      .map(({ start }) => quoteAt(line, start)),
  )
}

/** Closed questions that ask to understand. "When are you going to pay?" is a demand with a question mark. */
export function closedQuestionsIn(turn: CollectorTurn): Quote[] {
  return actsIn(turn, 'closed_probe')
    .filter(({ line, hit }) => {
      const sentence = line.sentences.find(({ start, end }) => hit.start >= start && hit.start < end)
      return sentence === undefined || !demandCue.test(sentence.folded)
    })
    .map(quoteOf)
}
