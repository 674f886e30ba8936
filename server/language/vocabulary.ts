/**
 * The closed vocabularies of a reading: what a person's sentence does, asks and offers. Training data
 * (data/reading) uses the same names.
 */

export { topicGroups, topics, type Topic, type TopicGroup } from '#protocol/vocabulary/topics.ts'

/** What a question is about: whose matter it is. */
export type About =
  | 'debtor'
  | 'household'
  | 'work'
  | 'debt'
  | 'payment'
  | 'call'
  | 'company'
  | 'collector'
  | 'elsewhere'

/** The form of a question. `whether`: yes or no. */
export type Asks =
  | 'who'
  | 'what'
  | 'when'
  | 'where'
  | 'why'
  | 'how'
  | 'how_much'
  | 'how_many'
  | 'which'
  | 'whether'

/**
 * What a sentence does in the conversation beside the collection acts (`CollectorAct`). A sentence has at most
 * one; `fragment` is an unfinished bit, `other` anything else.
 */
export const socials = [
  'greeting',
  'thanks',
  'compliment',
  'joke',
  'small_talk',
  'self', // tells of the collector's own life
  'reassure', // nothing due today, nobody judges, no rush
  'will_do', // announces what the collector will do: send, note, trace, freeze
  'account', // a fact of the file or of the records
  'process', // how something works, what happens next
  'answer', // answers what the debtor asked
  'ack', // got it, okay
  'wait', // hold on a second
  'line', // the connection is bad
  'correct', // takes back or corrects something said
  'deny', // I am not accusing you, there is no deadline
  'refuse', // I can't do that
  'callback', // announces another call
  'urge', // lawful pressure
  'insist', // repeats a demand
  'accept', // agrees to what the debtor asked or offered
  'praise',
  'wish', // take care, good luck
  'farewell',
  'insult',
  'threat',
  'fragment',
  'other',
] as const
export type Social = (typeof socials)[number]
