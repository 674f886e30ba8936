import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { teams } from '#db/schema/teams.ts'
import { users } from '#db/schema/users.ts'
import type { Role } from '#protocol/vocabulary/roles.ts'
import { TestBrowser } from './browser.ts'

export type Person = { id: string; username: string; browser: TestBrowser }

/** A team in the database. */
export async function insertTeam(
  db: Database,
  name: string,
  industry: string | null = null,
): Promise<string> {
  const [team] = await db.insert(teams).values({ name, industry }).returning()
  if (!team) throw new Error('no team came back')
  return team.id
}

/** Somebody who has registered by HTTP and was then given a role and a team. */
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
