import { z } from 'zod'
import { text } from '../text/kinds.ts'
import { language } from '../vocabulary/language.ts'
import { limits } from '../vocabulary/limits.ts'
import { endpoint, providerErrors } from './endpoint.ts'
import { performanceMetricsDetails } from './performance-metrics.ts'
import { chatMessage } from './training-sessions.ts'

export const chatRequest = z.strictObject({
  /** The conversation so far; the last message is the user's new line. */
  messages: z
    .array(chatMessage)
    .min(1)
    .max(limits.messagesMax)
    .refine((messages) => messages.at(-1)?.role === 'user', 'the last message must be from the user'),
  prospectId: z.uuid(),
  /**
   * The session of the conversation: its transcript is authoritative, and the new line and its reply are
   * stored in it. If absent, the user's newest session with the prospect and the same lines.
   */
  sessionId: z.uuid().optional(),
})

export const analysisRequest = z.strictObject({
  sessionId: z.uuid(),
  /** Used only if the session has no transcript. */
  messages: z.array(chatMessage).max(limits.messagesMax).default([]),
  prospectId: z.uuid().optional(),
})

/** The specification uses `overallScore` and `detailedAnalysis`; the portal's screens also show the rest. */
export const analysis = performanceMetricsDetails.extend({
  /** Null for an analysis of posted messages, which is not stored. */
  id: z.uuid().nullable(),
  detailedAnalysis: z.string(),
})

/** The six questions that the coach's window suggests [COACH4]; the client words them. */
export const suggestedQuestions = [
  'improve',
  'strongest',
  'objections',
  'follow_up',
  'empathy',
  'communication',
] as const
export type SuggestedQuestion = (typeof suggestedQuestions)[number]

export const coachingRequest = z.strictObject({
  question: text({ min: 1, max: limits.questionMax }),
  sessionId: z.uuid(),
  /**
   * The answer's language, by default the session's; a question in the other language is answered in that
   * one.
   */
  language: language.optional(),
})

export const aiEndpoints = {
  chat: endpoint({
    method: 'POST',
    path: '/api/ai/chat',
    summary: "The debtor's reply to a conversation",
    errors: [
      'not_found',
      'forbidden',
      'conflict',
      'call_ended',
      'session_completed',
      'analysis_running',
      'budget_exceeded',
      'rate_limited',
      'unavailable',
      ...providerErrors,
    ],
    body: chatRequest,
    result: z.object({ response: z.string() }),
  }),
  analyzePerformance: endpoint({
    method: 'POST',
    path: '/api/ai/analyze-performance',
    summary: 'Score a session',
    errors: [
      'not_found',
      'forbidden',
      'session_too_short',
      'analysis_running',
      'rate_limited',
      'unavailable',
    ],
    body: analysisRequest,
    result: z.object({ analysis }),
  }),
  coaching: endpoint({
    method: 'POST',
    path: '/api/ai/coaching',
    summary: "A coach's answer to a question about a session",
    errors: ['not_found', 'insufficient_evidence', 'rate_limited', 'unavailable'],
    body: coachingRequest,
    result: z.object({
      insight: z.string(),
      /** The line of the collector that the answer advises to take again, if it advises one; `line` counts from 1. */
      retryFrom: z.object({ itemId: z.string(), line: z.int().min(1) }).optional(),
    }),
  }),
}
