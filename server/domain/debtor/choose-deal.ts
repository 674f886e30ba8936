import type { Understanding } from './acts/understanding.ts'
import { raisedObjection } from './mind.ts'
import { pitchesIn, type Chooser, type Move, type Moment } from './move.ts'
import { arrangementOf, canAfford, ownFigureCents } from './offers.ts'
import { hesitate, stall } from './stall.ts'
import type { PlanSlots } from './plan.ts'
import type { Arrangement } from './state.ts'

function termsOf(agreed: Arrangement): PlanSlots {
  return {
    offerCents: agreed.amountCents,
    offerFrequency: agreed.frequency,
    ...(agreed.firstOn === null ? {} : { offerDate: agreed.firstOn }),
    ...(agreed.method === null ? {} : { offerMethod: agreed.method }),
  }
}

/** The first day: the collector's, when the money will be there by then, or else the debtor's pay day. */
function firstDay(
  { mind, understanding, scenario }: Moment,
  agreed: Arrangement,
): { on: string; moved: boolean } | null {
  const heard = understanding.dates.find(({ on }) => on >= scenario.today)?.on
  if (!heard) return null
  const early = heard < mind.finances.payDay && agreed.amountCents > mind.finances.cashTodayCents
  return early ? { on: mind.finances.payDay, moved: true } : { on: heard, moved: false }
}

/** The way to pay: the collector's proposal where the debtor has such a thing, or else the own one. */
function methodFor(
  { mind, personality }: Moment,
  heard: NonNullable<Understanding['method']>,
): Arrangement['method'] {
  const own = mind.finances.method
  const bankless = own === 'cash' || own === 'store'
  if (heard === own || (bankless && (heard === 'cash' || heard === 'store'))) return heard
  const yielding =
    personality === 'cooperative' || personality === 'polite_but_resistant' || personality === 'emotional'
  return yielding && !bankless ? heard : own
}

/** What is agreed, with the day and the method that this line adds. */
function completed(moment: Moment, agreed: Arrangement): Arrangement {
  const day = agreed.firstOn === null ? firstDay(moment, agreed)?.on : undefined
  const method =
    agreed.method === null && moment.understanding.method
      ? methodFor(moment, moment.understanding.method)
      : undefined
  return { ...agreed, firstOn: day ?? agreed.firstOn, method: method ?? agreed.method }
}

function stageOf(agreed: Arrangement): 'vague' | 'specific' {
  return agreed.firstOn !== null && agreed.method !== null ? 'specific' : 'vague'
}

/**
 * An agreement on the amount becomes a promise step by step: the date and the method are said when
 * asked for, and a recap of it all is confirmed.
 */
export const settleTerms: Chooser = (moment) => {
  const { mind, acts, asked, offer, understanding } = moment
  const { agreed } = mind
  if (!agreed) return null
  const recap = acts.has('recap')
  const asksMore =
    offer !== null &&
    offer.amountCents !== null &&
    !offer.takesCounter &&
    offer.frequency === agreed.frequency &&
    offer.amountCents > agreed.amountCents &&
    offer.kind !== 'full'
  if (asksMore || (asked === 'affordability' && offer === null)) {
    // A word is a word: the debtor holds on to the figure that was agreed.
    return { act: 'counter_offer', slots: termsOf(agreed) }
  }
  if (mind.commitment === 'confirmed')
    return recap ? { act: 'confirm_promise', slots: termsOf(agreed) } : null
  const heard = completed(moment, agreed)
  if (recap) {
    const ready = stageOf(heard) === 'specific' && understanding.amounts.every(({ cents }) => cents !== 0)
    if (ready)
      return {
        act: 'confirm_promise',
        slots: termsOf(heard),
        change: { agreed: heard, commitment: 'confirmed' },
      }
  }
  const { payDay, method } = mind.finances
  const asksAll = recap || asked === 'commitment' || asked === 'other' || asked === 'understanding'
  const needsDay =
    heard.firstOn === null && (asked === 'date' || asked === 'pay_day' || asksAll || asksForDay(moment))
  const needsMethod = heard.method === null && (asked === 'method' || asksAll || asksForMethod(moment))
  const terms: Arrangement = {
    ...heard,
    firstOn: needsDay ? payDay : heard.firstOn,
    method: needsMethod ? method : heard.method,
  }
  const said = terms.firstOn !== agreed.firstOn || terms.method !== agreed.method
  if (!said && !asksAll && asked !== 'date' && asked !== 'method') return null
  // Both are agreed on, and one of them is asked for once more: it is said once more, and not the whole promise.
  if (!said && (asked === 'date' || asked === 'method'))
    return { act: 'answer', slots: { ...termsOf(terms), askedAbout: asked } }
  return {
    act: 'promise',
    slots: { ...termsOf(terms), ...(asked ? { askedAbout: asked } : {}) },
    change: { agreed: terms, commitment: stageOf(terms) },
  }
}

const dayWords = /\b(date|day|when|fecha|dia|cuando)\b/i
const methodWords = /\b(card|method|transfer|account|tarjeta|transferencia|cuenta|m[eé]todo|forma de pago)\b/i

/** One question often asks for both ("what day, and with which card?"). */
function asksForDay({ acts, line }: Moment): boolean {
  return acts.has('ask_commitment') && dayWords.test(line)
}
function asksForMethod({ acts, line }: Moment): boolean {
  return acts.has('ask_commitment') && methodWords.test(line)
}

/** The debtor's own figure as a move; what was countered before is never taken back. */
function counter(
  moment: Moment,
  act: 'counter_offer' | 'partial_offer',
  extra: Partial<Move['change']> = {},
): Move {
  const { mind, scenario, offer } = moment
  const frequency =
    offer === null || offer.kind === 'full' ? (mind.countered?.frequency ?? 'monthly') : offer.frequency
  const own = ownFigureCents(mind, scenario, frequency)
  const base = offer ?? {
    kind: 'plan' as const,
    amountCents: null,
    frequency,
    installments: null,
    firstOn: null,
    method: null,
    takesCounter: false,
  }
  const countered = { ...arrangementOf(base, own), frequency }
  return { act, slots: { offerCents: own, offerFrequency: frequency }, change: { countered, ...extra } }
}

/**
 * Rule 6. An offer is judged once nothing else stands in the way: the cause is known, no objection is
 * raised or waiting. Above the means: a counter-offer. Within them: haggled over on the harder levels,
 * accepted when willing, put off when not.
 */
export const judgeOffer: Chooser = (moment) => {
  const { mind, level, offer, scenario, impact } = moment
  if (mind.agreed || !offer || impact.harm !== null) return null
  if (mind.objections.some(({ status }) => status !== 'resolved')) return null
  if (!mind.causeKnown) return hesitate(moment)
  const { amountCents, frequency, firstOn } = offer
  const willing = mind.feelings.willingness >= level.acceptsAtWillingness
  const nearly = mind.feelings.willingness >= level.acceptsAtWillingness - 12
  if (amountCents === null) return nearly ? counter(moment, 'partial_offer') : stall(moment)
  const affordable =
    canAfford({ amountCents, frequency, firstOn }, mind) ||
    canAfford({ amountCents, frequency, firstOn: null }, mind)
  if (!affordable) {
    // Having named its figure three times running, the debtor stops bidding against itself.
    const bidding = mind.debtorActs.slice(-3).every((act) => act === 'counter_offer')
    return nearly && !bidding ? counter(moment, 'counter_offer') : stall(moment)
  }
  if (!willing) return stall(moment)
  const own = ownFigureCents(mind, scenario, frequency)
  if (!offer.takesCounter && mind.haggled < level.haggles && own < amountCents) {
    return counter(moment, 'counter_offer', { haggled: mind.haggled + 1 })
  }
  const { takesCounter: _, ...rest } = offer
  const agreed = completed(moment, { ...rest, amountCents, firstOn: null, method: null })
  return {
    act: 'accept',
    slots: termsOf(agreed),
    change: { agreed, commitment: stageOf(agreed), countered: null },
  }
}

/** Asked how much would be possible, a debtor who trusts enough names a figure; the manipulative one a low one at once. */
export const nameAFigure: Chooser = (moment) => {
  const { mind, level, asked, personality, impact, acts } = moment
  if (mind.agreed || impact.harm !== null || asked !== 'affordability') return null
  if (raisedObjection(mind)) return null
  const trusts = mind.feelings.trust >= level.revealsAtTrust && mind.causeKnown
  if (!trusts && personality !== 'manipulative') return pitchesIn(acts) ? null : hesitate(moment)
  return counter(moment, 'partial_offer')
}
