import { fold } from '../text/fold.ts'

const names =
  'one una|two dos|three tres|four cuatro|five cinco|six seis|seven siete|eight ocho|nine nueve|ten diez|eleven once|twelve doce'
const hours: ReadonlyMap<string, number> = new Map(
  names.split('|').flatMap((both, at) => both.split(' ').map((name) => [name, at + 1] as const)),
)
const hour = `(\\d{1,2}|${[...hours.keys()].join('|')})`
const minutes = '(?:[:. ]([0-5]\\d)| (thirty|fifteen|y media|y cuarto))?'
const half =
  ' ?(?:(a\\.? ?m\\b|in the morning|de la manana)|(p\\.? ?m\\b|in the (?:afternoon|evening)|at night|de la (?:tarde|noche)))?'
/** No hour: "at ten dollars", "a las tres cuotas", "at 12 percent". */
const counted =
  '(?! ?%)(?! ?(?:st|nd|rd|th|point|stage|hundred|percent|january|february|march|april|may|june|july|august|september|october|november|december|dollars?|bucks|payments?|months?|weeks?|days?|people|pesos|cuotas|pagos|meses|semanas|dias|por ciento|mil|hundred|thousand)\\b)(?![,.]?\\d)'
const named = new RegExp(
  `\\b(?:(half past|quarter past) ${hour}|(?:at|around|by|after|before) (?:about |around )?${hour}${minutes}${half}|(?:a|como a|por ahi de|despues de|antes de|tipo) las? ${hour}${minutes}${half})${counted}`,
  'gu',
)
const alone = new RegExp(`\\b${hour}${minutes}${half.slice(0, -1)}${counted}`, 'gu')

/** Who says "at six" of a call means office hours: from one to seven the afternoon, from eight on the morning. */
const afternoonUntil = 7

function timeOf(
  said: string,
  minute: number,
  isMorning: boolean,
  isAfternoon: boolean,
  withMinutes = false,
): string | null {
  const value = hours.get(said) ?? Number(said)
  // Past twelve an hour is said with its minutes: "around 20" counts something.
  if (value > 23 || value === 0 || (value > 12 && !withMinutes)) return null
  const late = isAfternoon || (!isMorning && value <= afternoonUntil)
  const of24 = value > 12 ? value : late ? (value % 12) + 12 : isMorning ? value % 12 : value
  return `${String(of24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

const ofMorning =
  /\b(?:in the morning|tomorrow morning|(?:mon|tues|wednes|thurs|fri|satur|sun)day morning|por la manana|de la manana)\b/u

const parts: Readonly<Record<string, number>> = { thirty: 30, fifteen: 15, 'y media': 30, 'y cuarto': 15 }

/** The time of day that a text names last, HH:MM of 24 hours; null without one. "At six" of a call is the afternoon. */
export function timeOfDayIn(text: string): string | null {
  const folded = fold(text).text
  const found = [...folded.matchAll(named)].at(-1)
  if (found) {
    const [, past, pastHour, en, enDigits, enWords, enAm, enPm, es, esDigits, esWords, esAm, esPm] = found
    if (pastHour !== undefined)
      return timeOf(
        pastHour,
        past === 'half past' ? 30 : 15,
        /morning|\bam\b/u.test(folded),
        /evening|afternoon|\bpm\b/u.test(folded),
      )
    const minute = Number(enDigits ?? esDigits ?? parts[enWords ?? esWords ?? ''] ?? 0)
    const isMorning = (enAm ?? esAm) !== undefined || ofMorning.test(folded)
    const isAfternoon = (enPm ?? esPm) !== undefined
    return timeOf(en ?? es ?? '', minute, isMorning, isAfternoon, (enDigits ?? esDigits) !== undefined)
  }
  if (/\b(?:noon|mediodia)\b/u.test(folded)) return '12:00'
  const bare = [...folded.matchAll(alone)].findLast(([, , , , am, pm]) => (am ?? pm) !== undefined)
  if (!bare) return null
  const [, said = '', digits, words, am, pm] = bare
  return timeOf(said, Number(digits ?? parts[words ?? ''] ?? 0), am !== undefined, pm !== undefined)
}
