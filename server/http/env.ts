import type { Context as HonoContext } from 'hono'
import type { UserRow } from '#server/services/account/login-session.ts'

/** What a request carries through the middleware. */
export type HttpEnv = {
  Variables: {
    requestId: string
    /** The login token of the cookie, if there is one. */
    token: string | null
    /** The user of that token; null when nobody is logged in. */
    user: UserRow | null
  }
}
export type HttpContext = HonoContext<HttpEnv>
