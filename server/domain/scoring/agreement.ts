import type { Quote } from '#protocol/vocabulary/analysis.ts'
import type { Frequency, PaymentMethod } from '#server/language/reading.ts'
import { perMonthCents } from '../debtor/finances.ts'
import type { DebtorState } from '../debtor/state.ts'
import { agreementInWords, meansInWords } from './agreement-in-words.ts'
import type { CollectorLine, Conversation, DebtorLine } from './conversation.ts'
import { actsIn, debtorLinesOf, oncePer, quoteLine, quoteOf } from './conversation.ts'

/** What both sides settled on. Money in cents, days as YYYY-MM-DD. */
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

/** What the collector said last before the debtor accepted: the line that the acceptance answers. */
export function answeredBy(talk: Conversation, { accepted }: Agreement): CollectorLine | null {
  return talk.collector.flatMap(({ lines }) => lines).findLast(({ line }) => line < accepted.line) ?? null
}

/** The collector's lines that put an arrangement on the table. */
export function offersIn(talk: Conversation): CollectorLine[] {
  return talk.collector.flatMap((turn) =>
    turn.lines.filter((line) =>
      line.understanding.acts.some(({ act }) => act === 'plan' || act === 'settlement' || act === 'ask_full'),
    ),
  )
}

/** What the call came to: the terms of our debtor's state, or in a recorded call those that were said. */
export const agreementIn = oncePer((talk: Conversation): Agreement | null =>
  talk.state === null ? agreementInWords(talk) : agreementOf(talk, talk.state),
)

/** What several payments come to: never more than is owed. Null where nobody said how many. */
function totalOf({ kind, amountCents, installments }: NonNullable<DebtorState['agreed']>, owed: number) {
  if (kind !== 'plan') return amountCents
  return installments === null ? null : Math.min(owed, amountCents * installments)
}

/** An agreement exists when the debtor accepted one and did not hang up on it. */
function agreementOf(talk: Conversation, { agreed, commitment, ended }: DebtorState): Agreement | null {
  if (agreed === null || commitment === 'none' || ended === 'hung_up') return null
  const lines = debtorLinesOf(talk)
  const accepting =
    lines.findLast(({ move }) => move?.act === 'accept') ?? lines.find(({ reading }) => reading.accepts)
  if (!accepting) return null
  return {
    kind: agreed.kind,
    paymentCents: agreed.amountCents,
    totalCents: totalOf(agreed, talk.scenario.debtCents),
    frequency: agreed.frequency,
    firstOn: agreed.firstOn,
    method: agreed.method,
    accepted: quoteLine(accepting),
    hedged: false,
    recap: recapIn(talk, accepting.line, lines),
  }
}

/** The line that sums up what was agreed, where the debtor did not contradict it. */
function recapIn(talk: Conversation, acceptedAt: number, lines: readonly DebtorLine[]): Quote | null {
  const recaps = talk.collector
    .filter((turn) => turn.lines.some(({ line }) => line > acceptedAt))
    .flatMap((turn) => {
      const reply = lines.find(({ line }) => line > (turn.lines.at(-1)?.line ?? 0))
      const says = reply?.move?.says
      const situation = says && 'situation' in says ? says.situation : null
      if (situation === 'money.recap_wrong' || situation === 'money.not_agreed') return []
      const [summed] = actsIn(turn, 'recap')
      if (summed) return [quoteOf(summed)]
      const confirmed = turn.lines.find(
        ({ outcome }) => outcome?.commitment.to === 'confirmed' && outcome.commitment.from !== 'confirmed',
      )
      return confirmed ? [quoteLine(confirmed)] : []
    })
  return recaps.at(-1) ?? null
}

/** What the debtor does where it names a figure that it could pay. */
const naming = ['partial_offer', 'counter_offer', 'accept', 'promise', 'confirm_promise'] as const

/** The payment that comes to most a month of those that the debtor said it could make, in cents. */
export function statedMeans(talk: Conversation): { cents: number; monthCents: number } | null {
  const said: readonly { cents: number; frequency: Frequency | null }[] =
    talk.state === null
      ? meansInWords(talk)
      : debtorLinesOf(talk).flatMap(({ move, reading, understanding }) =>
          (move === null ? reading.topics.includes('partial_offer') : naming.some((act) => act === move.act))
            ? understanding.amounts.map(({ cents }) => ({ cents, frequency: understanding.frequency }))
            : [],
        )
  const below = said
    .filter(({ cents }) => cents > 0 && cents < talk.scenario.debtCents)
    .map(({ cents, frequency }) => ({ cents, monthCents: perMonthCents(cents, frequency ?? 'monthly') }))
  return below.toSorted((a, b) => b.monthCents - a.monthCents)[0] ?? null
}
