import { namesCaller } from '#server/language/names-caller.ts'
import { reckons } from '#server/language/reckons.ts'
import { statesBalance } from '#server/language/states-balance.ts'
import type { CollectorAct } from '#server/language/reading.ts'
import {
  actEffects,
  difficulties,
  eventEffects,
  personalities,
  rules,
  wear,
  wearTurns,
  type Effect,
} from '../figures.ts'
import { clamped, pendingRight, raisedObjection, withObjection, type Mind } from '../mind.ts'
import { owedCents, type Scenario } from '../scenario.ts'
import type { Feelings } from '../state.ts'
import { demandsAgain, demandsMoney } from './demands.ts'
import { groupOf, type Heard } from './heard.ts'
import type { Impact } from './impact.ts'
import { honours, ignoresRight, meets } from './meets.ts'

/** The patience that a turn costs which is kind or asks about something other than money. */
const patienceOfTalk = 1

/** Violations that frighten; all others that harm shame or press. */
const threats = [
  'arrest',
  'unlawful_action',
  'violence',
  'false_identity',
  'false_credit',
  'third_party',
  'ignore_stop',
  'ignore_dispute',
] as const

/** The harm of a turn; the worst counts, and counts once. */
function harmOf({ reading, socials }: Heard): Impact['harm'] {
  const said = new Set(
    reading.sentences
      .flatMap(({ violations }) => violations)
      .filter(({ severity }) => severity !== 'review')
      .map(({ violation }) => violation),
  )
  if (threats.some((violation) => said.has(violation)) || socials.has('threat')) return 'threat'
  if (said.has('abuse') || socials.has('insult')) return 'shame'
  return reading.pushing || said.has('pay_to_me') ? 'push' : null
}

/** Sums effects, multiplying the good side by the gain and the bad side by the harm (rule 1). */
function summed(
  effects: readonly { effect: Effect; times: number; gain: number }[],
  harm: number,
): [number, number, number, number] {
  const sum: [number, number, number, number] = [0, 0, 0, 0]
  // Anger and distress are good when they fall.
  const goodSign = [1, -1, -1, 1] as const
  for (const { effect, times, gain } of effects) {
    for (const at of [0, 1, 2, 3] as const) {
      const good = effect[at] * goodSign[at] > 0
      sum[at] += effect[at] * times * (good ? gain : harm)
    }
  }
  return sum
}

/**
 * The balance that a turn states where it is not the debtor's, in cents: who has the letter at home knows the
 * figure. Null when none is stated, or one within 2% of it.
 */
function misstatedCents({ reading }: Heard, owed: number): number | null {
  for (const { acts, amounts, certainty, terms, quote } of reading.sentences) {
    if (certainty !== 'high' || !acts.some(({ act }) => act === 'state_debt')) continue
    if (terms !== null && terms.is !== 'mention') continue
    // "36,100 less the 6,600": what is left of the balance is a sum, not another balance.
    if (reckons(quote) || !statesBalance(quote)) continue
    const [only, ...others] = amounts
    if (!only || others.length > 0 || only.cents <= 0) continue
    if (Math.abs(only.cents - owed) > owed * 0.1) return only.cents
  }
  return null
}

/** How a turn lands: rules 1 to 4 of the model (docs/debtor.md). Pure. */
export function feel(mind: Mind, scenario: Scenario, heard: Heard): { mind: Mind; impact: Impact } {
  const level = difficulties[scenario.difficulty]
  const person = personalities[scenario.personality]
  const { acts } = heard
  const turn = mind.turn + 1
  const usedLately = (act: CollectorAct) =>
    (mind.actHistory[act] ?? []).filter((used) => turn - used <= wearTurns).length
  const worn = (act: CollectorAct) =>
    wear[Math.min(act === 'empathy' ? mind.empathyWear : usedLately(act), wear.length - 1)] ?? 0

  const harm = harmOf(heard)
  const fresh = {
    empathy:
      acts.has('empathy') || acts.has('apology')
        ? Math.max(worn('empathy'), acts.has('apology') ? worn('apology') : 0)
        : 0,
    reflect: acts.has('reflect') ? worn('reflect') : 0,
  }
  // Worn words gain nothing more, but what was just said has been heard.
  const kindWords = acts.has('empathy') || acts.has('apology') || acts.has('reflect')
  // Consent alone ("of course, talk to your spouse") acknowledges no feeling.
  const warm = heard.kind && !heard.consents && !acts.has('empathy') && !acts.has('reflect')
  const acknowledged = mind.unacknowledged && harm === null && (kindWords || warm)
  const standing = mind.unacknowledged && !acknowledged

  const objection = raisedObjection(mind)
  const answer = objection ? meets(heard, objection) : null
  const right = pendingRight(mind)
  const honoured =
    right &&
    harm === null &&
    (honours(right.right, heard, acknowledged || !mind.unacknowledged) || leavesItAt(mind, heard))
      ? right.right
      : null
  const ignoredRight = right && !honoured && ignoresRight(right.right, heard) ? right.right : null

  const again = harm === null && demandsAgain(mind, heard, answer)
  const gainNow = level.gain * (standing ? rules.unacknowledgedGain : 1)
  const effects: { effect: Effect; times: number; gain: number }[] = []
  for (const act of acts) {
    const reaches = act === 'empathy' || act === 'reflect'
    const gain = reaches ? level.gain * person.empathyGain : gainNow
    // A kind word around a threat soothes nobody, nor does an offer that is the same demand again.
    effects.push({ effect: actEffects[act], times: worn(act), gain: harm === null && !again ? gain : 0 })
  }
  if (again) effects.push({ effect: eventEffects.again, times: 1, gain: 0 })
  if (answer && answer !== 'explored') {
    // The same good answer once more is no news.
    const times = answer === 'matched' ? (wear[mind.goodAnswers[objection?.id ?? ''] ?? 0] ?? 0) : 1
    effects.push({ effect: eventEffects[answer], times, gain: gainNow })
  }
  if (honoured) effects.push({ effect: eventEffects.honoured, times: 1, gain: level.gain })
  if (ignoredRight) effects.push({ effect: eventEffects.ignored, times: 1, gain: 0 })
  // One line is one offence, whatever it breaks.
  const severe = heard.reading.sentences.some(({ violations }) =>
    violations.some(({ severity }) => severity === 'severe'),
  )
  if (harm) effects.push({ effect: eventEffects[severe ? 'severe' : harm], times: 1, gain: 0 })
  const misstated = mind.debtorActs.includes('correct_amount')
    ? null
    : misstatedCents(heard, owedCents(scenario))
  if (misstated !== null) effects.push({ effect: eventEffects.misstated, times: 1, gain: 0 })

  // The mildest person at the easiest level hears a severe offence as anybody does.
  const harmCounts = Math.max(severe ? 1 : 0, level.harm * person.harm)
  const [trust, anger, distress, willingness] = summed(effects, harmCounts)
  const harmed =
    harm !== null || again || answer === 'ignored' || answer === 'mismatched' || ignoredRight !== null
  // Whoever asks, answers or arranges something has not passed the feeling over; only money does.
  const passesOver = standing && (heard.pitches || harmed)
  const before = mind.feelings
  const felt: Feelings = {
    trust: eased(before.trust, trust + (passesOver ? rules.unacknowledgedTrust : 0)),
    anger: eased(
      before.anger,
      anger + (passesOver ? rules.unacknowledgedAnger : 0) - (harmed ? 0 : rules.calming),
    ),
    distress: eased(before.distress, distress),
    willingness: eased(before.willingness, willingness),
    patience: before.patience,
  }

  const goodAnswers =
    objection && answer === 'matched'
      ? { ...mind.goodAnswers, [objection.id]: (mind.goodAnswers[objection.id] ?? 0) + 1 }
      : mind.goodAnswers
  const insisting = Object.keys(mind.goodAnswers).length < level.insists
  const needed = objection && insisting && !acknowledged && !mind.goodAnswers[objection.id] ? 2 : 1
  const tooUpset = standing && felt.anger + felt.distress >= rules.tooUpsetToResolve
  const resolved =
    objection && answer === 'matched' && !tooUpset && (goodAnswers[objection.id] ?? 0) >= needed
      ? objection.id
      : null

  // Being asked about oneself, or treated kindly, tires less than being asked for money.
  const interested = !heard.pitches && !harmed && (heard.kind || heard.question !== null)
  const patience =
    before.patience -
    (interested ? patienceOfTalk : level.patienceATurn) +
    (before.anger > rules.angryAbove ? rules.patienceAngry : 0) +
    (severe ? rules.patienceSevere : harmed ? rules.patienceHarmed : 0) +
    (resolved ? rules.patienceRelieved : 0)

  const impact: Omit<Impact, 'reaction'> = {
    deaf: false,
    misstatedCents: misstated,
    wasUnacknowledged: mind.unacknowledged,
    acknowledged,
    harm,
    answer,
    resolved,
    honoured,
    ignoredRight,
  }
  return {
    mind: {
      ...mind,
      feelings: { ...felt, patience: clamped(patience) },
      objections: resolved ? withObjection(mind, resolved, { status: 'resolved' }) : mind.objections,
      unacknowledged: standing,
      identified: mind.identified || acts.has('identify') || (acts.has('disclose') && saysWho(heard)),
      verified: mind.verified || acts.has('verify'),
      disclosed: mind.disclosed || acts.has('disclose'),
      debtStated: mind.debtStated || acts.has('state_debt') || acts.has('ask_full'),
      rights: honoured
        ? mind.rights.map((entry) => (entry.right === honoured ? { ...entry, honoured: true } : entry))
        : mind.rights,
      rightIgnored: mind.rightIgnored + (ignoredRight ? 1 : 0),
      severeViolations: mind.severeViolations + (severe ? 1 : 0),
      turn,
      actHistory: remembered(mind, acts, turn),
      demands: mind.demands + (demandsMoney(heard) ? 1 : 0),
      empathyWear: acts.has('empathy') ? mind.empathyWear + 1 : Math.max(0, mind.empathyWear - 1),
      goodAnswers,
    },
    impact: { ...impact, reaction: reactionOf(impact, fresh, heard) },
  }
}

/** To one of the debtor's own nothing is owed but silence on the debt: a time that is asked for, or a message, honours that. */
function leavesItAt({ claims }: Mind, { acts, pitches, questions }: Heard): boolean {
  return (
    claims.answerer !== null &&
    !pitches &&
    !acts.has('state_debt') &&
    questions.every(({ topic }) => groupOf(topic) !== 'payment' || topic === 'callback')
  )
}

function reactionOf(
  impact: Omit<Impact, 'reaction'>,
  fresh: { empathy: number; reflect: number },
  { acts, kind }: Heard,
): Impact['reaction'] {
  if (impact.harm === 'threat' || impact.harm === 'shame') return 'offended'
  if (impact.harm === 'push') return 'pressed'
  if (impact.ignoredRight || impact.answer === 'ignored' || impact.answer === 'mismatched') return 'ignored'
  if (fresh.empathy >= 0.5) return 'soothed'
  if (impact.honoured || impact.answer === 'matched' || fresh.reflect >= 0.5 || kind) return 'heard'
  return acts.has('ask_full') || acts.has('lawful_urgency') ? 'pressed' : 'neutral'
}

/**
 * A turn without words: nothing is felt about it, and each one in a row costs more patience. In the words
 * of the debtor: "Hello, are you still there?"
 */
export function feelSilence(mind: Mind, scenario: Scenario): { mind: Mind; impact: Impact } {
  const { patienceATurn } = difficulties[scenario.difficulty]
  const inARow = mind.debtorActs.length - mind.debtorActs.findLastIndex((act) => act !== 'check_line')
  return {
    mind: {
      ...mind,
      feelings: { ...mind.feelings, patience: clamped(mind.feelings.patience - patienceATurn * inARow) },
      turn: mind.turn + 1,
    },
    impact: untouched(mind),
  }
}

/** A turn that speaks to the exercise and not to the person on the phone moves nothing. */
export function feelNothing(mind: Mind): { mind: Mind; impact: Impact } {
  return { mind: { ...mind, turn: mind.turn + 1 }, impact: untouched(mind) }
}

function untouched(mind: Mind): Impact {
  return {
    reaction: 'neutral',
    wasUnacknowledged: mind.unacknowledged,
    acknowledged: false,
    harm: null,
    answer: null,
    resolved: null,
    honoured: null,
    ignoredRight: null,
    deaf: false,
    misstatedCents: null,
  }
}

/**
 * A feeling after a change. The last of a feeling moves slowly: nobody's worry is talked away in five
 * lines, and nobody trusts a collector without reserve.
 */
function eased(feeling: number, change: number): number {
  const room = change < 0 ? feeling / rules.easesWithin : (100 - feeling) / rules.easesWithin
  return clamped(feeling + change * Math.min(1, room))
}

/** When each act was used, as far back as wear counts. */
function remembered(mind: Mind, acts: ReadonlySet<CollectorAct>, turn: number): Mind['actHistory'] {
  const history: Mind['actHistory'] = {}
  for (const act of Object.keys(mind.actHistory) as CollectorAct[]) {
    const lately = (mind.actHistory[act] ?? []).filter((used) => turn - used < wearTurns)
    if (lately.length > 0) history[act] = lately
  }
  for (const act of acts) history[act] = [...(history[act] ?? []), turn]
  return history
}

/** "My name is Dave, I'm a debt collector": an introduction that was read as the notice alone. */
const saysWho = ({ reading }: Heard) => reading.sentences.some(({ quote }) => namesCaller(quote))
