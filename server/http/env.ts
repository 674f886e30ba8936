import type { Context as HonoContext } from 'hono'
import type { UserRow } from '#server/services/account/login-session.ts'

/** Request variables set by the middleware. */
export type HttpEnv = {
  Variables: {
    requestId: string
    /** The path template of the matched endpoint; null until one matches. */
    route: string | null
    /** The login token from the cookie, if any. */
    token: string | null
    /** The user of that token; null when not logged in. */
    user: UserRow | null
    /** The id of that login, which unlike the token may be shown. */
    loginId: string | null
    /** The client's address, resolved through the trusted proxies. */
    address: string | null
  }
}
export type HttpContext = HonoContext<HttpEnv>
