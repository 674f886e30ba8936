import { readNumber } from './figures/numbers.ts'
import { fold } from './text/fold.ts'
import { readLine, type Token } from './text/line.ts'
import { lettersApart } from './text/letters-apart.ts'

/** Digits or an address that were told, said back rightly or not; `true` as they were told. */
export type ReadBack = { right: boolean; told: string }

/** A run of digits as it is written, with what stands between them. No sum of money, and no share. */
const written = /(?<![\p{L}\d$€£.,])\(?\d(?:[\d() -]*\d)?(?![\d%])(?!\s?[€£%])(?![.,]\d)/gu
/** What is counted or paid is no number that is read back. */
const counted =
  /^[ ]?(?:dollars?|bucks|pesos?|euros?|pounds?|(?:a|per|each|every) (?:week|month|year)|al mes|por mes|cada mes|(?:a la|por|cada) semana|de renta|km|miles|per cent|percent|por ciento|years?|anos?)\b/u
const year = /^(?:19|20)\d\d$/
const shortest = 4
/** So few digits at the end tell which number is meant. */
const shortestEnd = 3

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The numbers that a text of the debtor's tells digit by digit, as they are written. */
function numbersTold(text: string): string[] {
  const { text: folded } = fold(text)
  return [...folded.matchAll(written)].flatMap(({ 0: hit, index }) => {
    const digits = digitsOf(hit)
    const isSum = counted.test(folded.slice(index + hit.length))
    return digits.length < shortest || year.test(digits) || isSum ? [] : [hit.trim()]
  })
}

const spelled: ReadonlyMap<string, string> = new Map([
  ['oh', '0'],
  ['o', '0'],
  ['zero', '0'],
  ['cero', '0'],
])
/** Between digits these are digits as well: "oh one for two". */
const alike: ReadonlyMap<string, string> = new Map([
  ['for', '4'],
  ['to', '2'],
  ['too', '2'],
  ['ate', '8'],
])
const between = new Set('uh um eh dash hyphen guion'.split(' '))
/** A number of more digits is said as a sum is. */
const mostSaid = 99

/** The digits of one number that is said: "sixty one" is 61, "614-555-0151" all of it. Null for a sum and for any other word. */
function said(tokens: readonly Token[], at: number): { digits: string; to: number } | null {
  const token = tokens[at]
  if (token === undefined || token.money) return null
  const zero = spelled.get(token.word)
  if (zero !== undefined) return { digits: zero, to: at + 1 }
  if (/^\d/.test(token.word))
    return /^\d+(?:[-/]\d+)*$/.test(token.word) ? { digits: digitsOf(token.word), to: at + 1 } : null
  const number = readNumber(tokens, at)
  if (number === null) return null
  // "One fifty" is 150 as a sum, and 1-50 digit by digit: what is longer than two digits is taken word by word.
  if (number.value <= mostSaid) return { digits: String(number.value), to: number.to }
  const word = readNumber(tokens.slice(at, at + 1), 0)
  return word === null || word.value > mostSaid ? null : { digits: String(word.value), to: at + 1 }
}

/** Runs of digits that a line says one after the other; `cut`: another word follows at once. */
function runsIn(line: string): { digits: string; cut: boolean }[] {
  const { tokens } = readLine(line)
  const runs: { digits: string; cut: boolean }[] = []
  let run = ''
  let at = 0
  while (at < tokens.length) {
    const one = said(tokens, at)
    const word = tokens[at]?.word ?? ''
    if (one !== null) {
      run += one.digits
      at = one.to
      continue
    }
    const like = alike.get(word)
    if (run !== '' && like !== undefined && tokens[at - 1]?.pause !== true) run += like
    else if (run === '' || !between.has(word)) {
      if (run !== '') runs.push({ digits: run, cut: true })
      run = ''
    }
    at += 1
  }
  if (run !== '') runs.push({ digits: run, cut: false })
  return runs
}

/** One digit in four may be wrong, at least one: a number of another kind shares fewer. */
const mostWrong = (length: number) => Math.max(1, Math.floor(length / 4))
/** A part of so many digits is the beginning of that number and no other. */
const shortestPart = 6

/** Whether a run says a number back; null where it is another number. */
function compares({ digits, cut }: { digits: string; cut: boolean }, told: string): boolean | null {
  if (digits === told) return true
  if (digits.length >= shortestEnd && told.endsWith(digits)) return true
  if (digits.length < shortest) return null
  const end = told.slice(-digits.length)
  if (end.length === digits.length && lettersApart(digits, end) <= mostWrong(digits.length)) return false
  if (Math.abs(told.length - digits.length) === 1 && lettersApart(digits, told) === 1) return false
  return digits.length >= shortestPart && cut && told.startsWith(digits) ? false : null
}

const address = /[\p{L}\d._+-]+@[\p{L}\d.-]*[\p{L}\d]/gu
const letters = (text: string) => text.replace(/[^a-z0-9]/g, '')
/** A recogniser writes a name in several words: so many letters before the "at" are looked at beside those of the address. */
const spare = 3

/** An e-mail address that is said back: "james dot oakfor at mail dot example". */
function addressBack(line: string, told: readonly string[]): ReadBack | null {
  const said = fold(line)
    .text.replace(/ (?:dot|punto) /g, '.')
    .replace(/ ?(?:\bat\b|\barroba\b|@) ?/g, '@')
  const at = said.indexOf('@')
  if (at < 0) return null
  const [before, after] = [letters(said.slice(0, at)), letters(said.slice(at + 1))]
  for (const text of told.flatMap((one) => one.match(address) ?? [])) {
    const [name = '', host = ''] = fold(text).text.split('@').map(letters)
    const near = [0, 1, -1, 2, -2, spare].map((more) =>
      lettersApart(before.slice(-(name.length + more)), name),
    )
    const apart = Math.min(...near)
    if (name.length < shortest || apart > mostWrong(name.length)) continue
    if (apart > 0) return { right: false, told: text }
    return after.startsWith(host) ? { right: true, told: text } : null
  }
  return null
}

/** Whether a part of a line is one of what is read back: "Your email: james", where an address was cut. */
export function isOf({ told }: ReadBack, part: string): boolean {
  const words = fold(part).text.split(/[^\p{L}\d]+/u)
  return fold(told)
    .text.split(/[^\p{L}\d]+/u)
    .some((piece) => piece.length >= shortestEnd && words.includes(piece))
}

/**
 * Whether a line says back a number or an e-mail address that was told digit by digit ("614-555-0151, got it", "siete ocho dos dos
 * tres, verdad"): rightly, or with a digit or two that differ. Null where it says none. `told`: what the debtor said, the latest last.
 */
export function readBackIn(line: string, told: readonly string[]): ReadBack | null {
  const runs = runsIn(line)
  const latest = told.toReversed()
  const found = latest.flatMap(numbersTold).map((one) => ({
    told: one,
    says: runs.map((run) => compares(run, digitsOf(one))),
  }))
  // A number that is told exactly is meant, though a later one comes near to it.
  for (const right of [true, false]) {
    const meant = found.find(({ says }) => says.includes(right))
    if (meant) return { right, told: meant.told }
  }
  return addressBack(line, latest)
}
