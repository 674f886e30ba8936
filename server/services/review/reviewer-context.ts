import type { Context } from '#server/context.ts'
import type { UserRow } from '../account/login-session.ts'

/** A context with who reviews: what they write is shown under their name. */
export type ReviewerContext = Context & { actor: UserRow }
