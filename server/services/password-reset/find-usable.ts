import { and, eq, gt, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '#db/client.ts'
import { passwordResets } from '#db/schema/password-resets.ts'
import { users } from '#db/schema/users.ts'
import { can } from '#protocol/vocabulary/roles.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import type { UserRow } from '../account/login-session.ts'
import { hashToken } from '../account/token.ts'

const authors = alias(users, 'authors')

/** The error of every link that does not work, so that it reveals nothing about the token. */
export function resetLinkInvalid(): AppError {
  return new AppError('reset_link_invalid', 'this link is unknown, used or expired')
}

/**
 * Whose password a token may set now. A link fails once its author may no longer make one for that person, so
 * that a manager's link for a trainee does not set the password of the admin whom the trainee has become.
 * @throws {AppError} `reset_link_invalid`
 */
export async function findUsableReset(
  ctx: Pick<Context, 'now' | 'tokenSecret'>,
  on: Executor,
  token: string,
): Promise<{ user: UserRow; expiresAt: Date }> {
  const [found] = await on
    .select({
      user: users,
      author: { id: authors.id, role: authors.role, teamId: authors.teamId },
      expiresAt: passwordResets.expiresAt,
    })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .innerJoin(authors, and(eq(authors.id, passwordResets.createdBy), isNull(authors.deactivatedAt)))
    .where(
      and(
        eq(passwordResets.tokenHash, hashToken(token, ctx.tokenSecret)),
        gt(passwordResets.expiresAt, ctx.now()),
      ),
    )
  if (!found) throw resetLinkInvalid()
  const { user, author, expiresAt } = found
  if (!can(author, 'manageAccount', { ownerId: user.id, teamId: user.teamId, role: user.role }))
    throw resetLinkInvalid()
  return { user, expiresAt }
}
