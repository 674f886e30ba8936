import { findAmounts } from '../figures/amounts.ts'
import { findDates } from '../figures/dates.ts'
import { findMethods } from '../figures/payment-words.ts'
import type { PaymentMethod, Sentence as Read, Terms, TermsPart } from '../reading.ts'
import type { Sentence } from '../text/line.ts'
import type { Mark } from './mark.ts'
import { marksOf } from './marks.ts'
import { isTold, meaning, words, type Known } from './meaning.ts'
import { partsOf } from './parts.ts'
import { patterns } from './words.ts'

/** What the reading of terms needs to know besides the words. */
export type TermsContext = Known & {
  /** The day of the call, YYYY-MM-DD. */
  today: string
  spanish: boolean
}

/**
 * What a sentence says of payments: figures, rhythm, days and method with their relations, and how it is meant; null
 * when it says nothing of payments. `text` is the whole line that the tokens of the sentence point into.
 */
export function readTerms(sentence: Sentence, text: string, context: TermsContext): Terms | null {
  const marks = marksOf(sentence, text, context)
  const method = oneMethod(sentence)
  const said = words(sentence)
  const is = meaning(sentence, marks, context)
  if (is === null) {
    if (method === null || !patterns.methodOffered.test(said) || isTold(said, context)) return null
    return {
      is: sentence.question || patterns.asks.test(said) ? 'question' : 'offer',
      alternatives: [],
      method,
    }
  }
  const whole = {
    settles:
      patterns.settles.test(said.replace(' settled on ', ' ')) ||
      marks.some((mark) => mark.kind === 'percent' && mark.off),
    balanceCents: context.balanceCents,
    today: context.today,
  }
  const groups = split(withWhole(marks, said), said)
  // "600 and it's closed, or 50 a month for eighteen months": the plan closes nothing.
  const spread = (group: readonly Mark[]) => group.some(({ kind }) => kind === 'count' || kind === 'per')
  const alternatives = listed(
    groups.map((group) =>
      partsOf(group, { ...whole, settles: whole.settles && !(groups.length > 1 && spread(group)) }),
    ),
    said,
  )
  const filled = alternatives.filter((parts) => parts.length > 0)
  if (filled.length === 0) filled.push([planPart()])
  // "The three or the six?" is about figures that were said before.
  const countsAlone =
    filled.length > 1 &&
    filled.flat().every(({ count, totalCents }) => count !== null && totalCents === context.balanceCents)
  if (countsAlone)
    for (const part of filled.flat()) {
      part.amountCents = null
      part.totalCents = null
    }
  const last = filled.at(-1)?.at(-1)
  // "3,000 in January and the rest in payments of 350": each of them is one of many.
  if (
    last &&
    last.amountCents !== null &&
    last.per === null &&
    last.count === null &&
    patterns.inPieces.test(said)
  )
    last.per = 'monthly'
  const either = is === 'question' ? choices(filled, said) : filled
  const short = is === 'offer' && filled.length > 1 && sentence.tokens.length <= 4
  return {
    is: short ? 'question' : is,
    alternatives: shareRhythm(is === 'correction' ? either.slice(-1) : either),
    method,
  }
}

/** "By post or by card?": a choice, of which only one side may be known. */
const choice = / (?:by|con|por|en) \S+ (?:or|o) (?:by |with |con |por |en )?\S+ *$/

/** The way to pay that is named; null where the line leaves a choice ("card or transfer?"). */
function oneMethod({ norm }: Sentence): PaymentMethod | null {
  const [method, other] = findMethods(norm)
  return method === undefined || (other !== undefined && / (?:or|o) /.test(norm)) || choice.test(norm)
    ? null
    : method
}

function planPart(): TermsPart {
  return {
    amountCents: null,
    per: null,
    count: null,
    from: null,
    until: null,
    lastCents: null,
    totalCents: null,
    settles: false,
  }
}

/** "all at once", "pay it off": the whole balance, where no figure says it. */
function withWhole(marks: readonly Mark[], said: string): readonly Mark[] {
  const figure = marks.some((mark) => mark.kind === 'whole' || mark.kind === 'percent')
  const match = patterns.whole.exec(said)
  if (figure || !match) return marks
  // "No no, not all of it."
  if (/ (?:not|nunca|never)(?: for)? $/.test(said.slice(0, match.index + 1))) return marks
  const from = said
    .slice(0, match.index + 1)
    .trim()
    .split(' ')
    .filter(Boolean).length
  const to = from + match[0].trim().split(' ').length
  const near = marks.some(
    (mark) => mark.kind === 'amount' && mark.role !== 'not' && !alternativeBetween(marks, from, mark.from),
  )
  if (near) return marks
  const whole: Mark = { kind: 'whole', from, to }
  return [...marks, whole].toSorted((a, b) => a.from - b.from)
}

function alternativeBetween(marks: readonly Mark[], a: number, b: number): boolean {
  return marks.some(({ kind, from }) => kind === 'or' && from > Math.min(a, b) && from < Math.max(a, b))
}

const carries = (mark: Mark): boolean =>
  (mark.kind === 'amount' && mark.role !== 'not') ||
  mark.kind === 'count' ||
  mark.kind === 'day' ||
  mark.kind === 'whole' ||
  mark.kind === 'percent'

/** At each "or" with figures on both sides. */
function split(marks: readonly Mark[], said: string): Mark[][] {
  const groups: Mark[][] = [[]]
  for (const [at, mark] of marks.entries()) {
    if (mark.kind === 'or') {
      const before = groups.at(-1)?.some(carries) ?? false
      const after = marks.slice(at + 1).some(carries)
      if (before && after) groups.push([])
      continue
    }
    groups.at(-1)?.push(mark)
  }
  return said.length > 0 ? groups : []
}

/** "three options: 100 a month, 50 a month for a year": each part is a choice of its own. */
function listed(alternatives: TermsPart[][], said: string): TermsPart[][] {
  if (!/ (?:options?|opciones|choices?|alternativas) /.test(said)) return alternatives
  return alternatives.flatMap((parts) =>
    parts.length > 1 && parts.every(({ amountCents, per }) => amountCents !== null && per !== null)
      ? parts.map((part) => [part])
      : [parts],
  )
}

/** "¿Doscientos, trescientos?": bare figures asked for one behind the other are a choice. */
function choices(alternatives: TermsPart[][], said: string): TermsPart[][] {
  const [parts = []] = alternatives
  const bare = parts.every(
    ({ amountCents, per, count, from, until }) =>
      amountCents !== null && per === null && count === null && from === null && until === null,
  )
  if (alternatives.length > 1 || parts.length < 2 || !bare || / (?:y|and|plus|mas) /.test(said))
    return alternatives
  return parts.map((part) => [part])
}

/** "60 or 80 a month": the rhythm at the end is that of both. */
function shareRhythm(alternatives: TermsPart[][]): TermsPart[][] {
  if (alternatives.length < 2) return alternatives
  const last = alternatives.at(-1)?.[0]
  const first = alternatives[0]?.[0]
  for (const parts of alternatives) {
    const [only] = parts
    if (parts.length !== 1 || !only) continue
    if (only.per === null && only.count === null && last?.per && last.per !== 'once') only.per = last.per
    if (only.per === null && only.count === null && first?.per && first.per !== 'once' && isNear(only, first))
      only.per = first.per
    if (only.per === null && only.count !== null && first?.per && first.per !== 'once') only.per = first.per
  }
  return alternatives
}

/** Money, days and the method as said in a sentence, whatever they mean. */
export function figuresOf(
  sentence: Sentence,
  text: string,
  { today, balanceCents, spanish }: TermsContext,
): Pick<Read, 'amounts' | 'days' | 'method'> {
  const line = { text, sentences: [sentence], tokens: sentence.tokens }
  const days = findDates(line, today, spanish)
  const taken = new Set(
    days.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step)),
  )
  const amounts = findAmounts(line, taken, balanceCents)
  return {
    amounts: amounts.map(({ quote, start, end, cents }) => ({ quote, start, end, cents })),
    days: days.map(({ quote, start, end, on }) => ({ quote, start, end, on })),
    method: oneMethod(sentence),
  }
}

/** Figures of one order: "100 a month or 150". */
function isNear(a: TermsPart, b: TermsPart): boolean {
  if (a.amountCents === null || b.amountCents === null) return false
  return Math.max(a.amountCents, b.amountCents) <= 4 * Math.min(a.amountCents, b.amountCents)
}
