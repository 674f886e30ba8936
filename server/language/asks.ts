import type { Sentence } from './text/line.ts'
import type { Asks } from './vocabulary.ts'

const hasTime = /^(?:day|date|time|hour|month|year|week|dia|fecha|hora|mes|ano|semana|dias)$/
const long = /^(?:long|soon|tiempo|hace|lleva|llevas|tienes|tiene)$/
const before = new Set(
  'a de con para en por desde hasta y pero entonces bueno oiga mire so and but okay well tell me know wonder wondering ask digame dime cuenteme saber sabe sabes ver o e'.split(
    ' ',
  ),
)

/** The first word that asks, in either language. In Spanish the same words also link clauses: there it opens one. */
function askingWord(words: readonly string[]): number {
  return words.findIndex((word, at) => {
    if (/^(?:who|whom|whose|what|where|why|which|how)$/.test(word)) return true
    if (word === 'when') return at < 3 || before.has(words[at - 1] ?? '')
    if (
      !/^(?:que|quien|quienes|cuando|donde|adonde|como|cual|cuales|cuanto|cuanta|cuantos|cuantas)$/.test(word)
    )
      return false
    return (
      at === 0 ||
      before.has(words[at - 1] ?? '') ||
      /^(?:quien|quienes|cuanto|cuanta|cuantos|cuantas|cual|cuales|donde)$/.test(word)
    )
  })
}

/** The form of a question: what kind of answer it wants. */
export function asksOf({ tokens }: Pick<Sentence, 'tokens'>): Asks {
  const words = tokens.map(({ word }) => word)
  const at = askingWord(words)
  if (at < 0) return 'whether'
  const next = words[at + 1] ?? ''
  const last = words[at - 1] ?? ''
  switch (words[at]) {
    case 'who':
    case 'whom':
    case 'whose':
    case 'quien':
    case 'quienes':
      return 'who'
    case 'when':
    case 'cuando':
      return 'when'
    case 'where':
    case 'donde':
    case 'adonde':
      return 'where'
    case 'why':
      return 'why'
    case 'which':
    case 'cual':
    case 'cuales':
      return hasTime.test(next) ? 'when' : 'which'
    case 'how':
    case 'como':
      if (next === 'come') return 'why'
      if (next === 'much') return 'how_much'
      if (next === 'many') return 'how_many'
      return long.test(next) ? 'when' : 'how'
    case 'cuanto':
    case 'cuanta':
      if (next === 'gente' || next === 'personal') return 'how_many'
      return next === 'tiempo' || next === 'hace' || next === 'lleva' || last === 'hace' ? 'when' : 'how_much'
    case 'cuantos':
    case 'cuantas':
      return 'how_many'
    default:
      if (last === 'por') return 'why'
      return hasTime.test(next) ? 'when' : 'what'
  }
}
