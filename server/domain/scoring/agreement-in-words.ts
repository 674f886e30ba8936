import type { Quote } from '#protocol/vocabulary/analysis.ts'
import { affordabilityCue } from '#server/language/manner/collector-cues.ts'
import type { Frequency, PaymentMethod } from '#server/language/reading.ts'
import type { Agreement } from './agreement.ts'
import type { CollectorLine, Conversation, DebtorLine, DebtorTurn } from './conversation.ts'
import { quoteAt, quoteLine } from './conversation.ts'
import type { ActHit } from './understanding.ts'

/** A line with what it does: only the collector's acts are read. */
type Said = { line: CollectorLine | DebtorLine; byCollector: boolean; hits: readonly ActHit[] }

const offering = ['plan', 'settlement', 'ask_full', 'ask_commitment', 'recap'] as const

function linesInOrder(talk: Conversation): Said[] {
  return talk.turns.flatMap((turn): Said[] =>
    turn.speaker === 'user'
      ? turn.lines.map((line) => ({ line, byCollector: true, hits: line.understanding.acts }))
      : turn.lines.map((line) => ({ line, byCollector: false, hits: [] })),
  )
}

function paymentOf(amounts: readonly { cents: number }[], balanceCents: number): number | null {
  const below = amounts.filter((amount) => amount.cents > 0 && amount.cents < balanceCents)
  return below[0]?.cents ?? amounts.find((amount) => amount.cents > 0)?.cents ?? null
}

/** "All right, I hear you" agrees to nothing: an offer was made just before, or the line says an amount or a day. */
function isAnswered(said: readonly Said[], at: number): boolean {
  const one = said[at]
  if (!one || one.byCollector) return false
  const { amounts, dates } = one.line.understanding
  if (amounts.length + dates.length > 0) return true
  const before = said.slice(0, at).findLastIndex(({ byCollector }) => byCollector)
  return said
    .slice(Math.max(0, before), at)
    .some(
      ({ line, byCollector, hits }) =>
        byCollector &&
        (line.understanding.amounts.length > 0 ||
          hits.some(({ act }) => offering.some((one) => one === act))),
    )
}

/** The last acceptance after an offer, with the terms said before it and confirmed after it. */
export function agreementInWords(talk: Conversation): Agreement | null {
  const said = linesInOrder(talk)
  const firstOffer = said.findIndex(
    ({ line, byCollector, hits }) =>
      byCollector &&
      (hits.some(({ act }) => offering.some((one) => one === act)) || line.understanding.amounts.length > 0),
  )
  if (firstOffer < 0) return null
  const acceptedAt = said.findLastIndex(
    ({ line }, at) => at > firstOffer && 'reading' in line && line.reading.accepts && isAnswered(said, at),
  )
  const firstAcceptedAt = said.findIndex(
    ({ line }, at) => at > firstOffer && 'reading' in line && line.reading.accepts,
  )
  const accepting = said[acceptedAt]
  if (!accepting || !('reading' in accepting.line)) return null
  const refusedLater = said
    .slice(acceptedAt + 1)
    .some(
      ({ line }) =>
        'reading' in line && (line.reading.hangsUp || line.reading.anger) && !line.reading.softens,
    )
  if (refusedLater) return null

  // "Today" is said of many things; as a pay day it counts where the debtor agrees to it.
  const laterThan = (dates: readonly { on: string }[]) => dates.find(({ on }) => on > talk.scenario.today)?.on
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
  // "Yes, that's right" confirms what was agreed to in more words before; a yes to another figure is another yes.
  const fullest = said
    .slice(firstOffer)
    .flatMap(({ line }) => ('reading' in line && line.reading.accepts ? [line] : []))
    .filter(
      ({ understanding: { amounts } }) =>
        amounts.length === 0 || amounts.some(({ cents }) => cents === paymentCents),
    )
    .toSorted((a, b) => b.text.length - a.text.length)[0]
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
}

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

/** Amounts that the debtor of a recorded call said it could pay, in cents. */
export function meansInWords(talk: Conversation): { cents: number; frequency: Frequency | null }[] {
  return talk.debtor.flatMap((turn) =>
    turn.lines
      .filter(
        ({ reading }) =>
          reading.topics.includes('partial_offer') || reading.accepts || answersMeans(talk, turn),
      )
      .flatMap((line) =>
        line.understanding.amounts.map(({ cents }) => ({ cents, frequency: line.understanding.frequency })),
      ),
  )
}
