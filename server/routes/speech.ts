import type { Hono } from 'hono'
import { speechEndpoints } from '#protocol/rest/speech.ts'
import type { ServerContext } from '#server/context.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { mount, mountLimited } from '#server/http/mount.ts'
import { generateSpeech } from '#server/services/speech/generate.ts'
import { listVoices } from '#server/services/speech/list-voices.ts'

/** The text that counts as one call, a long reply of a debtor. A longer text counts more than once. */
const charactersPerCall = 500

export function speechRoutes(app: Hono<HttpEnv>, ctx: ServerContext): void {
  mount(app, speechEndpoints.listVoices, ({ user, query }) => listVoices({ ...ctx, actor: user }, query))
  mountLimited(
    app,
    speechEndpoints.generateSpeech,
    {
      limits: ctx.limits,
      action: 'speech',
      costOf: ({ body }) => Math.ceil(body.text.length / charactersPerCall),
    },
    ({ user, body, c }) => generateSpeech({ ...ctx, actor: user }, body, c.req.raw.signal),
  )
}
