import type { Hono } from 'hono'
import type { OpenApiDocument } from '#protocol/rest/openapi.ts'
import { apiReferenceEndpoints } from '#protocol/rest/api-reference.ts'
import type { Context } from '#server/context.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { mount } from '#server/http/mount.ts'
import { sessionCookieName } from '#server/http/session-cookie.ts'

/**
 * The API reference and the OpenAPI document. Each part is built on first request, since most servers never
 * need it.
 */
export function referenceRoutes(app: Hono<HttpEnv>, { production }: Pick<Context, 'production'>): void {
  const document = once(async (): Promise<OpenApiDocument> => {
    const { openApiDocument } = await import('#protocol/rest/openapi.ts')
    return openApiDocument({ sessionCookie: sessionCookieName(production) })
  })
  const page = once(async () => {
    const { referencePage } = await import('#server/http/reference/page.ts')
    return new Blob([await referencePage(await document())], { type: 'text/html; charset=utf-8' })
  })
  const style = once(async () => {
    const { referenceStyle } = await import('#server/http/reference/style.ts')
    return new Blob([referenceStyle], { type: 'text/css; charset=utf-8' })
  })

  mount(app, apiReferenceEndpoints.openApi, document)
  mount(app, apiReferenceEndpoints.reference, page)
  mount(app, apiReferenceEndpoints.referenceStyle, style)
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null
  return () => {
    made ??= make()
    return made
  }
}
