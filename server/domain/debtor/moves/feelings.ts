import { attorneyAsked, namesAttorney } from '#server/language/attorney-contact.ts'
import { wordCount } from '#server/language/text/plain.ts'
import type { CollectorAct } from '#server/language/reading.ts'
import { rules } from '../figures.ts'
import { dossierOf } from '../life/answers/dossier.ts'
import { attorneyFactIds } from '../life/facts/attorney.ts'
import type { Fact } from '../life/life.ts'
import { tellsFear } from '../life/scenario/claims.ts'
import { whole } from '../life/reply-of.ts'
import { seededChance } from '../finances.ts'
import { pendingRight } from '../mind.ts'
import type { Right } from '../state.ts'
import type { Situation } from '../bank/situations.ts'
import type { DebtorAct } from '../plan.ts'
import { groupOf, type Heard } from './heard.ts'
import type { Chooser, Moment, Move } from './move.ts'
import { roomAfter } from './room.ts'
import { arrangesCall, didLately, saidLately, timesSaid } from './said.ts'

/** Invokes a right. */
export function invoked({ mind, at }: Moment, right: Right, situation: Situation, act: DebtorAct): Move {
  return {
    says: { situation },
    act,
    invokes: right,
    change: { rights: [...mind.rights, { right, line: at, honoured: false }], unacknowledged: true },
  }
}

const hot = (personality: Moment['personality']) =>
  personality === 'aggressive' || personality === 'threatening'

/**
 * Abuse and threats are heard by every personality: the hot ones shout or threaten back, all others say that
 * they will not be spoken to like this, and stop cooperating until somebody apologizes.
 */
export const answerHarm: Chooser = (moment) => {
  const { impact, mind, personality } = moment
  if (impact.harm !== 'threat' && impact.harm !== 'shame') return null
  const stop = stopsCalling(moment)
  if (stop) return stop
  const change = { unacknowledged: true }
  const angry = mind.feelings.anger >= rules.temperAtAnger
  if (personality === 'threatening' && !didLately(mind, 'threat_back', 1))
    return { says: { situation: 'feel.threat_back' }, act: 'threat_back', change }
  if (
    (hot(personality) || mind.feelings.anger >= rules.lashesOutAtAnger) &&
    angry &&
    !didLately(mind, 'lash_out', 1)
  )
    return { says: { situation: 'feel.lash_out' }, act: 'lash_out', change }
  return {
    says: { situation: impact.harm === 'threat' ? 'heard.threat' : 'heard.insult' },
    act: 'insist',
    change,
  }
}

/** Whoever is threatened and still on the line, or fed up with a call that only presses, wants it to stop. */
function stopsCalling(moment: Moment): Move | null {
  const { mind, scenario, level, personality, impact } = moment
  if (mind.turn < 3 || mind.commitment === 'specific' || mind.commitment === 'confirmed') return null
  if (mind.rights.some(({ right }) => right !== 'dispute')) return null
  const stops = ['aggressive', 'defensive', 'threatening', 'evasive'].includes(personality)
  const threatened =
    impact.harm === 'threat' && scenario.difficulty !== 'beginner' && personality !== 'cooperative'
  const fedUp = impact.harm !== null || (mind.feelings.patience <= 30 && impact.reaction === 'ignored')
  return threatened || (stops && fedUp && seededChance(scenario, 'stop calling', level.rights))
    ? invoked(moment, 'stop_calling', 'right.stop', 'stop_calling')
    : null
}

/**
 * The moment for a right, at most one in a session beside a dispute: asking to stop when fed up, an attorney
 * when money is pressed for, bankruptcy when the figures are out of reach. Seeded by the level's share; an
 * easier level's sessions with a right are among a harder level's.
 */
export const invokeRight: Chooser = (moment) => {
  const { mind, scenario, level, personality, heard, impact, life } = moment
  if (mind.turn < 3 || mind.agreed !== null || heard.kind || !heard.pitches) return null
  if (mind.rights.some(({ right }) => right !== 'dispute')) return null
  // Whoever settles the day of a call presses for nothing.
  if (arrangesCall(mind)) return null
  // What was asked is answered first; "do you understand?" asks nothing.
  const group = heard.question === null ? null : groupOf(heard.question.topic)
  if (group !== null && group !== 'payment' && group !== 'call') return null
  const stop = impact.reaction === 'ignored' || impact.harm === 'push' ? stopsCalling(moment) : null
  if (stop) return stop
  // An attorney is held against whoever presses: in answer to an offer or a question people took it for good in none of 32 (data/choices).
  const pressed =
    impact.harm !== null || impact.reaction === 'ignored' || pressing.some((act) => heard.acts.has(act))
  const lawyers = ['threatening', 'manipulative'].includes(personality) || scenario.type === 'business'
  // Whose story is written whole has no attorney out of the blue, and no bankruptcy.
  const written = dossierOf(life, scenario).length > 0
  const told = written || wordCount(scenario.scenario ?? '') >= wholeStory
  const mayHaveOne = !told || namesAttorney([scenario.scenario, ...scenario.objections].join(' '))
  const angry = mind.feelings.anger >= (personality === 'manipulative' ? 8 : 20)
  if (
    pressed &&
    lawyers &&
    mayHaveOne &&
    angry &&
    !mind.claims.noAttorney &&
    seededChance(scenario, 'attorney', level.rights * 0.7)
  )
    return invoked(moment, 'attorney', 'right.attorney', 'bankruptcy_or_attorney')
  const offered = Math.max(
    0,
    ...heard.reading.sentences.flatMap(({ amounts }) => amounts.map(({ cents }) => cents)),
  )
  const ruined = mind.finances.cause === 'other_debts' || mind.finances.cause === 'job_loss'
  if (
    ruined &&
    !written &&
    offered > mind.finances.monthlyCapCents * 2 &&
    seededChance(scenario, 'bankruptcy', level.rights * 0.5)
  )
    return invoked(moment, 'bankruptcy', 'right.bankruptcy', 'bankruptcy_or_attorney')
  return null
}

/** A scenario of so many words tells of an attorney where there is one. */
const wholeStory = 25

/** Asks for all of it, or presses for it. */
const pressing: readonly CollectorAct[] = ['ask_full', 'lawful_urgency', 'ask_commitment']

/** Who the attorney is, where the scenario names one and it was not told; else the papers are at home. */
export function nameAttorney(
  { life, mind }: Moment,
  otherwise: 'right.details' | 'right.ignored' = 'right.details',
): Move {
  const told = life.facts.find(
    ({ from, topic, also, quotable, id, text }) =>
      from !== 'seed' &&
      quotable &&
      [topic, ...also].includes('attorney') &&
      !tellsFear(text) &&
      mind.told[id] === undefined,
  )
  if (told === undefined) return { says: { situation: otherwise }, act: 'answer' }
  return {
    says: { fact: whole(told), again: false },
    act: 'answer',
    change: { told: { ...mind.told, [told.id]: 1 }, lastTopic: 'attorney' },
  }
}

/** So surely it is an attorney who is asked about. */
const surelyAsked = 0.85

/**
 * The attorney's name, number or address, when it is asked for: never the debtor's own. Asked in one breath, both are told; what
 * the life does not have, the debtor does not have at hand.
 */
export const giveAttorney: Chooser = (moment) => {
  const { life, mind, before, impact, reading, line, heard } = moment
  if (impact.harm !== null) return null
  const asked = attorneyAsked(
    reading.sentences.map(({ quote }) => quote),
    line,
    // "I'm represented by an attorney, you'll need to speak to her.": an objection in the author's words.
    namesAttorney(moment.spoken) ? 'attorney' : roomAfter(before).topic,
  )
  const about = heard.question
  const sure = about?.topic === 'attorney' && about.certainty >= surelyAsked && !heard.parts
  const untold = mind.told[attorneyFactIds.name] === undefined && !heard.pitches
  // "Do you have a lawyer?"
  if (asked.length === 0 && sure && untold) asked.push('name')
  if (asked.length === 0) return null
  const facts = asked.flatMap((detail) => life.facts.find(({ id }) => id === attorneyFactIds[detail]) ?? [])
  const [first, second] = facts
  if (first === undefined) return mind.claims.attorney && !sure ? nameAttorney(moment) : null
  const told = (fact: Fact) => mind.told[fact.id] !== undefined
  const said = (fact: Fact) => (told(fact) ? fact.again : fact.text)
  const both = second !== undefined && !(told(first) && told(second))
  const fact = both ? { ...first, text: `${said(first)} ${said(second)}` } : first
  const counts = Object.fromEntries((both ? facts.slice(0, 2) : [first]).map(({ id }) => [id, 1]))
  return {
    says: { fact: both ? fact : whole(fact), again: !both && told(first) },
    act: 'answer',
    change: { told: { ...mind.told, ...counts }, lastTopic: 'attorney' },
  }
}

/** A right that was just honoured clears the air; one that was passed over is insisted on. */
export const pendingRights: Chooser = (moment) => {
  const { mind, impact, heard } = moment
  const about = mind.rights.at(-1)
  if (impact.honoured && impact.honoured !== 'dispute') {
    const { trust, willingness } = mind.feelings
    // A debtor who wants nothing but to be left alone takes the promise and goes.
    if (impact.honoured === 'stop_calling' && trust < 15 && willingness < 15)
      return { says: { situation: 'end.right' }, act: 'goodbye', endsCall: true }
    // "Then I'll speak with her, bye" asks for nothing.
    if (heard.question?.topic === 'attorney' && !heard.parts) return nameAttorney(moment)
    // What was asked in the same breath is answered first.
    const waits = heard.question !== null && impact.honoured !== 'vulnerable'
    return waits ? null : { says: { situation: 'right.honoured' }, act: 'calm_down' }
  }
  if (
    about &&
    heard.question?.topic === 'attorney' &&
    (about.right === 'attorney' || about.right === 'bankruptcy')
  )
    return nameAttorney(moment)
  const right = pendingRight(mind)
  if (!right || right.right === 'dispute' || !impact.ignoredRight) return null
  const change = { unacknowledged: true }
  if (right.right === 'vulnerable')
    return { says: { situation: 'feel.break_down' }, act: 'break_down', change }
  const act = right.right === 'stop_calling' ? 'stop_calling' : 'bankruptcy_or_attorney'
  return {
    says: { situation: 'right.ignored' },
    act: right.right === 'wrong_party' ? 'wrong_party' : act,
    change,
  }
}

/**
 * Too angry to go on. People with a temper do not wait for 70: they go off once when the call turns to money.
 * Nobody shouts at a kind line, at an answer, or instead of answering what was asked about anything but money.
 */
export const lashOut: Chooser = ({ mind, impact, personality, heard }) => {
  const { anger } = mind.feelings
  if (heard.kind || heard.parts || heard.obscure || mind.turn < 2) return null
  const provoked = impact.harm !== null || impact.reaction === 'ignored' || impact.answer === 'mismatched'
  if (!provoked && !presses(heard)) return null
  if (anger < (hot(personality) ? rules.temperAtAnger : rules.lashesOutAtAnger)) return null
  const outbursts = timesSaid(mind, 'feel.lash_out') + timesSaid(mind, 'feel.threat_back')
  const vented = saidLately(mind, 'feel.lash_out', 3) || saidLately(mind, 'feel.threat_back', 3)
  if (vented || (outbursts > 0 && !provoked)) return null
  const threatens = personality === 'threatening' || (personality === 'aggressive' && outbursts % 2 === 1)
  return threatens
    ? { says: { situation: 'feel.threat_back' }, act: 'threat_back', change: { unacknowledged: true } }
    : { says: { situation: 'feel.lash_out' }, act: 'lash_out', change: { unacknowledged: true } }
}

/** Asks for money as it stands, without a plan, a choice or a word beside it. */
function presses({ acts, kind, questions }: Heard): boolean {
  const soft = kind || acts.has('plan') || acts.has('settlement') || acts.has('explain')
  const asks = questions.some(({ topic }) => groupOf(topic) !== 'payment')
  return (
    !soft && !asks && (['ask_full', 'lawful_urgency', 'state_debt'] as const).some((act) => acts.has(act))
  )
}

/** Overwhelmed, at money or at harm. An emotional person in a harder session may say what must not be passed over. */
export const breakDown: Chooser = (moment) => {
  const { mind, scenario, level, personality, impact, heard } = moment
  if (mind.feelings.distress < rules.breaksDownAtDistress || heard.kind || heard.parts) return null
  if (!heard.pitches && impact.harm === null && !heard.acts.has('state_debt')) return null
  const fitting =
    personality === 'emotional' && scenario.type === 'individual' && scenario.difficulty !== 'beginner'
  const said = mind.rights.some(({ right }) => right === 'vulnerable')
  if (fitting && !said && mind.turn > 3 && seededChance(scenario, 'vulnerable', level.rights))
    return invoked(moment, 'vulnerable', 'right.despair', 'vulnerable')
  if (saidLately(mind, 'feel.break_down', 4) || timesSaid(mind, 'feel.break_down') >= 2) return null
  return { says: { situation: 'feel.break_down' }, act: 'break_down', change: { unacknowledged: true } }
}

/** The storm is over, and the collector's words did it. */
export const calmDown: Chooser = ({ mind, before, impact, heard }) => {
  if (heard.question !== null || saidLately(mind, 'feel.calm_down', 5)) return null
  if (impact.acknowledged && saidLately(mind, 'feel.break_down', 1))
    return { says: { situation: 'feel.after' }, act: 'calm_down' }
  const fell = before.feelings.anger >= rules.upsetAt && mind.feelings.anger < rules.upsetAt
  const vented = saidLately(mind, 'feel.lash_out', 1) || saidLately(mind, 'feel.threat_back', 1)
  return impact.acknowledged && (fell || vented)
    ? { says: { situation: 'feel.calm_down' }, act: 'calm_down' }
    : null
}
