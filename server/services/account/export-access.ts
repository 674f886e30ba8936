import { asc, eq } from 'drizzle-orm'
import { invitations } from '#db/schema/invitations.ts'
import { passwordResets } from '#db/schema/password-resets.ts'
import type { AccountExport } from '#protocol/rest/privacy.ts'
import type { Context } from '#server/context.ts'
import type { UserRow } from './login-session.ts'

/** What is stored about access to the portal: of the person, and of those whom the person has invited. */
export async function exportAccess(
  db: Context['db'],
  user: UserRow,
): Promise<Pick<AccountExport, 'deactivatedAt' | 'passwordReset' | 'invitations'>> {
  const [reset] = await db.select().from(passwordResets).where(eq(passwordResets.userId, user.id))
  const invited = await db
    .select()
    .from(invitations)
    .where(eq(invitations.createdBy, user.id))
    .orderBy(asc(invitations.createdAt))
  return {
    deactivatedAt: user.deactivatedAt?.toISOString() ?? null,
    passwordReset: reset
      ? { createdAt: reset.createdAt.toISOString(), expiresAt: reset.expiresAt.toISOString() }
      : null,
    invitations: invited.map(({ role, note, createdAt, expiresAt, uses, used }) => ({
      role,
      note,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      uses,
      used,
    })),
  }
}
