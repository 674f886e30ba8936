import type { Frequency, Terms, TermsPart } from '#server/language/reading.ts'
import { byMonth, comparable, repeats, sameTerms } from './figures.ts'
import type { DealHeard, DealState, Person, Proposal } from './state.ts'

/** What the collector's line puts on the table, and how it is meant. */
export type Heard = {
  is: 'offer' | 'correction' | 'recap'
  /** Proposals with a figure or of a plan; several are a choice. */
  options: Proposal[]
  /** Days named without a figure: a change or an addition to what is on the table. */
  days: { on: string; by: boolean }[]
  /** A change of the rhythm alone ("weekly, not monthly"). */
  frequency: Frequency | null
}

const nearlyAll = 0.98

/** What a line proposes, its parts put together; mere mentions are left out. */
export function proposals(heard: DealHeard, state: DealState, person: Person): Heard {
  const meant = heard.terms.filter(({ is }) => is !== 'mention')
  // A figure that is put as an offer stays one, however much the line sounds like a summary.
  const sumsUp =
    meant.some((terms) => terms.is === 'recap') ||
    (heard.recap && !meant.some((terms) => terms.is === 'offer' || terms.is === 'question'))
  const is = meant.some((terms) => terms.is === 'correction') ? 'correction' : sumsUp ? 'recap' : 'offer'
  const options: Proposal[] = []
  const saidIn = new Map<Proposal, Terms>()
  const days: Heard['days'] = []
  let frequency: Frequency | null = null
  for (const terms of meant) {
    for (const parts of terms.alternatives) {
      const proposal = proposalOf(parts, terms, heard, state, person)
      if (!proposal) continue
      saidIn.set(proposal, terms)
      if (proposal.amountCents === null && bare(parts)) {
        const day = proposal.firstOn ?? proposal.until
        const last = options.at(-1)
        if (last?.amountCents && terms.alternatives.length === 1) complete(last, proposal)
        else if (day !== null) days.push({ on: day, by: proposal.firstOn === null })
        else if (repeats(proposal.frequency) && is === 'correction') frequency = proposal.frequency
        else options.push(proposal)
      } else if (is === 'correction' && terms.is === 'correction') options.splice(0, options.length, proposal)
      else {
        const known = options.find(
          (option) =>
            same(option, proposal) ||
            repeated(option, parts) ||
            isReckonedFrom(option, parts, person.debtCents),
        )
        if (known) complete(known, proposal)
        else options.push(proposal)
      }
    }
  }
  // A plan in general beside a figure says nothing more.
  const figures = withoutSaidBack(
    options.filter(({ amountCents }) => amountCents !== null),
    saidIn,
    state,
  )
  return { is, options: figures.length > 0 ? figures : options.slice(0, 1), days, frequency }
}

/** "25 a week, I see. Could you do 50?": what stands already, said back before a higher figure, is no second choice. */
function withoutSaidBack(
  options: readonly Proposal[],
  saidIn: ReadonlyMap<Proposal, Terms>,
  { agreed, own }: DealState,
): Proposal[] {
  const stands = agreed ?? own
  const month = ({ amountCents, frequency }: Proposal) => byMonth(amountCents ?? 0, frequency ?? 'monthly')
  return options.filter(
    (option, at) =>
      !stands ||
      !sameTerms(stands, option) ||
      !options
        .slice(at + 1)
        .some(
          (later) =>
            saidIn.get(later) !== saidIn.get(option) &&
            comparable(later, option) &&
            month(later) > month(option),
        ),
  )
}

function bare(parts: readonly TermsPart[]): boolean {
  return parts.every(
    ({ amountCents, totalCents, count }) => amountCents === null && totalCents === null && count === null,
  )
}

/** "25 on the 3rd. Just 25": the figure once more. */
function repeated(option: Proposal, parts: readonly TermsPart[]): boolean {
  const [only] = parts
  return (
    parts.length === 1 && only?.per === null && only.count === null && only.amountCents === option.amountCents
  )
}

/** "280,000 a month. That would be twenty payments, a little more": how long the sum takes is no second one. */
function isReckonedFrom(
  { amountCents, frequency }: Proposal,
  parts: readonly TermsPart[],
  debtCents: number,
): boolean {
  const [only] = parts
  if (parts.length !== 1 || !only || only.count === null || amountCents === null || !repeats(frequency))
    return false
  const { count, totalCents, settles } = only
  const named = only.amountCents !== null && only.amountCents * count !== totalCents
  if (named || settles || totalCents === null || totalCents < debtCents * nearlyAll) return false
  return Math.abs(amountCents * count - debtCents) <= amountCents
}

function complete(target: Proposal, more: Proposal): void {
  target.firstOn ??= more.firstOn
  target.until ??= more.until
  target.method ??= more.method
}

export function same(a: Proposal, b: Proposal): boolean {
  return a.amountCents === b.amountCents && a.frequency === b.frequency && a.installments === b.installments
}

function proposalOf(
  parts: readonly TermsPart[],
  terms: Terms,
  heard: DealHeard,
  state: DealState,
  person: Person,
): Proposal | null {
  const first = parts[0]
  if (!first) return null
  const main = parts.find(({ per, count }) => repeats(per) || (count ?? 1) > 1)
  const { debtCents } = person
  if (!main && parts.length > 1) return inPieces(parts, terms, person)
  const part = main ?? first
  const before = main && first !== main ? first : null
  // "We can split the 3,862 into small monthly bits": nobody asks for all of it each month, and no part is named.
  const whole = (cents: number | null) => cents !== null && cents >= debtCents * nearlyAll
  const unnamed =
    heard.terms.every(({ is }) => is !== 'correction') &&
    debtCents > person.capCents &&
    part.count === null &&
    repeats(part.per) &&
    (whole(part.amountCents) || whole(part.totalCents))
  // "That's thirty-five months" says how long what was named takes.
  const isReckoned = part.totalCents === null && part.count !== null && terms.alternatives.length === 1
  const named =
    part.amountCents ??
    (isReckoned ? (state.agreed ?? state.own)?.amountCents : null) ??
    (part.count !== null && part.count > 0
      ? Math.ceil((part.totalCents ?? debtCents) / part.count)
      : part.totalCents)
  const amount = unnamed ? null : named
  const full = part.totalCents !== null && part.totalCents >= debtCents * nearlyAll && !main && !part.settles
  const all = whole(amount) && !main
  const settles = parts.some((one) => one.settles)
  const kind = full || all ? 'full' : settles ? 'settlement' : 'plan'
  const frequency: Frequency | null =
    part.per ??
    ((part.count ?? 1) > 1
      ? 'monthly'
      : kind !== 'plan'
        ? 'once'
        : amount === null
          ? null
          : usual(part, heard, state))
  const down =
    before && before.amountCents !== null
      ? { amountCents: before.amountCents, on: before.from ?? before.until }
      : null
  return {
    kind,
    amountCents: amount,
    frequency,
    installments: part.count,
    firstOn: part.from,
    until: part.until,
    lastCents: part.lastCents,
    totalCents: part.totalCents,
    method: terms.method ?? heard.method,
    down,
    monthCents: Math.max(
      amount === null ? 0 : byMonth(amount, frequency ?? 'monthly'),
      down?.amountCents ?? 0,
    ),
  }
}

/** How often, where it was not said: as in what stands on the table, or once where a day or the cash of today is meant. */
function usual(part: TermsPart, heard: DealHeard, state: DealState): Frequency {
  const stands = state.agreed ?? state.own ?? state.table[0]
  if (heard.topic === 'able_now') return 'once'
  if (heard.topic === 'able_monthly')
    return repeats(stands?.frequency ?? null) ? (stands?.frequency ?? 'monthly') : 'monthly'
  if (stands?.frequency) return stands.frequency
  return part.from !== null || part.until !== null ? 'once' : 'monthly'
}

/** Some single payments: "150 on the 4th and 150 on the 18th". */
function inPieces(parts: readonly TermsPart[], terms: Terms, person: Person): Proposal | null {
  const named = parts.filter(({ amountCents }) => amountCents !== null)
  const [last] = named.slice(-1)
  if (last === undefined) return null
  // "Half of the twelve fifty, like 625": only payments with a day each are added up.
  const known =
    terms.is === 'correction' && named.every(({ from, until }) => (from ?? until) === null) ? [last] : named
  const sum = known.reduce((total, { amountCents }) => total + (amountCents ?? 0), 0)
  const months = new Map<string, number>()
  for (const { amountCents, from, until } of known) {
    const month = (from ?? until ?? person.today).slice(0, 7)
    months.set(month, (months.get(month) ?? 0) + (amountCents ?? 0))
  }
  const settles = parts.some((one) => one.settles)
  return {
    kind: settles ? 'settlement' : sum >= person.debtCents * nearlyAll ? 'full' : 'plan',
    amountCents: sum,
    frequency: 'once',
    installments: known.length,
    firstOn: known[0]?.from ?? known[0]?.until ?? null,
    until: null,
    lastCents: null,
    totalCents: sum,
    method: terms.method,
    down: null,
    monthCents: Math.max(...months.values()),
  }
}
