import type { Context as HonoContext } from 'hono'
import type { UserRow } from '#server/services/account/login-session.ts'

/** What a request carries through the middleware. */
export type HttpEnv = {
  Variables: {
    requestId: string
    /** The template of the row that answers; null while none has been found. */
    route: string | null
    /** The login token of the cookie, if there is one. */
    token: string | null
    /** The user of that token; null when nobody is logged in. */
    user: UserRow | null
    /** The id of that login, which may be shown where the token may not. */
    loginId: string | null
    /** Where the request comes from: the client's address behind the proxies that are trusted. */
    address: string | null
  }
}
export type HttpContext = HonoContext<HttpEnv>
