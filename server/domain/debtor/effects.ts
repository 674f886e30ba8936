import type { CollectorAct, Understanding } from './acts/understanding.ts'
import { brushesOff } from './brush-off.ts'
import {
  actEffects,
  difficulties,
  eventEffects,
  personalities,
  rules,
  wear,
  wearTurns,
  type Effect,
} from './figures.ts'
import { clamped, pendingRight, raisedObjection, withObjection, type Mind } from './mind.ts'
import { answersObjection, type ObjectionAnswer, takesUp } from './objections.ts'
import { canAfford, offerIn } from './offers.ts'
import { isAboutTheCall } from './off-script.ts'
import { honours, ignoresRight } from './rights.ts'
import { misstatedCents } from './misstated.ts'
import { detailsNamed } from './papers.ts'
import type { DebtorPlan } from './plan.ts'
import { owedCents, type Scenario } from './scenario.ts'
import type { Feelings, Right } from './state.ts'
import { isWordless } from './wordless.ts'

/** What a line did to the debtor, beside the feelings. */
export type Impact = {
  reaction: DebtorPlan['reaction']
  /** A feeling or an objection stood unacknowledged when the line was said. */
  wasUnacknowledged: boolean
  acknowledged: boolean
  harm: 'threat' | 'shame' | 'push' | null
  answer: ObjectionAnswer | null
  /** The id of the objection that the line resolved. */
  resolved: string | null
  honoured: Right | null
  ignoredRight: Right | null
  /** Asks again for more than the debtor has said it can pay. */
  deaf: boolean
  /** A balance that is not the debtor's, in cents; only the first in a call. */
  misstatedCents: number | null
}

/** The harm of a line by its violations and its tone; the worst counts, and counts once. */
function harmOf({ violations, pushing }: Understanding): Impact['harm'] {
  const said = new Set(
    violations.filter(({ severity }) => severity !== 'review').map(({ violation }) => violation),
  )
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
  if (threats.some((violation) => said.has(violation))) return 'threat'
  if (said.has('abuse')) return 'shame'
  return pushing || said.has('pay_to_me') ? 'push' : null
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

function reactionOf(
  impact: Omit<Impact, 'reaction'>,
  fresh: { empathy: number; reflect: number },
  acts: Set<CollectorAct>,
  { allWorn, onTopic }: { allWorn: boolean; onTopic: boolean },
): Impact['reaction'] {
  if (impact.harm === 'threat' || impact.harm === 'shame') return 'offended'
  if (impact.harm === 'push') return 'pressed'
  if (impact.ignoredRight || impact.deaf || impact.answer === 'ignored' || impact.answer === 'mismatched')
    return 'ignored'
  if (fresh.empathy >= 0.5) return 'soothed'
  // The best answer to a person whose feeling was passed over is no answer yet.
  if (impact.wasUnacknowledged && !impact.acknowledged && !impact.resolved && !impact.honoured)
    // Who asks what happened, or about the very objection, has passed over nothing.
    return acts.has('open_probe') || onTopic ? 'neutral' : 'ignored'
  if (impact.honoured || impact.answer === 'matched' || fresh.reflect >= 0.5) return 'heard'
  if (acts.has('ask_full') || acts.has('lawful_urgency')) return 'pressed'
  return allWorn && acts.size > 0 ? 'repeated' : 'neutral'
}

/** Acts that a line about nothing but the call may be read as. */
const idle: readonly CollectorAct[] = [
  'open_probe',
  'closed_probe',
  'verify',
  'identify',
  'apology',
  'reflect',
  'escalate',
]

/** Acts that may well come twice in a row. */
const patient: readonly CollectorAct[] = ['open_probe', 'closed_probe', 'empathy', 'reflect', 'verify']

/**
 * Applies a line of the collector to the debtor: rules 1 to 4 of the model. Pure: the mind before, the
 * line as understood and its text give the mind after and what happened.
 */
export function applyUtterance(
  mind: Mind,
  scenario: Scenario,
  understanding: Understanding,
  line: string,
): { mind: Mind; impact: Impact } {
  if (isWordless(line)) return silence(mind, scenario)
  const level = difficulties[scenario.difficulty]
  const person = personalities[scenario.personality]
  const turn = mind.turn + 1
  const acts = new Set(understanding.acts.map(({ act }) => act))
  const usedLately = (act: CollectorAct) =>
    (mind.actHistory[act] ?? []).filter((used) => turn - used <= wearTurns).length
  const worn = (act: CollectorAct) =>
    wear[Math.min(act === 'empathy' ? mind.empathyWear : usedLately(act), wear.length - 1)] ?? 0

  const harm = harmOf(understanding)
  const fresh = {
    empathy: acts.has('empathy') ? worn('empathy') : 0,
    reflect: acts.has('reflect') ? worn('reflect') : 0,
  }
  const acknowledged = mind.unacknowledged && harm === null && (fresh.empathy > 0 || fresh.reflect > 0)
  const standing = mind.unacknowledged && !acknowledged

  const objection = raisedObjection(mind)
  const met = objection ? answersObjection(understanding, objection, line) : null
  // Who lets the debt rest after a word of despair passes over no objection to it.
  const rests = mind.rights.some((entry) => entry.right === 'vulnerable' && entry.honoured)
  // Who asks to have something repeated, or waits for the computer, neither answers nor passes over anything.
  const aboutTheCall = harm === null && [...acts].every((act) => idle.includes(act)) && isAboutTheCall(line)
  const answer =
    met === null || aboutTheCall
      ? null
      : brushesOff(line)
        ? 'ignored'
        : met === 'ignored' && rests && harm === null
          ? 'explored'
          : met
  const right = pendingRight(mind)
  const honoured =
    right && harm === null && honours(right.right, understanding, line, acknowledged || !mind.unacknowledged)
      ? right.right
      : null
  const ignoredRight = right && !honoured && ignoresRight(right.right, understanding) ? right.right : null

  // Asking once more for what the debtor has just said it cannot pay is as deaf as passing over an objection.
  const offer = mind.countered && harm === null ? offerIn(understanding, line, mind, scenario) : null
  const deaf =
    offer !== null &&
    !offer.takesCounter &&
    offer.amountCents !== null &&
    offer.amountCents > (mind.countered?.amountCents ?? 0) &&
    !canAfford({ ...offer, amountCents: offer.amountCents }, mind)

  const gainNow = level.gain * (standing ? rules.unacknowledgedGain : 1)
  const effects: { effect: Effect; times: number; gain: number }[] = []
  for (const act of acts) {
    const reaches = act === 'empathy' || act === 'reflect'
    const gain = reaches ? level.gain * person.empathyGain : gainNow
    // A kind word around a threat soothes nobody.
    effects.push({ effect: actEffects[act], times: worn(act), gain: harm === null ? gain : 0 })
  }
  if (answer && answer !== 'explored') {
    // The same good answer once more is no news.
    const times = answer === 'matched' ? (wear[mind.goodAnswers[objection?.id ?? ''] ?? 0] ?? 0) : 1
    effects.push({ effect: eventEffects[answer], times, gain: gainNow })
  }
  if (honoured) effects.push({ effect: eventEffects.honoured, times: 1, gain: level.gain })
  if (deaf && (answer === null || answer === 'explored'))
    effects.push({ effect: eventEffects.ignored, times: 1, gain: 0 })
  if (ignoredRight) effects.push({ effect: eventEffects.ignored, times: 1, gain: 0 })
  if (harm) effects.push({ effect: eventEffects[harm], times: 1, gain: 0 })
  const misstated = mind.debtorActs.includes('correct_amount')
    ? null
    : misstatedCents(understanding, line, owedCents(scenario))
  if (misstated !== null) effects.push({ effect: eventEffects.misstated, times: 1, gain: 0 })

  const [trust, anger, distress, willingness] = summed(effects, level.harm * person.harm)
  const harmed =
    harm !== null || answer === 'ignored' || answer === 'mismatched' || ignoredRight !== null || deaf
  const before = mind.feelings
  const felt: Feelings = {
    trust: eased(before.trust, trust + (standing && !aboutTheCall ? rules.unacknowledgedTrust : 0)),
    anger: eased(
      before.anger,
      anger + (standing && !aboutTheCall ? rules.unacknowledgedAnger : 0) - (harmed ? 0 : rules.calming),
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

  const patience =
    before.patience -
    level.patienceATurn +
    (before.anger > rules.angryAbove ? rules.patienceAngry : 0) +
    (harmed ? rules.patienceHarmed : 0) +
    (resolved ? rules.patienceRelieved : 0)

  const severe = understanding.violations.filter(({ severity }) => severity === 'severe').length
  const impact = {
    deaf,
    misstatedCents: misstated,
    wasUnacknowledged: mind.unacknowledged,
    acknowledged,
    harm,
    answer,
    resolved,
    honoured,
    ignoredRight,
  }
  // A second question asks something else; only the same kindness over and over is heard as a phrase.
  const allWorn = [...acts].every((act) => worn(act) < (patient.includes(act) ? 0.2 : 0.5))
  const onTopic =
    answer === 'explored' && objection?.topic === 'custom' && takesUp(line, objection.text ?? '')
  return {
    mind: {
      ...mind,
      feelings: { ...felt, patience: clamped(patience) },
      objections: resolved ? withObjection(mind, resolved, { status: 'resolved' }) : mind.objections,
      unacknowledged: standing,
      identified: mind.identified || acts.has('identify'),
      verified: mind.verified || acts.has('verify'),
      disclosed: mind.disclosed || acts.has('disclose'),
      debtStated: mind.debtStated || acts.has('state_debt') || acts.has('ask_full'),
      rights: honoured
        ? mind.rights.map((entry) => (entry.right === honoured ? { ...entry, honoured: true } : entry))
        : mind.rights,
      rightIgnored: mind.rightIgnored + (ignoredRight ? 1 : 0),
      severeViolations: mind.severeViolations + severe,
      turn,
      actHistory: remembered(mind, acts, turn),
      empathyWear: acts.has('empathy') ? mind.empathyWear + 1 : Math.max(0, mind.empathyWear - 1),
      goodAnswers,
      detailsNamed: [...new Set([...mind.detailsNamed, ...detailsNamed(line)])],
    },
    impact: {
      ...impact,
      reaction: reactionOf(impact, fresh, acts, { allWorn, onTopic: onTopic || aboutTheCall }),
    },
  }
}

/**
 * A line without words: nothing is felt about it, and each one in a row costs more patience. In the words
 * of the debtor: "Hello, are you still there?"
 */
function silence(mind: Mind, scenario: Scenario): { mind: Mind; impact: Impact } {
  const { patienceATurn } = difficulties[scenario.difficulty]
  const inARow = mind.debtorActs.length - mind.debtorActs.findLastIndex((act) => act !== 'check_line')
  return {
    mind: {
      ...mind,
      feelings: { ...mind.feelings, patience: clamped(mind.feelings.patience - patienceATurn * inARow) },
      turn: mind.turn + 1,
    },
    impact: {
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
    },
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
function remembered(mind: Mind, acts: Set<CollectorAct>, turn: number): Mind['actHistory'] {
  const history: Mind['actHistory'] = {}
  for (const act of Object.keys(mind.actHistory) as CollectorAct[]) {
    const lately = (mind.actHistory[act] ?? []).filter((used) => turn - used < wearTurns)
    if (lately.length > 0) history[act] = lately
  }
  for (const act of acts) history[act] = [...(history[act] ?? []), turn]
  return history
}
