import { randomBytes } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { storedProspect, type StoredProspect } from '#protocol/rest/prospects.ts'
import type { LawSettings } from '#protocol/vocabulary/law.ts'
import type { Database, Transaction } from '../client.ts'
import { assignees, assignments } from '../schema/assignments.ts'
import { conversationItems } from '../schema/conversation-items.ts'
import { notifications } from '../schema/notifications.ts'
import { performanceMetrics } from '../schema/performance-metrics.ts'
import { prospects } from '../schema/prospects.ts'
import { sessionEvents } from '../schema/session-events.ts'
import { teams } from '../schema/teams.ts'
import { trainingSessions } from '../schema/training-sessions.ts'
import { usage } from '../schema/usage.ts'
import { users, type User } from '../schema/users.ts'
import { buildDemoAssignments } from './assignments.ts'
import { conversations, history } from './history.ts'
import { buildDemoNotifications } from './notifications.ts'
import { buildPastSession, type PastSession } from './past-session.ts'
import { demoAccounts, demoPeople, demoTeams, type DemoTeam } from './people.ts'
import { sampleCoaches } from './sample-coaches.ts'
import { sampleProspects } from './sample-prospects.ts'
import type { Score } from './scoring.ts'
import { seedSamples } from './seed-samples.ts'

export type SeedOptions = {
  /** The date at which the history ends. */
  now: Date
  hashPassword: (password: string) => Promise<string>
  /** The password of the three demo accounts. Reset at each call, so the printed password always works. */
  demoPassword: string
  score: Score
  /** What a session with a prospect is held against. */
  law: (prospect: StoredProspect) => LawSettings
}

const seedLock = 7_265_104_332
const dayMs = 24 * 60 * 60 * 1_000

/**
 * Creates the demo organisation in one transaction: two teams, their people, a history of scored sessions, assignments
 * and notifications. If it exists, only resets the password of the demo accounts.
 * @returns whether it was created
 */
export async function seed(db: Database, options: SeedOptions): Promise<boolean> {
  const demoHash = await options.hashPassword(options.demoPassword)
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    await seedSamples(tx)
    const existing = await tx
      .update(users)
      .set({ passwordHash: demoHash })
      .where(inArray(users.username, [...demoAccounts]))
      .returning({ id: users.id })
    if (existing.length > 0) return false

    const unknownHash = await options.hashPassword(randomBytes(24).toString('base64url'))
    const people = await insertPeople(tx, options.now, { demoHash, unknownHash })
    await insertHistory(tx, people, options)
    return true
  })
}

async function insertPeople(
  tx: Transaction,
  now: Date,
  hashes: { demoHash: string; unknownHash: string },
): Promise<Map<string, User>> {
  const oldest = daysBefore(now, 400)
  const teamIds: Record<DemoTeam, string> = {
    consumer: crypto.randomUUID(),
    commercial: crypto.randomUUID(),
  }
  const names: DemoTeam[] = ['consumer', 'commercial']
  await tx.insert(teams).values(
    names.map((name) => ({
      id: teamIds[name],
      name: demoTeams[name].name,
      industry: demoTeams[name].industry,
      createdAt: oldest,
    })),
  )
  const inserted = await tx
    .insert(users)
    .values(
      demoPeople.map((each) => ({
        username: each.username,
        passwordHash: demoAccounts.includes(each.username) ? hashes.demoHash : hashes.unknownHash,
        email: `${each.username}@example.com`,
        firstName: each.firstName,
        lastName: each.lastName,
        role: each.role,
        teamId: each.team ? teamIds[each.team] : null,
        interfaceLanguage: each.language,
        createdAt: daysBefore(now, each.joinedDaysAgo),
      })),
    )
    .returning()
  const people = new Map(inserted.map((user) => [user.username, user]))
  for (const name of names) {
    const manager = people.get(demoTeams[name].manager)
    await tx.update(teams).set({ managerId: manager?.id }).where(eq(teams.id, teamIds[name]))
  }
  return people
}

async function insertHistory(
  tx: Transaction,
  people: Map<string, User>,
  options: SeedOptions,
): Promise<void> {
  const debtors = new Map(
    (await tx.select().from(prospects).where(eq(prospects.isSample, true))).map(toSnapshot),
  )
  const past: PastSession[] = []
  for (const [username, entries] of Object.entries(history)) {
    const user = people.get(username)
    if (!user) throw new Error(`the history names ${username}, who is not in the demo`)
    for (const [daysAgo, name] of entries) {
      const conversation = conversations[name]
      const { id } = sampleProspects[conversation.prospect]
      const prospect = debtors.get(id)
      if (!prospect) throw new Error(`the sample prospect ${id} is missing`)
      const number = past.length
      past.push(
        await buildPastSession({
          conversation,
          user,
          prospect,
          // Two of three sessions have a coach.
          coachId: number % 3 === 2 ? null : (sampleCoaches[number % sampleCoaches.length]?.id ?? null),
          startedAt: inOfficeHours(options.now, daysAgo, number),
          seed: 1_000 + number,
          score: options.score,
          law: options.law(prospect),
        }),
      )
    }
  }
  const demo = buildDemoAssignments(past, people, options.now)
  await tx.insert(assignments).values(demo.assignments)
  await tx.insert(assignees).values(demo.assignees)
  await tx.insert(trainingSessions).values(
    past.map(({ session }) => ({
      ...session,
      assignmentId: demo.assignmentBySession.get(session.id ?? '') ?? null,
    })),
  )
  await tx.insert(conversationItems).values(past.flatMap(({ items }) => items))
  await tx.insert(sessionEvents).values(past.flatMap(({ events }) => events))
  await tx.insert(performanceMetrics).values(past.map(({ metrics }) => metrics))
  await tx.insert(notifications).values(buildDemoNotifications(demo, past, options.now))
  await tx.insert(usage).values(past.map((each) => practiceUsage(each, people)))
  for (const user of people.values()) {
    const last = past.findLast(({ session }) => session.userId === user.id)?.session.completedAt
    await tx
      .update(users)
      .set({ lastActiveAt: last ?? daysBefore(options.now, 1) })
      .where(eq(users.id, user.id))
  }
}

function practiceUsage({ session }: PastSession, people: Map<string, User>) {
  const user = [...people.values()].find((each) => each.id === session.userId)
  return {
    userId: session.userId,
    teamId: user?.teamId ?? null,
    sessionId: session.id ?? null,
    kind: 'practice_ms',
    provider: 'portal',
    quantity: (session.durationS ?? 0) * 1_000,
    day: (session.startedAt ?? new Date(0)).toISOString().slice(0, 10),
  } as const
}

/** The prospect as a session stores it: the protocol's shape, without columns it does not have. */
function toSnapshot(row: typeof prospects.$inferSelect): [string, StoredProspect] {
  return [row.id, storedProspect.parse({ ...row, createdAt: row.createdAt.toISOString() })]
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs)
}

/** A time between 14:00 and 21:00 UTC (working hours in the Americas), varied by `number`. */
function inOfficeHours(now: Date, daysAgo: number, number: number): Date {
  const day = daysBefore(now, daysAgo).toISOString().slice(0, 10)
  const minutes = 14 * 60 + ((number * 97) % (7 * 60))
  return new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000)
}
