import { plainWords } from '../text/plain-words.ts'

/** A part of the day in which somebody may be called. */
export const partsOfDay = [
  'morning',
  'midday',
  'afternoon',
  'evening',
  'before_work',
  'after_work',
  'before_school',
  'after_school',
] as const
export type PartOfDay = (typeof partsOfDay)[number]

const words: readonly (readonly [PartOfDay, string])[] = [
  ['before_work', 'before work|antes del? (?:trabajo|trabajar|laburo|la chamba)'],
  ['after_work', 'after (?:your )?(?:work|shift)|despues del? (?:trabajo|trabajar|turno|laburo|la chamba)'],
  ['before_school', 'before school|antes de la escuela'],
  ['after_school', 'after school|despues de la escuela'],
  ['morning', 'mornings?|mananas?|mananita|temprano'],
  ['midday', 'noon|midday|lunch(?:time)?|mediodia'],
  ['afternoon', 'afternoons?|tardes?|tardecita'],
  ['evening', 'evenings?|nights?|noches?|nochecita'],
]
const part = `(?:${words.map(([, said]) => said).join('|')})`
const small =
  '(?:(?:in|on|at|by|por|en|a|de|al|mas|mejor|the|la|el|los|las|an?|early|late|maybe|late in|early in) )*'
const choice = new RegExp(`(?:^| )${small}(${part}) (?:(?:or|o) )+${small}(${part})(?= |$)`, 'u')
/** When somebody works, sleeps or is paid, and what has been. */
const other =
  /\b(?:work(?:s|ed|ing)? (?:in |the )?(?:mornings?|evenings?|nights?|days?)|(?:do|did|does) (?:you|he|she|they) (?:work|sleep)|shifts? (?:is|are|in)|trabaj(?:a|as|an|aba)\b|turno (?:es|de)|fue|era|was it|were)\b/u

/**
 * The parts of the day between which a sentence gives the choice: "morning or afternoon?", "por la mañana o por la tarde", "before or after
 * work". Null for any other sentence, as for one that asks when somebody works.
 */
export function asksPartOfDay(sentence: string): readonly [PartOfDay, PartOfDay] | null {
  const plain = plainWords(sentence)
    .replace(/\b(?:uh|um|eh|este) /gu, '')
    .replace(/\bbefore or after (work|school)\b/u, 'before $1 or after $1')
    .replace(/\bantes o despues (del? (?:trabajo|la escuela))\b/u, 'antes $1 o despues $1')
  const hit = other.test(plain) ? null : choice.exec(plain)
  const [one, two] = [partOf(hit?.[1]), partOf(hit?.[2])]
  return one === null || two === null || one === two ? null : [one, two]
}

function partOf(said: string | undefined): PartOfDay | null {
  if (said === undefined) return null
  return words.find(([, form]) => new RegExp(`^(?:${form})$`, 'u').test(said))?.[0] ?? null
}
