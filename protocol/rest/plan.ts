import { z } from 'zod'
import { dimension } from '../vocabulary/analysis.ts'
import { language, sessionLanguage } from '../vocabulary/language.ts'
import { limits } from '../vocabulary/limits.ts'
import { sessionType } from '../vocabulary/training-session.ts'
import { endpoint, idParams } from './endpoint.ts'

/** A call that the plan rests on. */
const plannedCall = z.object({ sessionId: z.uuid(), prospectName: z.string(), startedAt: z.iso.datetime() })
export type PlannedCall = z.infer<typeof plannedCall>

/**
 * A moment of a call to take again. `line` and that of the quote count from 1. `betterLine` is what to say there, in
 * the language of the call, if a line can be given.
 */
const drill = plannedCall.extend({
  prospectId: z.uuid(),
  sessionType,
  sessionLanguage,
  /** The collector's line from which a retry starts. */
  itemId: z.uuid(),
  line: z.number().int().min(1),
  quote: z.object({ line: z.number().int().min(1), text: z.string() }),
  /**
   * Whether the quote shows the fault: not where the analysis has no words for the criterion. A server of the version
   * before shows all quotes.
   */
  quoteShowsFault: z.boolean().default(true),
  betterLine: z.string().nullable(),
  /** The retry from there in which the same criterion earned more; null: not done yet. */
  doneIn: z.uuid().nullable(),
})
export type Drill = z.infer<typeof drill>

/** What a trainee should practise: the criterion that cost most over the last calls, and moments to take again. */
export const plan = z.object({
  /** Scored calls that it rests on; retries are left out. */
  calls: z.number().int().min(0).max(limits.planCalls),
  /** Null with fewer calls than `limits.planCallsMin`, or if nothing was lost in them. */
  weakest: z
    .object({
      criterion: z.string(),
      dimension,
      /** The share of its points that was earned over these calls, 0-1. */
      earned: z.number().min(0).max(1),
      lostIn: z.array(plannedCall),
      /** What was missing, in a sentence. */
      why: z.record(language, z.string()),
    })
    .nullable(),
  drills: z.array(drill).max(limits.planDrillsMax),
})
export type Plan = z.infer<typeof plan>

/** What a trainee's plan names as the weakest; a trainee without one is left out. */
const weakHabit = z.object({
  userId: z.uuid(),
  criterion: z.string(),
  /** In how many of the plan's calls it lost points. */
  lostIn: z.number().int().min(1).max(limits.planCalls),
  /** Scored calls that the plan rests on. */
  calls: z.number().int().min(1).max(limits.planCalls),
})
export type WeakHabit = z.infer<typeof weakHabit>

export const planEndpoints = {
  getPlan: endpoint({
    method: 'GET',
    path: '/api/plan',
    summary: "The user's plan: the weakest criterion of the last calls, and moments to take again",
    result: plan,
  }),
  getUserPlan: endpoint({
    method: 'GET',
    path: '/api/users/:id/plan',
    summary: 'The plan of a person whose sessions the user may watch',
    params: idParams,
    result: plan,
  }),
  listWeakHabits: endpoint({
    method: 'GET',
    path: '/api/overview/weakest',
    summary:
      "The weakest criterion of each trainee of the manager's team; for an admin of all teams, or of one. The trainees are those of the team's home",
    // `not_found`: the team.
    errors: ['forbidden', 'not_found'],
    query: z.strictObject({ teamId: z.uuid().optional() }),
    result: z.array(weakHabit).max(limits.homePeopleMax),
  }),
}
