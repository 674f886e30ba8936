import { asksForSafety } from './asked.ts'
import { rules } from './figures.ts'
import { seededChance } from './finances.ts'
import { pendingRight } from './mind.ts'
import { didLately, pitchesIn, timesDone, type Chooser, type Moment } from './move.ts'
import type { DebtorAct } from './plan.ts'
import type { Right } from './state.ts'

function invoked({ mind, at }: Moment, right: Right, act: DebtorAct) {
  return {
    act,
    invokes: right,
    change: { rights: [...mind.rights, { right, line: at, honoured: false }], unacknowledged: true },
  }
}

/**
 * Too angry to talk about anything else (rule 5). People with a temper do not wait for 70: the aggressive
 * and the threatening one go off once when the call turns to money, and again whenever they are provoked.
 * The threatening one threatens back instead of shouting.
 */
export const lashOut: Chooser = ({ mind, impact, personality, acts }) => {
  const { anger } = mind.feelings
  const hot = personality === 'aggressive' || personality === 'threatening'
  if (anger < (hot ? rules.temperAtAnger : rules.lashesOutAtAnger)) return null
  const provoked = impact.harm !== null || impact.reaction === 'ignored'
  const outbursts = mind.debtorActs.filter((act) => act === 'lash_out' || act === 'threat_back').length
  const vented = didLately(mind, 'lash_out', 2) || didLately(mind, 'threat_back', 2)
  // Having vented, the debtor listens to a collector who acknowledges; and nobody shouts at every line.
  if (vented && (impact.acknowledged || !provoked)) return null
  // Who says goodbye without a word of money is let go.
  if (acts.has('close') && !pitchesIn(acts) && impact.harm === null) return null
  // Nobody shouts before knowing what the call is about.
  if (mind.turn < 2 && !provoked) return null
  if (anger < rules.lashesOutAtAnger && !provoked) {
    const money = pitchesIn(acts) || acts.has('state_debt')
    if (outbursts > 0 || !money) return null
  }
  const threatens = personality === 'threatening' || (personality === 'aggressive' && outbursts % 2 === 1)
  const act = threatens && !didLately(mind, 'threat_back', 1) ? 'threat_back' : 'lash_out'
  return { act, change: { unacknowledged: true } }
}

/** Overwhelmed. An emotional person in a harder session may say something that must not be passed over. */
export const breakDown: Chooser = (moment) => {
  const { mind, scenario, level, personality, impact } = moment
  if (mind.feelings.distress < rules.breaksDownAtDistress) return null
  const fitting =
    personality === 'emotional' && scenario.type === 'individual' && scenario.difficulty !== 'beginner'
  const said = mind.rights.some(({ right }) => right === 'vulnerable')
  if (fitting && !said && seededChance(scenario, 'vulnerable', level.rights))
    return invoked(moment, 'vulnerable', 'vulnerable')
  if (didLately(mind, 'break_down', 2) || (impact.acknowledged && timesDone(mind, 'break_down') > 0))
    return null
  return { act: 'break_down', change: { unacknowledged: true } }
}

/** After a word of despair, a question about safety is answered as one, and nothing else matters then. */
export const answerSafety: Chooser = ({ mind, acts, line }) =>
  mind.rights.some(({ right }) => right === 'vulnerable') && !pitchesIn(acts) && asksForSafety(line)
    ? { act: 'answer', slots: { askedAbout: 'safety' } }
    : null

/** A right that was just honoured clears the air; one that was passed over is insisted on. */
export const pendingRights: Chooser = ({ mind, impact }) => {
  if (impact.honoured && impact.honoured !== 'dispute') {
    const { trust, willingness } = mind.feelings
    // A debtor who wants nothing but to be left alone takes the promise and goes.
    if (impact.honoured === 'stop_calling' && trust < 15 && willingness < 15)
      return { act: 'goodbye', endsCall: true }
    return { act: 'calm_down' }
  }
  const right = pendingRight(mind)
  if (!right || right.right === 'dispute' || !impact.ignoredRight) return null
  switch (right.right) {
    case 'stop_calling':
      return { act: 'stop_calling', change: { unacknowledged: true } }
    case 'attorney':
    case 'bankruptcy':
      return didLately(mind, 'bankruptcy_or_attorney', 2)
        ? { act: 'insist' }
        : { act: 'bankruptcy_or_attorney' }
    case 'vulnerable':
      return { act: 'break_down', change: { unacknowledged: true } }
    case 'wrong_party':
      return { act: 'wrong_party' }
    default:
      return unreachable(right.right)
  }
}

/**
 * The moment for a right, at most one in a session beside a dispute: asking to stop when fed up,
 * an attorney when pressed, bankruptcy when the figures are out of reach. Seeded by the level's share;
 * an easier level's sessions with a right are among a harder level's.
 */
export const invokeRight: Chooser = (moment) => {
  const { mind, scenario, level, personality, impact, acts, offer } = moment
  if (mind.turn < 3 || mind.commitment === 'specific' || mind.commitment === 'confirmed') return null
  if (mind.rights.some(({ right }) => right !== 'dispute')) return null
  const { anger, patience } = mind.feelings
  // Whoever has a temper shouts first.
  const vented = timesDone(mind, 'lash_out') + timesDone(mind, 'threat_back') > 0
  const fedUp =
    impact.harm !== null ||
    (anger >= 60 && vented && !impact.acknowledged) ||
    (patience <= 30 && impact.reaction === 'ignored')
  const stops = ['aggressive', 'defensive', 'threatening', 'evasive'].includes(personality)
  if (stops && fedUp && seededChance(scenario, 'stop calling', level.rights))
    return invoked(moment, 'stop_calling', 'stop_calling')
  // Without any seed: whoever is threatened and still on the line says so.
  if (impact.harm === 'threat' && scenario.difficulty !== 'beginner' && personality !== 'cooperative') {
    return invoked(moment, 'stop_calling', 'stop_calling')
  }
  const lawyers = ['threatening', 'manipulative'].includes(personality) || scenario.type === 'business'
  if (
    lawyers &&
    pitchesIn(acts) &&
    anger >= (personality === 'manipulative' ? 8 : 20) &&
    seededChance(scenario, 'attorney', level.rights * 0.7)
  ) {
    return invoked(moment, 'attorney', 'bankruptcy_or_attorney')
  }
  const outOfReach = offer?.amountCents != null && offer.amountCents > mind.finances.monthlyCapCents * 2
  const ruined = mind.finances.cause === 'other_debts' || mind.finances.cause === 'job_loss'
  if (ruined && outOfReach && seededChance(scenario, 'bankruptcy', level.rights * 0.5)) {
    return invoked(moment, 'bankruptcy', 'bankruptcy_or_attorney')
  }
  return null
}

/** The storm is over, and the collector's words did it. */
export const calmDown: Chooser = ({ mind, before, impact }) => {
  const fell = before.feelings.anger >= rules.upsetAt && mind.feelings.anger < rules.upsetAt
  const vented = (['lash_out', 'threat_back', 'break_down', 'vulnerable'] as const).some((act) =>
    didLately(mind, act, 1),
  )
  return impact.acknowledged && (fell || vented) && !didLately(mind, 'calm_down', 4)
    ? { act: 'calm_down' }
    : null
}

function unreachable(value: never): never {
  throw new Error(`unexpected value ${String(value)}`)
}
