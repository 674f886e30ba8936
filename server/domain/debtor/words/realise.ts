import { type DebtorAct, type DebtorPlan, type ObjectionTopic, objectionTopics } from '../plan.ts'
import type { Personality } from '#protocol/vocabulary/prospect.ts'
import type { Line, Scenario } from '../scenario.ts'
import { bankOf } from './bank.ts'
import { chanceOf } from './chance.ts'
import { composer } from './compose.ts'
import { saidBy } from './said.ts'
import { slotValues } from './slots.ts'
import { foreignObjection, scenarioWords } from './take-up.ts'
import type { Clause } from './voice.ts'

/** Acts that stand alone: nothing is reacted to and nothing added. */
const plainActs: readonly DebtorAct[] = ['greet', 'who_is_this', 'hang_up', 'goodbye', 'out_of_role']
/** Acts of somebody who goes along: no reproach opens them and no push-back ends them. */
const agreeing: readonly DebtorAct[] = [
  'accept',
  'promise',
  'confirm_promise',
  'confirm_identity',
  'calm_down',
  'goodbye',
]
/** Nothing is put around these. */
const grave: readonly DebtorAct[] = ['vulnerable', 'break_down']
const outbursts: readonly DebtorAct[] = [
  'lash_out',
  'threat_back',
  'stop_calling',
  'break_down',
  'vulnerable',
]
/** Acts about money, where what the collector asked for is taken up and life may show. */
const moneyActs: readonly DebtorAct[] = [
  'no_money',
  'job_loss',
  'medical',
  'family',
  'cash_timing',
  'partial_offer',
  'spouse',
  'custom_objection',
  'defer',
  'counter_offer',
  'insist',
]
/** Acts that another way of insisting may stand in for once all their own words are spent. */
const replaceable: readonly DebtorAct[] = [
  'no_money',
  'cash_timing',
  'custom_objection',
  'defer',
  'insist',
  'ask_back',
]

/** They keep a distance: no "y'all" and no "híjole" as a sentence of its own. */
const formal: readonly Personality[] = ['threatening', 'polite_but_resistant']

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
/** Acts whose words may be followed by others that speak of the same: a proposal can be taken up. */
const receptive: readonly DebtorAct[] = ['answer', 'spouse', 'ask_back']

/** How much a difficulty adds at the end of a reply, and how readily it shows that something did it good. */
const manner = {
  beginner: { ending: 0.4, shows: 1 },
  medium: { ending: 0.18, shows: 0.9 },
  advanced: { ending: 0.34, shows: 0.7 },
  expert: { ending: 0.45, shows: 0.5 },
} as const

/**
 * The debtor's reply as sentences with their punctuation, joined by a space on display. Pure: the same plan,
 * scenario, lines and turn give the same words. No sentence of the debtor in `lines` is said again, and no
 * figure is said that is in neither the plan nor the scenario. `plan.maxWords` is kept unless the shortest
 * way to say the act is longer. `turn` counts the debtor's replies from 0 and only feeds the chance.
 */
export function realise(
  plan: DebtorPlan,
  { scenario, lines, turn }: { scenario: Scenario; lines: readonly Line[]; turn: number },
): string[] {
  const bank = bankOf(plan.language)
  const voice = bank.voices[scenario.personality]
  const chance = chanceOf(scenario.seed, turn)
  const values = slotValues(plan, scenario, lines)
  const compose = composer({ bank, voice, plan, scenario, values, chance, said: saidBy(lines) })
  const { act, slots, reaction } = plan
  const { rhythm } = voice
  const { ending, shows } = manner[scenario.difficulty]

  const firstWords =
    lines.length === 0 && (act === 'who_is_this' || (act === 'greet' && scenario.opening === 'cold'))
  if (firstWords) return compose.need([bank.pickUp])

  const own = contentOf()
  const shared = act === 'answer' ? [] : (bank.acts[act] ?? [])
  const mixedIn = chance.below(0.2) ? [...own, ...shared] : own
  const wider = replaceable.includes(act) ? [...voice.acts.insist, ...(bank.acts.insist ?? [])] : []
  const content = compose.need([mixedIn, shared, wider], {
    lead: plainActs.includes(act) || grave.includes(act) ? 0 : rhythm.lead,
    tag: plainActs.includes(act) || agreeing.includes(act) || grave.includes(act) ? 0 : rhythm.tag,
  })

  const before: string[] = []
  const after: string[] = []
  const asks = () => [...before, ...content, ...after].some((sentence) => sentence.endsWith('?'))
  if (!plainActs.includes(act)) {
    opening()
    if (act === 'reveal' || (act === 'answer' && slots.askedAbout === 'cause')) tellCause()
    end()
  }
  if (plan.endsCall && act !== 'hang_up' && act !== 'goodbye') {
    const angry = plan.feelings.anger !== 'low'
    after.push(...compose.need([angry ? voice.acts.hang_up : voice.acts.goodbye]))
  }
  return [...before, ...content, ...after]

  /** The clauses that carry the act itself, the fittest first. */
  function contentOf(): readonly Clause[] {
    const asked = slots.askedAbout
    if (act === 'ask_back' && (asked === 'identity' || asked === 'verification'))
      return voice.acts.who_is_this
    if (act === 'confirm_identity' && asked === 'verification') {
      return [...voice.acts.confirm_identity, ...(bank.answers.verification ?? [])]
    }
    if (act === 'answer') return answerOf()
    if (act === 'confirm_identity' && scenario.type === 'business') {
      const named = (clause: Clause) => (typeof clause === 'string' ? clause : clause.say).includes('{first}')
      return [...(bank.acts.confirm_identity ?? []), ...voice.acts.confirm_identity].filter(
        (clause) => !named(clause),
      )
    }
    if (act === 'insist') return [...voice.acts.insist, ...objectionOf()]
    return about[act] === undefined ? voice.acts[act] : objectionOf()
  }

  function answerOf(): readonly Clause[] {
    const asked = slots.askedAbout
    if (asked === 'employment' && slots.cause === 'job_loss') return bank.causes.job_loss
    if (
      slots.objection !== undefined &&
      (asked === undefined || (asked === 'cause' && slots.cause === undefined))
    ) {
      return [...voice.acts.insist, ...objectionOf()]
    }
    if (asked === undefined) return [...voice.reactions.neutral, ...bank.listening]
    return [...voice.answers[asked], ...(bank.answers[asked] ?? [])]
  }

  /**
   * An objection in the prospect's own wording where it is one that a person would say, else in the
   * personality's. A label ("Medical expenses") is a topic, and the bank words it better.
   */
  function objectionOf(): readonly Clause[] {
    const topic = slots.objection?.topic
    const by = act === 'insist' || act === 'answer' ? (topic === undefined ? 'insist' : actOf[topic]) : act
    const text = slots.objection?.text ?? null
    const matches = topic !== undefined && (about[act] ?? [topic]).includes(topic)
    if (by === 'custom_objection' && matches && values.label !== undefined) return bank.labelled
    if (text !== null && matches && values.objection === undefined) {
      const foreign = by === 'custom_objection' ? foreignObjection(text, plan.language) : null
      if (foreign !== null) {
        values.objection = foreign
        return bank.foreign
      }
    }
    if (text !== null && matches && values.objection !== undefined && by !== 'custom_objection') {
      const first = (slots.objection?.raisedTimes ?? 0) <= 1
      if (first && values.objection.split(/\s+/).length >= 6) return voice.acts.custom_objection
    }
    const personal = scenario.type === 'business' && by === 'job_loss'
    return personal ? (bank.acts[by] ?? []) : voice.acts[by]
  }

  /** What the collector's line did to the debtor, and what of it is taken up. */
  function opening() {
    const glad = reaction === 'soothed' || reaction === 'heard'
    const suits = glad ? !outbursts.includes(act) : reaction === 'neutral' || !agreeing.includes(act)
    const share = reaction === 'neutral' ? 0.25 : glad ? rhythm.react * shows : rhythm.react
    const upset = plan.feelings.anger === 'high' || plan.feelings.distress === 'high'
    const hasSpanish =
      scenario.primaryLanguage !== 'english' ||
      scenario.accent === 'mexican' ||
      scenario.accent === 'argentinian'
    if (upset && hasSpanish && plan.language === 'en' && chance.below(0.4))
      before.push(...compose.may([bank.mixed]))
    if (suits && chance.below(share)) before.push(...compose.may([voice.reactions[reaction]]))
    if (!agreeing.includes(act) && !outbursts.includes(act) && chance.below(0.12))
      before.push(...compose.may([bank.accents[scenario.accent]?.asides ?? []]))
    const heard = slots.heardAmountCents ?? slots.heardDate ?? slots.heardMethod ?? slots.heardInstallments
    const dated = slots.askedAbout === 'pay_day' || slots.askedAbout === 'date'
    if (
      heard !== undefined &&
      !dated &&
      (moneyActs.includes(act) || act === 'answer') &&
      chance.below(rhythm.echo)
    ) {
      const towards = plan.feelings.willingness !== 'low' && receptive.includes(act)
      before.push(...compose.may([towards ? voice.echoes.towards : voice.echoes.against]))
    }
  }

  function tellCause() {
    if (slots.cause === undefined) return
    after.push(...compose.may([bank.causes[slots.cause]]))
    const told = scenario.type === 'business' ? null : scenarioWords(scenario.scenario, plan.language)
    if (told !== null) after.push(...compose.mayWords(told))
  }

  /** Push-back, a detail of life, or what the difficulty adds. */
  function end() {
    if (agreeing.includes(act) || act === 'ask_back') return
    const money = moneyActs.includes(act) || act === 'reveal'
    if (money && chance.below(0.3)) after.push(...compose.may([bank.details]))
    if (money && chance.below(ending))
      after.push(...compose.may([bank.difficulty[scenario.difficulty]], asks()))
    else if ((money || act === 'answer') && chance.below(act === 'answer' ? rhythm.tail / 3 : rhythm.tail)) {
      after.push(...compose.may([voice.tails], asks()))
    }
  }
}
