import { conceptsOf } from './learned/concept-index.ts'
import type { Sentence } from './text/line.ts'
import { topicGroups } from './vocabulary.ts'
import type { About, Topic, TopicGroup } from './vocabulary.ts'

const ofGroup: Readonly<Record<TopicGroup, About>> = {
  identity: 'debtor',
  person: 'debtor',
  household: 'household',
  work: 'work',
  money: 'debtor',
  debt: 'debt',
  payment: 'payment',
  call: 'call',
}

/** Topics whose matter is another than that of their group. */
const ofTopic: Partial<Record<Topic, About>> = {
  elsewhere: 'elsewhere',
  robot: 'collector',
  trust: 'company',
  housing: 'debtor',
}

const groupOf = new Map<Topic, TopicGroup>(
  (Object.keys(topicGroups) as TopicGroup[]).flatMap((group) =>
    topicGroups[group].map((topic): [Topic, TopicGroup] => [topic, group]),
  ),
)

/** Questions about a person that may be meant for somebody of the household: "does your wife work?" */
const canBeKin: ReadonlySet<About> = new Set<About>(['debtor', 'work'])

/** Whose matter a question is: that of its topic, or the household's where it names somebody of it. */
export function aboutOf(topic: Topic, { tokens }: Pick<Sentence, 'tokens'>): About {
  const own = ofTopic[topic] ?? ofGroup[groupOf.get(topic) ?? 'call']
  if (!canBeKin.has(own)) return own
  return tokens.some(({ word }) => conceptsOf(word).includes('kin')) ? 'household' : own
}
