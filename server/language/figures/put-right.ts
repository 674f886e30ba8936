import type { Token } from '../text/line.ts'
import { excuses, fillers } from '../text/goes-on.ts'
import { readNumber, type SpokenNumber } from './numbers.ts'

/** The words [from, to) with single spaces between them. */
const wordsOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ')

/** A no by itself, in speech that is written with its pauses. */
export const saysNo = ({ word, pause }: Token): boolean => word === 'no' && pause

/** What may stand between a figure and the one that puts it right: how often or when, and words without a meaning. */
const passing =
  '^(?:(?:a|per|each|every|on|por|al|a la|cada|los|las|de) (?!or |o |no )\\S+ |monthly |weekly |mensual(?:es)? |semanal(?:es)? )?' +
  '(?:(?:or|o|um|uh|er|eh|este|well|bueno|wait|espere|ay|no) )*'
const onlyPassing = new RegExp(`${passing}$`)
const apology = new RegExp(`${passing}(?:${excuses}) (?:(?:${excuses}|${fillers}) )*`)

function beginsSum(tokens: readonly Token[], at: number): boolean {
  return (
    readNumber(tokens, at) !== null ||
    /^(?:an?|un) (?:hundred|thousand|mil) /.test(`${wordsOf(tokens, at, at + 2)} `)
  )
}

const currency = /^(?:dollars?|bucks?|pesos?|euros?|pounds?)$/
const afterCurrency = (tokens: readonly Token[], to: number): number =>
  currency.test(tokens[to]?.word ?? '') ? to + 1 : to

/** "Sorry, 870 of it is interest": a share of the sum before, which stands. */
function isShareOf(tokens: readonly Token[], at: number): boolean {
  const to = afterCurrency(tokens, readNumber(tokens, at)?.to ?? at)
  return /^(?:of (?:it|that|this|them|which)|de (?:es[aeo]s?|ell[ao]s?)) /.test(
    `${wordsOf(tokens, to, to + 2)} `,
  )
}

/**
 * The token at which the sum begins that puts right the one before `to`: "35, sorry, 25", "120 por mes, no, perdón, 100",
 * "a hundred and fifty, no, a hundred". Null where none follows in its place.
 */
export function putRightAt(tokens: readonly Token[], to: number): number | null {
  const excused = apology.exec(`${wordsOf(tokens, to, to + 12)} `)?.[0]
  const next = excused === undefined ? null : to + excused.trim().split(' ').length
  if (next !== null && beginsSum(tokens, next)) return isShareOf(tokens, next) ? null : next
  const no = tokens.slice(to, to + 6).findIndex(saysNo)
  if (no === -1 || !beginsSum(tokens, to + no + 1)) return null
  return no === 0 || onlyPassing.test(`${wordsOf(tokens, to, to + no)} `) ? to + no + 1 : null
}

/** As far back as a figure may begin that is put right. */
const reach = 20

/** The number that the one at `index` puts right. */
function wrongBefore(tokens: readonly Token[], index: number): SpokenNumber | null {
  for (let from = Math.max(0, index - reach); from < index; from += 1) {
    const number = readNumber(tokens, from)
    if (number === null || number.to > index) continue
    if (putRightAt(tokens, afterCurrency(tokens, number.to)) === index) return number
    from = number.to - 1
  }
  return null
}

const rateOrDay =
  /^(?:a|per|each|every|monthly|weekly|al|por|cada|mensual(?:es)?|semanal(?:es)?|today|tonight|hoy)$/

/**
 * Whether the digits of a correction are a slip of those they stand for: two of them changed places, or one behind the
 * first is another. "1,250, sorry, 150" names a new sum.
 */
function isSlip(said: string, meant: string): boolean {
  const sorted = (digits: string) => digits.split('').toSorted().join('')
  if (sorted(said) === sorted(meant)) return true
  return said[0] === meant[0] && said.split('').filter((digit, at) => digit !== meant[at]).length === 1
}

/**
 * A number as it is meant: "6,780, sorry, 870" corrects the last digits and is 6,870, where "200, sorry, 150" is 150. A
 * sign, a rate ("$780 a month"), "today" and a round sum, the wrong one too, make it a figure of its own, unless the whole one is
 * the balance.
 */
export function asMeant(spoken: SpokenNumber, tokens: readonly Token[], balanceCents: number): SpokenNumber {
  const { value, from, to } = spoken
  const digits = String(value)
  if (!/^\d{2,3}$/.test(digits) || spoken.percent) return spoken
  const wrong = wrongBefore(tokens, from)
  if (wrong === null || wrong.value < 1000 || !Number.isInteger(wrong.value)) return spoken
  const whole = wrong.value - (wrong.value % 10 ** digits.length) + value
  const said = String(wrong.value).slice(-digits.length)
  const own =
    tokens[from]?.money === true ||
    rateOrDay.test(tokens[afterCurrency(tokens, to)]?.word ?? '') ||
    wrong.value % 100 === 0 ||
    value % 10 ** (digits.length - 1) === 0 ||
    !isSlip(said, digits)
  const meant = whole * 100 === balanceCents || !own
  return meant ? { ...spoken, value: whole, moneyLike: true } : spoken
}
