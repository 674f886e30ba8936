import { deniesAgreement } from '#server/language/claims-agreement.ts'
import type { Criterion, Moment } from '../criterion.ts'
import {
  actsIn,
  type Conversation,
  debtorBefore,
  type DebtorTurn,
  quoteAt,
  quoteLine,
  quoteOf,
  quoteTurn,
  repliesAfter,
  some,
} from '../../conversation.ts'
import { agreementIn, answeredBy } from '../../agreement.ts'
import { callBackIn } from '../../callback.ts'
import { lastQuote, negotiable, nextStepIn } from './payments.ts'

const callOnly = {
  en: 'Another call was agreed, but no amount yet.',
  es: 'Se acordó otra llamada, pero todavía ningún monto.',
}

const goodWill = {
  en: 'There was good will, but no amount and no day.',
  es: 'Hubo buena voluntad, pero ni monto ni día.',
}

/** Whether the debtor named a sum of its own. */
function namesSum({ lines }: DebtorTurn): boolean {
  return lines.some(
    ({ move, understanding, reading }) =>
      understanding.amounts.length > 0 &&
      (move === null
        ? reading.leans || reading.topics.includes('partial_offer')
        : ['partial_offer', 'counter_offer', 'promise'].includes(move.act)),
  )
}

/** From here on a sentence surely sums up. */
const surelySummed = 0.9
/** What is summed up before them was talked about further. */
const lastTurns = 2

/**
 * Where a collector ends on terms as settled that the debtor neither took nor named: "OK so 400 a month from December 15. Goodbye."
 */
function assumedIn(talk: Conversation): Moment | null {
  const closing = talk.collector.slice(-lastTurns)
  if (
    closing.some(({ lines }) =>
      lines.some(({ read }) => read.sentences.some(({ quote }) => deniesAgreement(quote))),
    )
  )
    return null
  const named = new Set(
    talk.debtor
      .flatMap(({ lines }) => lines.flatMap(({ understanding }) => understanding.amounts))
      .map(({ cents }) => cents),
  )
  for (const turn of closing.toReversed()) {
    for (const line of turn.lines) {
      const summed = line.read.sentences.find(
        ({ acts, terms, amounts, quote }) =>
          terms !== null &&
          terms.is !== 'mention' &&
          amounts.length > 0 &&
          amounts.every(({ cents }) => !named.has(cents)) &&
          acts.some(({ act, certainty }) => act === 'recap' && certainty >= surelySummed) &&
          !line.sentences.some(({ text }) => text.includes('?') && text.includes(quote)),
      )
      const before = debtorBefore(talk, turn.index)
      if (summed && before)
        return { kind: 'not_agreed', quote: quoteAt(line, summed.start), about: quoteTurn(before) }
    }
  }
  return null
}

export const commitment = {
  id: 'solution_focus.commitment',
  weight: 4,
  definition: {
    en: {
      occasion: 'A call where paying could be talked about.',
      two: 'The debtor commits to amount, day and method.',
      one: 'Commits vaguely or in part.',
      zero: 'Does not commit.',
    },
    es: {
      occasion: 'Una llamada en la que se podía hablar de pagar.',
      two: 'El deudor se compromete con monto, día y forma.',
      one: 'Se compromete a medias.',
      zero: 'No se compromete.',
    },
  },
  reasons: {
    en: [
      'They committed to nothing.',
      'They committed, but without all the particulars.',
      'They committed to something particular.',
    ],
    es: [
      'No se comprometió a nada.',
      'Se comprometió, pero sin todos los detalles.',
      'Se comprometió a algo concreto.',
    ],
  },
  opportunities: ({ talk }) => {
    if (!negotiable(talk)) return []
    const agreement = agreementIn(talk)
    if (!agreement) {
      // Whoever has to ask somebody first, or waits for an answer, promises nothing today: a call on a day is what can be had.
      const callBack = callBackIn(talk)
      const next = nextStepIn(talk)
      if (callBack?.on && callBack.agreed)
        return [{ credit: 0.5, quote: next?.quote ?? lastQuote(talk), why: callOnly }]
      const assumed = assumedIn(talk)
      if (assumed) return [{ credit: 0, quote: assumed.quote, moment: assumed }]
      const asked = talk.collector.flatMap((turn) => actsIn(turn, 'ask_commitment'))[0]
      const quote = asked ? quoteOf(asked) : lastQuote(talk)
      // "I'll see what I can do" is good will, and no promise. One who named a sum was ready for one.
      const offered = talk.debtor.findLast((turn) => namesSum(turn) && some(turn, (read) => !read.anger))
      if (offered) {
        const [reply] = repliesAfter(talk, offered.index)
        const about = quoteTurn(offered)
        const said = reply ? quoteTurn(reply) : quote
        return [{ credit: 0.4, quote: about, moment: said && { kind: 'no_promise', quote: said, about } }]
      }
      const willing = talk.debtor.findLast((turn) => some(turn, (read) => read.leans && !read.anger))
      if (willing) return [{ credit: 0.4, quote: quoteTurn(willing), why: goodWill }]
      return [{ credit: asked ? 0.25 : 0, quote }]
    }
    const parts = [agreement.paymentCents ?? agreement.totalCents, agreement.firstOn, agreement.method]
    const named = parts.filter((part) => part !== null).length
    const credit = agreement.hedged ? 0.4 : ([0.4, 0.55, 0.8, 1][named] ?? 0)
    const kind = credit === 1 ? ('specific_promise' as const) : ('vague_promise' as const)
    const answered = answeredBy(talk, agreement)
    const about = agreement.accepted
    // The day may be fixed by what the collector says next.
    const fixed = talk.collector.some((turn) =>
      turn.lines.some(
        ({ line, understanding: { dates, amounts } }) =>
          line > about.line &&
          dates.length > 0 &&
          amounts.every(({ cents }) => cents === agreement.paymentCents),
      ),
    )
    const isTold = answered !== null && (kind === 'specific_promise' || !fixed)
    return [{ credit, quote: about, moment: isTold ? { kind, quote: quoteLine(answered), about } : null }]
  },
} as const satisfies Criterion
