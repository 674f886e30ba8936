import type { Hono } from 'hono'
import { onboardingEndpoints } from '#protocol/rest/onboarding.ts'
import type { Context } from '#server/context.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { mount } from '#server/http/mount.ts'
import { completeLesson } from '#server/services/onboarding/complete-lesson.ts'
import { listTaughtLaws } from '#server/services/onboarding/list-taught-laws.ts'
import { readProgress } from '#server/services/onboarding/read-progress.ts'
import { startLesson } from '#server/services/onboarding/start-lesson.ts'

export function onboardingRoutes(app: Hono<HttpEnv>, ctx: Context): void {
  mount(app, onboardingEndpoints.getCourseProgress, ({ user }) => readProgress({ ...ctx, actor: user }))
  mount(app, onboardingEndpoints.getTaughtLaws, () => Promise.resolve(listTaughtLaws(ctx)))
  mount(app, onboardingEndpoints.startLesson, ({ user, params }) =>
    startLesson({ ...ctx, actor: user }, params),
  )
  mount(app, onboardingEndpoints.completeLesson, ({ user, params, body }) =>
    completeLesson({ ...ctx, actor: user }, { id: params.id, correct: body.correct }),
  )
}
