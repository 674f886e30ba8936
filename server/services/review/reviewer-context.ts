import type { Context } from '#server/context.ts'
import type { UserRow } from '../account/login-session.ts'

/** A context with the reviewer, whose name is shown with what they write. */
export type ReviewerContext = Context & { actor: UserRow }
