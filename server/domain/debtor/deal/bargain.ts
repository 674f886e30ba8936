import type { Frequency } from '#server/language/reading.ts'
import { byMonth, comparable, ownCash, ownFigure, repeats, tooSoon, withinDebt } from './figures.ts'
import type { Heard } from './proposals.ts'
import { hold, movesAnyway, name, ownRhythm, sayOwn } from './own-figure.ts'
import { noFigureYet, putOff } from './put-off.ts'
import {
  acceptance,
  agree,
  agreementOf,
  figureOf,
  firstDay,
  methodFor,
  result,
  type DealResult,
  topicsOf,
} from './result.ts'
import type { Agreement, DealHeard, DealState, Person, Proposal } from './state.ts'

/** Before an agreement. */
export function bargain(state: DealState, said: Heard, heard: DealHeard, person: Person): DealResult | null {
  const { options, days } = said
  if (said.is === 'correction') {
    const corrected = corrections(state, said)
    if (corrected) return judge({ ...state, table: [corrected] }, corrected, person)
  }
  const offered = options.find((option) => isOffered(option, person))
  if (offered && said.is !== 'recap') return takeOffered({ ...state, table: [offered] }, offered, person)
  if (options.length > 1) return choose({ ...state, table: options }, options, person)
  const [option] = options
  // "Six payments, the last one a little more. The fifteenth or the end of the month?"
  const daysAlone = option?.amountCents === null && state.own !== null && days.length > 0
  if (option && !daysAlone) {
    const next = { ...state, table: [option] }
    if (said.is === 'recap') return recapOf(next, option, person)
    return option.amountCents === null
      ? planWithoutFigure(next, option, heard, person)
      : judge(next, option, person)
  }
  const asksDetails = heard.topic === 'pay_when' || heard.topic === 'method'
  if (
    said.is === 'recap' &&
    !asksDetails &&
    (heard.terms.length > 0 || state.own || state.table.length > 0)
  ) {
    if (state.own) return takenUp(state, state.own, days[0]?.on ?? null, person)
    return state.table.length > 0 && heard.claims ? result('money.not_agreed', {}, state) : null
  }
  if (days.length > 1 || (heard.topic === 'choose' && days.length > 0)) {
    const on = days.map((day) => day.on).find((day) => day >= person.payDay) ?? person.payDay
    return result('money.day', { day: on }, { ...state, day: on })
  }
  const [day] = days
  if (day) return onDay(state, day.on, heard, person)
  return asked(state, heard, person)
}

/** The offer on the table with what the collector takes back replaced. */
function corrections(state: DealState, said: Heard): Proposal | null {
  const before = state.table[0]
  const [option] = said.options
  const [day] = said.days
  if (option && option.amountCents !== null) {
    if (!before || before.amountCents === null) return option
    const frequency = option.frequency ?? before.frequency
    return {
      ...before,
      ...option,
      frequency,
      firstOn: option.firstOn ?? before.firstOn,
      until: option.until ?? before.until,
      installments: option.installments ?? before.installments,
      method: option.method ?? before.method,
      lastCents: option.lastCents,
      down: option.down ?? before.down,
      monthCents: Math.max(
        byMonth(option.amountCents, frequency ?? 'monthly'),
        before.down?.amountCents ?? 0,
      ),
    }
  }
  if (!before || before.amountCents === null || before.kind === 'full') return null
  if (day) return { ...before, firstOn: day.on, until: null }
  if (said.frequency)
    return { ...before, frequency: said.frequency, monthCents: byMonth(before.amountCents, said.frequency) }
  return null
}

/** Whether the proposal asks for no more by month than the debtor has named itself. */
function withinOwn(own: Agreement | null, option: Proposal): own is Agreement {
  if (!own || option.amountCents === null || !comparable(own, option)) return false
  return byMonth(option.amountCents, option.frequency ?? 'monthly') <= byMonth(own.amountCents, own.frequency)
}

/** Whether the proposal is a sum that the debtor has offered in so many words: it has it, whatever a month leaves. */
function isOffered({ amountCents, frequency, monthCents }: Proposal, { offers, capCents }: Person): boolean {
  if (amountCents === null || offers?.includes(amountCents) !== true) return false
  return !repeats(frequency) || monthCents <= capCents
}

/** The sum that the debtor has offered, offered back: agreed, ready or not. */
function takeOffered(state: DealState, option: Proposal, person: Person): DealResult {
  const agreed = agreementOf(option, person, state)
  if (!repeats(agreed.frequency)) return acceptance(state, agreed)
  return result('money.own_accepted', figureOf(agreed), agree(state, agreed))
}

function affordable(option: Proposal, person: Person): boolean {
  return option.amountCents !== null && option.amountCents > 0 && option.monthCents <= person.capCents
}

/** An offer with a figure. What the debtor named itself is never refused; above the cap it names its own figure. */
function judge(state: DealState, option: Proposal, person: Person): DealResult {
  const { own } = state
  const offered = { offeredCents: option.amountCents ?? 0 }
  if (withinOwn(own, option) && (option.down?.amountCents ?? 0) <= person.capCents)
    return lowerOrOwn(state, own, option, person)
  const early = tooSoon(option, person)
  if (affordable(option, person)) {
    if (!person.ready) return putOff(state, 'money.think', offered)
    if (early !== null) return laterInstead(state, option, early, person)
    const figure = counterFigure(state, option, person, true)
    if (
      state.haggled < person.haggles &&
      figure.amountCents < (option.amountCents ?? 0) &&
      option.down === null
    )
      return countered({ ...state, haggled: state.haggled + 1 }, figure, offered)
    return acceptance(state, agreementOf(option, person, state))
  }
  if (option.kind === 'full') return result('money.cannot_full', {}, state)
  if (!person.ready && !person.open)
    return own && comparable(own, option) ? hold(state, own) : result('money.too_much', offered, state)
  if (own && comparable(own, option) && state.moved >= person.haggles + movesAnyway) return hold(state, own)
  const figure = counterFigure(state, option, person, own !== null)
  // Asked again for too much, the figure that has not moved is held and not offered anew.
  if (own && own.amountCents === figure.amountCents && own.frequency === figure.frequency)
    return hold(state, own)
  return countered(state, figure, offered)
}

/** The collector takes up the own figure or offers less: agreed, unless the day is too early. */
function lowerOrOwn(state: DealState, own: Agreement, option: Proposal, person: Person): DealResult {
  const early = tooSoon(option, person)
  if (early !== null) return laterInstead(state, option, early, person)
  const taken = agreementOf(option, person, state)
  const agreed = {
    ...taken,
    firstOn: taken.firstOn ?? own.firstOn,
    method: taken.method ?? own.method,
  }
  const next = agree(state, agreed)
  const below = byMonth(agreed.amountCents, agreed.frequency) < byMonth(own.amountCents, own.frequency)
  if (below) return result('money.lower', figureOf(agreed), next)
  return result('money.own_accepted', figureOf(agreed), next)
}

/** The figure is fine, the day is not: the debtor says its own day, and the offer on that day becomes its own. */
function laterInstead(state: DealState, option: Proposal, day: string, person: Person): DealResult {
  const later = agreementOf(option, person, state)
  const own: Agreement = {
    ...later,
    firstOn: person.payDay,
    down: later.down && { ...later.down, on: person.payDay },
  }
  return result('money.too_soon', { day, ownDay: person.payDay }, { ...state, own, day: person.payDay })
}

/** The own figure in the rhythm of the offer, and never above it. */
function counterFigure(state: DealState, option: Proposal, person: Person, moves: boolean): Agreement {
  // A settlement out of reach is answered with what a month allows, a payment with a payment.
  const outOfReach = option.frequency === 'once' && (option.amountCents ?? 0) > 2 * person.capCents
  // The own rhythm stays where none was named.
  const usual = state.own && repeats(state.own.frequency) ? state.own.frequency : 'monthly'
  const frequency: Frequency = option.kind === 'full' || outOfReach ? usual : (option.frequency ?? usual)
  const below = comparable(option, { frequency }) ? (option.amountCents ?? undefined) : undefined
  return withinDebt(
    {
      kind: 'plan',
      amountCents: ownFigure(
        state.own,
        frequency,
        person,
        moves && state.moved < person.haggles + movesAnyway,
        below,
      ),
      frequency,
      installments: null,
      firstOn: laterOf(firstDay(option), person),
      method: state.method,
      down: null,
      until: null,
      lastCents: null,
      totalCents: null,
    },
    person.debtCents,
  )
}

function laterOf(day: string | null, person: Person): string | null {
  return day !== null && day < person.payDay ? person.payDay : day
}

function countered(state: DealState, own: Agreement, slots: { offeredCents?: number }): DealResult {
  const before = state.own
  const moved =
    before !== null &&
    comparable(before, own) &&
    byMonth(own.amountCents, own.frequency) > byMonth(before.amountCents, before.frequency)
  const next = { ...state, own, named: state.named + 1, moved: state.moved + (moved ? 1 : 0) }
  if (!repeats(own.frequency)) return result('money.name.once', { amountCents: own.amountCents }, next)
  return result('money.counter', { ...slots, ...figureOf(own) }, next)
}

/** A plan is offered in general: a figure of the own, or what it would look like. */
function planWithoutFigure(state: DealState, option: Proposal, heard: DealHeard, person: Person): DealResult {
  if (state.own && comparable(state.own, { frequency: option.frequency ?? 'monthly' }))
    return sayOwn(state, state.own, heard)
  if (!person.ready && !person.open) return putOff(state, 'money.ask_terms')
  return name(state, repeats(option.frequency) ? (option.frequency ?? 'monthly') : 'monthly', heard, person)
}

/** A choice: the first one that the debtor can pay. */
function choose(state: DealState, options: readonly Proposal[], person: Person): DealResult {
  const own = options.find((option) => withinOwn(state.own, option))
  if (own && state.own) return lowerOrOwn({ ...state, table: [own] }, state.own, own, person)
  const fits = options.find((option) => affordable(option, person) && tooSoon(option, person) === null)
  const late = options.find((option) => affordable(option, person))
  if (!fits && !late) return result('money.choose.none', {}, state)
  if (!person.ready) return putOff(state, 'money.think')
  if (fits) {
    const agreed = agreementOf(fits, person, state)
    return result('money.choose', figureOf(agreed), agree(state, agreed))
  }
  if (late)
    return laterInstead({ ...state, table: [late] }, late, tooSoon(late, person) ?? person.payDay, person)
  return result('money.choose.none', {}, state)
}

/** The collector speaks of it as agreed: true of the own figure alone. */
function recapOf(state: DealState, option: Proposal, person: Person): DealResult {
  if (withinOwn(state.own, option)) return lowerOrOwn(state, state.own, option, person)
  return result('money.not_agreed', {}, state)
}

/** The own figure, taken up in words: agreed, ready or not. */
function takenUp(state: DealState, own: Agreement, day: string | null, person: Person): DealResult {
  const first = own.down?.amountCents ?? own.amountCents
  if (day !== null && day < person.payDay && first > person.cashTodayCents)
    return result('money.too_soon', { day, ownDay: own.firstOn ?? person.payDay }, state)
  const agreed = { ...own, firstOn: day ?? own.firstOn, method: own.method ?? state.method }
  return result('money.own_accepted', figureOf(agreed), agree(state, agreed))
}

/** A day alone: for the own figure or the offer on the table, or just asked. */
function onDay(state: DealState, on: string, heard: DealHeard, person: Person): DealResult {
  if (state.own) {
    const taken = takenUp(state, state.own, on, person)
    return taken.situation === 'money.own_accepted' && taken.state.agreed
      ? acceptance(state, taken.state.agreed)
      : taken
  }
  const [offer] = state.table
  if (offer && offer.amountCents !== null) {
    const dated = { ...offer, firstOn: on, until: null }
    return judge({ ...state, table: [dated] }, dated, person)
  }
  // "And on the 5th, how much could you put down?", "and how much in September?"
  const sum = (heard.topic === 'able_monthly' || heard.topic === 'able_now') && (person.ready || person.open)
  const day = sum && on < person.payDay && on.slice(0, 7) === person.payDay.slice(0, 7) ? person.payDay : on
  if (day < person.payDay) return result('money.too_soon', { day, ownDay: person.payDay }, state)
  if (sum) return name({ ...state, day }, ownRhythm(person), heard, person)
  if (heard.topic === 'pay_when' || person.ready) return result('money.day', { day }, { ...state, day })
  return putOff(state, 'money.hesitate')
}

/** Nothing new on the table: an agreement in words, or a question. */
function asked(state: DealState, heard: DealHeard, person: Person): DealResult | null {
  const { own, table } = state
  const topics = topicsOf(heard)
  const day = own?.firstOn ?? state.day ?? person.payDay
  if (heard.accepts && own && !topics.includes('pay_when') && !topics.includes('method'))
    return takenUp(state, own, null, person)
  const past = heard.terms.length > 0 && heard.terms.every(({ is }) => is === 'mention')
  // "How did the three hundred go out, by check?"
  if (heard.topic === 'method' && past && !own && table.length === 0) return null
  // "Visa or mastercard?" before anybody has agreed to anything.
  if (heard.topic === 'method' && !own && table.length === 0 && !person.ready)
    return heard.asksFull ? cannotFull(state, person) : putOff(state, 'money.hesitate')
  if (topics.includes('pay_when') || topics.includes('method')) {
    const both = topics.includes('pay_when') && topics.includes('method')
    const method =
      own?.method ??
      (heard.method === null ? (state.method ?? person.method) : methodFor(heard.method, person))
    // Asked for the details of its own figure, the debtor has been taken at its word.
    const details = {
      ...(topics.includes('pay_when') ? { day } : {}),
      ...(topics.includes('method') ? { method } : {}),
    }
    const next = { ...state, day: details.day ?? state.day, method: details.method ?? state.method }
    const filled = own && {
      ...own,
      firstOn: details.day ?? own.firstOn,
      method: details.method ?? own.method,
    }
    const agreed = filled && heard.accepts ? agree(next, filled) : { ...next, own: filled }
    return result(
      both ? 'money.day_method' : topics.includes('method') ? 'money.method' : 'money.day',
      details,
      agreed,
    )
  }
  const [offer] = table
  switch (heard.topic) {
    case 'able_monthly':
      return person.ready || person.open
        ? name(state, ownRhythm(person), heard, person)
        : own
          ? sayOwn(state, own, heard)
          : noFigureYet(state)
    case 'able_now':
      if (ownCash(person) <= 0) return result('money.cannot_now', {}, state)
      return person.ready || person.open
        ? name(state, 'once', heard, person)
        : putOff(state, 'money.hesitate')
    case 'pay_full':
      return cannotFull(state, person)
    case 'offer_ok':
    case 'choose':
    case 'commitment':
      if (own)
        return heard.topic === 'commitment' ? takenUp(state, own, null, person) : sayOwn(state, own, heard)
      // "Does that work?" of something else than the choice that was offered before.
      if (table.length > 1 && heard.topic === 'offer_ok' && heard.terms.length === 0) return null
      if (table.length > 1) return choose(state, table, person)
      if (offer && offer.amountCents !== null) return judge(state, offer, person)
      if (heard.topic === 'commitment') return result('money.commit.no', {}, state)
      // "Is that okay?" of something that is no money.
      return heard.topic === 'offer_ok' && !offer ? null : putOff(state, 'money.ask_terms')
    case 'obstacle':
      return result('money.obstacle', {}, state)
    case 'needs':
      return result('money.needs', {}, state)
    default:
      return heard.asksFull ? cannotFull(state, person) : null
  }
}

function cannotFull(state: DealState, person: Person): DealResult {
  if (person.debtCents > person.capCents) return result('money.cannot_full', {}, state)
  return putOff(state, 'money.think')
}
