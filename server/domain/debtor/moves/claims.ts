import type { Fact } from '../life/life.ts'
import { whole } from '../life/reply-of.ts'
import { asksForNoCalls, leavesToAttorney, owesNothing, tellsClaim } from '../life/scenario/claims.ts'
import { pendingRight, raisedObjection } from '../mind.ts'
import { disputes } from '../objections.ts'
import type { Objection } from '../plan.ts'
import type { Question } from '#server/language/reading.ts'
import type { Topic, TopicGroup } from '#server/language/vocabulary.ts'
import { wantedOf } from '#server/language/wanted.ts'
import type { Situation } from '../bank/situations.ts'
import { answerByWords } from './asked.ts'
import { causeFact, nowTold, tellingCause } from './cause.ts'
import { invoked, nameAttorney } from './feelings.ts'
import { groupOf } from './heard.ts'
import type { Chooser, Moment, Move } from './move.ts'
import { raising } from './objecting.ts'
import { saidLately } from './said.ts'

/** Questions that take for granted that the debt is owed as it was stated. */
const ofTheDebt: readonly Topic[] = [
  'amount_view',
  'not_mine',
  'purpose',
  'opened',
  'cause',
  'behind_since',
  'last_payment',
  'past_agreement',
  'proof',
]
/** What somebody who owes nothing keeps to themselves, beside all that is asked about paying. */
const ofMoney: readonly Topic[] = [
  'payday',
  'income',
  'other_income',
  'bank',
  'savings',
  'leftover',
  'expenses',
]
const proofs: readonly Topic[] = ['birth_date', 'last_four', 'address']

function claimFact({ life, mind }: Moment): Fact | undefined {
  return life.facts.find(
    ({ id, from, quotable, openness, text, topic, also }) =>
      from === 'scenario' &&
      quotable &&
      ![topic, ...also].includes('payday') &&
      openness !== 'hidden' &&
      mind.told[id] === undefined &&
      !mind.toldAs.includes(text) &&
      tellsClaim(text),
  )
}

/** Says what is disputed: in the prospect's own words first, then what the scenario tells of it, then once more. */
function denying(moment: Moment): Move | null {
  const { mind, at } = moment
  const objection = mind.objections.find(
    ({ topic, status }) => disputes.includes(topic) && status === 'latent' && raisedObjection(mind) === null,
  )
  const stranger = mind.wrongParty && !mind.rights.some(({ right }) => right === 'wrong_party')
  const move = objection === undefined ? insisting(moment) : raising(moment, objection)
  if (move === null || !mind.wrongParty) return move
  const rights = stranger
    ? [...mind.rights, { right: 'wrong_party' as const, line: at, honoured: false }]
    : mind.rights
  const { invokes: _dispute, ...rest } = move
  return {
    ...rest,
    act: 'wrong_party',
    ...(stranger ? { invokes: 'wrong_party' as const } : {}),
    change: { ...move.change, rights },
  }
}

function insisting(moment: Moment): Move | null {
  const { mind } = moment
  const fact = claimFact(moment)
  if (fact !== undefined)
    return { says: { fact: whole(fact), again: false }, act: 'insist', change: nowTold(mind, fact, []) }
  const said: Objection | undefined = mind.objections.find(({ topic }) => disputes.includes(topic))
  if (said === undefined || said.topic === 'custom') return null
  return { says: { situation: `object.${said.topic}.again` }, act: 'insist' }
}

/**
 * A debtor whose scenario says that nothing is owed, or less, says so whenever the debt is spoken of: it neither offers nor names
 * a day. What it knows of the matter itself ("when did you pay it?") is answered as such.
 */
export const standBy: Chooser = (moment) => {
  const { mind, heard, impact } = moment
  const { disputes: disputed } = mind.claims
  if (disputed === null || impact.harm !== null || impact.honoured !== null || heard.parts) return null
  if (heard.question?.topic === 'name' && !mind.identified) return null
  const sure = heard.questions.filter(({ certainty }) => certainty >= 0.5)
  // "So how much then?", to somebody who owes nothing, is about the debt however little of it was understood.
  const unsure = owesNothing(mind.claims) && heard.unsure !== null ? [heard.unsure] : []
  const asked = [...sure, ...unsure].map(({ topic }) => topic)
  const money = heard.pitches || heard.acts.has('state_debt') || heard.acts.has('ask_full')
  // "I can note that and send you the bill. Would that help?" takes the dispute up.
  const helps = heard.acts.has('offer_validation') || heard.socials.has('will_do')
  const wantsYes =
    heard.question !== null && heard.question.asks === 'whether' && !asked.includes('amount_view')
  if (helps && asked.length > 0 && (wantsYes || asked.every((topic) => ofHelp.includes(topic)))) return null
  return owesNothing(mind.claims) ? deniesAll(moment, asked, money) : deniesPart(moment, asked, money)
}

/** Questions of whether what was announced suits. */
const ofHelp: readonly Topic[] = ['offer_ok', 'needs', 'permission', 'understood', 'right_so', 'callback']

function deniesAll(moment: Moment, asked: readonly Topic[], money: boolean): Move | null {
  const { mind, heard } = moment
  if (mind.wrongParty && asked.some((topic) => proofs.includes(topic)))
    return { says: { situation: 'identity.refuse' }, act: 'ask_back' }
  const about = asked.some(
    (topic) =>
      groupOf(topic) === 'payment' ||
      ofTheDebt.includes(topic) ||
      (mind.wrongParty && ofMoney.includes(topic)),
  )
  if (!money && !about) return null
  // "Did you keep the receipt?" wants a yes or a no.
  if (!money && heard.question?.topic === 'proof' && heard.question.asks === 'whether') return null
  const known = money || asked.some((topic) => ofMoney.includes(topic)) ? null : answerByWords(moment)
  if (known !== null && 'fact' in known.says && known.says.fact.from !== 'seed') return known
  const cause = asked.includes('cause') && !mind.causeKnown && !mind.wrongParty ? causeFact(moment) : null
  return cause === null ? denying(moment) : tellingCause(moment, cause, [])
}

/** What says nothing of the matter: whoever owes nothing has something to say instead. */
const empty: readonly Situation[] = [
  'plain.what',
  'plain.why',
  'plain.how',
  'plain.what.happened',
  'ask.meaning',
  'low.question',
]
/** What a stranger to the debt does not know: who, where and which. */
const unknowable: readonly Question['asks'][] = ['who', 'where', 'which', 'what']
/** The same of somebody who knows of the debt, and has no part in it. */
const elsewhere: readonly Question['asks'][] = ['who', 'where']
/** What is asked of somebody's own life is answered as such. */
const ofOneself: readonly TopicGroup[] = ['person', 'household', 'work', 'identity']

/**
 * A question about a debt that is not owed, which nothing known answers: not a stock phrase, but what is told of the matter, that one
 * cannot know it, or that it is not owed.
 */
export function withClaim(moment: Moment, move: Move): Move {
  const { mind, impact, heard, line } = moment
  if (!owesNothing(mind.claims) || impact.harm !== null || !('situation' in move.says)) return move
  if (!empty.includes(move.says.situation)) return move
  const topic = heard.question?.topic ?? null
  const own = topic !== null && topic !== 'transport' && ofOneself.includes(groupOf(topic))
  if (own && (heard.question?.certainty ?? 0) >= clearly) return move
  const fact = claimFact(moment)
  if (fact !== undefined)
    return { says: { fact: whole(fact), again: false }, act: 'answer', change: nowTold(mind, fact, []) }
  const { asks } = wantedOf(line)
  const unknown = mind.wrongParty ? unknowable : mind.claims.disputes === 'deny' ? elsewhere : []
  if (unknown.includes(asks)) return { says: { situation: 'deny.unknown' }, act: 'answer' }
  const insisted = insisting(moment)
  return insisted === null || saidLately(mind, 'object.deny.again', 2) ? move : insisted
}
/** From here on it is clear that a question is about the debtor's own life. */
const clearly = 0.6

function deniesPart(moment: Moment, asked: readonly Topic[], money: boolean): Move | null {
  const { mind, heard } = moment
  const view = asked.some((topic) => topic === 'amount_view' || topic === 'not_mine' || topic === 'pay_full')
  const latent = mind.objections.some(({ topic, status }) => disputes.includes(topic) && status === 'latent')
  if (latent && (view || money)) return denying(moment)
  return view && !heard.pitches ? denying(moment) : null
}

/** A stranger whose number comes off the list has what it wanted. */
export const satisfied: Chooser = ({ mind, heard, impact }) => {
  const honoured = mind.rights.some(({ right, honoured: done }) => right === 'wrong_party' && done)
  if (!honoured || heard.pitches || heard.acts.has('state_debt')) return null
  const removed = heard.acts.has('honour_stop') || heard.socials.has('will_do')
  if (heard.parts || (removed && heard.question === null && impact.honoured !== null))
    return { says: { situation: 'end.right' }, act: 'goodbye', endsCall: true }
  return null
}

/** The attorney, or the wish to be left alone, that the scenario gives the debtor: said when money is first spoken of. */
export const writtenRight: Chooser = (moment) => {
  const { mind, heard, impact, scenario } = moment
  const { attorney, noCalls, stranger } = mind.claims
  if (stranger !== null || impact.harm !== null || heard.parts || !(attorney || noCalls)) return null
  const money =
    heard.pitches ||
    heard.acts.has('state_debt') ||
    heard.questions.some(({ topic, certainty }) => certainty >= 0.5 && groupOf(topic) === 'payment')
  if (!money) return null
  // Whoever was told to speak with the attorney and asks for money all the same is told whom to speak with.
  if (attorney && mind.rights.some(({ right }) => right === 'attorney'))
    return impact.honoured === 'attorney' ? null : nameAttorney(moment, 'right.ignored')
  if (pendingRight(mind) !== null) return null
  const invoke = (right: 'attorney' | 'stop_calling'): Move | null => {
    if (mind.rights.some(({ right: one }) => one === right)) return null
    const asks = right === 'attorney' ? leavesToAttorney : asksForNoCalls
    const text = scenario.objections.find(asks)
    const own = mind.objections.find((one) => one.text === text && one.status === 'latent')
    const move =
      right === 'attorney'
        ? invoked(moment, right, 'right.attorney', 'bankruptcy_or_attorney')
        : invoked(moment, right, 'right.stop', 'stop_calling')
    if (text === undefined) return move
    return {
      ...move,
      says: { situation: 'object.custom' },
      slots: { objection: text },
      change: {
        ...move.change,
        // Said as a right, it does not come up again as an objection.
        objections: mind.objections.filter((one) => one !== own),
      },
    }
  }
  return (attorney ? invoke('attorney') : null) ?? (noCalls && !attorney ? invoke('stop_calling') : null)
}
