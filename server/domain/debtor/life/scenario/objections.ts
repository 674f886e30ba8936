import type { ObjectionTopic } from '../../plan.ts'
import { topicOf } from '../../objection-topics.ts'

export type ObjectionKind = ObjectionTopic

/** What a prospect's objections are about. */
export function objectionKinds(objections: readonly string[]): ObjectionKind[] {
  return objections.map((text) => topicOf(text))
}
