import { fold } from './text/fold.ts'

/** The two things between which a question gives the choice, in its own words: "gas" and "la luz". */
export type Alternatives = readonly [first: string, second: string]

/** What ends a question without being a choice: "or what?", "o qué". */
const open =
  /[,\s]+(?:or|o)\s+(?:what(?:ever)?|something|so|not|no|qu[eé]|algo(?: as[ií])?|c[oó]mo)\s*[?.!]*$/iu
const prepositions = /^(?:con|por|en|de|del|a|by|in|with|for|on)$/
/** Belongs to the thing that follows it. */
const small = /^(?:con|por|en|de|by|in|with|on|an?|the|el|la|los|las|una?)$/
/** Said after a choice, or within a guess; "o o el pasado" stammers. */
const besides =
  /,? (?:do you (?:know|remember|recall)|you remember|se acuerda|te acord[aá]s|te acuerdas|lo recuerda)\s*\?*$|,? (?:m[aá]s o menos|more or less)(?!\p{L})/giu
const stammered = /(?<!\p{L})(o|or) (?:\1 )+/giu
/** Words with which no name of a thing begins: a second question follows them. */
const begins =
  /^(?:is|are|was|were|do|does|did|have|has|can|could|would|will|should|he|she|they|it|you|i|we|how|when|where|who|what|your|es|esta|fue|era|tiene|hay|puede|como|cuando|donde|quien|que|si|le|lo|la llam\w*|usted|sigue|siguen|sigues|seguis|quedaron|quedo|anda|andan|trabaja|vive|viven|paga|pago|compra|compro|hacia|tuvo|estaba|estaban)$/

/** Verbs and persons before the first thing: "do you get paid weekly or ...". */
const leading =
  /^(?:(?:do|does|did|is|are|was|were|have|has|you|he|she|they|it|get|gets|paid|usted|es|fue|era|esta|tiene|tienes|tenes|vive|vives|vivis|le|te|se|pagan?|cobra) )+(?=\S)/iu
/** What is done to somebody is no thing that is chosen. */
const toSomebody = /\b(?:them|him|her|it|to (?:them|him|her))$/i

/** Said by whoever answers: "your mother" is "my mother" then. */
function turned(words: string): string {
  return words
    .replace(/\byours\b/gi, 'mine')
    .replace(/\byour\b/gi, 'my')
    .replace(/(?<!\p{L})(?:su|tu)(?=\s)/giu, 'mi')
    .replace(/(?<!\p{L})(?:sus|tus)(?=\s)/giu, 'mis')
}

/**
 * The alternatives of "X or Y?", of at most three words each, as whoever answers would say them; null where a line offers no such
 * choice.
 */
export function alternativesIn(line: string): Alternatives | null {
  const asked = line
    .replace(/(?<!\p{L})(?:uh|um|eh|este(?! (?:año|mes|lunes|martes|viernes))) /giu, '')
    .replace(besides, '')
    .replace(stammered, '$1 ')
    .replace(open, '')
    .replace(/[¿?¡!.]+/g, ' ')
    .trim()
  const parts = asked.split(/\s+(?:or|o|u)\s+/iu)
  const [before, after] = parts.slice(-2)
  if (before === undefined || after === undefined) return null
  const second = after.split(/\s+/)
  if (second.length > 3 || begins.test(fold(second[0] ?? '').text) || toSomebody.test(after)) return null
  const spoken =
    before
      .replace(/[,;]\s*$/, '')
      .split(/[,;]\s*/)
      .at(-1) ?? ''
  const length = prepositions.test(fold(second[0] ?? '').text) ? second.length - 1 : second.length
  const words = spoken.split(/\s+/)
  const from = Math.max(0, words.length - Math.max(1, length))
  // "A year ago" and "por quincena" are said with the small word before them.
  const least = from > 0 && small.test(fold(words[from - 1] ?? '').text) ? from - 1 : from
  const first = words.slice(least).join(' ').replace(leading, '')
  if (begins.test(fold(first.split(' ')[0] ?? '').text)) return null
  return first === '' ? null : [turned(first), turned(second.join(' '))]
}

/** Whether a question gives a choice at all, between things or between clauses: "vive solo o tiene familia a cargo". */
export function givesChoice(line: string): boolean {
  return /\s(?:or|o|u)\s+\p{L}/iu.test(line.replace(open, ''))
}
