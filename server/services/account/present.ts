import type { User } from '#protocol/rest/current-user.ts'
import type { UserRow } from './login-session.ts'

/** The public form of a user, without the password hash. */
export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    role: row.role,
    teamId: row.teamId,
    profileImageUrl: row.profileImageUrl,
    createdAt: row.createdAt.toISOString(),
  }
}
