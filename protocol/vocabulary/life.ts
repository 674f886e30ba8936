import { z } from 'zod'
import { topicGroups, topics, type Topic } from './topics.ts'

/** How readily a fact is told: to anybody who asks, with some trust, or only to somebody who has earned it. */
export const openness = ['free', 'guarded', 'hidden'] as const
export type Openness = (typeof openness)[number]

/** Who says that a fact is so: the author of the prospect, the scenario, or chance. */
export const factSources = ['author', 'scenario', 'seed'] as const

export const genders = ['female', 'male'] as const
export type Gender = (typeof genders)[number]
export const ageBands = ['young', 'middle', 'older'] as const
export type AgeBand = (typeof ageBands)[number]
/** Where the person speaks like: the bank of words, the currency's written form and the voice follow it. */
export const regions = ['en-US', 'en-GB', 'es-MX', 'es-AR', 'es-ES', 'es-US'] as const
export type Region = (typeof regions)[number]

const { call: _aboutTheCall, ...ofTheDebtor } = topicGroups

/** The topics that an author may choose for a fact, by group. Those about the call itself are not facts of a person. */
export const factTopicGroups = { ...ofTheDebtor, other: ['why_refuse', 'elsewhere'] } as const
export type FactTopicGroup = keyof typeof factTopicGroups
export const factTopicGroupNames = Object.keys(factTopicGroups) as FactTopicGroup[]
export type FactTopic = (typeof factTopicGroups)[FactTopicGroup][number]
export const factTopics: readonly FactTopic[] = Object.values(factTopicGroups).flat()

/** The group that a fact is listed in, and the topic that an author sees for it. */
export function groupOfFact(topic: Topic): { group: FactTopicGroup; topic: FactTopic } {
  for (const [group, members] of Object.entries(factTopicGroups) as [FactTopicGroup, readonly FactTopic[]][])
    for (const member of members) if (member === topic) return { group, topic: member }
  return { group: 'other', topic: 'elsewhere' }
}

export const topic = z.enum(topics)
export const factTopic = z.enum(factTopics)
