import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { teams } from '#db/schema/teams.ts'
import { users } from '#db/schema/users.ts'
import type { Role } from '#protocol/vocabulary/roles.ts'
import { TestBrowser } from './browser.ts'

export type Person = { id: string; username: string; browser: TestBrowser }

/** Inserts a team. */
export async function insertTeam(
  db: Database,
  name: string,
  industry: string | null = null,
): Promise<string> {
  const [team] = await db.insert(teams).values({ name, industry }).returning()
  if (!team) throw new Error('the team was not inserted')
  return team.id
}

/** Registers a user over HTTP and then sets the role and the team. */
export async function insertPerson(
  at: { db: Database; origin: string },
  given: { role: Role; teamId: string | null; username?: string; firstName?: string },
): Promise<Person> {
  const browser = new TestBrowser(at.origin)
  const { username, ...values } = given
  const { id, username: taken } = await browser.register(username)
  await at.db.update(users).set(values).where(eq(users.id, id))
  return { id, username: taken, browser }
}

/** Inserts an admin, and a team with its manager. */
export async function insertStaff(at: {
  db: Database
  origin: string
}): Promise<{ team: string; admin: Person; manager: Person }> {
  const team = await insertTeam(at.db, 'North')
  return {
    team,
    admin: await insertPerson(at, { role: 'admin', teamId: null }),
    manager: await insertPerson(at, { role: 'manager', teamId: team }),
  }
}
