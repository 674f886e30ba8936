import {
  type AskedAbout,
  type DebtorAct,
  type DebtorPlan,
  type ObjectionTopic,
  objectionTopics,
  type PlainSubject,
  plainSubjects,
} from '../plan.ts'
import type { Setting as Composing } from './compose.ts'
import { sayable } from './render.ts'
import { sentenceKey } from './said.ts'
import { foreignObjection } from './take-up.ts'
import type { Clause, Reaction } from './voice.ts'

/** Reactions of somebody who was done no good. */
export const sour: readonly Reaction[] = ['ignored', 'repeated', 'offended', 'pressed']

/** The topics that an act of objection speaks of. */
const about: Partial<Record<DebtorAct, readonly ObjectionTopic[]>> = {
  no_money: ['no_money'],
  job_loss: ['job_loss'],
  medical: ['medical'],
  family: ['family'],
  cash_timing: ['tax_refund', 'more_time'],
  defer: ['more_time'],
  partial_offer: ['partial_offer'],
  spouse: ['spouse'],
  deny: ['deny'],
  dispute_amount: ['dispute_amount'],
  already_paid: ['already_paid'],
  custom_objection: objectionTopics,
}
const actOf: Record<ObjectionTopic, DebtorAct> = {
  no_money: 'no_money',
  job_loss: 'job_loss',
  more_time: 'defer',
  dispute_amount: 'dispute_amount',
  already_paid: 'already_paid',
  medical: 'medical',
  family: 'family',
  tax_refund: 'cash_timing',
  partial_offer: 'partial_offer',
  spouse: 'spouse',
  deny: 'deny',
  custom: 'custom_objection',
}
/** Acts that another way of insisting may stand in for once all their own words are spent. */
const replaceable: readonly DebtorAct[] = [
  'no_money',
  'cash_timing',
  'custom_objection',
  'defer',
  'insist',
  'ask_back',
  'answer',
]

type Setting = Omit<Composing, 'chance'>

/**
 * The clauses that carry an act, in tiers: what the personality says, what anybody says, and what stands
 * in when both are spent. May put the prospect's own words into `values.objection`.
 */
export function contentTiers(setting: Setting): readonly Clause[][] {
  const { bank, plan, values } = setting
  if (plan.act === 'confirm_identity' && plan.slots.details?.noBirthDate && values.details === undefined)
    return [[...bank.noBirthDate]]
  const tiers = allTiers(setting)
  const must = mustName(setting)
  if (must.length === 0) return tiers
  const naming = tiers.map((tier) =>
    tier.filter((clause) => {
      const say = typeof clause === 'string' ? clause : clause.say
      return must.every((name) => name.test(say)) && sayable(say, values)
    }),
  )
  if (plan.act === 'answer') return [...naming, ...tiers]
  return naming.some((tier) => tier.length > 0) ? naming : tiers
}

/**
 * What every clause of this plan names: the amount that is offered or agreed to, the details that were
 * asked for, and of the terms that are settled the day and the method.
 */
function mustName(setting: Setting): RegExp[] {
  const { plan, values } = setting
  switch (plan.act) {
    case 'confirm_identity':
      return values.details === undefined ? [] : [/\{details\}/]
    case 'correct_amount':
      return [/\{debt\}/]
    case 'partial_offer':
    case 'counter_offer':
      return values.offer === undefined ? [] : [/\{offer(Amount)?\}/]
    case 'accept':
      return plan.slots.offerCents === undefined ? [] : [/\{(deal|offer)\}/]
    case 'answer':
      return mustAnswer(setting)
    case 'promise':
      return [
        ...(values.onDealDate === undefined ? [] : [/\{(onD|d)ealDate\}/]),
        ...(values.dealMethod === undefined ? [] : [/\{dealMethod\}/]),
      ]
    default:
      return []
  }
}

/** Asked what it does, a person says so before complaining of the pay; and terms that are settled are named again. */
function mustAnswer({ plan, values }: Setting): RegExp[] {
  const { askedAbout: asked, offerDate } = plan.slots
  const settled = plan.slots.offerCents !== undefined && offerDate !== undefined
  if (asked === 'employment' && values.job !== undefined && plan.slots.cause !== 'reduced_hours')
    return [/\{job\}/]
  if (asked === 'repeat' && (values.last ?? values.lastAsked) !== undefined) return [/\{last(Asked)?\}/]
  if (asked === 'date' && settled) return [/\{onOfferDate\}/]
  return asked === 'method' && settled && values.offerMethod !== undefined ? [/\{offerMethod\}/] : []
}

function allTiers(setting: Setting): readonly Clause[][] {
  const { bank, voice, plan } = setting
  const { act, slots } = plan
  const own = contentOf(setting)
  if (act === 'reveal' && slots.cause !== undefined) return [[...own]]
  if (act === 'confirm_identity' && setting.values.details !== undefined)
    return [[...own], [...(bank.answers.verification ?? [])]]
  if (act === 'confirm_identity' && slots.askedAbout === 'name')
    return [[...(bank.answers.name ?? [])], [...own]]
  if (act === 'insist' && slots.objection !== undefined) {
    // Said once more, the point itself comes first, so that it can be answered; after that, a habit of speech.
    const point = objectionOf(setting)
    const pair =
      slots.objection.raisedTimes % 2 === 1 ? [point, voice.acts.insist] : [voice.acts.insist, point]
    return [...pair.map((tier) => [...tier]), [...(bank.acts.insist ?? [])]]
  }
  // Who is asked for the own name first wants to hear the other's.
  const wary = act === 'ask_back' && whoAsked(slots.askedAbout)
  if (wary) return [[...own], [...(bank.acts.who_is_this ?? [])]]
  const shared = act === 'answer' ? (bank.answers[slots.askedAbout ?? 'other'] ?? []) : (bank.acts[act] ?? [])
  const wider = replaceable.includes(act)
    ? [...voice.acts.insist, ...(bank.acts.insist ?? [])]
    : act === 'confirm_identity'
      ? [...voice.acts.confirm_identity]
      : []
  return [[...own], asksNothing(plan) ? [...bank.listening] : [...shared], wider]
}

function whoAsked(asked: AskedAbout | undefined): boolean {
  return asked === 'identity' || asked === 'verification' || asked === 'name'
}

function asksNothing({ act, slots }: DebtorPlan): boolean {
  return act === 'answer' && slots.askedAbout === undefined
}

function contentOf(setting: Setting): readonly Clause[] {
  const { bank, voice, plan, scenario } = setting
  const { act, slots, feelings, reaction } = plan
  const asked = slots.askedAbout
  if (act === 'ask_back' && whoAsked(asked)) return voice.acts.who_is_this
  if (act === 'confirm_identity' && setting.values.details !== undefined) return voice.answers.verification
  if (act === 'confirm_identity' && scenario.type === 'business') {
    const named = (clause: Clause) => (typeof clause === 'string' ? clause : clause.say).includes('{first}')
    const all = [...(bank.acts.confirm_identity ?? []), ...voice.acts.confirm_identity]
    // A business is nobody: "that's me" is a person's answer.
    const own = (clause: Clause) => /\b(?:me|yo)\b/i.test(typeof clause === 'string' ? clause : clause.say)
    return all.filter((clause) => !named(clause) && (!own(clause) || typeof clause !== 'string'))
  }
  if (act === 'confirm_identity' && asked === 'verification') {
    return [...voice.answers.verification, ...(bank.answers.verification ?? [])]
  }
  // Nobody thanks for a call that led nowhere: to no agreement, and to no trust either.
  const nowhere = slots.offerCents === undefined && feelings.trust !== 'high'
  // After an agreement only a harsh last word spoils the thanks.
  const spoiled = slots.offerCents === undefined ? sour : sour.filter((one) => one !== 'ignored')
  const parted = feelings.willingness === 'low' || spoiled.includes(reaction) || nowhere
  // A wrong number and a call that never came to the debt end without thanks or plans, too.
  if (act === 'goodbye' && (parted || slots.debtCents === undefined)) return bank.acts.goodbye ?? []
  if (act === 'answer') return answerOf(setting)
  if (act === 'reveal' && slots.cause !== undefined) return bank.causes[slots.cause]
  if (act === 'insist') return [...voice.acts.insist, ...objectionOf(setting)]
  return about[act] === undefined ? voice.acts[act] : objectionOf(setting)
}

/** Whether nobody has a manner of its own when asked about it. */
export function isPlain(asked: AskedAbout | undefined): asked is PlainSubject {
  return plainSubjects.some((subject) => subject === asked)
}

function answerOf(setting: Setting): readonly Clause[] {
  const { bank, voice, plan } = setting
  const { askedAbout: asked, cause, objection } = plan.slots
  // Who is met with kindness, and asked nothing, does not insist.
  const kindly = plan.reaction === 'soothed' || plan.reaction === 'heard'
  if (asked === undefined && plan.reaction === 'soothed') return bank.comforted
  if (asked === undefined && kindly) return bank.listening
  const ofWork = cause === 'job_loss' || cause === 'reduced_hours'
  const known = cause !== undefined && (asked === 'cause' || (asked === 'employment' && ofWork))
  if (known) return bank.causes[cause]
  if (objection !== undefined && (asked === undefined || asked === 'cause')) {
    return [...voice.acts.insist, ...objectionOf(setting)]
  }
  if (asked === undefined) return [...voice.reactions.neutral, ...bank.listening]
  if (isPlain(asked)) return bank.answers[asked] ?? []
  return asked === 'other' ? [...voice.answers.other, ...(bank.answers.other ?? [])] : voice.answers[asked]
}

/**
 * An objection in the prospect's own wording where it is one that a person would say, else in the
 * personality's. A label ("Medical expenses") is a topic, and the bank words it better. The wording is said
 * once: whoever comes back to it does so in words of its own.
 */
function objectionOf({ bank, voice, plan, scenario, values, said }: Setting): readonly Clause[] {
  const { act, slots, language } = plan
  const topic = slots.objection?.topic
  const by = act === 'insist' || act === 'answer' ? (topic === undefined ? 'insist' : actOf[topic]) : act
  const text = slots.objection?.text ?? null
  if (by === 'no_money' && slots.hasNamed && (text === null || act !== 'no_money')) return bank.beyond
  const matches = topic !== undefined && (about[act] ?? [topic]).includes(topic)
  const wasSaid = (words: string) => said.all.includes(` ${sentenceKey(words)} `)
  if (by === 'custom_objection' && matches && values.label !== undefined)
    return wasSaid(values.label) ? voice.recalls : bank.labelled
  if (text !== null && matches && values.objection === undefined) {
    const foreign = by === 'custom_objection' ? foreignObjection(text, language) : null
    if (foreign !== null) {
      if (wasSaid(foreign)) return voice.recalls
      values.objection = foreign
      return bank.foreign
    }
  }
  if (text !== null && matches && values.objection !== undefined) {
    const first = !wasSaid(values.objection)
    if (by === 'custom_objection') return first ? voice.acts.custom_objection : voice.recalls
    if (first && (slots.objection?.raisedTimes ?? 0) <= 1 && values.objection.split(/\s+/).length >= 6)
      return voice.acts.custom_objection
  }
  const personal = scenario.type === 'business' && (by === 'job_loss' || by === 'medical' || by === 'family')
  return personal ? (bank.acts[by] ?? []) : voice.acts[by]
}
