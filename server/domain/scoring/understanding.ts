import type {
  CollectorAct,
  Frequency,
  PaymentMethod,
  Reading,
  Sentence,
  Span,
  ViolationHit,
} from '#server/language/reading.ts'
import { violationsOnce } from '#server/language/violations/violations-once.ts'

export type ActHit = Span & { act: CollectorAct }

/** What the score takes from the reading of a line of the collector: each act once, where it is said first, each violation where it is blamed first. */
export type Understanding = {
  acts: ActHit[]
  violations: ViolationHit[]
  /** Money as said, in cents. */
  amounts: readonly (Span & { cents: number })[]
  /** Days as said, YYYY-MM-DD. */
  dates: readonly (Span & { on: string })[]
  frequency: Frequency | null
  /** How many payments. */
  installments: number | null
  method: PaymentMethod | null
  /** A push without a lawful reason. */
  pushing: boolean
  /** How many questions the line asks. */
  questions: number
}

/** Acts that can be held against a collector count from this certainty on. */
const surelyRead = 0.7
const heldAgainst: readonly CollectorAct[] = ['ask_full']

/** What a line did, whatever else it holds. A line that carries a violation earns nothing else. */
const facts: readonly CollectorAct[] = [
  'identify',
  'verify',
  'disclose',
  'state_debt',
  'ask_full',
  'plan',
  'settlement',
]

/** Whether a line is blamed for a violation; what is for review blames nobody. */
export function isBlamed(violations: readonly ViolationHit[]): boolean {
  return violations.some(({ severity }) => severity !== 'review')
}

function once<Hit, Name>(hits: readonly Hit[], nameOf: (hit: Hit) => Name): Hit[] {
  const names = new Set<Name>()
  return hits.filter((hit) => !names.has(nameOf(hit)) && names.add(nameOf(hit)))
}

/** The days of a sentence. Where it names terms, the first payment is the day that counts. */
function datesOf({ quote, start, end, terms, days }: Sentence): Understanding['dates'] {
  const from = terms?.alternatives.flat().flatMap((part) => part.from ?? []) ?? []
  return from.length > 0 ? from.map((on) => ({ quote, start, end, on })) : days
}

/** "The balance on your credit card" names no way to pay. */
function methodOf({ method, terms, acts }: Sentence): PaymentMethod | null {
  const told = acts.some(({ act }) => act === 'state_debt' || act === 'disclose')
  return told && (terms === null || terms.is === 'mention') ? null : method
}

const known = new WeakMap<Reading, Understanding>()

/** A reading in the form that the criteria take; kept with the reading, which nobody changes. */
export function understandingOf(reading: Reading): Understanding {
  const kept = known.get(reading)
  if (kept) return kept
  const found = derive(reading)
  known.set(reading, found)
  return found
}

function derive(reading: Reading): Understanding {
  const { sentences, pushing } = reading
  const parts = sentences.flatMap(({ terms }) => terms?.alternatives.flat() ?? [])
  const violations = violationsOnce(reading)
  const breaks = isBlamed(violations)
  return {
    acts: once(
      sentences.flatMap(({ acts, quote, start, end }) =>
        acts.flatMap(({ act, certainty }) =>
          (heldAgainst.includes(act) && certainty < surelyRead) || (breaks && !facts.includes(act))
            ? []
            : [{ act, quote, start, end }],
        ),
      ),
      ({ act }) => act,
    ),
    violations,
    amounts: sentences.flatMap(({ amounts }) => amounts),
    dates: sentences.flatMap(datesOf),
    frequency: parts.find(({ per }) => per !== null && per !== 'once')?.per ?? null,
    installments: parts.find(({ count }) => count !== null && count > 1)?.count ?? null,
    method: sentences.map(methodOf).findLast((method) => method !== null) ?? null,
    pushing,
    questions: sentences.filter(({ question }) => question !== null).length,
  }
}
