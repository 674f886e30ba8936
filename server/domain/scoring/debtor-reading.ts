import type { ObjectionTopic, RootCause } from '../debtor/plan.ts'
import { objectionTopics, rootCauses } from '../debtor/plan.ts'
import type { Right } from '../debtor/state.ts'
import type { Concept } from './concepts.ts'
import { conceptsOf } from './concepts.ts'
import {
  acceptCue,
  angerCue,
  causeCues,
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
import { overlap, plain, sentences, stemsOf } from './text.ts'

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
  concepts: ReadonlySet<Concept>
  accepts: boolean
  hedges: boolean
  /** Good will without a promise: "I'll see what I can do". */
  leans: boolean
  softens: boolean
  hangsUp: boolean
  asks: boolean
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

/** `custom` holds the prospect's own objections, which count when most of their words return. */
export function readDebtor(text: string, custom: readonly string[]): DebtorReading {
  const folded = plain(text)
  const causes = rootCauses.filter((cause) => {
    const cue = causeCues[cause]
    return cue !== undefined && cued(cue, folded)
  })
  const accepts = sentences(text).some((sentence) => {
    const said = plain(sentence.text)
    return cued(acceptCue, said) && !cued(hedgeCue, said) && !sentence.text.includes('?')
  })
  const offers = cued(topicCues.partial_offer, folded)
  const topics = objectionTopics.filter((topic) => {
    if (topic === 'custom') return false
    if (!cued(topicCues[topic], folded)) return false
    // "I can do 150 next month" takes an offer up: it asks for no time and offers no less.
    if (topic === 'more_time' || topic === 'partial_offer') return !accepts
    // A counter-offer says what can be paid: "I can't do 300, I could do 150" is an offer, no refusal.
    if (topic === 'no_money') return !accepts || !offers
    return true
  })
  if (topics.length === 0 && custom.length > 0) {
    const said = stemsOf(text)
    const matches = custom.some((objection) => {
      const stems = stemsOf(objection)
      return stems.size > 0 && overlap(stems, said) / stems.size >= 0.6
    })
    if (matches) topics.push('custom')
  }
  const despair = cued(despairCue, folded)
  return {
    anger: cued(angerCue, folded),
    distress: despair || cued(distressCue, folded),
    despair,
    hardship: hardshipTopics.some((topic) => topics.includes(topic)) || causes.includes('separation'),
    topics,
    causes,
    rights: rights.filter((right) => cued(rightCues[right], folded)),
    concepts: conceptsOf(text),
    accepts,
    hedges: cued(hedgeCue, folded),
    leans: cued(leanCue, folded),
    softens: cued(softenCue, folded),
    hangsUp: cued(hangUpCue, folded),
    asks: text.includes('?') || text.includes('¿'),
  }
}
