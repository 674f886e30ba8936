import type { Hono } from 'hono'
import { aiEndpoints } from '#protocol/rest/ai.ts'
import type { ServerContext } from '#server/context.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { mountLimited } from '#server/http/mount.ts'
import { analyzeSession } from '#server/services/analysis/analyze-session.ts'
import { answerQuestion } from '#server/services/coaching/answer-question.ts'
import { chatReply } from '#server/services/chat/reply.ts'

export function aiRoutes(app: Hono<HttpEnv>, ctx: ServerContext): void {
  const turns = { limits: ctx.limits, action: 'turn' } as const
  const analyses = { limits: ctx.limits, action: 'analysis' } as const
  mountLimited(app, aiEndpoints.chat, turns, async ({ user, body, c }) => ({
    response: await chatReply({ ...ctx, actor: user }, body, c.req.raw.signal),
  }))
  mountLimited(app, aiEndpoints.analyzePerformance, analyses, async ({ user, body, c }) => ({
    analysis: await analyzeSession({ ...ctx, actor: user }, body, c.req.raw.signal),
  }))
  mountLimited(app, aiEndpoints.coaching, turns, ({ user, body, c }) =>
    answerQuestion({ ...ctx, actor: user }, body, c.req.raw.signal),
  )
}
