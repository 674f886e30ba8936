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
  const next = tokens[at + 1]?.word ?? ''
  // "Did they pay their part, or is it all yours?" asks one thing.
  if (either.has(tokens[at - 1]?.word ?? '')) return false
  if (inverts.test(word)) return subject.test(next)
  if (word === 'when') return inverts.test(next)
  // "Between what you earn and what you owe", "que le cerraron y que no le alcanza".
  if (word === 'what' && subject.test(next)) return false
  if (word === 'que' && tokens.slice(0, at).some((token) => token.word === 'que')) return false
  return !/^(?:cuando|como|donde)$/.test(word) && asksAt(tokens, at)
}

const leads = new Set('then so ok okay well alright now but entonces pues bueno pero'.split(' '))

const either = new Set(['or', 'o', 'u'])

/** At the beginning, or after a pause, a link or a word that leads to a question. */
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
