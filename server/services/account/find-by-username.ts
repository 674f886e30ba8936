import { eq, sql } from 'drizzle-orm'
import { usernameSkeletons } from '#db/schema/username-skeletons.ts'
import { users } from '#db/schema/users.ts'
import { usernameSkeleton } from '#db/username-skeletons.ts'
import { usernameKey } from '#protocol/text/kinds.ts'
import type { Context } from '#server/context.ts'
import type { UserRow } from './login-session.ts'

/**
 * The account of a typed username, in whatever form and case it is typed. An account whose name is stored exactly
 * so comes first: older accounts may differ only in form.
 */
export async function findByUsername({ db }: Pick<Context, 'db'>, typed: string): Promise<UserRow | null> {
  const key = usernameKey(typed)
  const [same, alike] = await Promise.all([
    db
      .select()
      .from(users)
      .where(sql`lower(${users.username}) = lower(${typed})`),
    db
      .select({ user: users })
      .from(usernameSkeletons)
      .innerJoin(users, eq(users.id, usernameSkeletons.userId))
      .where(eq(usernameSkeletons.skeleton, usernameSkeleton(typed))),
  ])
  const [found] = same
  return found ?? alike.find(({ user }) => usernameKey(user.username) === key)?.user ?? null
}
