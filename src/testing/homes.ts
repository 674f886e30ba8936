import type {
  DimensionScores,
  InstallationOverview,
  PracticeOverview,
  RecentSession,
  TeamOverview,
} from '#protocol/rest/overview.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { aSession, id, user } from './fixtures.ts'
import { aCharge, north } from './organisation.ts'

const noScores: DimensionScores = {
  empathy: null,
  communication: null,
  objection_handling: null,
  solution_focus: null,
  compliance: null,
}

/** Scores of the five skills; what is not given has no evidence. */
export function skillScores(scores: Partial<DimensionScores> = {}): DimensionScores {
  return { ...noScores, ...scores }
}

/** The home of somebody who has not practised; a Wednesday. */
export function aHome(changes: Partial<PracticeOverview> = {}): PracticeOverview {
  return {
    averageScore: null,
    scoredSessions: 0,
    earlierScored: 0,
    scoredRetries: 0,
    monthChange: null,
    trend: [],
    week: aWeek(),
    streakWeeks: 0,
    team: null,
    recent: [],
    ...changes,
  }
}

/** The week from Monday, November 2; `calls` are those of its first days. */
export function aWeek({
  calls = [],
  ...changes
}: Partial<PracticeOverview['week']> & { calls?: readonly number[] } = {}): PracticeOverview['week'] {
  return {
    from: '2026-11-02',
    to: '2026-11-08',
    today: '2026-11-04',
    goal: limits.weeklyGoal,
    chosen: false,
    completed: calls.reduce((sum, each) => sum + each, 0),
    days: Array.from({ length: 7 }, (_, place) => ({
      day: `2026-11-0${2 + place}`,
      completed: calls[place] ?? 0,
    })),
    ...changes,
  }
}

/** A session of the home's list. */
export function aRecentSession(changes: Partial<RecentSession> = {}): RecentSession {
  return { ...aSession(changes), change: null, otherCriteria: false, ...changes }
}

const nobody = { total: 0, rows: [] }

/** The home of a manager whose team needs nothing and has nobody in it. */
export function aTeamHome({
  attention,
  ...changes
}: Partial<Omit<TeamOverview, 'attention'>> & {
  attention?: Partial<TeamOverview['attention']>
} = {}): TeamOverview {
  return {
    attention: {
      live: nobody,
      violations: nobody,
      poor: nobody,
      overdue: nobody,
      reviews: nobody,
      away: nobody,
      ...attention,
    },
    trend: Array.from({ length: limits.teamTrendWeeks }, (_, place) => ({
      from: `2026-10-${10 + place}`,
      to: `2026-10-${16 + place}`,
      calls: 0,
      scores: noScores,
      criteriaEdition: null,
    })),
    trainees: { total: 0, rows: [] },
    ...changes,
  }
}

/** A trainee of a manager's table. */
export function aTraineeRow(
  changes: Partial<TeamOverview['trainees']['rows'][number]> = {},
): TeamOverview['trainees']['rows'][number] {
  return {
    user: { id: user.id, username: user.username, firstName: user.firstName, lastName: user.lastName },
    team: north,
    lastCall: {
      sessionId: id(20),
      prospectName: 'Rosa Delgado',
      startedAt: '2026-11-02T15:00:00.000Z',
      score: 71,
    },
    scores: [58, 64, 71],
    criteriaEditions: [2, 2, 2],
    week: { completed: 1, goal: 3 },
    ...changes,
  }
}

/** An installation without any service, in which everybody has a team. */
export function anInstallation(changes: Partial<InstallationOverview> = {}): InstallationOverview {
  return {
    withoutTeam: nobody,
    providers: {
      model: { builtIn: true, provider: 'embedded', model: 'built-in' },
      voice: { builtIn: true, provider: 'embedded' },
      liveTranscription: null,
      transcription: null,
    },
    usage: {
      month: '2026-11',
      practiceMinutes: aCharge(95, 2_375_000),
      modelTokensIn: aCharge(0),
      modelTokensOut: aCharge(0),
      voiceCharacters: aCharge(0),
      costMicroUsd: 2_375_000,
    },
    ...changes,
  }
}
