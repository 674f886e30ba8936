import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import type { HttpEnv } from './env.ts'
import { alignLoginMarker } from './session-cookie.ts'

/** Serves the built web app: hashed assets are cached for a year, every other path returns the index page. */
export function serveWebApp(app: Hono<HttpEnv>, root: string, production: boolean): void {
  app.use(
    '/assets/*',
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  )
  // A missing asset is a 404: the index page in its place would be run as a script.
  app.get('/assets/*', (c) => c.notFound())
  app.use('*', alignLoginMarker(production))
  app.use('*', serveStatic({ root, onFound: (_path, c) => c.header('Cache-Control', 'no-cache') }))
  app.get(
    '*',
    serveStatic({ root, path: 'index.html', onFound: (_path, c) => c.header('Cache-Control', 'no-cache') }),
  )
}
