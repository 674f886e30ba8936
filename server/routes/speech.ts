import type { Hono } from 'hono'
import { speechEndpoints } from '#protocol/rest/speech.ts'
import type { ServerContext } from '#server/context.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { mount } from '#server/http/mount.ts'
import { generateSpeech } from '#server/services/speech/generate.ts'
import { listVoices } from '#server/services/speech/list-voices.ts'

export function speechRoutes(app: Hono<HttpEnv>, ctx: ServerContext): void {
  mount(app, speechEndpoints.listVoices, ({ user, query }) => listVoices({ ...ctx, actor: user }, query))
  mount(app, speechEndpoints.generateSpeech, ({ user, body, c }) =>
    generateSpeech({ ...ctx, actor: user }, body, c.req.raw.signal),
  )
}
