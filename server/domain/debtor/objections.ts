import type { Personality } from '#protocol/vocabulary/prospect.ts'
import type { CollectorAct, Understanding } from './acts/understanding.ts'
import { difficulties, type DifficultyFigures } from './figures.ts'
import { folded } from './fold-text.ts'
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

/**
 * The debtor's objections in the order in which they come up. The prospect's own ones come first, in
 * an order of the session's own (at most one more than the difficulty's count, so that a prospect with
 * ten of them gives sessions that differ); the personality fills up to the count. A session on
 * objection handling has one more. An easier level's queue is the beginning of a harder one's.
 */
export function objectionsOf(scenario: Scenario, cause: RootCause): Objection[] {
  const level: DifficultyFigures = difficulties[scenario.difficulty]
  const extra = scenario.sessionType === 'objection_handling' ? 1 : 0
  const own = shuffled(scenario.seed, 'objections', [
    ...new Set(scenario.objections.map((text) => text.trim())),
  ])
    .filter((text) => text !== '')
    .map((text) => ({ topic: topicOf(text), text }))
  const count = level.objections + extra
  const chosen = own.slice(0, count + 1)
  const taken = new Set<ObjectionTopic>(chosen.map(({ topic }) => topic))
  const filled = usual(scenario, cause)
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

/**
 * How a line meets an objection. `explored`: it asks about it, acknowledges it or does what the law
 * asks for first, without an answer yet: no harm, and nothing resolved.
 */
export type ObjectionAnswer = 'matched' | 'explored' | 'mismatched' | 'ignored'

/** What answers a topic to the point: one of the acts, or one of the words beside a constructive act. */
type GoodAnswer = { acts: readonly CollectorAct[]; words: RegExp | null }

const goodAnswers: Record<ObjectionTopic, GoodAnswer> = {
  no_money: {
    acts: ['plan', 'settlement', 'explain', 'referral'],
    words: /how much (could|can|would)|what (amount|could you)|cuanto (podria|puede|le alcanza)/,
  },
  job_loss: {
    acts: ['plan', 'explain', 'referral', 'settlement'],
    words: /hardship|pause|lower|pausa|aplaza|reduc|baj/,
  },
  more_time: {
    acts: ['plan', 'explain', 'ask_commitment'],
    words:
      /when (do|will|would)|what (date|day)|next pay|payday|start (on|in|after)|cuando|que (fecha|dia)|quincena|empezar|a partir/,
  },
  dispute_amount: {
    acts: ['offer_validation'],
    words:
      /statement|breakdown|itemi[sz]ed|review the|check the|look into|estado de cuenta|desglose|revis(ar|o|amos)|aclar|detalle/,
  },
  already_paid: {
    acts: ['offer_validation'],
    words:
      /receipt|proof|confirmation|records?\b|bank statement|look into|recibo|comprobante|referencia|folio|revis|verific/,
  },
  medical: {
    acts: ['plan', 'explain', 'referral', 'settlement'],
    words: /insurance|financial assistance|seguro|asistencia/,
  },
  family: {
    acts: ['plan', 'explain', 'referral', 'settlement'],
    words: /lower|smaller|flexib|hardship|menor|baj|flexib/,
  },
  tax_refund: {
    acts: ['plan', 'ask_commitment', 'explain'],
    words: /refund|meantime|when (do|will)|expect|devolucion|reembolso|mientras|cuando/,
  },
  partial_offer: {
    acts: ['plan', 'settlement', 'explain', 'ask_commitment'],
    words: /how much|what amount|cuanto|que cantidad/,
  },
  spouse: {
    acts: [],
    words:
      /spouse|husband|wife|partner|together|both of you|(call|ring) (you )?back|decide|espos[oa]|marido|pareja|soci[oa]|junt[oa]s|ambos|los dos|decid|le (llamo|marco) (de nuevo|despues|el)|te (llamo|marco)|platic|consult/,
  },
  deny: {
    acts: ['offer_validation'],
    words:
      /records?\b|original creditor|documents?|contract|look into|acreedor|documento|contrato|revis|comprobante/,
  },
  custom: { acts: [], words: null },
}

/** Acts that put something on the table, or press for it. */
const pitches: readonly CollectorAct[] = [
  'ask_full',
  'settlement',
  'plan',
  'explain',
  'ask_commitment',
  'lawful_urgency',
  'recap',
]
/** Acts that take the debtor seriously without answering yet. */
const attentive: readonly CollectorAct[] = [
  'empathy',
  'reflect',
  'open_probe',
  'closed_probe',
  'offer_validation',
  'honour_stop',
  'referral',
  'apology',
  'boundary',
  'verify',
  'disclose',
]

/** Words too common to show that a line is about a custom objection. */
const common = new Set(
  'that this with have from your what when they them there would could should about because just want need tell para como pero este esta esto porque cuando donde tiene quiero puedo usted ustedes sobre todo nada'.split(
    ' ',
  ),
)

function contentWords(text: string): string[] {
  return folded(text)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 3 && !common.has(word))
    .map((word) => word.slice(0, 6))
}

/** Whether a line takes up the words of a custom objection: one content word in common. */
export function takesUp(line: string, objection: string): boolean {
  const said = new Set(contentWords(line))
  return contentWords(objection).some((word) => said.has(word))
}

/**
 * How a line of the collector meets a raised objection. `line` is its text. What counts as an answer
 * is topical: a dispute is met with validation and never with a payment plan, a need of time with a
 * date or a plan, a custom objection by taking up its words or by saying it back, with something
 * constructive beside it.
 */
export function answersObjection(
  understanding: Understanding,
  objection: Objection,
  line: string,
): ObjectionAnswer {
  const acts = new Set(understanding.acts.map(({ act }) => act))
  const has = (list: readonly CollectorAct[]) => list.some((act) => acts.has(act))
  const good = goodAnswers[objection.topic]
  const constructive = has(pitches) || has(attentive)
  if (understanding.pushing || understanding.violations.length > 0)
    return has(good.acts) ? 'mismatched' : 'ignored'
  if (has(good.acts)) return 'matched'
  // A question that takes the point up answers it, whatever act it is: "and if we started after payday?"
  const takesPart = constructive || understanding.questions > 0
  if (good.words !== null && takesPart && good.words.test(folded(line))) return 'matched'
  if (objection.topic === 'custom') {
    const helpful = has(['plan', 'settlement', 'explain', 'offer_validation', 'referral'])
    const about = takesUp(line, objection.text ?? '') || acts.has('reflect')
    if (helpful && about) return 'matched'
  }
  const open = has([
    'open_probe',
    'closed_probe',
    'offer_validation',
    'honour_stop',
    'referral',
    'verify',
    'disclose',
    'apology',
    'boundary',
  ])
  if (has(pitches) && !has(['empathy', 'reflect']) && !open) return 'mismatched'
  return has(attentive) ? 'explored' : 'ignored'
}
