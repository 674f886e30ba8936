import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { ServerContext } from './context.ts'
import { AppError, notFound } from './errors/app-error.ts'
import { errorHandler } from './http/error-handler.ts'
import { readCaller, slowRefusals } from './http/behind-the-door.ts'
import type { FrontDoor } from './http/front-door.ts'
import type { HttpEnv } from './http/env.ts'
import { recordRequestMetrics } from './http/request-metrics.ts'
import { type AllowedOrigins, requireAllowedOrigin } from './http/origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import { markLogin } from './http/session-cookie.ts'
import { voiceAgentHost } from './http/voice-agent-host.ts'
import type { VoiceAgentConfig } from './http/voice-agent-page.ts'
import { serveWebApp } from './http/web-app.ts'
import type { Connections } from './realtime/connection/connections.ts'
import { accountRoutes } from './routes/account.ts'
import { aiRoutes } from './routes/ai.ts'
import { analyticsRoutes } from './routes/analytics.ts'
import { assignmentRoutes } from './routes/assignments.ts'
import { scorecardRoutes } from './routes/scorecards.ts'
import { coachRoutes } from './routes/coaches.ts'
import { healthRoutes } from './routes/health.ts'
import { onboardingRoutes } from './routes/onboarding.ts'
import { invitationRoutes } from './routes/invitations.ts'
import { liveChannelRoute } from './routes/live-channel.ts'
import { metricsRoute } from './routes/metrics.ts'
import { passwordResetRoutes } from './routes/password-reset.ts'
import { performanceMetricsRoutes } from './routes/performance-metrics.ts'
import { privacyRoutes } from './routes/privacy.ts'
import { prospectRoutes } from './routes/prospects.ts'
import { referenceRoutes } from './routes/reference.ts'
import { registrationRoutes } from './routes/registration.ts'
import { notificationRoutes } from './routes/notifications.ts'
import { reviewRoutes } from './routes/reviews.ts'
import { sessionChannelRoute } from './routes/session-channel.ts'
import { speechRoutes } from './routes/speech.ts'
import { teamRoutes } from './routes/teams.ts'
import { trainingSessionRoutes } from './routes/training-sessions.ts'
import { usageRoutes } from './routes/usage.ts'
import { userRoutes } from './routes/user.ts'
import { usersRoutes } from './routes/users.ts'
import { voiceAgentRoutes } from './routes/voice-agent.ts'
import { authenticate } from './services/account/login-session.ts'

export type AppOptions = {
  ctx: ServerContext
  connections: Connections
  allowedOrigins: AllowedOrigins
  state: { draining: boolean }
  /** What limits all REST requests before the app; it listens together with the app. */
  door: FrontDoor
  /** The token that `/metrics` requires; for null see the metrics route. */
  metricsToken: string | null
  /** The external voice agent; null: disabled. */
  voiceAgent: VoiceAgentConfig | null
  /** The folder of the built web app; null when Vite serves it. */
  webRoot: string | null
}

/** The whole HTTP application: the middleware, then the routes. */
export function createApp(options: AppOptions): Hono<HttpEnv> {
  const { ctx, connections, allowedOrigins, state, webRoot, door } = options
  const app = new Hono<HttpEnv>()
  app.onError(errorHandler(ctx))
  app.use(async (c, next) => {
    c.set('requestId', randomUUID())
    c.set('route', null)
    c.set('token', null)
    c.set('user', null)
    c.set('loginId', null)
    c.set('address', null)
    await next()
    // Makes the client's next call reach another process.
    if (state.draining) c.header('Connection', 'close')
  })
  if (options.voiceAgent !== null) app.use(voiceAgentHost(options.voiceAgent, allowedOrigins, ctx.production))
  app.use(securityHeaders(ctx.production, options.voiceAgent))
  healthRoutes(app, ctx, state)
  metricsRoute(app, ctx, options.metricsToken)

  app.use('/api/*', slowRefusals(door))
  app.use('/api/*', recordRequestMetrics(ctx.metrics))
  const api = ['/api/*', '/ws/*']
  for (const path of api) {
    app.use(path, async (c, next) => {
      c.header('Cache-Control', 'no-store')
      const { address, token } = readCaller(c, door, ctx.production)
      c.set('address', address)
      c.set('token', token)
      await next()
    })
    app.use(path, async (c, next) => {
      const token = c.get('token')
      const found = token === null ? null : await authenticate(ctx, token, c.get('address'))
      c.set('user', found?.user ?? null)
      c.set('loginId', found?.loginId ?? null)
      if (found !== null && token !== null) door.noteLogin(token, found.user.id)
      await next()
    })
  }
  app.use('/api/*', requireAllowedOrigin(allowedOrigins))
  app.use('/api/*', markLogin(ctx.production))
  app.use(
    '/api/*',
    bodyLimit({
      maxSize: limits.bodyMaxBytes,
      onError: () => {
        throw new AppError('body_too_large', `the body exceeds ${limits.bodyMaxBytes} bytes`)
      },
    }),
  )
  referenceRoutes(app, ctx)
  userRoutes(app, ctx)
  accountRoutes(app, ctx)
  registrationRoutes(app, ctx)
  invitationRoutes(app, ctx)
  passwordResetRoutes(app, ctx)
  privacyRoutes(app, ctx)
  prospectRoutes(app, ctx)
  coachRoutes(app, ctx)
  trainingSessionRoutes(app, ctx)
  reviewRoutes(app, ctx)
  notificationRoutes(app, ctx)
  assignmentRoutes(app, ctx)
  scorecardRoutes(app, ctx)
  performanceMetricsRoutes(app, ctx)
  aiRoutes(app, ctx)
  speechRoutes(app, ctx)
  onboardingRoutes(app, ctx)
  usersRoutes(app, ctx)
  teamRoutes(app, ctx)
  analyticsRoutes(app, ctx)
  usageRoutes(app, ctx)
  voiceAgentRoutes(app, options.voiceAgent)
  sessionChannelRoute(app, ctx, connections, allowedOrigins)
  liveChannelRoute(app, ctx, connections, allowedOrigins)
  for (const path of api)
    app.all(path, () => {
      throw notFound('path')
    })
  if (webRoot !== null) serveWebApp(app, webRoot, ctx.production)
  return app
}
