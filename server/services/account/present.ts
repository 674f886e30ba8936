import type { User } from '#protocol/rest/user.ts'
import type { UserRow } from './login-session.ts'

/** A user as others see it: never with the password's hash. */
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
