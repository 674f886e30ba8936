import { closeSentence, type Sentence, type Token } from './line.ts'

const links = new Set('and y e or o u'.split(' '))
const leads = new Set('with by on in from to for at about con de en a por desde para'.split(' '))
const asking = new Set(
  'what which how who where whose que cual cuales cuanto cuanta cuantos cuantas quien quienes'.split(' '),
)
const inverts = /^(?:is|are|do|does|did|will|was|can|could|would)$/

/** Each of two questions in one breath has so many words at least. */
const shortest = 3

/** "And when you get paid the rest" joins; "and when is that" asks. */
function asksAt(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? ''
  const next = tokens[at + 1]?.word ?? ''
  return asking.has(word) || (leads.has(word) && asking.has(next)) || (word === 'when' && inverts.test(next))
}

/** At the beginning, or after a pause or a link. */
function opensClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  return before === undefined || before.pause || links.has(before.word)
}

/**
 * "So with the overtime gone, what do you bring home, and when's payday?" asks two things, whatever comes before the first. The
 * learned reader is not trained on sentences that are split so.
 */
export function splitSecondQuestion(sentence: Sentence): Sentence[] {
  const { tokens, marked } = sentence
  if (!marked) return [sentence]
  const asksBefore = (at: number) =>
    tokens.slice(0, at).some((_, from) => opensClause(tokens, from) && asksAt(tokens, from))
  const at = tokens.findIndex(
    ({ word }, index) =>
      index >= shortest &&
      tokens.length - index > shortest - 1 &&
      links.has(word) &&
      asksAt(tokens, index + 1) &&
      asksBefore(index),
  )
  if (at < 0) return [sentence]
  return [tokens.slice(0, at), tokens.slice(at)].flatMap((part) => closeSentence(part, true) ?? [])
}
