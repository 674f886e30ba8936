import type { Frequency, Understanding } from './acts/understanding.ts'
import { difficulties, personalities } from './figures.ts'
import { ceilingCents, perMonthCents, roundedCents } from './finances.ts'
import { folded } from './fold-text.ts'
import type { Mind } from './mind.ts'
import { owedCents, type Scenario } from './scenario.ts'
import type { Arrangement } from './state.ts'

/** What the collector put on the table; `amountCents` null for a plan without a figure. */
export type Offer = Omit<Arrangement, 'amountCents'> & { amountCents: number | null; takesCounter: boolean }

/** Words that take up the debtor's own figure. */
const agrees =
  /\b(that|this|it) (works|sounds|is fine|would work|will work)|\b(agreed|deal|perfect|great|wonderful|excellent|fair enough|works for (me|us))\b|(let'?s|we can|i can|we will|we'll) (do|accept|go with|set|take|start)|\b(de acuerdo|me parece|trato hecho|acepto|aceptamos|perfecto|excelente|muy bien|esta bien|podemos (hacer|aceptar|dejar|empezar)|lo dejamos|quedamos|sale)\b/

/** The figure of the line that is on offer: not the balance, and the smallest one where several are named. */
function offeredCents(understanding: Understanding, debtCents: number): number | null {
  const figures = understanding.amounts
    .map(({ cents }) => cents)
    .filter((cents) => cents > 0 && cents < debtCents * 0.98)
  return figures.length > 0 ? Math.min(...figures) : null
}

/**
 * Reads an offer out of a line, or null when nothing is offered. An agreement in words or a recap
 * without a figure takes up the debtor's own last figure.
 */
export function offerIn(
  understanding: Understanding,
  line: string,
  mind: Mind,
  scenario: Scenario,
): Offer | null {
  const acts = new Set(understanding.acts.map(({ act }) => act))
  const debtCents = owedCents(scenario)
  const figure = offeredCents(understanding, debtCents)
  const { installments } = understanding
  const firstOn = understanding.dates[0]?.on ?? null
  const { method } = understanding
  const common = { firstOn, method, installments, takesCounter: false }
  const countered = mind.countered

  if (countered && (figure === null || figure === countered.amountCents)) {
    const takes =
      acts.has('recap') || acts.has('ask_commitment') || agrees.test(folded(line)) || figure !== null
    if (takes && !acts.has('ask_full'))
      return {
        ...countered,
        ...common,
        installments: installments ?? countered.installments,
        takesCounter: true,
      }
  }
  if (acts.has('ask_full') && figure === null) {
    return { ...common, kind: 'full', amountCents: debtCents, frequency: 'once', installments: null }
  }
  if (acts.has('settlement') || understanding.discount !== null) {
    const total =
      figure ??
      (understanding.discount !== null ? Math.round(debtCents * (1 - understanding.discount)) : null)
    const inParts = installments !== null && installments > 1
    const split = inParts && total !== null && understanding.amounts.length < 2
    const amountCents = split ? Math.round(total / installments) : total
    return {
      ...common,
      kind: 'settlement',
      amountCents,
      frequency: understanding.frequency ?? (inParts ? 'monthly' : 'once'),
    }
  }
  const repeats = understanding.frequency !== null && understanding.frequency !== 'once'
  if (acts.has('plan') || repeats || (installments !== null && installments > 1)) {
    const split = figure === null && installments !== null && installments > 1
    const amountCents = split ? Math.round(debtCents / installments) : figure
    if (amountCents === null && !acts.has('plan')) return null
    return {
      ...common,
      kind: 'plan',
      amountCents,
      frequency: repeats ? (understanding.frequency ?? 'monthly') : 'monthly',
    }
  }
  const pressesFor =
    acts.has('ask_commitment') ||
    acts.has('closed_probe') ||
    acts.has('ask_full') ||
    acts.has('recap') ||
    acts.has('lawful_urgency')
  if (figure !== null && pressesFor && !acts.has('state_debt')) {
    return { ...common, kind: 'plan', amountCents: figure, frequency: understanding.frequency ?? 'once' }
  }
  return null
}

/** Whether the debtor can really pay it: no more than the cap, and no more than the cash before the next pay day. */
export function canAfford(
  offer: { amountCents: number; frequency: Frequency; firstOn: string | null },
  mind: Mind,
): boolean {
  if (offer.amountCents > ceilingCents(mind.finances, offer.frequency)) return false
  const beforePay = offer.firstOn !== null && offer.firstOn < mind.finances.payDay
  return !(beforePay && offer.frequency === 'once') || offer.amountCents <= mind.finances.cashTodayCents
}

/**
 * The debtor's own figure for payments of that frequency: low at first, then moving by the
 * personality's share of what is left to the cap, and never above it (rule 6).
 */
export function ownFigureCents(mind: Mind, scenario: Scenario, frequency: Frequency): number {
  const { concession } = personalities[scenario.personality]
  const { gain } = difficulties[scenario.difficulty]
  const ceiling = ceilingCents(mind.finances, frequency)
  const said = mind.countered
  const from = said
    ? (perMonthCents(said.amountCents, said.frequency) / mind.finances.monthlyCapCents) * ceiling
    : null
  const share = from === null ? 0.5 + concession * gain : null
  const raw = from === null ? ceiling * (share ?? 0) : from + concession * (ceiling - from)
  return Math.min(ceiling, Math.max(roundedCents(raw), from === null ? 0 : Math.floor(from)))
}

/** The offer as an arrangement of the debtor's own, at another figure. */
export function arrangementOf(offer: Offer, amountCents: number): Arrangement {
  const { kind, frequency, installments, firstOn, method } = offer
  return {
    kind: kind === 'full' ? 'plan' : kind,
    amountCents,
    frequency: kind === 'full' ? 'monthly' : frequency,
    installments,
    firstOn,
    method,
  }
}
