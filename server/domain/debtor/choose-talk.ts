import { owedCents } from './scenario.ts'
import { causeIsWork, raisedObjection, withObjection } from './mind.ts'
import { didLately, pitchesIn, timesDone, type Chooser, type Move, type Moment } from './move.ts'
import { seededChance } from './finances.ts'
import { rules } from './figures.ts'
import { ownFigureCents } from './offers.ts'
import { hesitate, stall } from './stall.ts'
import type { DebtorAct, Objection, ObjectionTopic, PlanSlots } from './plan.ts'

export const actOfTopic: Record<ObjectionTopic, DebtorAct> = {
  no_money: 'no_money',
  job_loss: 'job_loss',
  more_time: 'cash_timing',
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

/** Topics that are a dispute in law (15 U.S.C. 1692g): the collector has to offer validation. */
export const disputes: readonly ObjectionTopic[] = ['dispute_amount', 'already_paid', 'deny']

/** Says an objection, which invokes a dispute where it is one in law. */
export function saying({ mind, scenario, at }: Moment, objection: Objection, act: DebtorAct): Move {
  const own = objection.topic === 'partial_offer' ? ownFigureCents(mind, scenario, 'monthly') : null
  const slots: PlanSlots = {
    objection,
    ...(objection.topic === 'more_time' ? { payDay: mind.finances.payDay } : {}),
    ...(objection.topic === 'dispute_amount' || objection.topic === 'already_paid'
      ? { debtCents: owedCents(scenario) }
      : {}),
    ...(own === null ? {} : { offerCents: own, offerFrequency: 'monthly' as const }),
  }
  const disputed = disputes.includes(objection.topic) && !mind.rights.some(({ right }) => right === 'dispute')
  return {
    act,
    slots,
    raises: objection.id,
    ...(disputed ? { invokes: 'dispute' as const } : {}),
    change: {
      objections: withObjection(mind, objection.id, {
        status: 'raised',
        raisedTimes: objection.raisedTimes + 1,
      }),
      unacknowledged: true,
      lastRaisedTurn: mind.turn,
      ...(disputed
        ? { rights: [...mind.rights, { right: 'dispute' as const, line: at, honoured: false }] }
        : {}),
      ...(own === null
        ? {}
        : {
            countered: {
              kind: 'plan' as const,
              amountCents: own,
              frequency: 'monthly' as const,
              installments: null,
              firstOn: null,
              method: null,
            },
          }),
    },
  }
}

/** A raised objection that was passed over or met with something else is said again. */
export const repeatObjection: Chooser = (moment) => {
  const { mind, impact } = moment
  const raised = raisedObjection(mind)
  if (!raised || impact.answer === 'explored') return null
  // The third time in the same words helps nobody: the debtor falls back on a habit.
  if (raised.raisedTimes >= 3 && didLately(mind, 'insist', 1)) return stall(moment)
  return saying(moment, raised, 'insist')
}

/** The next objection comes up when money is spoken of; on objection handling from the first turn on. */
export const raiseObjection: Chooser = (moment) => {
  const { mind, scenario, level, acts, asked, offer, impact } = moment
  if (raisedObjection(mind) || mind.agreed) return null
  const open = mind.objections.filter(({ status }) => status === 'latent')
  const resolvedOrRaised = mind.objections.length - open.length
  const held = mind.objections.length - level.heldBack
  const [next] = open
  if (!next) return null
  const late = resolvedOrRaised >= held && mind.objections.length > 1
  if (late) return offer !== null && mind.causeKnown ? saying(moment, next, actOfTopic[next.topic]) : null
  const leads = scenario.sessionType === 'objection_handling'
  if (leads && impact.honoured === null) return saying(moment, next, actOfTopic[next.topic])
  const money =
    pitchesIn(acts) || acts.has('state_debt') || asked === 'affordability' || asked === 'commitment'
  if (!money) return null
  return saying(moment, next, actOfTopic[next.topic])
}

/** A probe brings the cause to light once the trust is there; an open one sooner. */
export const reveal: Chooser = (moment) => {
  const { mind, level, acts, asked, impact, scenario } = moment
  if (mind.causeKnown || impact.harm !== null) return null
  const opens = acts.has('open_probe') || asked === 'cause'
  // A closed question brings it to light when it is about the cause; "when is your refund due?" is not.
  const about = asked === 'employment' || (asked === 'other' && impact.answer === null)
  const probes = opens || (acts.has('closed_probe') && about) || asked === 'employment'
  // What somebody works as is answered; only who is behind for lack of work tells of it at that.
  if (asked === 'employment' && !causeIsWork(mind)) return null
  if (!probes) return null
  // Some days the first thing said is an objection, whatever was asked.
  const first = mind.objections[0]
  const blurts =
    mind.debtStated && opens && first?.status === 'latent' && mind.objections.length > level.heldBack
  if (blurts && seededChance(scenario, 'objects first', 0.45))
    return saying(moment, first, actOfTopic[first.topic])
  const gate = level.revealsAtTrust - (opens ? rules.openProbeEasier : 0)
  const { cause } = mind.finances
  if (mind.feelings.trust < gate) return deflect(moment)
  return {
    act: 'reveal',
    reveals: true,
    slots: {
      cause,
      ...(asked ? { askedAbout: asked } : {}),
      ...(scenario.difficulty === 'beginner' ? { payDay: mind.finances.payDay } : {}),
    },
    change: { causeKnown: true, unacknowledged: true },
  }
}

/** Not yet: open people give an objection for an answer, guarded ones put the question off. */
function deflect(moment: Moment): Move | null {
  const { personality, mind } = moment
  if (raisedObjection(mind)) return null
  const guarded =
    personality === 'evasive' ||
    personality === 'defensive' ||
    personality === 'manipulative' ||
    personality === 'threatening'
  if (guarded && !didLately(mind, 'ask_back', 2) && !didLately(mind, 'defer', 2)) return stall(moment)
  const [next] = mind.objections.filter(({ status }) => status === 'latent')
  return next && mind.objections.length > moment.level.heldBack + 1
    ? saying(moment, next, actOfTopic[next.topic])
    : stall(moment)
}

/** Who is calling, and who picked up. */
export const identify: Chooser = (moment) => {
  const { mind, personality, difficulty, asked, acts, scenario } = moment
  if (mind.turn > 4) return null
  const leads = scenario.sessionType === 'objection_handling' && mind.objections[0]?.status === 'latent'
  if (leads && (mind.identified || mind.debtStated)) return null
  const wary = !mind.identified && personality !== 'cooperative' && difficulty !== 'beginner'
  if (wary && timesDone(mind, 'who_is_this') < 2 && !raisedObjection(mind)) return { act: 'who_is_this' }
  if (asked !== 'identity' && asked !== 'verification' && asked !== 'name') {
    const introduced =
      acts.has('identify') &&
      !moment.before.identified &&
      !pitchesIn(acts) &&
      asked === null &&
      !acts.has('state_debt')
    return introduced && timesDone(mind, 'confirm_identity') === 0
      ? { act: 'confirm_identity', slots: { askedAbout: 'identity' } }
      : null
  }
  // The evasive and the defensive want to know first what it is about.
  const guarded = personality === 'evasive' || personality === 'defensive' || personality === 'threatening'
  if (
    guarded &&
    difficulty !== 'beginner' &&
    timesDone(mind, 'ask_back') === 0 &&
    seededChance(scenario, 'wary', 0.65)
  )
    return { act: 'ask_back', slots: { askedAbout: asked } }
  return { act: 'confirm_identity', slots: { askedAbout: asked } }
}

/** What was asked is answered with what may be said; nothing asked and nothing raised is small talk. */
export const answer: Chooser = (moment) => {
  const { mind, level, asked, impact, personality } = moment
  const raised = raisedObjection(mind)
  const known = mind.causeKnown ? { cause: mind.finances.cause } : {}
  const about = { ...(asked ? { askedAbout: asked } : {}), ...(raised ? { objection: raised } : {}) }
  if (impact.harm !== null) return raised ? { act: 'insist', slots: { objection: raised } } : stall(moment)
  switch (asked) {
    case 'identity':
    case 'verification':
    case 'name':
      return { act: 'confirm_identity', slots: about }
    case 'pay_day':
    case 'date':
      if (mind.feelings.trust < level.revealsAtTrust - 12) return stall(moment)
      return { act: 'answer', slots: { ...about, payDay: mind.finances.payDay } }
    case 'method':
      return { act: 'answer', slots: { ...about, offerMethod: mind.finances.method } }
    case 'commitment':
    case 'affordability':
      return raised ? stall(moment) : hesitate(moment)
    case 'employment':
      // Who has lost the work and will not say so yet does not claim to have it.
      if (!mind.causeKnown && causeIsWork(mind))
        return raised ? { act: 'insist', slots: { objection: raised } } : stall(moment)
      return { act: 'answer', slots: { ...about, ...known } }
    case 'cause':
      if (mind.causeKnown) return { act: 'answer', slots: { ...about, ...known } }
      return raised ? { act: 'answer', slots: about } : stall(moment)
    case 'understanding':
    case 'safety':
    case 'wellbeing':
    case 'good_time':
    case 'help':
    case 'presence':
    case 'refusing':
    case 'since':
    case 'repeat':
    case 'speech':
    case 'hold':
    case 'unfinished':
    case 'recording':
    case 'may_record':
    case 'small_talk':
    case 'letter':
    case 'household':
    case 'borrowing':
    case 'assets':
    case 'spending':
    case 'contact':
    case 'our_number':
    case 'call_back':
    case 'sending':
    case 'new_here':
    case 'listens':
    case 'somebody_else':
    case 'language':
    case 'disputing':
    case 'income':
    case 'supervisor':
    case 'accused':
    case 'final':
    case 'purpose':
    case 'questions':
    case 'what_if':
      return { act: 'answer', slots: { askedAbout: asked, ...known } }
    case 'anything_else':
    case 'other':
      return personality === 'evasive' && !didLately(mind, 'defer', 2)
        ? { act: 'defer', slots: about }
        : { act: 'answer', slots: { ...about, ...known } }
    case null:
      return unasked(moment)
    default:
      return unreachable(asked)
  }
}

/** The collector told something or was kind, and asked nothing. */
function unasked(moment: Moment): Move {
  const { mind, impact, personality } = moment
  const raised = raisedObjection(mind)
  if (!mind.debtStated && mind.identified) return { act: 'answer', slots: { askedAbout: 'purpose' } }
  if (raised) return { act: 'answer', slots: { objection: raised } }
  // Heard and helped: the debtor lets the collector go on.
  if (impact.acknowledged || impact.resolved) return { act: 'answer' }
  if (personality === 'evasive' || personality === 'manipulative') return stall(moment)
  return { act: didLately(mind, 'ask_back', 2) ? 'answer' : 'ask_back' }
}

function unreachable(value: never): never {
  throw new Error(`unexpected value ${String(value)}`)
}
