import type { Hono } from 'hono'
import type { OpenApiDocument } from '#protocol/rest/openapi.ts'
import { referenceEndpoints } from '#protocol/rest/reference.ts'
import type { Context } from '#server/context.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { mount } from '#server/http/mount.ts'
import { sessionCookieName } from '#server/http/session-cookie.ts'

/** The contract about itself. Made when first asked for: most servers never are. */
export function referenceRoutes(app: Hono<HttpEnv>, { production }: Pick<Context, 'production'>): void {
  let made: Promise<OpenApiDocument> | null = null
  const document = () => {
    made ??= import('#protocol/rest/openapi.ts').then(({ openApiDocument }) =>
      openApiDocument({ sessionCookie: sessionCookieName(production) }),
    )
    return made
  }

  mount(app, referenceEndpoints.openApi, () => document())
}
