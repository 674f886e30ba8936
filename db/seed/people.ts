import type { Language } from '#protocol/vocabulary/language.ts'
import type { Role } from '#protocol/vocabulary/roles.ts'

export type DemoTeam = 'consumer' | 'commercial'

export const demoTeams: Record<DemoTeam, { name: string; industry: string; manager: string }> = {
  consumer: { name: 'Consumer Accounts', industry: 'Financial services', manager: 'demo.manager' },
  commercial: { name: 'Commercial Accounts', industry: 'Trade credit', manager: 'paula.castellanos' },
}

export type DemoPerson = {
  username: string
  firstName: string
  lastName: string
  role: Role
  team: DemoTeam | null
  language: Language
  /** Days before seeding. */
  joinedDaysAgo: number
}

/** The accounts that people log in with. The other people have no known password. */
export const demoAccounts: readonly string[] = ['demo.trainee', 'demo.manager', 'demo.admin']

export const demoPeople: DemoPerson[] = [
  person('demo.trainee', 'Alex', 'Moreno', 'trainee', 'consumer', 'en', 64),
  person('demo.manager', 'Laura', 'Bennett', 'manager', 'consumer', 'en', 210),
  person('demo.admin', 'Samuel', 'Ortega', 'admin', null, 'es', 365),
  person('ana.torres', 'Ana', 'Torres', 'trainee', 'consumer', 'es', 120),
  person('marcus.bell', 'Marcus', 'Bell', 'trainee', 'consumer', 'en', 95),
  person('sofia.ibarra', 'Sofía', 'Ibarra', 'trainee', 'consumer', 'es', 71),
  person('derek.lawson', 'Derek', 'Lawson', 'trainee', 'consumer', 'en', 40),
  person('paula.castellanos', 'Paula', 'Castellanos', 'manager', 'commercial', 'es', 300),
  person('grace.kim', 'Grace', 'Kim', 'trainee', 'commercial', 'en', 88),
  person('hector.nunez', 'Héctor', 'Núñez', 'trainee', 'commercial', 'es', 62),
]

function person(
  username: string,
  firstName: string,
  lastName: string,
  role: Role,
  team: DemoTeam | null,
  language: Language,
  joinedDaysAgo: number,
): DemoPerson {
  return { username, firstName, lastName, role, team, language, joinedDaysAgo }
}
