import { sumsIn } from '#server/language/figures/sums-in.ts'
import { speaksOfPaying } from '#server/language/paying.ts'
import type { Question, Sentence, Terms } from '#server/language/reading.ts'
import { asksWhatWas, saysHalf, saysPercent } from '#server/language/says-back.ts'
import { onlyNames } from '#server/language/only-names.ts'
import { reckons } from '#server/language/reckons.ts'
import { takesUp } from '#server/language/takes-up.ts'
import type { Mind } from '../mind.ts'
import { owedCents } from '../scenario.ts'
import type { Moment } from './move.ts'

/** All that the sums rest on. */
type Told = Pick<Moment, 'mind' | 'scenario' | 'life'>
/** The same, and what the debtor said last. */
type Spoken = Told & Pick<Moment, 'spoken'>

/** Of so many facts told last a sum said back is no offer. */
const lately = 2
/** The forms of questions that ask about a sum and never for it: "where would the three hundred come from?". */
const aboutIt: readonly Question['asks'][] = ['where', 'why', 'who', 'when']

/** What the debtor can pay, as it said itself, or as it was agreed or offered. */
function isArranged({ deal }: Mind, cents: number): boolean {
  return [deal.own, deal.agreed, ...deal.table].some((one) => one?.amountCents === cents)
}

/** The numbers of the debtor's papers, read as sums: "twenty-two oh four Magnolia", said back. */
function numbersOf({ papers }: Moment['life']): number[] {
  return [papers.address, papers.lastFour]
    .flatMap((text) => text.match(/\d+/g) ?? [])
    .map((number) => Number(number) * 100)
}

/** Sums that the debtor told as something else than what it would pay: an income, a price. In cents. */
export function sumsTold({ mind, scenario, life }: Told, last = mind.toldAs.length): number[] {
  const payable = life.facts.flatMap(({ text, also }) => (also.includes('able_monthly') ? sumsIn(text) : []))
  return mind.toldAs
    .slice(-last)
    .flatMap(sumsIn)
    .filter((cents) => cents !== owedCents(scenario) && !payable.includes(cents) && !isArranged(mind, cents))
}

/** "Half?", to whoever has just claimed that half was agreed with somebody else: no offer. */
function saysHalfBack({ quote }: Sentence, amounts: readonly number[], { mind, scenario }: Told): boolean {
  const claimed = mind.objections.some(
    ({ text, status }) => status !== 'latent' && text !== null && saysHalf(text),
  )
  const halves = amounts.every((cents) => Math.abs(cents * 2 - owedCents(scenario)) <= 1)
  return claimed && halves && saysHalf(quote) && !speaksOfPaying(quote)
}

/**
 * The terms of a sentence without what is no offer in them: what the debtor earns or paid, said back ("450,000, ouch. And what do you make
 * a week?"), and its own figure, reckoned with or asked about ("35 a month would take 21 months"). Null where nothing is left.
 */
export function withoutSumsTold(sentence: Sentence, terms: Terms, moment: Spoken): Terms | null {
  const { quote, question } = sentence
  const amounts = terms.alternatives.flat().flatMap(({ amountCents }) => amountCents ?? [])
  if (amounts.length === 0) return terms
  if (asksWhatWas(quote) || saysHalfBack(sentence, amounts, moment)) return null
  // "Forty percent, wow", to whoever has just lost forty percent of their year.
  const toldPercent = [moment.spoken, moment.mind.toldAs.at(-1) ?? ''].some(saysPercent)
  if (saysPercent(quote) && toldPercent && !takesUp(quote)) return null
  // "Somebody told you could settle for half", "forget the eight thousand".
  const { deal } = moment.mind
  const own = deal.agreed ?? deal.own
  if (!amounts.some((cents) => cents === own?.amountCents) && onlyNames(quote)) return null
  const ofOwn = own !== null && amounts.every((cents) => cents === own.amountCents)
  if (
    ofOwn &&
    (reckons(quote) || (question !== null && aboutIt.includes(question.asks) && terms.is === 'question'))
  )
    return null
  const told = sumsTold(moment)
  // "Two of 210 are 420", to whoever has paid 210 twice.
  const together = told.flatMap((one, at) => told.slice(at).map((other) => one + other))
  const known = [...told, ...together, ...numbersOf(moment.life)]
  const others = amounts.some((cents) => !known.includes(cents))
  const recent = [...sumsTold(moment, lately), ...together, ...numbersOf(moment.life)]
  const back = others ? known : speaksOfPaying(quote) ? [] : recent
  const alternatives = terms.alternatives
    .map((parts) => parts.filter(({ amountCents }) => amountCents === null || !back.includes(amountCents)))
    .filter((parts) => parts.length > 0)
  return alternatives.length === 0 ? null : { ...terms, alternatives }
}
