import { z } from 'zod'
import { timeZone } from '../text/kinds.ts'
import { dimensions } from '../vocabulary/analysis.ts'
import { criteriaEdition } from '../vocabulary/criteria-edition.ts'
import { limits } from '../vocabulary/limits.ts'
import { communicationMode, sessionType } from '../vocabulary/training-session.ts'
import { endpoint } from './endpoint.ts'
import { trainingSession } from './training-sessions.ts'
import { charge } from './usage.ts'
import { personName } from './users.ts'

const count = z.number().int().min(0)
const score = z.number().int().min(0).max(100)
const moment = z.iso.datetime()
const day = z.iso.date()

/**
 * Figures of a user's own practice, for the training centre and History. Their number does not grow with the data. A
 * completed session without a score counts in none of them.
 */
export const overview = z.object({
  sessions: z.object({ total: count, completed: count, byType: z.record(sessionType, count) }),
  /** Total duration of the completed sessions, in seconds. */
  practisedS: count,
  lastSessionAt: moment.nullable(),
  /** The rounded mean of the overall scores of the newest edition of the criteria among them; null without scores. */
  averageScore: score.nullable(),
  /** The number of scores in that mean. */
  scoredSessions: count,
  /** How many scores are of earlier editions and not in it. A server of the version before does not say so. */
  earlierScored: count.default(0),
  /** How many retries have a score, which is in no mean. A server of the version before does not say so. */
  scoredRetries: count.default(0),
  /**
   * Change of the mean score from the previous calendar month (UTC) to this one, in points, and over how many calls
   * both means are. Null if either month has no score of the edition of the mean.
   */
  monthChange: z
    .object({ points: z.number().int().min(-100).max(100), calls: count, callsBefore: count })
    .nullable()
    // A server of the version before does not have it.
    .default(null),
  /** That change in percent. Pages of the version before need it; they take null for unknown. */
  scoreChange: z.number().int().nullish(),
  /** The debtors of the latest sessions (`limits.historyDebtorSessions`), the latest first: what History filters by. */
  debtors: z
    .array(z.object({ id: z.uuid(), name: z.string() }))
    // A server of the version before does not have it.
    .default([]),
  /** Whether a session of this kind is active. */
  activeSessions: z.object({ standardCollection: z.boolean(), objectionHandling: z.boolean() }),
})
export type Overview = z.infer<typeof overview>

/** A score per dimension; null: not enough evidence. */
const dimensionScores = z.record(z.enum(dimensions), score.nullable())
export type DimensionScores = z.infer<typeof dimensionScores>

const weeklyGoal = z.number().int().min(1).max(limits.weeklyGoalMax)

/** Calls of a week, Monday to Sunday, against the goal. */
const weekProgress = z.object({ completed: count, goal: weeklyGoal })
export type WeekProgress = z.infer<typeof weekProgress>

/** A scored call of the trend. */
const trendCall = z.object({
  sessionId: z.uuid(),
  prospectName: z.string(),
  startedAt: moment,
  overall: score,
  scores: dimensionScores,
  /** A server of the version before does not say it: it scores by the first. */
  criteriaEdition: criteriaEdition.default(1),
})
export type TrendCall = z.infer<typeof trendCall>

/**
 * A session with the change of its score, in points, against the scored call before it with the same debtor at the same
 * level; null: there is nothing to compare, or that call was scored by another edition of the criteria (`otherCriteria`).
 */
export const recentSession = trainingSession.extend({
  change: z.number().int().min(-100).max(100).nullable(),
  /** A server of the version before does not say it. */
  otherCriteria: z.boolean().default(false),
})
export type RecentSession = z.infer<typeof recentSession>

/** A trainee's home. Days and weeks are those of the time zone that was asked for. */
export const practiceOverview = z.object({
  ...overview.pick({
    averageScore: true,
    scoredSessions: true,
    earlierScored: true,
    scoredRetries: true,
    monthChange: true,
    scoreChange: true,
  }).shape,
  /** The last scored calls, oldest first; retries repeat another call and are left out. */
  trend: z.array(trendCall).max(limits.trendCalls),
  week: weekProgress.extend({
    from: day,
    to: day,
    today: day,
    /** Whether the user set the goal. */
    chosen: z.boolean(),
    /** Scored calls of each day, Monday first. */
    days: z.array(z.object({ day, completed: count })).length(7),
  }),
  /**
   * Consecutive weeks with a scored call, up to this week or, as long as it can still be practised, the last one;
   * followed back for a year.
   */
  streakWeeks: count.max(limits.streakWeeksMax),
  /** The week of the user's team: what counts for each trainee's goal, and all goals together. Null without a team. */
  team: z.object({ completed: count, goal: count }).nullable(),
  /** The newest sessions, newest first. */
  recent: z.array(recentSession).max(limits.recentSessions),
})
export type PracticeOverview = z.infer<typeof practiceOverview>

/** The first rows of something, and how many there are. */
const group = <Row extends z.ZodType>(row: Row) =>
  z.object({ total: count, rows: z.array(row).max(limits.attentionMax) })

const sessionOf = z.object({
  sessionId: z.uuid(),
  user: personName,
  prospectName: z.string(),
  startedAt: moment,
})

/** What a manager should look at, each kind with its first rows. */
const attention = z.object({
  /** Calls that somebody else holds right now. */
  live: group(sessionOf.extend({ communicationMode })),
  /** Calls of the last week with a severe violation that nobody has reviewed; the newest first. */
  violations: group(sessionOf.extend({ violation: z.string() })),
  /** Calls of the last week with a score in the lowest band that nobody has reviewed; the newest first. */
  poor: group(
    sessionOf.extend({
      score,
      /** A server of the version before does not say it: it scores by the first. */
      criteriaEdition: criteriaEdition.default(1),
    }),
  ),
  /** Assignments past their deadline that people have not passed; the latest deadline first. */
  overdue: group(
    z.object({
      assignmentId: z.uuid(),
      title: z.string().nullable(),
      prospectName: z.string(),
      sessionType,
      deadline: moment,
      people: count,
      /** The first of these people, by username. */
      firstPeople: z.array(personName).max(limits.attentionPeopleMax),
    }),
  ),
  /** Calls whose scorecard waits for a reviewer's marks; the longest wait first. */
  reviews: group(sessionOf),
  /** Trainees without a session for a week; the longest away first. Null: never, in an account older than a week. */
  away: group(z.object({ user: personName, lastSessionAt: moment.nullable() })),
})
export type Attention = z.infer<typeof attention>

/** A trainee in the table of a manager's home. */
const trainee = z.object({
  user: personName,
  team: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** The latest completed session. */
  lastCall: z
    .object({
      sessionId: z.uuid(),
      prospectName: z.string(),
      startedAt: moment,
      score: score.nullable(),
    })
    .nullable(),
  /** The overall scores of the last scored calls, oldest first; without retries. */
  scores: z.array(score).max(limits.personTrendCalls),
  /** The edition of the criteria of each of these scores. A server of the version before does not say it. */
  criteriaEditions: z.array(criteriaEdition).default([]),
  week: weekProgress,
})
export type TraineeRow = z.infer<typeof trainee>

/**
 * A week of the team's trend; the means are null without a score. Calls of the newest edition of the criteria in the week are
 * counted alone.
 */
const trendWeek = z.object({
  from: day,
  to: day,
  calls: count,
  scores: dimensionScores,
  /** Null without a score. A server of the version before does not say it. */
  criteriaEdition: criteriaEdition.nullable().default(null),
})
export type TrendWeek = z.infer<typeof trendWeek>

/** A manager's home: of their own team, for an admin of all. */
export const teamOverview = z.object({
  attention,
  /** The last weeks, oldest first. Of each trainee and week the last three scored calls count: nobody outweighs the rest. */
  trend: z.array(trendWeek).length(limits.teamTrendWeeks),
  /** By username; the first ones of a large organisation. */
  trainees: z.object({ total: count, rows: z.array(trainee).max(limits.homePeopleMax) }),
})
export type TeamOverview = z.infer<typeof teamOverview>

/** What an installation runs on, who lacks a team, and what this month has consumed. */
export const installationOverview = z.object({
  /** Trainees and managers without a team. */
  withoutTeam: group(personName),
  providers: z.object({
    /** What replies, judges and coaches. */
    model: z.object({ builtIn: z.boolean(), provider: z.string(), model: z.string() }),
    voice: z.object({ builtIn: z.boolean(), provider: z.string() }),
    /** What turns speech into words, while it is spoken and from recordings; null: only browsers that can do it themselves. */
    liveTranscription: z.string().nullable(),
    transcription: z.string().nullable(),
  }),
  usage: z.object({
    /** YYYY-MM, UTC. */
    month: z.string(),
    practiceMinutes: charge,
    modelTokensIn: charge,
    modelTokensOut: charge,
    voiceCharacters: charge,
    /** Millionths of a US dollar; null if nothing had a price. */
    costMicroUsd: count.nullable(),
  }),
})
export type InstallationOverview = z.infer<typeof installationOverview>

const homeQuery = z.strictObject({ timeZone: timeZone.default('UTC') })

export const overviewEndpoints = {
  getOverview: endpoint({
    method: 'GET',
    path: '/api/overview',
    summary: "The figures of the user's own practice",
    result: overview,
  }),
  getPracticeOverview: endpoint({
    method: 'GET',
    path: '/api/overview/practice',
    summary: "A trainee's home: the trend by skill, the week, the streak and the recent calls of the user",
    query: homeQuery,
    result: practiceOverview,
  }),
  setWeeklyGoal: endpoint({
    method: 'PATCH',
    path: '/api/overview/goal',
    summary: 'Set how many calls a week the user wants to make',
    status: 204,
    body: z.strictObject({ callsPerWeek: weeklyGoal }),
    result: z.undefined(),
  }),
  getTeamOverview: endpoint({
    method: 'GET',
    path: '/api/overview/team',
    summary:
      "A manager's home: what needs attention, the team's trend and its trainees; for an admin of all teams, or of one",
    // `not_found`: the team.
    errors: ['forbidden', 'not_found'],
    query: homeQuery.extend({ teamId: z.uuid().optional() }),
    result: teamOverview,
  }),
  getInstallationOverview: endpoint({
    method: 'GET',
    path: '/api/overview/installation',
    summary: 'Accounts without a team, what the installation runs on, and the usage of the month; for admins',
    errors: ['forbidden'],
    result: installationOverview,
  }),
}
