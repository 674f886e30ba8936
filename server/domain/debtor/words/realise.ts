import type { AskedAbout, DebtorAct, DebtorPlan } from '../plan.ts'
import type { TranscriptLine, Scenario } from '../scenario.ts'
import { bankOf } from './bank.ts'
import { contentTiers, isPlain } from './content.ts'
import { chanceOf } from './chance.ts'
import { composer, distant } from './compose.ts'
import { saidBy } from './said.ts'
import { slotValues } from './slots.ts'
import { scenarioWords } from './take-up.ts'

/** Acts that stand alone: nothing is reacted to and nothing added. */
const plainActs: readonly DebtorAct[] = [
  'greet',
  'who_is_this',
  'wrong_party',
  'hang_up',
  'goodbye',
  'check_line',
  'correct_amount',
  'out_of_role',
]
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

/** No "look," before an outburst, an offer or a word that only shows that one listens. */
function takesNoLead({ act, slots, reaction }: DebtorPlan): boolean {
  const offers = act === 'partial_offer' || act === 'counter_offer'
  const listens =
    act === 'answer' &&
    slots.askedAbout === undefined &&
    (slots.objection === undefined || reaction === 'soothed')
  return (
    offers ||
    listens ||
    isPlain(slots.askedAbout) ||
    slots.askedAbout === 'employment' ||
    [...plainActs, ...agreeing, ...grave, ...outbursts, 'reveal'].includes(act)
  )
}

/** What was asked when a proposal of the collector is weighed and not turned down. */
const weighing: readonly AskedAbout[] = ['affordability', 'commitment']

/** How much a difficulty adds at the end of a reply, and how readily it shows that something did it good. */
const manner = {
  beginner: { ending: 0.3, shows: 1 },
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
  { scenario, lines, turn }: { scenario: Scenario; lines: readonly TranscriptLine[]; turn: number },
): string[] {
  const bank = bankOf(plan.language)
  const voice = bank.voices[scenario.personality]
  const chance = chanceOf(scenario.seed, turn)
  const values = slotValues(plan, scenario, lines)
  const said = saidBy(lines)
  const compose = composer({ bank, voice, plan, scenario, values, chance, said })
  const { act, slots, reaction } = plan
  const { rhythm } = voice
  const colourful = !distant.includes(scenario.personality)
  const { ending, shows } = manner[scenario.difficulty]

  const firstWords =
    lines.length === 0 && (act === 'who_is_this' || (act === 'greet' && scenario.opening === 'cold'))
  if (firstWords) return compose.need([bank.pickUp])

  const [own = [], shared = [], ...wider] = contentTiers({ bank, voice, plan, scenario, values, said })
  const mixedIn = chance.below(0.15) && act !== 'answer' && act !== 'greet' ? [...own, ...shared] : own
  const content = compose.need([mixedIn, shared, ...wider], {
    fittest: act === 'insist' || act === 'answer' ? 0.25 : 0.65,
    lead: takesNoLead(plan) || slots.putsOff !== undefined ? 0 : rhythm.lead,
    tag: moneyActs.includes(act) && act !== 'partial_offer' && act !== 'counter_offer' ? rhythm.tag : 0,
  })

  const before: string[] = []
  const after: string[] = []
  const asks = () => [...before, ...content, ...after].some((sentence) => sentence.endsWith('?'))
  if (!plainActs.includes(act) && slots.askedAbout !== 'safety') {
    opening()
    if (act === 'reveal' && slots.cause !== undefined) tell()
    end()
  }
  if (plan.endsCall && act !== 'hang_up' && act !== 'goodbye') {
    const angry = plan.feelings.anger !== 'low'
    after.push(...compose.need([angry ? voice.acts.hang_up : voice.acts.goodbye]))
  }
  return [...before, ...content, ...after]

  /**
   * What the collector's line did to the debtor, or what of it is taken up: one of them, since a person does not
   * react, sigh and echo before every sentence.
   */
  function opening() {
    if (slots.putsOff !== undefined && (slots.putsOff === 'own_figure' || chance.below(0.85))) {
      before.push(...compose.may([bank.putsOff[slots.putsOff]]))
      if (before.length > 0) return
    }
    const glad = reaction === 'soothed' || reaction === 'heard'
    const closing = slots.askedAbout === 'anything_else' || slots.askedAbout === 'understanding'
    const suits = suitable(glad, closing)
    const share = reaction === 'neutral' ? 0.25 : glad ? rhythm.react * shows : rhythm.react
    const upset = plan.feelings.anger === 'high' || plan.feelings.distress === 'high'
    const hasSpanish =
      scenario.primaryLanguage !== 'english' ||
      scenario.accent === 'mexican' ||
      scenario.accent === 'argentinian'
    if (
      upset &&
      hasSpanish &&
      colourful &&
      !agreeing.includes(act) &&
      plan.language === 'en' &&
      chance.below(0.4)
    )
      before.push(...compose.may([bank.mixed]))
    // "Are you even listening?" at every line is a tic, in whatever words.
    const lately = saidBy(lines.filter(({ speaker }) => speaker === 'assistant').slice(glad ? -1 : -2))
    const led = /^[^,.?]{1,18},/.test(content[0] ?? '')
    const fresh = reaction === 'neutral' ? !led : !compose.wasSaid(voice.reactions[reaction], lately)
    if (before.length === 0 && suits && fresh && chance.below(share))
      before.push(...compose.may([voice.reactions[reaction]]))
    if (before.length > 0) return
    const heard = slots.heardAmountCents ?? slots.heardDate ?? slots.heardMethod ?? slots.heardInstallments
    const taken =
      moneyActs.includes(act) || (act === 'answer' && weighing.includes(slots.askedAbout ?? 'other'))
    if (heard !== undefined && taken && chance.below(rhythm.echo)) {
      const towards = act === 'answer' && plan.feelings.willingness !== 'low'
      before.push(...compose.may([towards ? voice.echoes.towards : voice.echoes.against]))
    }
    if (before.length === 0 && colourful && moneyActs.includes(act) && chance.below(0.12))
      before.push(...compose.may([bank.accents[scenario.accent]?.asides ?? []]))
  }

  function suitable(glad: boolean, closing: boolean): boolean {
    if (glad) return !outbursts.includes(act) && !closing
    // Who is asked something answers it: "Thanks for telling me" is for somebody who has told something.
    if (reaction === 'neutral')
      return act !== 'confirm_identity' && act !== 'reveal' && slots.askedAbout === undefined
    // Nor does an answer to "who lives with you?" begin with what was passed over.
    return (
      !agreeing.includes(act) && act !== 'reveal' && (reaction === 'offended' || !isPlain(slots.askedAbout))
    )
  }

  /** What leads to the cause, and what the prospect's scenario tells of it. */
  function tell() {
    before.push(...compose.may([voice.acts.reveal]))
    const told = scenario.type === 'business' ? null : scenarioWords(scenario.scenario, plan.language)
    if (told !== null) after.push(...compose.mayWords(told))
  }

  /** Push-back, a detail of life, or what the difficulty adds. */
  function end() {
    if (agreeing.includes(act) || act === 'ask_back') return
    const money = moneyActs.includes(act) || act === 'reveal'
    // Who has just been done some good does not threaten or complain in the same breath.
    const eased = reaction === 'soothed' && chance.below(0.7)
    // An answer that leaves nothing to add.
    const curt = isPlain(slots.askedAbout) || slots.askedAbout === 'other'
    // A beginner's debtor meets the collector halfway, unless that is the last thing it would do.
    const gruff = distant.includes(scenario.personality) || scenario.personality === 'aggressive'
    const proposed =
      (slots.heardAmountCents !== undefined && slots.heardAmountCents !== slots.debtCents) ||
      slots.heardInstallments !== undefined ||
      slots.offerCents !== undefined
    const adds =
      scenario.difficulty === 'beginner' && (gruff || act === 'defer')
        ? 0.1
        : proposed || scenario.difficulty === 'beginner'
          ? ending
          : 0
    // One thing at the end is enough. Who threatens shows nothing of the own life.
    const life = scenario.personality === 'threatening' ? 0 : 0.18
    if (money && chance.below(life)) after.push(...compose.may([bank.details]))
    else if (money && chance.below(adds))
      after.push(...compose.may([bank.difficulty[scenario.difficulty]], asks()))
    else if (!eased && chance.below(money ? rhythm.tail : act === 'answer' && !curt ? rhythm.tail / 3 : 0))
      after.push(...compose.may([voice.tails], asks()))
  }
}
