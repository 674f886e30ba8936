import { fold } from './text/fold.ts'

/** The two things between which a question gives the choice, in its own words: "gas" and "la luz". */
export type Alternatives = readonly [first: string, second: string]

/** What ends a question without being a choice: "or what?", "o qué". */
const open =
  /[,\s]+(?:or|o)\s+(?:what(?:ever)?|something|so|not|no|qu[eé]|algo(?: as[ií])?|c[oó]mo)\s*[?.!]*$/iu
const prepositions = /^(?:con|por|en|de|del|a|by|in|with|for|on)$/
/** "Yes or no: is it yours?", "¿es suya, sí o no?" give no choice but that. */
const yesOrNo =
  /(?<!\p{L})(?:yes or no|s[ií] o no)(?!\p{L})[,:]?|[,\s]+(?:or|o) (?:not|no)(?: (?:tiene[ns]?|ten[eé]s|es|est[aá]|puede[ns]?|quiere[ns]?|hay|trabaja|vive|sabe))?(?=\s*[?.!]*$)/giu
/** "Any brothers or sisters?" asks whether there is one of them. */
const anyOf =
  /(?<!\p{L})(?:(?:any|alg[uú]n|algunas?|algunos)(?: \p{L}+){1,3}|brothers|sisters|herman[oa]s)$/iu
/** Belongs to the thing that follows it. */
const small = /^(?:con|por|en|de|by|in|with|on|an?|the|el|la|los|las|una?|su|sus|tu|tus|your|full|part)$/
/** Said after a choice, or within a guess; "o o el pasado" stammers. */
const besides =
  /,? (?:do you (?:know|remember|recall)|you remember|se acuerda|te acord[aá]s|te acuerdas|lo recuerda)\s*\?*$|,? (?:m[aá]s o menos|more or less)(?!\p{L})|(?<= )(?:(?:be|is|work|works|suits?) )?(?:better|best|easier)(?: for you)?(?=\s*[?.!]*$)/giu
/** "¿Por transferencia, por recibo...?": of a list that is left open, its last two. */
const leftOpen =
  /(?<!\p{L})(por|con|en|de|a|by|in|with|for|on|un|una|an?) (\p{L}+), (?=\1 \p{L}+ ?(?:\.{2,}|…|[?]*$))/giu
const stammered = /(?<!\p{L})(o|or) (?:\1 )+/giu
/** Words with which no name of a thing begins: a second question follows them. */
const begins =
  /^(?:is|are|was|were|do|does|did|have|has|can|could|would|will|should|he|she|they|it|you|i|we|how|when|where|who|what|your|es|esta|fue|era|tiene|hay|puede|como|cuando|donde|quien|que|si|le|lo|la llam\w*|usted|sigue|siguen|sigues|seguis|quedaron|quedo|anda|andan|trabaja|vive|viven|paga|pago|compra|compro|hacia|tuvo|estaba|estaban|prefier\w+|prefer\w*|quiere\w*|gusta\w*|necesit\w+|pued(?:e[ns]?|o)|cobras?|recib(?:e[ns]?|io)|gana|llevas?|debes?|sabes?|seguir\w*|mejor (?:lo|le|me|te)|rather|want)$/

/** Verbs and persons before the first thing: "do you get paid weekly or ...". */
const leading =
  /^(?:(?:do|does|did|would|will|should|is|are|was|were|have|has|you|he|she|they|it|get|gets|paid|usted|es|fue|era|esta|tiene|tienes|tenes|vive|vives|vivis|le|te|se|pagan?|cobra) )+(?=\S)/iu
/** What is done to somebody is no thing that is chosen. */
const toSomebody = /\b(?:them|him|her|it|to (?:them|him|her))$/i

/** Said by whoever answers: "your mother" is "my mother" then, and "con usted" is "conmigo". */
function turned(words: string): string {
  return words
    .replace(/^you$/i, 'me')
    .replace(/^(?:usted|vos|t[uú])$/iu, 'yo')
    .replace(/^con (?:usted|vos|ti)$/iu, 'conmigo')
    .replace(/^de (?:usted|vos|ti)$/iu, 'a mi nombre')
    .replace(/^(a|para|por) (?:usted|vos|ti)$/iu, '$1 mí')
    .replace(/\byours\b/gi, 'mine')
    .replace(/\byour\b/gi, 'my')
    .replace(/(?<!\p{L})(?:tuy|suy)([oa]s?)(?!\p{L})/giu, 'mí$1')
    .replace(/(?<!\p{L})(?:su|tu)(?=\s)/giu, 'mi')
    .replace(/(?<!\p{L})(?:sus|tus)(?=\s)/giu, 'mis')
}

/**
 * The alternatives of "X or Y?", of at most three words each, as whoever answers would say them; null where a line offers no such
 * choice.
 */
export function alternativesIn(line: string): Alternatives | null {
  const twice = behindVerb(line)
  if (twice !== null) return twice
  const asked = line
    .replace(/(?<!\p{L})(?:uh|um|eh|este(?! (?:año|mes|lunes|martes|viernes))) /giu, '')
    .replace(besides, '')
    .replace(leftOpen, '$1 $2 o ')
    .replace(yesOrNo, ' ')
    .replace(stammered, '$1 ')
    .replace(open, '')
    .replace(/[¿?¡!.…]+/g, ' ')
    .trim()
  const parts = asked.split(/\s+(?:or|o|u)\s+/iu)
  const [before, after] = parts.slice(-2)
  if (before === undefined || after === undefined) return null
  const second = after.split(/\s+/)
  if (toSomebody.test(after) || anyOf.test(before)) return null
  const alike = parallel(before, second)
  if (alike !== null) return [turned(alike), turned(second.join(' '))]
  const listener = second.length === 1 && /^(?:you|usted|vos)$/iu.test(after)
  if (second.length > 3 || (begins.test(fold(second[0] ?? '').text) && !listener)) return null
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

/** "¿Es resfrío, o es más bien tristeza?": what stands behind the same verb twice. */
const verbTwice =
  /(?:^|[\s,;¿])(es|era|fue|son|est[aá]|estaba)\s+([^,;¿?]{2,40}?),?\s+o\s+(?:ya\s+|m[aá]s bien\s+)?\1\s+(?:m[aá]s bien\s+|solo\s+|s[oó]lo\s+)?([^,;¿?]{2,40}?)\s*[?.!]*$/iu

function behindVerb(line: string): Alternatives | null {
  const [, , first, second] = verbTwice.exec(line) ?? []
  return first === undefined || second === undefined ? null : [turned(first), turned(second)]
}

/** So many words the second of two things has that begin alike. */
const mostAlike = 6

/** "De usted, o de un señor de Culiacán": the first of two things that begin with the same preposition, whatever their length. */
function parallel(before: string, second: readonly string[]): string | null {
  const [opens = ''] = second
  if (!prepositions.test(fold(opens).text) || second.length < 2 || second.length > mostAlike) return null
  const words = before.replace(/[,;]\s*$/, '').split(/\s+/)
  const from = words.findLastIndex((word) => word.toLowerCase() === opens.toLowerCase())
  const first = from < 0 ? [] : words.slice(from)
  return first.length < 2 || first.length > mostAlike ? null : first.join(' ')
}

const own: Readonly<Record<string, string>> = { are: "I'm", were: 'I was', do: 'I', have: "I've" }
const asked =
  "(are|were|do|have) you|(is|was|has|are|were|have) (it|he|she|they|(?:my|your|the) (?:(?:own|other|old|new|main|last|first) )?[\\p{L}'’]+)"
const clauses = new RegExp(
  `(?:^|[,;:.] ?|\\b(?:so|and|but|then|now|well) )(?:${asked}) ([^,;?]{2,60}?),? or (?:rather )?(?:${asked}) ([^,;?]{2,60})\\s*[?.!]*$`,
  'iu',
)

function stated(ofYou: string | undefined, aux = '', subject = '', rest = ''): string {
  const said = rest
    .trim()
    .replace(/\byours\b/gi, 'mine')
    .replace(/\byour\b/gi, 'my')
    .replace(/\byourself\b/gi, 'myself')
    // "That you've got too much on", "that you can't sleep": of whoever answers.
    .replace(/\byou(['’])re\b/gi, 'I$1m')
    .replace(/\byou(?=['’](?:ve|d|ll)\b)/gi, 'I')
    .replace(/\b(that|because|since|when|what|if) you are\b/gi, '$1 I am')
    .replace(/\b(that|because|since|when|what|if) you(?= )/gi, '$1 I')
    .replace(/\b(?:you|me)\b/gi, (word) => (word.toLowerCase() === 'you' ? 'me' : 'you'))
  if (ofYou !== undefined) return `${own[ofYou.toLowerCase()] ?? 'I'} ${said}`
  return `${turned(subject)} ${aux.toLowerCase()} ${said}`
}

/** "¿Sigues con menos horas o ya te las devolvieron?" */
const stillOrNot =
  /(?:^|[\s,;¿])(?:sigue|sigues|segu[ií]s)(?: usted| vos)? ((?:con|en|sin) [^,;?]{2,40}?),? o (?:ya|ahora) /iu

/** "Are you still driving it, or was it repossessed?": both halves as whoever answers would state them. Null for any other line. */
export function statementsIn(line: string): Alternatives | null {
  const [, rest] = stillOrNot.exec(line) ?? []
  if (rest !== undefined) return [`sigo ${turned(rest)}`, `todavía sigo ${turned(rest)}`]
  const hit = clauses.exec(line.replace(/(?<!\p{L})(?:uh|um) /giu, ''))
  if (hit === null) return null
  const [, you1, aux1, subject1, rest1, you2, aux2, subject2, rest2] = hit
  return [stated(you1, aux1, subject1, rest1), stated(you2, aux2, subject2, rest2)]
}

/**
 * Whether a question gives a choice at all, between things or between clauses: "vive solo o tiene familia a cargo". "Any brothers or
 * sisters?" and "yes or no?" give none.
 */
export function givesChoice(line: string): boolean {
  const asked = line.replace(leftOpen, '$1 $2 o ').replace(yesOrNo, ' ').replace(open, '').trim()
  const [before = ''] = asked.split(/,?\s+(?:or|o|u)\s+(?=\p{L})/iu)
  return before !== asked && !anyOf.test(before)
}
