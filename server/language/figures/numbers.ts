import type { Token } from '../text/line.ts'
import { ordinals, ordinalTens } from './date-words.ts'

/** A number as said: its value and the tokens [from, to) that it takes. */
export type SpokenNumber = {
  value: number
  from: number
  to: number
  form: 'digits' | 'words'
  /** "1,000", "2k", "fifteen hundred", "one fifty": said the way money is, not the way a count is. */
  moneyLike: boolean
  /** Written with a percent sign. */
  percent: boolean
}

const units: ReadonlyMap<string, number> = new Map(
  Object.entries({
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    un: 1,
    uno: 1,
    una: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    trece: 13,
    catorce: 14,
    quince: 15,
    dieciseis: 16,
    diecisiete: 17,
    dieciocho: 18,
    diecinueve: 19,
    veintiun: 21,
    veintiuno: 21,
    veintiuna: 21,
    veintidos: 22,
    veintitres: 23,
    veinticuatro: 24,
    veinticinco: 25,
    veintiseis: 26,
    veintisiete: 27,
    veintiocho: 28,
    veintinueve: 29,
  }),
)
const tens: ReadonlyMap<string, number> = new Map(
  Object.entries({
    twenty: 20,
    thirty: 30,
    forty: 40,
    fourty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    veinte: 20,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    sesenta: 60,
    setenta: 70,
    ochenta: 80,
    noventa: 90,
  }),
)
const hundredsEs: ReadonlyMap<string, number> = new Map(
  Object.entries({
    cien: 100,
    ciento: 100,
    cientos: 100,
    doscient: 200,
    trescient: 300,
    cuatrocient: 400,
    quinient: 500,
    seiscient: 600,
    setecient: 700,
    ochocient: 800,
    novecient: 900,
  }),
)
const scales: ReadonlyMap<string, number> = new Map(
  Object.entries({
    thousand: 1000,
    grand: 1000,
    mil: 1000,
    million: 1e6,
    millions: 1e6,
    millon: 1e6,
    millones: 1e6,
  }),
)

/** "doscient" is said "doscientos" or "doscientas". */
const hundredsSaid: ReadonlyMap<string, number> = new Map(
  [...hundredsEs].flatMap(([word, value]) =>
    ['', 'os', 'as'].map((ending): [string, number] => [`${word}${ending}`, value]),
  ),
)
/** Words that a number in words can begin with. */
const beginnings: ReadonlySet<string> = new Set([
  ...units.keys(),
  ...tens.keys(),
  ...hundredsSaid.keys(),
  'a',
  'mil',
  'hundred',
  'thousand',
])
const digit = /^\d/

/** Digits with separators of either custom: "1,000.50", "1.234,56", "1.500". Null for anything else. */
export function parseDigits(word: string): { value: number; moneyLike: boolean; percent: boolean } | null {
  if (!digit.test(word)) return null
  const match = /^(\d+(?:[.\u066b']\d+)*)(k|m|%)?$/.exec(word)
  const body = match?.[1]
  if (!match || body === undefined) return null
  const suffix = match[2]
  const factor = suffix === 'k' ? 1000 : suffix === 'm' ? 1e6 : 1
  const separators = body.match(/[.\u066b']/g) ?? []
  const groups = body.split(/[.\u066b']/)
  const lastGroup = groups.at(-1) ?? ''
  const kinds = new Set(separators)
  let digits: string
  if (separators.length === 0) digits = body
  else if (kinds.size > 1 || lastGroup.length !== 3) {
    // The last separator is the decimal one; all before it group thousands.
    digits = `${groups.slice(0, -1).join('')}.${lastGroup}`
  } else digits = groups.join('')
  const value = Number(digits) * factor
  if (!Number.isFinite(value)) return null
  return { value, moneyLike: separators.length > 0 || factor > 1, percent: suffix === '%' }
}

/** Whether a number can begin with a word: most words need no further look. */
export function mayBeginNumber(word: string): boolean {
  return beginnings.has(word) || digit.test(word)
}

/** Reads the number that begins at token `from`, or null. */
export function readNumber(tokens: readonly Token[], from: number): SpokenNumber | null {
  const first = tokens[from]
  if (!first) return null
  const written = parseDigits(first.word)
  if (written) return readDigits(tokens, from, written)
  return beginnings.has(first.word) ? readWords(tokens, from) : null
}

function readDigits(
  tokens: readonly Token[],
  from: number,
  written: { value: number; moneyLike: boolean; percent: boolean },
): SpokenNumber {
  let { value, moneyLike } = written
  let to = from + 1
  const first = tokens[from]
  const next = tokens[to]
  if (next && !first?.pause && !written.percent) {
    const scale = scales.get(next.word) ?? (next.word === 'hundred' ? 100 : undefined)
    if (scale !== undefined) {
      value *= scale
      moneyLike = true
      to += 1
      // "2 mil 500", "dos mil quinientos" said half in digits.
      const rest = first && !next.pause ? readNumber(tokens, to) : null
      if (rest && rest.value < scale && !rest.percent && scale >= 1000) {
        value += rest.value
        to = rest.to
      }
    } else if (
      /^\d{1,3}$/.test(first?.word ?? '') &&
      /^\d{3}$/.test(next.word) &&
      first &&
      next.start - first.end === 1
    ) {
      // "1 500": a space groups the thousands.
      value = value * 1000 + Number(next.word)
      moneyLike = true
      to += 1
    }
  }
  return { value, from, to, form: 'digits', moneyLike, percent: written.percent }
}

function readWords(tokens: readonly Token[], from: number): SpokenNumber | null {
  let total = 0
  let current = 0
  let index = from
  let moneyLike = false
  let lastScale = ''
  // What was read last decides what may follow: "twenty five" adds, "two fifty" is two hundred and fifty.
  let last: 'none' | 'unit' | 'teen' | 'ten' | 'hundred' | 'scale' = 'none'
  const peek = (at: number) => tokens[at]?.word ?? ''
  if (peek(index) === 'a' && ['hundred', 'thousand', 'grand'].includes(peek(index + 1))) {
    current = 1
    last = 'unit'
    index += 1
  }
  // "the hundred and ten", "hundred and fifty you said"
  if (
    /^(?:hundred|thousand)$/.test(peek(index)) &&
    (/^(?:the|that|this|another|first)$/.test(peek(index - 1)) || isHundredAnd(tokens, index))
  ) {
    current = 1
    last = 'unit'
  }
  for (;;) {
    const token = tokens[index]
    if (!token) break
    if (index > from && tokens[index - 1]?.pause) break
    const { word } = token
    if (isOrdinalTen(word, peek(index + 1), token.pause)) break
    if (word === 'and' || word === 'y') {
      const follow = peek(index + 1)
      const joins =
        word === 'and'
          ? (last === 'hundred' || last === 'scale') &&
            (units.get(follow) !== undefined || tens.get(follow) !== undefined)
          : last === 'ten' && (units.get(follow) ?? 10) < 10
      if (!joins) break
      index += 1
      continue
    }
    const unit = units.get(word)
    const ten = tens.get(word)
    const hundred = hundredsSaid.get(word)
    const scale = scales.get(word)
    if (unit !== undefined) {
      if (last === 'unit' || last === 'teen') break
      if (last === 'ten' && unit >= 10) break
      current += unit
      last = unit >= 10 ? 'teen' : 'unit'
    } else if (ten !== undefined) {
      if (last === 'ten') break
      if (last === 'unit' || last === 'teen') {
        const singular =
          peek(index + 1) === 'dollar' && /^(payment|installment|monthly|weekly)/.test(peek(index + 2))
        if (current >= 100 || total > 0 || singular || isSpanish(peek(index - 1)) || peek(from) === 'a') break
        current *= 100
        moneyLike = true
      }
      current += ten
      last = 'ten'
    } else if (word === 'oh' && last === 'unit' && current < 10 && saysHundreds(tokens, from, index)) {
      // "one oh five"
      current = current * 100 + (units.get(peek(index + 1)) ?? 0)
      moneyLike = true
      index += 1
    } else if (word === 'hundred' || word === 'hundreds') {
      if (last === 'none' || last === 'hundred' || last === 'scale' || current === 0) break
      if (current >= 10) moneyLike = true
      current *= 100
      last = 'hundred'
    } else if (hundred !== undefined) {
      if (last !== 'none' && last !== 'scale') break
      current += hundred
      last = 'hundred'
    } else if (scale !== undefined) {
      if (last === 'scale' && scale <= 1000) break
      if (last === 'none' && word !== 'mil') break
      const counted = current === 0 ? 1 : current
      // "Un millón trescientos ochenta mil": the thousands are added to the millions.
      total = scale === 1000 && total >= 1e6 ? total + counted * scale : (total + counted) * scale
      if (scale === 1000 && total >= scale * scale && !/^millon(?:es)?$|^millions?$/.test(lastScale)) break
      current = 0
      last = 'scale'
      lastScale = word
      moneyLike = true
    } else break
    index += 1
  }
  if (last === 'none') return null
  // A trailing "and" was never counted in: give it back.
  while (index > from && (peek(index - 1) === 'and' || peek(index - 1) === 'y')) index -= 1
  // "Un millón novecientos cuarenta" leaves the thousand out.
  const left = /^millon(?:es)?$/.test(lastScale) && current >= 100 ? 1_000 : 1
  const value = total + current * left
  return { value, from, to: index, form: 'words', moneyLike: moneyLike || value >= 100, percent: false }
}

/** "One oh five" is a hundred and five, and "three one six oh four" a row of digits. */
function saysHundreds(tokens: readonly Token[], from: number, at: number): boolean {
  const isDigit = (index: number) => (units.get(tokens[index]?.word ?? '') ?? 10) < 10
  // "At nine oh five", "apartment two oh four".
  const before = tokens[from - 1]?.word ?? ''
  const isPlace =
    /^(?:at|by|til|till|until|around|about|unit|apartment|apt|room|suite|number|flat|highway|route|line)$/.test(
      before,
    )
  return from === at - 1 && isDigit(at + 1) && !isDigit(from - 1) && !isDigit(at + 2) && !isPlace
}

/** "hundred and fifty", where nobody counts the hundreds: "a few hundred and five minutes" is none. */
function isHundredAnd(tokens: readonly Token[], at: number): boolean {
  const word = (index: number) => tokens[index]?.word ?? ''
  const follows = units.has(word(at + 2)) || tens.has(word(at + 2))
  const counted = /^(?:few|couple|several|of|many|some)$/.test(word(at - 1)) || units.has(word(at - 1))
  return word(at) === 'hundred' && word(at + 1) === 'and' && follows && !counted
}

/** "the tenth and twenty-fifth": half of a day, and no number. */
function isOrdinalTen(word: string, next: string, pause: boolean | undefined): boolean {
  return (
    !pause && Object.hasOwn(ordinalTens, word) && Object.hasOwn(ordinals, next) && (ordinals[next] ?? 10) < 10
  )
}

function isSpanish(word: string): boolean {
  return /^(un|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci|veint)/.test(
    word,
  )
}
