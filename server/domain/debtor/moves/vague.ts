import type { AnswerForm } from '#server/language/answer-form.ts'
import type { Topic, TopicGroup } from '#server/language/vocabulary.ts'
import type { Situation } from '../bank/situations.ts'
import { groupOf } from './heard.ts'

const areas: Partial<Record<TopicGroup, AnswerForm['area']>> = {
  household: 'home',
  work: 'work',
  money: 'money',
}
const areaOfTopic: Partial<Record<Topic, AnswerForm['area']>> = {
  health: 'health',
  wellbeing: 'health',
  feelings: 'health',
  income: 'money',
  other_income: 'money',
  payday: 'money',
  last_payment: 'past',
  past_agreement: 'past',
  letters: 'past',
  calls: 'past',
  creditor_contact: 'past',
  proof: 'past',
}

/**
 * The situation in which a question is answered that nothing written answers: in the form that it asks for ("a while back",
 * "off and on"), and so that no life contradicts it. `topic`: where it was surely understood.
 */
export function vagueAnswer({ asks, area: said, opens }: AnswerForm, topic: Topic | null): Situation {
  const known = topic === null ? undefined : (areaOfTopic[topic] ?? areas[groupOf(topic)])
  const area = said === 'past' ? said : (known ?? said)
  switch (asks) {
    case 'whether':
      return area === null ? 'vague.whether' : `vague.whether.${area}`
    case 'when':
      if (area === 'past') return 'vague.when.past'
      return area === 'money' ? 'vague.when.money' : 'vague.when'
    case 'how_long':
      return 'vague.how_long'
    case 'how_old':
      return 'vague.how_old'
    case 'how_many':
      return 'vague.how_many'
    case 'how_much':
      return area === null || area === 'money' || area === 'work' ? 'vague.how_much.money' : 'vague.how_much'
    case 'who':
      return area === 'home' || area === 'health' ? 'vague.who.home' : 'vague.who'
    case 'where':
      return 'vague.where'
    case 'why':
      return 'vague.why'
    case 'how':
      if (opens === 'happened') return 'vague.what.happened'
      if (area === 'work') return 'vague.how.work'
      return area === 'home' || area === 'health' ? 'vague.how.feeling' : 'vague.how'
    case 'what':
    case 'which':
      if (opens === 'happened') return 'vague.what.happened'
      if (opens === 'plans') return 'vague.what.plans'
      return topic === 'work' ? 'vague.what.work' : 'vague.what'
  }
}
