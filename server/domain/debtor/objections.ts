import type { Personality } from '#protocol/vocabulary/prospect.ts'
import { difficulties, type DifficultyFigures } from './figures.ts'
import { claimsOf, owesNothing, type Claims } from './life/scenario/claims.ts'
import { topicOf } from './objection-topics.ts'
import { shuffled } from './random.ts'
import type { Objection, ObjectionTopic, RootCause } from './plan.ts'
import type { Scenario } from './scenario.ts'

/** What each personality objects by itself, the likeliest first. */
const usualTopics: Record<Personality, readonly ObjectionTopic[]> = {
  cooperative: ['no_money', 'more_time', 'spouse', 'partial_offer'],
  polite_but_resistant: ['more_time', 'spouse', 'partial_offer', 'no_money'],
  defensive: ['dispute_amount', 'no_money', 'more_time', 'spouse'],
  emotional: ['no_money', 'family', 'more_time', 'spouse'],
  aggressive: ['no_money', 'dispute_amount', 'more_time', 'partial_offer'],
  evasive: ['more_time', 'spouse', 'tax_refund', 'no_money'],
  manipulative: ['partial_offer', 'tax_refund', 'no_money', 'spouse'],
  threatening: ['dispute_amount', 'no_money', 'more_time', 'partial_offer'],
}

/** The cause gives the objection that is true of it. */
const topicOfCause: Partial<Record<RootCause, ObjectionTopic>> = {
  job_loss: 'job_loss',
  illness: 'medical',
  separation: 'family',
  family_care: 'family',
}

/** A business has partners and customers, but no family, illness or tax refund to speak of. */
const businessTopics: readonly ObjectionTopic[] = [
  'no_money',
  'more_time',
  'dispute_amount',
  'partial_offer',
  'spouse',
  'already_paid',
  'deny',
]

/**
 * What this debtor objects of itself: the personality's ways in an order of the session's own, and what
 * else is true of the cause.
 */
function usual(scenario: Scenario, cause: RootCause): ObjectionTopic[] {
  const own = topicOfCause[cause]
  const ways = usualTopics[scenario.personality].map((topic) =>
    topic === 'family' ? (own ?? 'no_money') : topic,
  )
  const likely = [...ways, ...(own ? [own] : [])]
  const more: ObjectionTopic[] = ['no_money', 'more_time', 'partial_offer', 'spouse', 'dispute_amount']
  const all = [...shuffled(scenario.seed, 'usual objections', likely), ...more]
  // Who has just told of a separation does not have to ask at home.
  const alone = scenario.type === 'individual' && cause === 'separation'
  return [...new Set(all)].filter(
    (topic) =>
      (scenario.type === 'individual' || businessTopics.includes(topic)) && !(alone && topic === 'spouse'),
  )
}

type Own = { topic: ObjectionTopic; text: string | null }

/** Topics that are a dispute in law (15 U.S.C. 1692g): the collector has to offer validation. */
export const disputes: readonly ObjectionTopic[] = ['dispute_amount', 'already_paid', 'deny']

/** What the scenario says is disputed comes first: in the prospect's own words where it has some for it. */
function disputeFirst(own: readonly Own[], claims: Claims): Own[] {
  if (claims.disputes === null) return [...own]
  const about = own.filter(({ topic }) => disputes.includes(topic))
  const others = own.filter(({ topic }) => !disputes.includes(topic))
  return about.length > 0 ? [...about, ...others] : [{ topic: claims.disputes, text: null }, ...others]
}

/**
 * The debtor's objections in the order in which they come up. The prospect's own ones come first, in
 * an order of the session's own (at most one more than the difficulty's count, so that a prospect with
 * ten of them gives sessions that differ); the personality fills up to the count. A session on
 * objection handling has one more. An easier level's queue is the beginning of a harder one's.
 */
export function objectionsOf(scenario: Scenario, cause: RootCause): Objection[] {
  const level: DifficultyFigures = difficulties[scenario.difficulty]
  const extra = scenario.sessionType === 'objection_handling' ? 1 : 0
  const claims = claimsOf(scenario.scenario, scenario.name)
  const own = disputeFirst(
    shuffled(scenario.seed, 'objections', [...new Set(scenario.objections.map((text) => text.trim()))])
      .filter((text) => text !== '')
      .map((text) => ({ topic: topicOf(text), text })),
    claims,
  )
  const count = level.objections + extra
  const chosen = own.slice(0, count + 1)
  const taken = new Set<ObjectionTopic>(chosen.map(({ topic }) => topic))
  // Who owes nothing neither lacks the money nor needs more time.
  const more = owesNothing(claims) ? [] : usual(scenario, cause)
  const filled = more
    .filter((topic) => !taken.has(topic))
    .slice(0, Math.max(0, count - chosen.length))
    .map((topic) => ({ topic, text: null }))
  return [...chosen, ...filled].map(({ topic, text }, at) => ({
    id: `${at}-${topic}`,
    topic,
    text,
    status: 'latent',
    raisedTimes: 0,
  }))
}
