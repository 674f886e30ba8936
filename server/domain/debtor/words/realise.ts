import type { DebtorAct, DebtorPlan } from '../plan.ts'
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
  const shared = bank.acts[act] ?? []
  const mixedIn = chance.below(0.2) ? [...own, ...shared] : own
  const wider = replaceable.includes(act) ? [...voice.acts.insist, ...(bank.acts.insist ?? [])] : []
  const content = compose.need([mixedIn, shared, wider], {
    lead: plainActs.includes(act) ? 0 : rhythm.lead,
    tag: plainActs.includes(act) || agreeing.includes(act) ? 0 : rhythm.tag,
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

  /** The clauses that carry the act itself. */
  function contentOf(): readonly Clause[] {
    if (act === 'answer')
      return voice.answers[slots.askedAbout ?? 'other'].concat(
        bank.answers[slots.askedAbout ?? 'other'] ?? [],
      )
    const text = slots.objection?.text
    if (
      text &&
      act !== 'custom_objection' &&
      values.objection !== undefined &&
      (slots.objection?.raisedTimes ?? 0) <= 1
    ) {
      // The prospect's own wording comes first, the bank's later.
      return isSentence(values.objection) ? voice.acts.custom_objection : voice.acts[act]
    }
    if (text && act === 'custom_objection' && values.objection === undefined) {
      const foreign = foreignObjection(text, plan.language)
      if (foreign !== null) {
        values.objection = foreign
        return bank.foreign
      }
    }
    return voice.acts[act]
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
    if (chance.below(0.12)) before.push(...compose.may([bank.accents[scenario.accent]?.asides ?? []]))
    const heard = slots.heardAmountCents ?? slots.heardDate ?? slots.heardMethod ?? slots.heardInstallments
    if (heard !== undefined && (moneyActs.includes(act) || act === 'answer') && chance.below(rhythm.echo)) {
      const towards = plan.feelings.willingness === 'high' || act === 'answer'
      before.push(...compose.may([towards ? voice.echoes.towards : voice.echoes.against]))
    }
  }

  function tellCause() {
    if (slots.cause === undefined) return
    after.push(...compose.may([bank.causes[slots.cause]]))
    const told = scenarioWords(scenario.scenario, plan.language)
    if (told !== null) after.push(...compose.mayWords(told))
  }

  /** Push-back, a detail of life, or what the difficulty adds. */
  function end() {
    if (agreeing.includes(act) || act === 'ask_back') return
    const about = moneyActs.includes(act) || act === 'reveal'
    if (about && chance.below(0.3)) after.push(...compose.may([bank.details]))
    if (about && chance.below(ending))
      after.push(...compose.may([bank.difficulty[scenario.difficulty]], asks()))
    else if ((about || act === 'answer') && chance.below(act === 'answer' ? rhythm.tail / 3 : rhythm.tail)) {
      after.push(...compose.may([voice.tails], asks()))
    }
  }
}

/** A label such as "Medical expenses" is a topic, not something a person says; the bank words it better. */
function isSentence(objection: string): boolean {
  return objection.split(/\s+/).length >= 6
}
