import type { StoredProspect } from '#protocol/rest/prospects.ts'
import { openingLanguage } from '#protocol/vocabulary/language.ts'
import type { LawSettings } from '#protocol/vocabulary/law.ts'
import type { Speaker } from '#protocol/vocabulary/training-session.ts'
import type { NewConversationItem } from '../schema/conversation-items.ts'
import type { NewPerformanceMetrics } from '../schema/performance-metrics.ts'
import type { EventPayload } from '../schema/session-events.ts'
import type { NewTrainingSession } from '../schema/training-sessions.ts'
import type { User } from '../schema/users.ts'
import type { Conversation } from './conversation.ts'
import type { Score } from './scoring.ts'

type NewEvent = {
  sessionId: string
  seq: number
  type: string
  payload: EventPayload
  createdAt: Date
}

/** All rows of a past session, as if it had been held over the channel. */
export type PastSession = {
  session: NewTrainingSession
  items: NewConversationItem[]
  events: NewEvent[]
  metrics: NewPerformanceMetrics
}

/** Timing of a typed line: a pause to read and think, then the typing. Milliseconds. */
const pauseMs = 6_000
const typingMsPerCharacter = 90

/**
 * Builds the rows of a conversation that `user` held starting at `startedAt`. The items and the metrics match
 * the events, so a resume and a fresh snapshot show the same state (P6).
 */
export async function buildPastSession(input: {
  conversation: Conversation
  user: User
  prospect: StoredProspect
  coachId: string | null
  startedAt: Date
  seed: number
  score: Score
  law: LawSettings
}): Promise<PastSession> {
  const { conversation, user, prospect, startedAt, seed } = input
  const id = crypto.randomUUID()
  const lines = assignTimes(conversation.lines, user.firstName ?? user.username, startedAt)
  const completedAt = new Date((lines.at(-1)?.at ?? startedAt).getTime() + pauseMs)
  const sessionFields = {
    id,
    seed,
    startedAt,
    callDay: startedAt.toISOString().slice(0, 10),
    sessionType: conversation.sessionType,
    sessionLanguage: conversation.sessionLanguage,
    feedbackLanguage: openingLanguage(conversation.sessionLanguage),
    opening: 'cold',
    law: input.law,
  } as const
  const scored = await input.score({ session: sessionFields, prospect, lines })
  const metricsId = crypto.randomUUID()
  const created = lines.map((line, index): NewEvent => {
    const { itemId, speaker, text, at, responseId } = line
    const item = { id: itemId, role: speaker, text, at: at.toISOString(), status: 'complete' }
    return {
      sessionId: id,
      seq: index + 1,
      type: 'conversation.item.created',
      payload: { item: responseId ? { ...item, response_id: responseId } : item },
      createdAt: at,
    }
  })
  const completed: NewEvent = {
    sessionId: id,
    seq: lines.length + 1,
    type: 'session.completed',
    payload: { metrics_id: metricsId },
    createdAt: completedAt,
  }
  return {
    session: {
      ...sessionFields,
      userId: user.id,
      prospectId: prospect.id,
      coachId: input.coachId,
      status: 'completed',
      completedAt,
      durationS: Math.round((completedAt.getTime() - startedAt.getTime()) / 1_000),
      score: scored.overallScore,
      criteriaEdition: scored.criteriaEdition,
      ending: scored.report.outcome.ending,
      headSeq: completed.seq,
      messageCount: lines.length,
      scenario: prospect,
      createdAt: startedAt,
    },
    items: lines.map((line, index) => ({
      id: line.itemId,
      sessionId: id,
      seq: index + 1,
      role: line.speaker,
      text: line.text,
      status: 'complete',
      responseId: line.responseId,
      createdAt: line.at,
    })),
    events: [...created, completed],
    metrics: { ...scored, id: metricsId, sessionId: id, createdAt: completedAt },
  }
}

type TimedLine = { itemId: string; speaker: Speaker; text: string; at: Date; responseId: string | null }

function assignTimes(lines: readonly string[], agent: string, startedAt: Date): TimedLine[] {
  let atMs = startedAt.getTime()
  return lines.map((line, index) => {
    const speaker = index % 2 === 0 ? 'assistant' : 'user'
    const text = line.replaceAll('{agent}', agent)
    // The debtor answers after a moment; a trainee types.
    atMs += speaker === 'assistant' ? 1_200 : pauseMs + text.length * typingMsPerCharacter
    const responseId = speaker === 'assistant' ? crypto.randomUUID() : null
    return { itemId: crypto.randomUUID(), speaker, text, at: new Date(atMs), responseId }
  })
}
