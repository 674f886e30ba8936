import type { OutcomeCard } from '#protocol/vocabulary/analysis.ts'
import type { ObjectionTopic } from '../debtor/plan.ts'
import type { Finances } from '../debtor/state.ts'
import type { Agreement } from './agreement.ts'
import { agreementIn } from './agreement.ts'
import { callBackIn } from './callback.ts'
import type { Conversation } from './conversation.ts'
import { shows, some } from './conversation.ts'
import { endsWithGoodbye } from '#server/language/parting.ts'
import { disputeRecorded, rightsIn } from './rights.ts'
import { looksInto, situationOf } from './situation.ts'
import { callOrder } from './violations.ts'

/** How often a payment falls into a month, to hold it against what can be paid a month. */
const timesAMonth = { once: 1, weekly: 52 / 12, biweekly: 26 / 12, monthly: 1 } as const

/** What puts a decision off and refuses nothing: "I have to ask my wife". */
const putOff: readonly ObjectionTopic[] = ['more_time', 'spouse', 'partial_offer', 'tax_refund']

function hungUp({ state, debtor, collector }: Conversation): boolean {
  if (state !== null) return state.ended === 'hung_up'
  const last = debtor.at(-1)
  const before = collector.at(-1)
  // Whoever says goodbye before the collector does has hung up.
  const parted = last?.lines.some(({ text }) => endsWithGoodbye(text, false)) === true
  if (parted && before && last.index > before.index && !shows(before, 'close')) return true
  return last !== undefined && some(last, (read) => read.hangsUp && !read.softens && !read.accepts)
}

function endingOf(talk: Conversation, agreement: Agreement | null): OutcomeCard['ending'] {
  const last = talk.debtor.at(-1)
  const rights = rightsIn(talk)
  const ceased = rights.some(
    ({ right, honoured }) =>
      honoured &&
      (right === 'stop_calling' ||
        right === 'wrong_party' ||
        right === 'bankruptcy' ||
        right === 'attorney' ||
        right === 'vulnerable'),
  )
  if (hungUp(talk)) return 'hung_up'
  if (agreement) {
    if (agreement.hedged) return 'partial'
    if (agreement.kind === 'settlement' || agreement.kind === 'full') return 'settled'
    return agreement.paymentCents !== null || agreement.firstOn !== null ? 'promise' : 'partial'
  }
  if (ceased) return 'ceased'
  const takenUp = disputeRecorded(talk) !== null || talk.collector.some(looksInto)
  if (situationOf(talk) === 'dispute' && takenUp) return 'disputed'
  const call = callBackIn(talk)
  // "We'll be in touch" is no appointment: of eight calls that end so, people call one a call back (data/marked-calls).
  if (call !== null && (call.agreed || call.on !== null)) return 'callback'
  const refused =
    last && some(last, (read) => read.anger || read.topics.some((topic) => !putOff.includes(topic)))
  return refused ? 'refused' : 'open'
}

/** The card that a collections manager would file. `finances`: what the debtor could really pay. */
export function outcomeOf(talk: Conversation, finances: Finances): OutcomeCard {
  const agreement = agreementIn(talk)
  const ending = endingOf(talk, agreement)
  const order = callOrder(talk)
  const terms = ending === 'hung_up' ? null : agreement
  const monthly =
    terms && terms.paymentCents !== null && terms.kind === 'plan'
      ? terms.paymentCents * timesAMonth[terms.frequency ?? 'monthly']
      : null
  const affordable =
    terms !== null &&
    terms.paymentCents !== null &&
    (monthly === null
      ? terms.paymentCents <= Math.max(finances.cashTodayCents, finances.monthlyCapCents)
      : monthly <= finances.monthlyCapCents * 1.1)
  return {
    ending,
    rightPartyReached: order.rightPartyReached,
    verification: { items: talk.identity.items, told: talk.identity.told },
    disclosureGiven: order.disclosure !== null,
    agreedAmountCents: terms?.totalCents ?? (terms?.kind === 'plan' ? talk.scenario.debtCents : null),
    installmentCents: terms?.kind === 'plan' ? terms.paymentCents : null,
    frequency: terms?.frequency ?? null,
    firstPaymentOn: terms?.firstOn ?? null,
    method: terms?.method ?? null,
    callBack: ending === 'callback' ? callBackIn(talk) : null,
    promise: {
      affordable,
      specific:
        terms !== null && terms.paymentCents !== null && terms.firstOn !== null && terms.method !== null,
      recapped: agreement?.recap !== null && agreement !== null,
    },
    rightsInvoked: rightsIn(talk).map(({ right, honoured, quote }) => ({ right, honoured, quote })),
  }
}
