import { sumsIn } from '#server/language/figures/sums-in.ts'
import type { Frequency, Reading, Sentence, Terms, TermsPart } from '#server/language/reading.ts'
import { perMonthCents } from '../finances.ts'
import { statedMeans } from '../means.ts'
import type { Mind } from '../mind.ts'
import { owedCents, type Scenario } from '../scenario.ts'

/** All that tells which sums were spoken of. */
type Spoken = {
  mind: Pick<Mind, 'deal' | 'toldAs' | 'objections'>
  scenario: Scenario
  /** What the debtor said last. */
  spoken: string
}

/** Payments that would take so many months are none that anybody proposes. */
const sensibleMonths = 240
/** Nor where no such sum was spoken of, in a currency with large sums. */
const conceivableMonths = 1_200
/** From here on a bare number is a sum. */
const surelySum = 10_000
/** From here on a debt is in a currency of which people leave out the thousands: nobody owes as many dollars here. */
const largeCents = 50_000_000

/** The sums that either side named in the call, and what the debtor can pay. In cents. */
function sumsSpokenOf({ mind: { deal, toldAs, objections }, scenario, spoken }: Spoken): ReadonlySet<number> {
  const raised = objections.flatMap(({ status, text }) =>
    status === 'latent' || text === null ? [] : [text],
  )
  const payments = [deal.own, deal.agreed, ...deal.table].flatMap((one) =>
    one === null ? [] : [one.amountCents, one.totalCents, one.lastCents, one.down?.amountCents ?? null],
  )
  return new Set([
    ...payments.flatMap((cents) => cents ?? []),
    ...[...toldAs, ...raised, spoken].flatMap(sumsIn),
    statedMeans(scenario.scenario, owedCents(scenario))?.amountCents ?? 0,
  ])
}

/**
 * The reading with the thousands that were left out: "280 al mes", after "$280,000 al mes", and "los 300" beside a debt of five million.
 * What makes sense as it was said stays ("50 a month", where 50,000 were spoken of and 6,000 are owed).
 */
export function withThousands(reading: Reading, told: Spoken): Reading {
  if (reading.sentences.every(({ terms, amounts }) => terms === null && amounts.length === 0)) return reading
  const debt = owedCents(told.scenario)
  const known = sumsSpokenOf(told)
  const isShort = (cents: number, per: Frequency | null) => {
    const whole = cents * 1_000
    if (cents <= 0 || whole > debt) return false
    const month = per === null || per === 'once' ? cents : perMonthCents(cents, per)
    // "In six, in twelve, in twenty-four": a small number without a rhythm may count payments.
    const isSum = per !== null || cents >= surelySum
    if (debt >= largeCents && isSum && month * conceivableMonths < debt) return true
    return known.has(whole) && month * sensibleMonths < debt
  }
  return { ...reading, sentences: reading.sentences.map((sentence) => inSentence(sentence, isShort)) }
}

type IsShort = (cents: number, per: Frequency | null) => boolean

function inSentence(sentence: Sentence, isShort: IsShort): Sentence {
  const { terms, amounts } = sentence
  const parts = terms?.alternatives.flat() ?? []
  const perOf = (cents: number) => parts.find(({ amountCents }) => amountCents === cents)?.per ?? null
  return {
    ...sentence,
    terms: terms && inTerms(terms, isShort),
    amounts: amounts.map((one) =>
      isShort(one.cents, perOf(one.cents)) ? { ...one, cents: one.cents * 1_000 } : one,
    ),
  }
}

function inTerms(terms: Terms, isShort: IsShort): Terms {
  const whole = (part: TermsPart): TermsPart => {
    const { amountCents, lastCents, totalCents, per } = part
    const meant = (cents: number | null) => (cents !== null && isShort(cents, per) ? cents * 1_000 : cents)
    return {
      ...part,
      amountCents: meant(amountCents),
      lastCents: meant(lastCents),
      totalCents: totalCents === null ? null : isShort(totalCents, 'once') ? totalCents * 1_000 : totalCents,
    }
  }
  return { ...terms, alternatives: terms.alternatives.map((option) => option.map(whole)) }
}
