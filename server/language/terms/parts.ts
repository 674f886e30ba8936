import type { Frequency, TermsPart } from '../reading.ts'
import type { Mark } from './mark.ts'

type Open = TermsPart & {
  rest: boolean
  monthOnly: boolean
  countUnit: 'payments' | 'length' | null
  reckoned: boolean
  final: TermsPart | null
}

/** What is known of the sentence as a whole. */
export type Whole = { settles: boolean; balanceCents: number; today: string }

const lengthsInMonths = { month: 1, year: 12 } as const

function empty(): Open {
  return {
    amountCents: null,
    per: null,
    count: null,
    from: null,
    until: null,
    lastCents: null,
    totalCents: null,
    settles: false,
    rest: false,
    monthOnly: false,
    countUnit: null,
    reckoned: false,
    final: null,
  }
}

/** How many payments a length of time holds: six months of biweekly payments are 13. */
function paymentsIn(mark: Extract<Mark, { kind: 'count' }>, per: Frequency | null): number {
  const { count, unit } = mark
  if (unit === 'payments') return count
  const monthly = unit === 'month' || unit === 'year' ? count * lengthsInMonths[unit] : null
  if (monthly !== null) {
    if (per === 'weekly') return Math.round((monthly * 52) / 12)
    if (per === 'biweekly') return Math.round((monthly * 26) / 12)
    return monthly
  }
  if (unit === 'week' && per === 'biweekly') return Math.round(count / 2)
  return count
}

/** The rhythm that a length implies where none is said: so much over so many months. */
function rhythmOf(unit: Extract<Mark, { kind: 'count' }>['unit']): Frequency | null {
  if (unit === 'month' || unit === 'year') return 'monthly'
  if (unit === 'week') return 'weekly'
  return unit === 'quincena' ? 'biweekly' : null
}

/** Whether nothing but its figure is known of a part. */
function isBare({ per, count, from, until, rest }: Open): boolean {
  return per === null && count === null && from === null && until === null && !rest
}

/** The parts of one alternative, put together from its marks in the order of the words. */
export function partsOf(marks: readonly Mark[], whole: Whole): TermsPart[] {
  const parts: Open[] = []
  let current = empty()
  let total: number | null = null
  let offCents = 0
  const lengths: { part: Open; mark: Extract<Mark, { kind: 'count' }> }[] = []
  const used = () =>
    current.amountCents !== null ||
    current.rest ||
    current.count !== null ||
    current.from !== null ||
    current.until !== null ||
    current.per !== null ||
    current.totalCents !== null ||
    lengths.some(({ part }) => part === current)
  const push = () => {
    if (used()) parts.push(current)
    current = empty()
  }
  const once = (part: Open) => {
    part.per ??= 'once'
  }
  for (const [at, mark] of marks.entries()) {
    const next = marks[at + 1]
    switch (mark.kind) {
      case 'amount': {
        if (mark.role === 'not') break
        if (mark.role === 'off') {
          offCents += mark.cents
          break
        }
        const splitUp =
          next?.kind === 'count' &&
          next.from - mark.to <= 1 &&
          next.unit === 'payments' &&
          next.reckoned !== true
        // "1,800 in three payments": the first figure is what they come to.
        if (mark.role === 'total' || (splitUp && current.amountCents === null)) {
          total = mark.cents
          break
        }
        // "Six payments, and 115 on the last one": the others are what they are.
        if (mark.role === 'last' && current.amountCents === null && current.count !== null) {
          current.count = null
          current.lastCents = mark.cents
          break
        }
        if (mark.role === 'last' && (current.amountCents !== null || parts.length > 0)) {
          const target = current.amountCents !== null ? current : (parts.at(-1) ?? current)
          if (target.count !== null && target.countUnit === 'payments')
            target.final = { ...empty(), amountCents: mark.cents, per: 'once' }
          else target.lastCents = mark.cents
          break
        }
        // "And a final one of 125", where the others were spoken of before: it says nothing of them.
        if (mark.role === 'last') break
        // "Three hundred is what it says, so three hundred on the first" says one figure twice.
        const again = current.amountCents === mark.cents && isBare(current)
        if (current.amountCents !== null && !again) push()
        else if (dayElsewhere(marks, at)) current = empty()
        current.amountCents = mark.cents
        if (mark.share) once(current)
        break
      }
      case 'whole':
        if (current.amountCents === null && !current.rest) {
          current.amountCents = whole.balanceCents
          current.totalCents = whole.balanceCents
          once(current)
        }
        break
      case 'percent': {
        const share = mark.off || !whole.settles ? 1 - mark.share : mark.share
        if (mark.off || whole.settles) {
          const cents = Math.round(whole.balanceCents * (mark.off ? share : mark.share))
          total = total ?? cents
        } else if (current.amountCents === null) {
          current.amountCents = Math.round(whole.balanceCents * mark.share)
          once(current)
        }
        break
      }
      case 'count':
        // "three payments of 200": the count comes first and opens a part.
        if (
          next?.kind === 'amount' &&
          next.role === 'each' &&
          next.from - mark.to <= 2 &&
          current.amountCents !== null &&
          current.count !== null
        )
          push()
        else if (
          next?.kind === 'amount' &&
          next.role === 'each' &&
          next.from - mark.to <= 1 &&
          (current.amountCents !== null || current.rest)
        )
          push()
        lengths.push({ part: current, mark })
        current.count = mark.count
        current.countUnit = mark.unit === 'payments' ? 'payments' : 'length'
        current.reckoned = mark.reckoned === true
        break
      case 'day': {
        // A day that stands right before the next figure belongs to it, when the current one has its own.
        if (mark.role === 'until') current.until ??= mark.on
        else if (current.from === null) {
          current.from = mark.on
          current.monthOnly = mark.month
        } else if (mark.month && !current.monthOnly) {
          // "the 1st of each month, starting in May"
          current.from = `${mark.on.slice(0, 8)}${current.from.slice(8)}`
        } else if (current.per === null && pairs(marks, at) && isFortnight(current.from, mark.on))
          current.per = 'biweekly'
        if (mark.today) once(current)
        break
      }
      case 'per':
        if (current.amountCents === null && !current.rest && parts.length > 0 && next?.kind !== 'amount') {
          const before = parts.at(-1)
          if (before) before.per ??= mark.per
        } else if (current.per === null || current.per === 'once') current.per = mark.per
        break
      case 'once':
        if (current.amountCents === null && next?.kind !== 'amount' && parts.length > 0) break
        once(current)
        if (mark.now) current.from ??= whole.today
        break
      case 'rest':
        push()
        current.rest = true
        break
      case 'then':
        if (current.amountCents !== null) push()
        break
      default:
        break
    }
  }
  push()
  for (const { part, mark } of lengths) {
    part.per ??= rhythmOf(mark.unit)
    part.count = paymentsIn(mark, part.per)
  }
  if (offCents > 0 && offCents < whole.balanceCents) total ??= whole.balanceCents - offCents
  return finish(parts, total, whole)
}

/** A day or a rhythm once more, without anything to pay. */
function isEmpty({ amountCents, totalCents, count, rest }: Open): boolean {
  return amountCents === null && totalCents === null && count === null && !rest
}

/** "An email tonight, and eighty on the third": the figure has a day of its own, and the one before it is of something else. */
function dayElsewhere(marks: readonly Mark[], at: number): boolean {
  const before = marks.slice(0, at).findLast(({ kind }) => kind !== 'once')
  const [figure, after] = marks.slice(at, at + 2)
  if (before?.kind !== 'day' || figure === undefined || after?.kind !== 'day') return false
  return after.role === 'from' && figure.from > before.to && after.from - figure.to <= closeBy
}

/** "On the first and on the fifteenth": two days close by each other are one rhythm. */
function pairs(marks: readonly Mark[], at: number): boolean {
  const before = marks.slice(0, at).findLast(({ kind }) => kind === 'day')
  const here = marks[at]
  return before !== undefined && here !== undefined && here.from - before.to <= closeBy
}

/** In words between two marks. */
const closeBy = 4

function isFortnight(a: string, b: string): boolean {
  const apart = Math.abs(Date.parse(b) - Date.parse(a)) / 86_400_000
  return apart >= 13 && apart <= 17
}

/** A figure without a rhythm beside others: paid once before the regular ones, or each on its own day. */
function singles(parts: readonly Open[]): void {
  const regular = parts.findLastIndex(({ per, count }) => count !== null || (per !== null && per !== 'once'))
  const dated =
    parts.length > 1 &&
    regular === -1 &&
    parts.every(({ from, per }) => from !== null && (per ?? 'once') === 'once')
  for (const [at, part] of parts.entries()) {
    if (part.per !== null || part.count !== null || part.amountCents === null) continue
    if (at < regular || (dated && !part.monthOnly)) part.per = 'once'
  }
}

function finish(parts: Open[], total: number | null, whole: Whole): TermsPart[] {
  if (parts.length === 0 && total !== null) parts.push(empty())
  for (const part of parts.filter(isEmpty)) if (parts.length > 1) parts.splice(parts.indexOf(part), 1)
  singles(parts)
  const main =
    parts.find(({ count, per }) => (count ?? 0) > 1 || (per !== null && per !== 'once')) ?? parts.at(-1)
  if (main && total !== null) {
    main.totalCents = total
    if (main.count === null && parts.length === 1) main.per ??= 'once'
    if (main.amountCents === null && !main.rest)
      main.amountCents = main.count ? Math.round(total / main.count) : total
  }
  for (const part of parts) {
    // Nothing ends before it begins: that day is of something else.
    if (part.until !== null && part.from !== null && part.until < part.from) part.until = null
    // "Twelve hundred, nothing on top, forty eight Fridays": all of it, in so many payments.
    if ((part.count ?? 0) > 1 && part.amountCents === whole.balanceCents) {
      part.totalCents = part.amountCents
      part.amountCents = Math.round(part.amountCents / (part.count ?? 1))
    }
    if (
      part.amountCents === null &&
      !part.rest &&
      part.count !== null &&
      part.totalCents === null &&
      parts.length === 1 &&
      !part.reckoned
    ) {
      part.totalCents = whole.balanceCents
      part.amountCents = Math.round(whole.balanceCents / part.count)
    }
  }
  // "A thousand down, the rest in twelve": what is left, in equal parts.
  const open = parts.find(({ rest, amountCents, count }) => rest && amountCents === null && (count ?? 0) > 1)
  const paid = parts.reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0)
  if (open?.count && paid > 0 && paid < whole.balanceCents)
    open.amountCents = Math.round((whole.balanceCents - paid) / open.count)
  if (whole.settles)
    for (const part of parts.filter(
      ({ rest, amountCents, from }) => rest && amountCents === null && from === null,
    ))
      parts.splice(parts.indexOf(part), 1)
  const [only] = parts
  if (
    only &&
    parts.length === 1 &&
    only.amountCents === whole.balanceCents &&
    (only.per ?? 'once') === 'once' &&
    only.count === null
  ) {
    only.per = 'once'
    only.totalCents = whole.balanceCents
  }
  if (whole.settles && parts.length === 1 && only) settle(only, whole)
  else if (whole.settles) for (const part of parts) part.settles ||= part.totalCents !== null
  return parts.flatMap(({ rest: _, countUnit: __, reckoned: ___, final, ...part }) =>
    final ? [part, clean(final)] : [part],
  )
}

function clean(part: TermsPart): TermsPart {
  const { amountCents, per, count, from, until, lastCents, totalCents, settles } = part
  return { amountCents, per, count, from, until, lastCents, totalCents, settles }
}

/** Less than the balance, and the account is closed: once where nothing else is said. */
function settle(main: Open, whole: Whole): void {
  const spread = (main.count ?? 0) > 1 || (main.per !== null && main.per !== 'once')
  if (main.amountCents === null && main.totalCents === null) {
    main.settles = true
    return
  }
  const each = main.amountCents ?? 0
  if (spread && main.totalCents === null && (main.count === null || each * main.count >= whole.balanceCents))
    return
  if (!spread) {
    main.per = 'once'
    main.totalCents = main.amountCents ?? main.totalCents
  } else if (main.count !== null && main.totalCents === null && main.amountCents !== null)
    main.totalCents = main.amountCents * main.count
  main.settles = main.totalCents !== null && main.totalCents < whole.balanceCents
}
