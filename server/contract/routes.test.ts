import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint, type Endpoint } from '#protocol/rest/endpoint.ts'
import { endpoints } from '#protocol/rest/endpoints.ts'
import { createApp } from '#server/app.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { mount } from '#server/http/mount.ts'
import { Connections } from '#server/realtime/connection/connections.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const portal = new TestPortal()
const table: Endpoint[] = Object.values(endpoints)

function fullApp(): Hono<HttpEnv> {
  return createApp({
    ctx: portal.server.ctx,
    connections: new Connections(),
    allowedOrigins: () => [],
    door: portal.server.door,
    state: { draining: false },
    metricsToken: null,
    voiceAgent: null,
    webRoot: null,
  })
}

const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`

/** The routes under /api; handlers for all methods of a whole branch are not routes. */
function routesOf(app: Hono<HttpEnv>): string[] {
  return app.routes
    .filter(({ method, path }) => !(method === 'ALL' && path.endsWith('*')))
    .filter(({ path }) => path === '/api' || path.startsWith('/api/') || path.includes('*'))
    .map(nameOf)
}

/** The differences between the routes and the table. Duplicates in either count separately. */
function compare(app: Hono<HttpEnv>, rows: readonly Endpoint[]) {
  const without = (list: string[], taken: string[]): string[] => {
    const left = [...taken]
    return list.filter((each) => {
      const at = left.indexOf(each)
      if (at >= 0) left.splice(at, 1)
      return at < 0
    })
  }
  const routes = routesOf(app)
  const listed = rows.map(nameOf)
  return { unlisted: without(routes, listed), unmounted: without(listed, routes) }
}

/** Endpoints whose calls are handled by another route that was mounted earlier. */
function shadowedEndpoints(app: Hono<HttpEnv>, rows: readonly Endpoint[]): string[] {
  return rows
    .filter((row) => {
      const [matched] = app.router.match(row.method, row.path.replace(/:\w+/gu, randomUUID()))
      const routes = matched.map(([[, route]]) => route)
      const first = routes.find(({ method, path }) => !(method === 'ALL' && path.endsWith('*')))
      return first === undefined || nameOf(first) !== nameOf(row)
    })
    .map(nameOf)
}

describe('the routes under /api', () => {
  it('[API7] match the table exactly', () => {
    expect(compare(fullApp(), table)).toEqual({ unlisted: [], unmounted: [] })
  })

  it('each receive their own calls', () => {
    expect(shadowedEndpoints(fullApp(), table)).toEqual([])
  })
})

describe('the comparison finds', () => {
  const row = endpoint({ method: 'GET', path: '/api/late', summary: 'A late one', result: z.object({}) })

  it('a route that is missing in the table, whatever its method', () => {
    const app = fullApp()
    app.get('/api/back-door', (c) => c.text('in'))
    app.all('/api/side-door', (c) => c.text('in'))
    app.on('PURGE', '/api/prospects', (c) => c.text('gone'))
    expect(compare(app, table).unlisted).toEqual([
      'GET /api/back-door',
      'ALL /api/side-door',
      'PURGE /api/prospects',
    ])
  })

  it('an endpoint that is not mounted', () => {
    expect(compare(fullApp(), [...table, row]).unmounted).toEqual(['GET /api/late'])
  })

  it('an endpoint that is mounted twice', () => {
    const app = fullApp()
    mount(app, endpoints.currentUser, () => Promise.reject(new Error('never called')))
    expect(compare(app, table).unlisted).toEqual(['GET /api/user'])
  })

  it('an endpoint hidden by another route', () => {
    const app = new Hono<HttpEnv>()
    const wide = endpoint({ ...row, path: '/api/:name' })
    for (const each of [wide, row]) mount(app, each, () => Promise.resolve({}))
    expect(shadowedEndpoints(app, [wide, row])).toEqual(['GET /api/late'])
  })
})
