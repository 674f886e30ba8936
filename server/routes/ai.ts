import type { Hono } from 'hono'
import { aiEndpoints } from '#protocol/rest/ai.ts'
import type { ServerContext } from '#server/context.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { mount } from '#server/http/mount.ts'
import { analyzeSession } from '#server/services/analysis/analyze-session.ts'
import { answerQuestion } from '#server/services/coaching/answer-question.ts'
import { chatReply } from '#server/services/chat/reply.ts'

export function aiRoutes(app: Hono<HttpEnv>, ctx: ServerContext): void {
  mount(app, aiEndpoints.chat, async ({ user, body }) => ({
    response: await chatReply({ ...ctx, actor: user }, body),
  }))
  mount(app, aiEndpoints.analyzePerformance, async ({ user, body }) => ({
    analysis: await analyzeSession({ ...ctx, actor: user }, body),
  }))
  mount(app, aiEndpoints.coaching, async ({ user, body }) => ({
    insight: await answerQuestion({ ...ctx, actor: user }, body),
  }))
}
