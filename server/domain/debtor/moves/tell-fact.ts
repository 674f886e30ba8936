import { numbersIn } from '#server/language/figures/numbers-in.ts'
import { sumsIn } from '#server/language/figures/sums-in.ts'
import type { Topic, TopicGroup } from '#server/language/vocabulary.ts'
import type { Situation } from '../bank/situations.ts'
import type { Asked } from '../life/find.ts'
import { dossierOf } from '../life/answers/dossier.ts'
import type { Fact } from '../life/life.ts'
import { isSeededObjection } from '../life/samples/samples.ts'
import { stemsOf } from '../life/word-families.ts'
import { statedMeans } from '../means.ts'
import { raisedObjection, type PutOff } from '../mind.ts'
import { owedCents } from '../scenario.ts'
import { causeFact, nowTold } from './cause.ts'
import { groupOf } from './heard.ts'
import type { Moment, Move } from './move.ts'
import { isBroughtUp, raising } from './objecting.ts'
import { timesSaid } from './said.ts'

/** What keeps a question at bay, by what it is about. */
export const refusals: Partial<Record<TopicGroup, Situation>> = {
  money: 'ask.refuse.money',
  household: 'ask.refuse.family',
  work: 'ask.refuse.work',
  person: 'ask.refuse.personal',
  debt: 'ask.refuse.personal',
}

/** The fact, unless it is not for just anybody. */
export function tell(moment: Moment, fact: Fact, { words }: Pick<Asked, 'words'>): Move {
  const { mind } = moment
  if (keepsBack(moment, fact)) return holdBack(moment, fact.topic, { fact, words })
  return {
    says: { fact, again: mind.toldAs.includes(fact.text) },
    act: 'answer',
    change: { ...nowTold(mind, fact, words), ...ownOffer(moment, fact), lastTopic: fact.topic },
  }
}

/** What the debtor has said that it can pay is its own offer from then on. */
function ownOffer({ mind, scenario }: Moment, fact: Fact): Partial<Moment['mind']> {
  const { deal, finances } = mind
  const means = fact.also.includes('able_monthly')
    ? (statedMeans(scenario.scenario, owedCents(scenario)) ?? statedMeans(fact.text))
    : null
  if (means === null || deal.own !== null || deal.agreed !== null) return {}
  const own = {
    kind: 'plan',
    amountCents: means.amountCents,
    frequency: means.per,
    installments: null,
    firstOn: finances.payDay,
    method: deal.method,
    down: null,
    until: null,
    lastCents: null,
    totalCents: null,
  } as const
  // "Every two weeks." tells how often and names no sum.
  const told = [...sumsIn(fact.text), ...numbersIn(fact.text).map((number) => number * 100)]
  const named = told.includes(means.amountCents) ? deal.named + 1 : deal.named
  return { deal: { ...deal, own, named }, countered: own }
}

/** What a person wrote for strangers in place of a fact; null where nothing is written, or it was said. */
function wordsForStrangers({ life, scenario, mind }: Moment, fact: Fact): Fact | null {
  const kept = dossierOf(life, scenario).find((answer) => answer.fact === fact.id)?.kept
  return kept === undefined || mind.toldAs.includes(kept)
    ? null
    : { ...fact, id: `${fact.id}-kept`, text: kept, again: kept }
}

/**
 * Not yet: in the words that were written for strangers, where there are any. Else open people object where the turn speaks of
 * paying; all others say that they would rather not. An objection in answer to anything else was good in 17 of 102 labels of
 * free talk (data/free-talk, twenty-eighth to thirtieth round).
 */
export function holdBack(moment: Moment, topic: Topic, putOff: PutOff | null = null): Move {
  const { mind, personality, level } = moment
  const refused = { refused: [...mind.refused, topic], putOff }
  const fact = putOff?.fact ?? (topic === 'cause' ? causeFact(moment) : null)
  const kept = fact === null ? null : wordsForStrangers(moment, fact)
  if (kept !== null)
    return {
      says: { fact: kept, again: false },
      act: 'ask_back',
      change: { ...nowTold(mind, kept, putOff?.words ?? []), ...refused, lastTopic: topic },
    }
  const guarded = ['evasive', 'defensive', 'manipulative', 'threatening'].includes(personality)
  const next = mind.objections.find(
    (objection) => objection.status === 'latent' && isBroughtUp(objection, moment),
  )
  if (
    !guarded &&
    moment.heard.pitches &&
    next &&
    !raisedObjection(mind) &&
    mind.debtStated &&
    mind.objections.length > level.heldBack
  ) {
    const move = raising(moment, next)
    return { ...move, change: { ...move.change, ...refused } }
  }
  const situation =
    topic === 'cause' ? 'ask.refuse.cause' : (refusals[groupOf(topic)] ?? 'ask.refuse.personal')
  const spent = timesSaid(mind, situation) > 0
  return { says: { situation: spent ? 'ask.back' : situation }, act: 'ask_back', change: refused }
}

/** Whether the debtor keeps a fact to itself for now, as it feels at this moment. */
export function keepsBack(moment: Moment, fact: Fact): boolean {
  const { life, mind } = moment
  const hides = fact.openness === 'hidden' && !mind.causeKnown && life.cause.includes(fact.id)
  return (fact.openness === 'guarded' || hides) && !opens(moment, fact.topic)
}

/** So many times somebody keeps a question about their life at bay; whoever goes on asking decently is answered. */
const keptBackMost = 2

/** Whether a question takes up what the debtor has objected in words of the author's own: "My wrist is still not right." */
function broughtItUp({ mind, life, heard }: Moment): boolean {
  const said = mind.objections
    // Of money every objection speaks, and every second question.
    .filter(
      ({ status, topic, text }) =>
        status !== 'latent' && topic === 'custom' && text !== null && !isSeededObjection(text),
    )
    .flatMap(({ text }) => stemsOf(text ?? '', life.language))
  return stemsOf((heard.question?.words ?? []).join(' '), life.language).some((stem) => said.includes(stem))
}

/** Whether the mood lets a guarded fact out. */
function opens(moment: Moment, topic: Topic): boolean {
  const { mind, level } = moment
  return (
    mind.feelings.trust >= level.revealsAtTrust - 15 ||
    broughtItUp(moment) ||
    mind.refused.includes(topic) ||
    mind.refused.length >= keptBackMost
  )
}
