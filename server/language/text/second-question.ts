import { closeSentence, type Sentence, type Token } from './line.ts'
import { asksAt, links } from './question-words.ts'

const inverts = /^(?:is|are|do|does|did|will|was|were|can|could|would|has)$/
const subject =
  /^(?:you|he|she|it|they|we|that|this|there|the|your|his|her|their|anybody|anyone|somebody|someone|those|these)$/

/** Each of two questions in one breath has so many words at least. */
const shortest = 3

/** "And when you get paid the rest", "y cuando cobre el resto" join; "and when is that" asks. */
function begins(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? ''
  // "Did they pay their part, or is it all yours?" asks one thing.
  if (inverts.test(word))
    return subject.test(tokens[at + 1]?.word ?? '') && !either.has(tokens[at - 1]?.word ?? '')
  if (word === 'when') return inverts.test(tokens[at + 1]?.word ?? '')
  return !/^(?:cuando|como|donde)$/.test(word) && asksAt(tokens, at)
}

const leads = new Set('then so ok okay well alright now but entonces pues bueno pero'.split(' '))

const either = new Set(['or', 'o', 'u'])

/** At the beginning, or after a pause or a link. */
function opensClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  return before === undefined || before.pause || links.has(before.word) || leads.has(before.word)
}

/**
 * "So with the overtime gone, what do you bring home, and when's payday?" asks two things, whatever comes before the first. The
 * learned reader is not trained on sentences that are split so.
 */
export function splitSecondQuestion(sentence: Sentence): Sentence[] {
  const { tokens, marked } = sentence
  const asksBefore = (at: number) =>
    tokens.slice(0, at).some((_, from) => opensClause(tokens, from) && begins(tokens, from))
  const at = tokens.findIndex(
    ({ word }, index) =>
      index >= shortest &&
      (marked || tokens[index - 1]?.pause === true) &&
      tokens.length - index > shortest - 1 &&
      links.has(word) &&
      begins(tokens, index + 1) &&
      asksBefore(index),
  )
  if (at < 0) return [sentence]
  return [tokens.slice(0, at), tokens.slice(at)].flatMap((part) => closeSentence(part, marked) ?? [])
}
