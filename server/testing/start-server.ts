import { holdProcessLock } from '#db/process-lock.ts'
import type { DatabaseClient } from '#db/client.ts'
import { steppedClock } from '#server/realtime/voice/stepped-clock.ts'
import { fastClock } from './fast-clock.ts'
import { createApp } from '#server/app.ts'
import type { ServerContext } from '#server/context.ts'
import { createFrontDoor, type FrontDoor } from '#server/http/front-door.ts'
import { type HeldLimits, heldLimits } from '#server/http/held-refusals.ts'
import { trustedProxies } from '#server/http/trusted-proxies.ts'
import { listen } from '#server/listen.ts'
import { embeddedLlm } from '#server/providers/llm/embedded.ts'
import { embeddedTts } from '#server/providers/tts/embedded.ts'
import { type ChannelLimits, defaultChannelLimits } from '#server/realtime/connection/channel-limits.ts'
import { watchAccess } from '#server/realtime/connection/access-watch.ts'
import { Connections } from '#server/realtime/connection/connections.ts'
import { watchLogins } from '#server/realtime/connection/login-watch.ts'
import { joinProcesses } from '#server/realtime/processes/processes.ts'
import { createPasswords } from '#server/services/account/password.ts'
import { createThrottle, type Pause } from '#server/services/account/throttle.ts'
import { noBudgets } from '#server/services/budget/budgets.ts'
import { createLimits } from '#server/services/limits/limits.ts'
import { type LimitSettings, noLimits } from '#server/services/limits/settings.ts'
import { defaultReplyLimits } from '#server/services/turn/reply-limits.ts'
import { noPrices } from '#server/services/usage/prices.ts'
import type { VoiceAgentConfig } from '#server/http/voice-agent-page.ts'
import { inlineSimulation } from '#server/simulation/simulation.ts'
import { createLogger } from '#server/telemetry/logger.ts'
import { createSecurityLog } from '#server/telemetry/security-log.ts'
import { createMetrics } from '#server/telemetry/metrics.ts'

/** Most tests register people; a hash of full strength takes 25 ms of a core. */
const cheapHashes = { memoryCost: 8, timeCost: 1, parallelism: 1 }
const tokenSecret = 'a secret of the tests, and of nobody else'

export type TestServer = {
  ctx: ServerContext
  connections: Connections
  door: FrontDoor
  origin: string
  webSocketUrl(sessionId: string): string
  /** The WebSocket URL of the list of running sessions. */
  liveUrl: string
  close(): Promise<void>
}

/**
 * A whole server on a free loopback port with the test's own database. `parts` replaces parts of the context.
 */
export async function startTestServer(
  database: DatabaseClient & { url: string },
  parts: Partial<
    Pick<
      ServerContext,
      | 'llm'
      | 'replies'
      | 'voices'
      | 'stt'
      | 'streamingStt'
      | 'log'
      | 'clock'
      | 'metrics'
      | 'now'
      | 'production'
      | 'registration'
      | 'budgets'
      | 'prices'
      | 'law'
      | 'simulation'
      | 'passwords'
    >
  > = {},
  options: {
    trustedProxies?: readonly string[]
    requestTimeoutMs?: number
    metricsToken?: string
    voiceAgent?: VoiceAgentConfig
    /** Replaces the wait of login attempts for their turn. */
    pause?: Pause
    /** None by default, since tests do many things from one address. */
    limits?: LimitSettings
    /** Changes to how refusals of persistent callers are held. */
    held?: Partial<HeldLimits>
    /** Changes to the usual limits of the channel. */
    channel?: Partial<ChannelLimits>
    /** Other servers use the same database. */
    shared?: boolean
  } = {},
): Promise<TestServer> {
  const processLock = await holdProcessLock(database.url)
  const builtIn = embeddedTts({ threads: 1 })
  const log = parts.log ?? createLogger('silent')
  const clock = parts.clock ?? fastClock(20)
  const shared = options.shared ?? false
  const processes = await joinProcesses({ ...database, log, processLock, shared })
  const { bus, presence, rooms, board } = processes
  const ctx: ServerContext = {
    db: database.db,
    sql: database.sql,
    log,
    security: createSecurityLog(log),
    metrics: createMetrics({ defaults: false }),
    now: () => new Date(),
    clock,
    paceClock: steppedClock(clock),
    tokenSecret,
    production: false,
    registration: 'open',
    llm: embeddedLlm({ pace: { firstWordMs: 0, wordMs: 0 } }),
    voices: { live: builtIn, builtIn },
    replies: defaultReplyLimits,
    stt: null,
    streamingStt: null,
    simulation: inlineSimulation(),
    passwords: createPasswords(cheapHashes),
    throttle: createThrottle(database.db, tokenSecret, options.pause),
    limits: createLimits({ db: database.db, log }, tokenSecret, options.limits ?? noLimits),
    budgets: noBudgets,
    prices: noPrices,
    law: { jurisdiction: 'by_region', capacity: 'agency' },
    agency: { name: null, phone: null },
    processLock,
    bus,
    presence,
    rooms,
    board,
    ...parts,
  }
  const connections = new Connections({ ...defaultChannelLimits, abusiveCloseMs: 200, ...options.channel })
  let origin = ''
  const door = createFrontDoor(
    ctx,
    (options.limits ?? noLimits).requests,
    trustedProxies(options.trustedProxies ?? []),
    { ...heldLimits, ...options.held },
  )
  const app = createApp({
    ctx,
    connections,
    allowedOrigins: () => [origin],
    door,
    state: { draining: false },
    metricsToken: options.metricsToken ?? null,
    voiceAgent: options.voiceAgent ?? null,
    webRoot: null,
  })
  const watches = [await watchLogins(ctx, connections), await watchAccess(ctx, connections)]
  const server = await listen(app, door, {
    host: '127.0.0.1',
    port: 0,
    requestTimeoutMs: options.requestTimeoutMs ?? 30_000,
  })
  const { port } = server
  origin = `http://127.0.0.1:${port}`
  return {
    ctx,
    connections,
    door,
    origin,
    liveUrl: `ws://127.0.0.1:${port}/ws/live`,
    webSocketUrl: (sessionId) => `ws://127.0.0.1:${port}/ws/sessions/${sessionId}`,
    close: async () => {
      await ctx.rooms.whenIdle()
      connections.closeAll(1001, 'the test is over')
      await server.close()
      for (const watch of watches) await watch.stop()
      await ctx.simulation.close()
      await ctx.voices.live.close()
      await builtIn.close()
      await processes.leave()
      await processLock.release()
    },
  }
}
