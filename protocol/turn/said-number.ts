import type { Language } from '../vocabulary/language.ts'

/** How many digits each word stands for when a number is said digit by digit or in pairs. */
const digits: Record<Language, ReadonlyMap<string, number>> = {
  en: digitWords(
    'oh zero one two three four five six seven eight nine',
    'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    'twenty thirty forty fifty sixty seventy eighty ninety',
  ),
  es: digitWords(
    'cero uno una dos tres cuatro cinco seis siete ocho nueve',
    'diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veintiuno veintidós ' +
      'veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
    'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  ),
}

function digitWords(ones: string, pairs: string, tens: string): ReadonlyMap<string, number> {
  const of = (list: string, count: number) => list.split(' ').map((word): [string, number] => [word, count])
  return new Map([...of(ones, 1), ...of(pairs, 2), ...of(tens, 2)])
}

const tens =
  /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)$/u
/** Before a digit that is said once and written twice: "double four". */
const doubled = new Map([
  ['double', 1],
  ['triple', 2],
  ['doble', 1],
])

type NumberKind = {
  cue: RegExp
  /** Digits of a whole number of this kind. */
  digits: number
  /** Numbers of this kind have different lengths: from this one on nothing is certain. */
  open?: true
  /** A length that may be whole as well: a phone number without its area code. */
  also?: number
  /** Fewer digits than this may be a time of day: "call me at five thirty". */
  from?: number
}

/** The narrower kind first: the last four of a card number are four digits. */
const kinds: Record<Language, readonly NumberKind[]> = {
  en: [
    { cue: /\blast four\b|\bend(?:s|ing) (?:in|with)\b/u, digits: 4 },
    { cue: /\bcvv\b|\bsecurity code\b|\bthree digits\b/u, digits: 3 },
    { cue: /\barea code\b/u, digits: 10 },
    { cue: /\bzip\b/u, digits: 5 },
    { cue: /\brouting\b|\bsocial\b/u, digits: 9 },
    { cue: /\bexpir/u, digits: 4 },
    { cue: /\bcard number\b|\bcard is\b/u, digits: 16 },
    { cue: /\b(?:phone|cell|mobile|callback)\b.*\b(?:number|is)\b/u, digits: 10 },
    { cue: /\b(?:call|reach|dial)\b.*\b(?:at|is|on)\b/u, digits: 10, from: 4, also: 7 },
    {
      cue: /\b(?:account|reference|file|case|confirmation|policy|invoice)(?: number)? (?:number|is|was)\b/u,
      digits: 6,
      open: true,
    },
    { cue: /\bnumber\b.* (?:is|was|at)$/u, digits: 7, open: true },
  ],
  es: [
    { cue: /\búltim[oa]s cuatro\b|(?:^| )termina(?:da|do|n|ción)? (?:en|con)\b/u, digits: 4 },
    { cue: /\bcvv\b|\bcódigo de seguridad\b/u, digits: 3 },
    { cue: /\bcódigo postal\b/u, digits: 5 },
    { cue: /\bseguro social\b/u, digits: 9 },
    { cue: /\bdni\b/u, digits: 8 },
    { cue: /\b(?:número de (?:la |mi |su )?tarjeta|tarjeta es)\b/u, digits: 16 },
    { cue: /(?:^| )(?:teléfono|celular|móvil|whatsapp)\b.*\b(?:es|número)\b/u, digits: 9 },
    { cue: /\b(?:marque|marcar|llame|llámeme|llamar(?:nos|me)?)\b.*\bal\b/u, digits: 9, from: 4 },
    {
      cue: /\b(?:cuenta|referencia|expediente|folio|contrato|factura|póliza|confirmación)\b/u,
      digits: 6,
      open: true,
    },
    { cue: /\bnúmero\b.* (?:es|era|al)(?: el)?$/u, digits: 7, open: true },
  ],
}

/** What kind of number is being said stands this close before it, in words. */
const cueWords = 7
/** Fewer digits in a row than this, said one by one, are no number of anything. */
const shortest = 4

/**
 * Whether a turn ends with a phone, card, account or similar number of which only a part was said. `said`:
 * small letters, word by word. `open`: nothing tells how long it is, as with a reference number. Null where the end is no such number.
 */
export function saidNumber(said: readonly string[], language: Language): 'half' | 'whole' | 'open' | null {
  const { start, count, single } = trailingDigits(said, language)
  if (count === 0) return null
  const before = said.slice(Math.max(0, start - cueWords), start).join(' ')
  const amount = /(?:\b(?:pay|owe|balance|of|for|pago|pagar|debe|saldo|por)|\$)(?: \S+)?$/u.test(before)
  const kind = amount ? undefined : kinds[language].find(({ cue }) => cue.test(before))
  if (kind && count < (kind.from ?? 1)) return null
  if (kind?.also === count) return null
  if (kind) return count < kind.digits ? 'half' : kind.open ? 'open' : 'whole'
  // Digits one by one are a number that is read out.
  // Three by themselves may be the code of a card, six of them are the most of a phone number.
  if (start === 0 && count === 3) return null
  return single >= 2 && single === count && (count < shortest || (count === 6 && start === 0)) ? 'half' : null
}

/**
 * The digits that the last words stand for: `single` of them were said one by one. `start`: the index of the
 * first of these words.
 */
function trailingDigits(said: readonly string[], language: Language) {
  let [start, count, single] = [said.length, 0, 0]
  for (; start > 0; start--) {
    const word = said[start - 1] ?? ''
    const next = said[start]
    const written = /^\d+$/u.test(word) ? word.length : undefined
    const value = written ?? doubled.get(word) ?? digits[language].get(word)
    // "treinta y cuatro" is one pair
    if (value === undefined && !(word === 'y' && tens.test(said[start - 2] ?? '') && count > 0)) break
    if (tens.test(word) && next !== undefined) {
      const unit = language === 'es' && next === 'y' ? said[start + 1] : next
      if (isDigit(unit, language)) {
        count += 1
        single -= 1
        continue
      }
    }
    count += value ?? 0
    if (value === 1) single += 1
  }
  return { start, count, single }
}

function isDigit(word: string | undefined, language: Language): boolean {
  return word !== undefined && digits[language].get(word) === 1 && !/^(?:oh|zero|cero)$/u.test(word)
}
