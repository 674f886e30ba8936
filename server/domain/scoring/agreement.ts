import type { Quote } from '#protocol/vocabulary/analysis.ts'
import type {
  ActHit,
  AmountMention,
  DateMention,
  Frequency,
  PaymentMethod,
} from '../debtor/acts/understanding.ts'
import { affordabilityCue } from './collector-cues.ts'
import type { CollectorLine, Conversation, DebtorLine, DebtorTurn } from './conversation.ts'
import { oncePer, quoteAt, quoteLine } from './conversation.ts'

/** What both sides settled on, read from the words. Money in cents, days as YYYY-MM-DD. */
export type Agreement = {
  kind: 'full' | 'settlement' | 'plan'
  /** One payment: the installment of a plan, else the whole amount. */
  paymentCents: number | null
  totalCents: number | null
  frequency: Frequency | null
  firstOn: string | null
  method: PaymentMethod | null
  /** The debtor's words of acceptance. */
  accepted: Quote
  hedged: boolean
  /** The collector said the terms once more after the acceptance. */
  recap: Quote | null
}

/** A line with what it does: the debtor's acts are not read, only the collector's. */
type Said = { line: CollectorLine | DebtorLine; byCollector: boolean; hits: readonly ActHit[] }

const offering = ['plan', 'settlement', 'ask_full', 'ask_commitment', 'recap'] as const

function linesInOrder(talk: Conversation): Said[] {
  return talk.turns.flatMap((turn): Said[] =>
    turn.speaker === 'user'
      ? turn.lines.map((line) => ({ line, byCollector: true, hits: line.understanding.acts }))
      : turn.lines.map((line) => ({ line, byCollector: false, hits: [] })),
  )
}

function paymentOf(amounts: readonly AmountMention[], balanceCents: number): number | null {
  const below = amounts.filter((amount) => amount.cents > 0 && amount.cents < balanceCents)
  return below[0]?.cents ?? amounts.find((amount) => amount.cents > 0)?.cents ?? null
}

/** The collector's lines that put an arrangement on the table. */
export function offersIn(talk: Conversation): CollectorLine[] {
  return talk.collector.flatMap((turn) =>
    turn.lines.filter((line) =>
      line.understanding.acts.some(({ act }) => act === 'plan' || act === 'settlement' || act === 'ask_full'),
    ),
  )
}

/** The last acceptance after an offer, with the terms said before it and confirmed after it. */
export const agreementIn = oncePer((talk: Conversation): Agreement | null => {
  const said = linesInOrder(talk)
  const firstOffer = said.findIndex(
    ({ line, byCollector, hits }) =>
      byCollector &&
      (hits.some(({ act }) => offering.some((one) => one === act)) || line.understanding.amounts.length > 0),
  )
  if (firstOffer < 0) return null
  const acceptedAt = said.findLastIndex(
    ({ line }, at) => at > firstOffer && 'reading' in line && line.reading.accepts,
  )
  const firstAcceptedAt = said.findIndex(
    ({ line }, at) => at > firstOffer && 'reading' in line && line.reading.accepts,
  )
  const accepting = said[acceptedAt]
  if (!accepting || !('reading' in accepting.line)) return null
  // "Yes, that's right" confirms what was agreed to in more words before.
  const fullest = said
    .slice(firstOffer)
    .flatMap(({ line }) => ('reading' in line && line.reading.accepts ? [line] : []))
    .toSorted((a, b) => b.text.length - a.text.length)[0]
  const refusedLater = said
    .slice(acceptedAt + 1)
    .some(
      ({ line }) =>
        'reading' in line && (line.reading.hangsUp || line.reading.anger) && !line.reading.softens,
    )
  if (refusedLater) return null

  // "Today" is said of many things; as a pay day it counts where the debtor agrees to it.
  const laterThan = (dates: readonly DateMention[]) => dates.find(({ on }) => on > talk.scenario.today)?.on
  let paymentCents: number | null = null
  let frequency: Frequency | null = null
  let firstOn: string | null = null
  let method: PaymentMethod | null = null
  let installments: number | null = null
  let kind: Agreement['kind'] | null = null
  let recap: Quote | null = null
  said.slice(firstOffer).forEach(({ line, byCollector, hits }, n) => {
    const heard = line.understanding
    const acts = hits.map(({ act }) => act)
    const after = firstOffer + n > acceptedAt
    const isRecap = byCollector && acts.includes('recap')
    const proposes = byCollector ? acts.some((act) => offering.some((one) => one === act)) || !after : true
    if (!proposes) return
    // Terms said earlier stand until someone says others.
    const payment = paymentOf(heard.amounts, talk.scenario.debtCents)
    if (payment !== null && (!byCollector || acts.some((act) => act !== 'state_debt') || acts.length === 0)) {
      if (payment < talk.scenario.debtCents || acts.includes('ask_full')) paymentCents = payment
    }
    frequency = heard.frequency ?? frequency
    firstOn = laterThan(heard.dates) ?? firstOn
    method = heard.method ?? method
    installments = heard.installments ?? installments
    if (byCollector) {
      if (acts.includes('settlement')) kind = 'settlement'
      if (acts.includes('plan')) kind = 'plan'
      if (acts.includes('ask_full') && kind === null) kind = 'full'
    }
    const named = heard.amounts.length + heard.dates.length > 0
    if (isRecap && named && firstOffer + n >= firstAcceptedAt - 1) {
      const hit = hits.find(({ act }) => act === 'recap')
      recap = hit ? quoteAt(line, hit.start) : quoteLine(line)
    }
  })
  const { today } = talk.scenario
  if (
    kind !== 'plan' &&
    firstOn === null &&
    accepting.line.understanding.dates.some(({ on }) => on === today)
  ) {
    firstOn = today
  }
  const settledKind: Agreement['kind'] =
    kind ?? (frequency !== null && frequency !== 'once' ? 'plan' : paymentCents === null ? 'full' : 'plan')
  const totalCents =
    settledKind === 'plan'
      ? installments !== null && paymentCents !== null
        ? paymentCents * installments
        : null
      : (paymentCents ?? (settledKind === 'full' ? talk.scenario.debtCents : null))
  return {
    kind: settledKind,
    paymentCents,
    totalCents,
    frequency: frequency ?? (settledKind === 'plan' ? null : 'once'),
    firstOn,
    method,
    accepted: quoteLine(fullest ?? accepting.line),
    hedged: accepting.line.reading.hedges,
    recap,
  }
})

/** Amounts that answer a question about means: "maybe $100", said right after "how much could you". */
function answersMeans(talk: Conversation, turn: DebtorTurn): boolean {
  const asked = talk.collector.findLast(({ index }) => index < turn.index)
  return (
    asked !== undefined &&
    asked.lines.some(({ sentences }) =>
      sentences.some(({ text, folded }) => /[?¿]/.test(text) && affordabilityCue.test(folded)),
    )
  )
}

/** The most that the debtor said a payment could be, in cents. */
export function statedMeans(talk: Conversation): number | null {
  const offered = talk.debtor.flatMap((turn) =>
    turn.lines
      .filter(
        ({ reading }) =>
          reading.topics.includes('partial_offer') || reading.accepts || answersMeans(talk, turn),
      )
      .flatMap((line) => line.understanding.amounts.map((amount) => amount.cents)),
  )
  const below = offered.filter((cents) => cents > 0 && cents < talk.scenario.debtCents)
  return below.length > 0 ? Math.max(...below) : null
}
