import type { Team, TeamDetails } from '#protocol/rest/teams.ts'
import type { Charge, UsageMonth } from '#protocol/rest/usage.ts'
import type { User } from '#protocol/rest/current-user.ts'
import type { Member } from '#protocol/rest/users.ts'
import { aSession, id, user } from './fixtures.ts'

/** The two teams of most tests. */
export const north = { id: id(60), name: 'North' }
export const south = { id: id(61), name: 'South' }

export const admin: User = {
  ...user,
  id: id(2),
  username: 'otto',
  firstName: 'Otto',
  lastName: 'Kern',
  role: 'admin',
}
export const manager: User = {
  ...user,
  id: id(3),
  username: 'mara',
  firstName: 'Mara',
  lastName: 'Lindt',
  role: 'manager',
  teamId: north.id,
}

/** A person of a list whose figures the reader may see. */
export function aMember(changes: Partial<Member> = {}): Member {
  return {
    ...user,
    email: 'ana@example.com',
    teamId: north.id,
    team: north,
    sessionsCount: 12,
    avgScore: 86,
    criteriaEdition: 2,
    hasEarlierScores: false,
    currentStreak: 3,
    lastActiveAt: '2026-11-19T15:00:00.000Z',
    active: true,
    ...changes,
  }
}

export function aTeam(changes: Partial<Team> = {}): Team {
  return {
    ...north,
    industry: 'Trade credit',
    manager: { id: manager.id, username: manager.username, firstName: 'Mara', lastName: 'Lindt' },
    memberCount: 2,
    activeTrainees: 1,
    avgTeamScore: 86,
    criteriaEdition: 2,
    hasEarlierScores: false,
    totalSessions: 12,
    createdAt: '2026-10-01T12:00:00.000Z',
    ...changes,
  }
}

export function aTeamWithDetails(changes: Partial<TeamDetails> = {}): TeamDetails {
  return {
    ...aTeam(),
    members: [
      aMember(),
      aMember({ ...manager, team: north, sessionsCount: 0, avgScore: null, criteriaEdition: null }),
    ],
    progress: { completed: 9, total: 60, percentage: 15 },
    recentSessions: [
      {
        ...aSession({ status: 'completed', score: 71, duration: 240 }),
        user: { id: user.id, username: 'ana', firstName: 'Ana', lastName: 'Ruiz' },
      },
    ],
    ...changes,
  }
}

/** A charge; without a cost, the whole quantity is unpriced. */
export function aCharge(quantity: number, costMicroUsd: number | null = null): Charge {
  return { quantity, costMicroUsd, unpriced: costMicroUsd === null ? quantity : 0 }
}

export function aUsageMonth(changes: Partial<UsageMonth> = {}): UsageMonth {
  return {
    month: '2026-11',
    team: north,
    modelTokensIn: aCharge(1_200_000, 180_000),
    modelTokensOut: aCharge(300_000, 180_000),
    voiceCharacters: aCharge(0, 0),
    practiceMinutes: aCharge(95, 2_375_000),
    costMicroUsd: 2_735_000,
    ...changes,
  }
}
