import type { DebtorAct, ObjectionTopic, RootCause } from '../debtor/plan.ts'
import { objectionTopics, rootCauses } from '../debtor/plan.ts'
import type { Scenario } from '../debtor/scenario.ts'
import type { Right } from '../debtor/state.ts'
import type { Reaction } from '../debtor/words/voice.ts'
import { bankMarks } from './bank-reading.ts'
import {
  acceptCue,
  angerCue,
  causeCues,
  correctCue,
  cued,
  despairCue,
  distressCue,
  hangUpCue,
  hedgeCue,
  leanCue,
  rightCues,
  softenCue,
  topicCues,
} from './debtor-cues.ts'
import { overlap, plain, sentences, stemsOf, tonguesOf } from './text.ts'

/** What one line of the debtor shows, read from its words alone. */
export type DebtorReading = {
  anger: boolean
  distress: boolean
  despair: boolean
  /** A blow of life was told: work, illness, family. */
  hardship: boolean
  topics: ObjectionTopic[]
  causes: RootCause[]
  rights: Right[]
  accepts: boolean
  hedges: boolean
  /** Good will without a promise: "I'll see what I can do". */
  leans: boolean
  softens: boolean
  hangsUp: boolean
  asks: boolean
  /** Puts a wrong balance right. */
  corrects: boolean
}

const rights: readonly Right[] = [
  'stop_calling',
  'dispute',
  'attorney',
  'bankruptcy',
  'wrong_party',
  'vulnerable',
]

const hardshipTopics: readonly ObjectionTopic[] = ['job_loss', 'medical', 'family']
const hardCauses: readonly RootCause[] = [
  'job_loss',
  'reduced_hours',
  'illness',
  'separation',
  'family_care',
  'other_debts',
  'late_customer',
  'slow_season',
]

/** What acts of the bank say about an objection. `custom_objection` is in the prospect's own words. */
const topicOfAct: Partial<Record<DebtorAct, ObjectionTopic>> = {
  no_money: 'no_money',
  job_loss: 'job_loss',
  medical: 'medical',
  family: 'family',
  cash_timing: 'more_time',
  defer: 'more_time',
  dispute_amount: 'dispute_amount',
  correct_amount: 'dispute_amount',
  already_paid: 'already_paid',
  partial_offer: 'partial_offer',
  counter_offer: 'partial_offer',
  spouse: 'spouse',
  deny: 'deny',
}
const agreeing: readonly DebtorAct[] = ['accept', 'promise', 'confirm_promise']
const bankrupt = /\b(bankrupt\w*|chapter (7|13|seven|thirteen)|bancarrota|quiebra|concurso)\b/

/** Adds what the clause bank knows of its own words to what the cues read. */
function withBank(read: DebtorReading, text: string, scenario: Scenario): DebtorReading {
  const marks = bankMarks(text, scenario)
  if (marks.length === 0) return read
  const acts = marks.flatMap((mark) => (mark.kind === 'act' ? [mark] : []))
  const does = (...wanted: DebtorAct[]) => acts.some(({ act }) => wanted.includes(act))
  const reacts = (wanted: Reaction) =>
    marks.some((mark) => mark.kind === 'reaction' && mark.reaction === wanted)
  const agrees = does(...agreeing)
  const named = acts.flatMap(({ act, topic }) => topic ?? topicOfAct[act] ?? [])
  const topics = agrees ? [] : [...new Set([...read.topics, ...named])]
  const told = marks.flatMap((mark) => (mark.kind === 'cause' ? [mark.cause] : []))
  const causes = [...new Set([...read.causes, ...told])]
  const rights: Right[] = [...read.rights]
  if (does('stop_calling')) rights.push('stop_calling')
  if (does('wrong_party')) rights.push('wrong_party')
  if (does('bankruptcy_or_attorney')) rights.push(bankrupt.test(plain(text)) ? 'bankruptcy' : 'attorney')
  if (does('vulnerable')) rights.push('vulnerable')
  const despair = read.despair || does('vulnerable')
  return {
    ...read,
    anger: read.anger || does('lash_out', 'threat_back', 'stop_calling', 'hang_up') || reacts('offended'),
    // "You'll make me cry, in a good way" is relief.
    distress: (read.distress && !agrees && !reacts('soothed')) || despair || does('break_down'),
    despair,
    hardship:
      hardshipTopics.some((topic) => topics.includes(topic)) ||
      causes.some((cause) => hardCauses.includes(cause)),
    topics,
    causes,
    rights: [...new Set(rights)],
    accepts: agrees || (read.accepts && named.length === 0),
    hedges: read.hedges && !agrees,
    softens: read.softens || does('calm_down') || reacts('soothed') || reacts('heard'),
    hangsUp: read.hangsUp || does('hang_up'),
    corrects: read.corrects || does('correct_amount'),
  }
}

/**
 * Reads a line by cues, and by the clause bank where the words are its own. The prospect's own objections
 * count when most of their words return.
 */
export function readDebtor(text: string, scenario: Scenario): DebtorReading {
  return withBank(readWords(text, scenario.objections), text, scenario)
}

/** Whether most words of one of the prospect's own objections are said. */
function saysOne(custom: readonly string[], text: string): boolean {
  const said = stemsOf(text)
  return custom.some((objection) => {
    const stems = stemsOf(objection)
    return stems.size > 0 && overlap(stems, said) / stems.size >= 0.6
  })
}

function readWords(text: string, custom: readonly string[]): DebtorReading {
  const folded = plain(text)
  const tongues = tonguesOf(folded)
  const causes = rootCauses.filter((cause) => {
    const cue = causeCues[cause]
    return cue !== undefined && cued(cue, folded, tongues)
  })
  // "Your colleague already agreed to half of it" is an objection, and no agreement.
  const accepts = sentences(text).some((sentence) => {
    const said = sentence.folded
    if (saysOne(custom, said)) return false
    return cued(acceptCue, said, tongues) && !cued(hedgeCue, said, tongues) && !sentence.text.includes('?')
  })
  const offers = cued(topicCues.partial_offer, folded, tongues)
  const topics = objectionTopics.filter((topic) => {
    if (topic === 'custom') return false
    if (!cued(topicCues[topic], folded, tongues)) return false
    // "I can do 150 next month" takes an offer up: it asks for no time and offers no less.
    if (topic === 'more_time' || topic === 'partial_offer') return !accepts
    // A counter-offer says what can be paid: "I can't do 300, I could do 150" is an offer, no refusal.
    if (topic === 'no_money') return !accepts || !offers
    return true
  })
  if (topics.length === 0 && saysOne(custom, text)) topics.push('custom')
  const despair = cued(despairCue, folded, tongues)
  return {
    anger: cued(angerCue, folded, tongues),
    distress: despair || cued(distressCue, folded, tongues),
    despair,
    hardship:
      hardshipTopics.some((topic) => topics.includes(topic)) ||
      causes.some((cause) => hardCauses.includes(cause)),
    topics,
    causes,
    rights: rights.filter((right) => cued(rightCues[right], folded, tongues)),
    accepts,
    hedges: cued(hedgeCue, folded, tongues),
    leans: cued(leanCue, folded, tongues),
    softens: cued(softenCue, folded, tongues),
    hangsUp: cued(hangUpCue, folded, tongues),
    asks: text.includes('?') || text.includes('¿'),
    corrects: cued(correctCue, folded, tongues),
  }
}
