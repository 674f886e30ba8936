import { byMonth, comparable, repeats, sameTerms, tooSoon, withinDebt } from './figures.ts'
import type { Heard } from './proposals.ts'
import {
  acceptance,
  agree,
  agreementOf,
  figureOf,
  firstDay,
  methodFor,
  result,
  stageOf,
  type DealResult,
  topicsOf,
} from './result.ts'
import type { Agreement, DealHeard, DealState, Person, Proposal } from './state.ts'

/**
 * After an agreement. It never changes without both sides: what is missing is added when it is said or asked for,
 * a sum that is higher is held off, but for what the debtor had offered itself, a lower one is taken, and a wrong recap is put right.
 */
export function afterAgreement(
  state: DealState,
  agreed: Agreement,
  said: Heard,
  heard: DealHeard,
  person: Person,
): DealResult | null {
  const [option] = said.options
  if (said.options.length > 1) {
    const lower = said.options.find((one) => sameTerms(agreed, one))
    return lower
      ? sameFigure(state, agreed, lower, said, person)
      : result('money.agreed_already', figureOf(agreed), state)
  }
  if (option && option.amountCents !== null) {
    return sameTerms(agreed, option)
      ? sameFigure(state, agreed, option, said, person)
      : otherFigure(state, agreed, option, said, person)
  }
  if (said.frequency !== null && said.frequency !== agreed.frequency)
    return result('money.recap_wrong', figureOf(agreed), state)
  const [day] = said.days
  if (said.days.length > 1 && said.is === 'offer') return oneOf(state, agreed, said.days, person)
  if (day) return newDay(state, agreed, day.on, said, person)
  return askedOnceAgreed(state, agreed, heard, person, said.is === 'recap')
}

function sameFigure(
  state: DealState,
  agreed: Agreement,
  option: Proposal,
  said: Heard,
  person: Person,
): DealResult {
  const { installments } = option
  const longer = installments !== null && agreed.installments !== null && installments !== agreed.installments
  if (longer) return result('money.recap_wrong', figureOf(agreed), state)
  const settled =
    agreed.installments === null && installments !== null && repeats(agreed.frequency)
      ? withinDebt({ ...agreed, installments, lastCents: option.lastCents }, person.debtCents)
      : agreed
  const day = firstDay(option)
  if (day !== null && day !== agreed.firstOn)
    return newDay({ ...state, agreed: settled }, settled, day, said, person)
  const { method } = option
  if (method !== null && settled.method !== null && method !== settled.method) {
    // A proposal of another way may be taken; a recap that names another one is put right.
    const other = methodFor(method, person)
    const kept = said.is === 'recap' || other !== method ? settled.method : other
    return result('money.method', { method: kept }, { ...state, agreed: { ...settled, method: kept } })
  }
  return confirm(state, withMethod(settled, option, person))
}

function withMethod(agreed: Agreement, option: { method: Proposal['method'] }, person: Person): Agreement {
  if (agreed.method !== null || option.method === null) return agreed
  return { ...agreed, method: methodFor(option.method, person) }
}

/** Summed up rightly. A day that the debtor has said and nobody has contradicted belongs to it. */
function confirm(state: DealState, agreed: Agreement): DealResult {
  const dated = { ...agreed, firstOn: agreed.firstOn ?? state.day }
  const confirmed = dated.firstOn !== null || state.stage === 'confirmed'
  const stage = confirmed ? 'confirmed' : stageOf(dated)
  return result('money.confirm', figureOf(dated), { ...state, agreed: dated, stage })
}

/**
 * What the debtor had offered itself, before something lower was taken: who says "no no, not ten, I said one oh five" puts right what was
 * misheard, and nobody goes back on their own figure. Null where it is none.
 */
function ownAgain(state: DealState, agreed: Agreement, option: Proposal, person: Person): Agreement | null {
  const { own } = state
  if (own === null || own.amountCents !== option.amountCents) return null
  if (option.frequency !== null && option.frequency !== own.frequency) return null
  return withinDebt(
    { ...own, firstOn: agreed.firstOn ?? own.firstOn, method: agreed.method ?? own.method },
    person.debtCents,
  )
}

/**
 * "Sorry, I meant 60": where the debtor has named no figure, what was agreed was the collector's, and what he puts right in it counts as if
 * it had been said so at once. So does what lies within the debtor's own figure. Null where it would not have been taken.
 */
function putRight(state: DealState, agreed: Agreement, option: Proposal, person: Person): Agreement | null {
  const { own, named } = state
  const within =
    own !== null &&
    comparable(own, option) &&
    byMonth(option.amountCents ?? 0, option.frequency ?? 'monthly') <= byMonth(own.amountCents, own.frequency)
  const takes = within || (named === 0 && person.ready && option.monthCents <= person.capCents)
  if (!takes || tooSoon(option, person) !== null) return null
  const next = agreementOf(option, person, state)
  return {
    ...next,
    frequency: option.frequency ?? agreed.frequency,
    firstOn: firstDay(option) ?? agreed.firstOn,
    method: next.method ?? agreed.method,
  }
}

function otherFigure(
  state: DealState,
  agreed: Agreement,
  option: Proposal,
  said: Heard,
  person: Person,
): DealResult {
  if (said.is === 'recap') return result('money.recap_wrong', figureOf(agreed), state)
  const own = ownAgain(state, agreed, option, person)
  if (own !== null) return result('money.own_accepted', figureOf(own), agree(state, own))
  const corrected = said.is === 'correction' ? putRight(state, agreed, option, person) : null
  if (corrected !== null) return acceptance(state, corrected)
  if (!comparable(agreed, option)) return result('money.agreed_already', figureOf(agreed), state)
  const now = byMonth(agreed.amountCents, agreed.frequency)
  const then = byMonth(option.amountCents ?? 0, option.frequency ?? 'monthly')
  if (then >= now) return result('money.agreed_already', figureOf(agreed), state)
  if (tooSoon(option, person)) return tooSoonFor(option, state, person, agreed.firstOn)
  const lower = withinDebt(
    {
      ...agreementOf(option, person, state),
      firstOn: firstDay(option) ?? agreed.firstOn,
      method: agreed.method,
    },
    person.debtCents,
  )
  return result('money.lower', figureOf(lower), agree(state, lower))
}

function tooSoonFor(option: Proposal, state: DealState, person: Person, ownDay: string | null): DealResult {
  return result(
    'money.too_soon',
    { day: tooSoon(option, person) ?? person.payDay, ownDay: ownDay ?? person.payDay },
    state,
  )
}

/** The debtor says its own day, which counts once the collector goes along with it. */
function tooEarly(state: DealState, day: string, ownDay: string): DealResult {
  return result('money.too_soon', { day, ownDay }, { ...state, day: ownDay })
}

/** A day for what is agreed: taken where there is none yet or the collector moves it, and the money is there. */
function newDay(state: DealState, agreed: Agreement, on: string, said: Heard, person: Person): DealResult {
  if (on === agreed.firstOn) return confirm(state, agreed)
  const first = agreed.down?.amountCents ?? agreed.amountCents
  if (on < person.payDay && first > person.cashTodayCents)
    return tooEarly(state, on, agreed.firstOn ?? person.payDay)
  // A recap with another day is no proposal: the day that was agreed stands.
  if (said.is === 'recap' && agreed.firstOn !== null)
    return result('money.day', { day: agreed.firstOn }, state)
  const dated = { ...agreed, firstOn: on }
  if (said.is === 'recap') return confirm({ ...state, agreed: dated }, dated)
  return acceptance(state, dated)
}

/** "The 4th of December or the 4th of January?": the day that was agreed where it is one of them, else the first on which the money is there. */
function oneOf(state: DealState, agreed: Agreement, days: Heard['days'], person: Person): DealResult {
  const named = days.map(({ on }) => on)
  if (agreed.firstOn !== null && named.includes(agreed.firstOn))
    return result('money.day', { day: agreed.firstOn }, state)
  const first = agreed.down?.amountCents ?? agreed.amountCents
  const fits = named.toSorted().find((on) => on >= person.payDay || first <= person.cashTodayCents)
  if (fits !== undefined) return acceptance(state, { ...agreed, firstOn: fits })
  return tooEarly(state, named[0] ?? person.payDay, agreed.firstOn ?? person.payDay)
}

/** What is missing or asked about, once an amount is agreed. */
export function askedOnceAgreed(
  state: DealState,
  agreed: Agreement,
  heard: DealHeard,
  person: Person,
  recap: boolean,
): DealResult | null {
  const topics = topicsOf(heard)
  const asksDay = topics.includes('pay_when')
  const asksMethod = topics.includes('method')
  if (asksDay || asksMethod) {
    const day = asksDay ? (agreed.firstOn ?? person.payDay) : agreed.firstOn
    const ownMethod = heard.method === null ? person.method : methodFor(heard.method, person)
    const method = asksMethod ? (agreed.method ?? ownMethod) : agreed.method
    const filled = { ...agreed, firstOn: day, method }
    const stage = state.stage === 'confirmed' ? state.stage : stageOf(filled)
    const next = { ...state, agreed: filled, stage }
    const slots = {
      ...(asksDay && day !== null ? { day } : {}),
      ...(asksMethod && method !== null ? { method } : {}),
    }
    return result(
      asksDay && asksMethod ? 'money.day_method' : asksDay ? 'money.day' : 'money.method',
      slots,
      next,
    )
  }
  if (heard.accepts && agreed.firstOn === null && state.day !== null)
    return acceptance(state, { ...agreed, firstOn: state.day })
  if (recap) return confirm(state, withMethod(agreed, heard, person))
  switch (heard.topic) {
    case 'able_monthly':
    case 'able_now':
    case 'pay_full':
    case 'choose':
      return result('money.agreed_already', figureOf(agreed), state)
    case 'offer_ok':
    case 'commitment':
      return result('money.commit', figureOf(agreed), state)
    case 'obstacle':
      return result('money.obstacle', {}, state)
    case 'needs':
      return result('money.needs', {}, state)
    default:
      break
  }
  if (heard.asksFull) return result('money.agreed_already', figureOf(agreed), state)
  if (heard.method !== null && heard.method !== agreed.method) {
    const method = agreed.method ?? methodFor(heard.method, person)
    const filled = { ...agreed, method }
    const stage = state.stage === 'confirmed' ? state.stage : stageOf(filled)
    return result('money.method', { method }, { ...state, agreed: filled, stage })
  }
  return null
}
