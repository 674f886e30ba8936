import type { OutcomeCard } from '#protocol/vocabulary/analysis.ts'
import type { ObjectionTopic } from '../debtor/plan.ts'
import type { DebtorState } from '../debtor/state.ts'
import type { Agreement } from './agreement.ts'
import { agreementIn } from './agreement.ts'
import type { Conversation } from './conversation.ts'
import { some } from './conversation.ts'
import { rightsIn } from './rights.ts'
import { callOrder } from './violations.ts'

/** How often a payment falls into a month, to hold it against what can be paid a month. */
const timesAMonth = { once: 1, weekly: 52 / 12, biweekly: 26 / 12, monthly: 1 } as const

/** What puts a decision off and refuses nothing: "I have to ask my wife". */
const putOff: readonly ObjectionTopic[] = ['more_time', 'spouse', 'partial_offer', 'tax_refund']

function endingOf(
  talk: Conversation,
  state: DebtorState,
  agreement: Agreement | null,
): OutcomeCard['ending'] {
  const last = talk.debtor.at(-1)
  const ceased = rightsIn(talk).some(
    ({ right, honoured }) =>
      honoured &&
      (right === 'stop_calling' ||
        right === 'wrong_party' ||
        right === 'bankruptcy' ||
        right === 'attorney' ||
        right === 'vulnerable'),
  )
  if (
    state.ended === 'hung_up' ||
    (last && some(last, (read) => read.hangsUp && !read.softens && !read.accepts))
  ) {
    return 'hung_up'
  }
  if (agreement) {
    if (agreement.hedged) return 'partial'
    if (agreement.kind === 'settlement' || agreement.kind === 'full') return 'settled'
    return agreement.paymentCents !== null || agreement.firstOn !== null ? 'promise' : 'partial'
  }
  if (ceased) return 'ceased'
  const refused =
    last && some(last, (read) => read.anger || read.topics.some((topic) => !putOff.includes(topic)))
  return refused ? 'refused' : 'open'
}

type Terms = Pick<Agreement, 'kind' | 'paymentCents' | 'totalCents' | 'frequency' | 'firstOn' | 'method'>

/** The terms as they were said; the debtor's state fills what the words leave open. */
function termsOf(state: DebtorState, agreement: Agreement | null): Terms | null {
  const agreed = state.commitment === 'none' ? null : state.agreed
  if (!agreed) return agreement
  const plan = agreed.kind === 'plan'
  const lived: Terms = {
    kind: agreed.kind,
    paymentCents: agreed.amountCents,
    totalCents: plan
      ? agreed.installments === null
        ? null
        : agreed.amountCents * agreed.installments
      : agreed.amountCents,
    frequency: agreed.frequency,
    firstOn: agreed.firstOn,
    method: agreed.method,
  }
  if (!agreement || agreement.paymentCents === null)
    return agreement
      ? { ...lived, firstOn: agreement.firstOn ?? lived.firstOn, method: agreement.method ?? lived.method }
      : lived
  if (agreement.paymentCents !== lived.paymentCents) return agreement
  return {
    ...agreement,
    frequency: agreement.frequency ?? lived.frequency,
    firstOn: agreement.firstOn ?? lived.firstOn,
    method: agreement.method ?? lived.method,
    totalCents: agreement.totalCents ?? (agreement.kind === lived.kind ? lived.totalCents : null),
  }
}

/** The card that a collections manager would file. */
export function outcomeOf(talk: Conversation, state: DebtorState): OutcomeCard {
  const agreement = agreementIn(talk)
  const ending = endingOf(talk, state, agreement)
  const order = callOrder(talk)
  const terms = ending === 'hung_up' || ending === 'ceased' ? null : termsOf(state, agreement)
  const monthly =
    terms && terms.paymentCents !== null && terms.kind === 'plan'
      ? terms.paymentCents * timesAMonth[terms.frequency ?? 'monthly']
      : null
  const affordable =
    terms !== null &&
    terms.paymentCents !== null &&
    (monthly === null
      ? terms.paymentCents <= Math.max(state.finances.cashTodayCents, state.finances.monthlyCapCents)
      : monthly <= state.finances.monthlyCapCents * 1.1)
  return {
    ending: ending === 'open' && terms ? 'partial' : ending,
    rightPartyReached: order.rightPartyReached,
    disclosureGiven: order.disclosure !== null,
    agreedAmountCents: terms?.totalCents ?? (terms?.kind === 'plan' ? talk.scenario.debtCents : null),
    installmentCents: terms?.kind === 'plan' ? terms.paymentCents : null,
    frequency: terms?.frequency ?? null,
    firstPaymentOn: terms?.firstOn ?? null,
    method: terms?.method ?? null,
    promise: {
      affordable,
      specific:
        terms !== null && terms.paymentCents !== null && terms.firstOn !== null && terms.method !== null,
      recapped: agreement?.recap !== null && agreement !== null,
    },
    rightsInvoked: rightsIn(talk).map(({ right, honoured, quote }) => ({ right, honoured, quote })),
  }
}
