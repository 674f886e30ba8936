import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { compose } from './compose.ts'
import { ConfigError, readConfig } from './config.ts'
import { drain } from './drain.ts'
import { createFrontDoor } from './http/front-door.ts'
import { listen } from './listen.ts'
import { watchAccess } from './realtime/connection/access-watch.ts'
import { Connections } from './realtime/connection/connections.ts'
import { watchLogins } from './realtime/connection/login-watch.ts'
import { startRetention } from './retention.ts'
import { warmUp } from './services/analysis/warm-up.ts'
import { warmUpModel } from './services/turn/warm-up-model.ts'
import { fillLives } from './services/prospect/fill-lives.ts'
import { tuneHeap } from './tune-heap.ts'

/** How long replies in progress may take after SIGTERM before the connections are closed (P10). */
const drainMs = 10_000
/** Minimum grace period for requests in progress, however long the replies took. */
const requestGraceMs = 2_000
/** The process exits after this in any case (P10: within 30 s). */
const exitMs = 28_000

/**
 * Idle time before the exit. V8 compiles on its own threads; if such a thread needs the main thread while the
 * main thread waits for it at exit, both wait forever (Node 20, nodejs/node#54918).
 */
const idleBeforeExitMs = 100

/** The address is unavailable; the message says what to do. */
class ListenError extends Error {}

async function main(): Promise<void> {
  tuneHeap()
  const config = readConfig(process.env)
  const { ctx, setupToken, close } = await compose(config)
  const connections = new Connections(config.channel)
  ctx.metrics.gauge('portal_channel_connections', 'Open WebSocket connections', () => connections.size)
  for (const unit of ['commands', 'bytes'] as const)
    ctx.metrics.gauge(
      `portal_channel_queued_${unit}`,
      `The ${unit} that wait on the channel`,
      () => connections.queued[unit],
    )
  ctx.metrics.gauge('portal_rooms', 'Sessions open in this process', () => ctx.rooms.size)
  const state = { draining: false }
  let origins = config.publicOrigins ?? []
  const watchers = [await watchLogins(ctx, connections), await watchAccess(ctx, connections)]
  const door = createFrontDoor(ctx, config.limits.requests, config.trustedProxies)
  const app = createApp({
    ctx,
    connections,
    allowedOrigins: () => origins,
    door,
    state,
    metricsToken: config.metricsToken,
    voiceAgent: config.voiceAgent,
    webRoot: findWebRoot(),
  })
  const server = await listen(app, door, config).catch(async (error: NodeJS.ErrnoException) => {
    await close()
    throw new ListenError(
      error.code === 'EADDRINUSE'
        ? `Port ${config.port} is in use. Set PORT to another port, or to 0 for a free one.`
        : `The server cannot listen: ${error.message}`,
    )
  })
  if (config.publicOrigins === null) origins = listeningOrigins(config.host, server.port)
  const address = config.publicOrigins?.[0] ?? `http://${displayHost(config.host)}:${server.port}`
  const shutdown = new AbortController()
  const warm = async (work: () => Promise<void>): Promise<void> => (config.warmsUp ? work() : undefined)
  const warmedUp = warm(() => warmUp(shutdown.signal)).catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'warming up the line reader failed'),
  )
  // The shutdown does not wait for it: it ends the threads.
  const threadsWarm = warm(() => ctx.simulation.warmUp()).catch((error: unknown) => {
    if (!shutdown.signal.aborted) ctx.log.warn({ err: error }, 'warming up the analysis failed')
  })
  // After it: cold threads on a busy machine take longer than a life may.
  let livesMade: Promise<unknown> = Promise.resolve()
  const threadsDone = threadsWarm.then(() => {
    livesMade = fillLives(ctx, shutdown.signal).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'making the lives of the prospects failed'),
    )
    return livesMade
  })
  void Promise.all([warmedUp, threadsDone]).then(() => {
    if (!shutdown.signal.aborted)
      ctx.log.info(config.warmsUp ? 'warmed up' : 'not warmed up: SERVER_WARMS_UP is off')
  })

  if (config.warmsUpModel) void warmUpModel(ctx, shutdown.signal)
  const retention = startRetention(ctx, config.retentionDays)

  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    const startMs = performance.now()
    setTimeout(() => process.exit(1), exitMs).unref()
    state.draining = true
    shutdown.abort()
    await drain(ctx, connections, drainMs)
    await server.close(Math.max(requestGraceMs, drainMs - (performance.now() - startMs)))
    for (const each of [...watchers, retention]) await each.stop()
    await warmedUp
    await livesMade
    await close()
    await sleep(idleBeforeExitMs)
    process.exit(0)
  }
  const onSignal = (): void => {
    stop().catch((error: unknown) => {
      ctx.log.error({ err: error }, 'the shutdown failed')
      process.exit(1)
    })
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  if (setupToken !== null) printSetup(address, config.setupToken === null ? setupToken : null)
  // Last: whoever waits for this output may stop the process at once, and the shutdown must work by then.
  printAddress(address, config.demo ? config.demoPassword : null)
}

/** The built web app; null in development, where Vite serves it. */
function findWebRoot(): string | null {
  const root = fileURLToPath(new URL('../web', import.meta.url))
  return existsSync(root) ? root : null
}

/** Loopback has several names, and a browser's Origin is the one that was typed. */
function listeningOrigins(host: string, port: number): string[] {
  const names = ['127.0.0.1', '::1', 'localhost', '0.0.0.0', '::'].includes(host)
    ? ['127.0.0.1', 'localhost', '[::1]']
    : [host]
  return names.map((name) => new URL(`http://${name}:${port}`).origin)
}

function displayHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function printAddress(address: string, demoPassword: string | null): void {
  console.log(`\nReady: ${address}`)
  if (demoPassword !== null)
    console.log(`Demo accounts: demo.trainee, demo.manager, demo.admin, password ${demoPassword}`)
  console.log()
}

/** `token` is null if `SETUP_TOKEN` sets it: what the operator has set is not repeated in a log. */
function printSetup(address: string, token: string | null): void {
  console.log(`\nThis portal has no administrator yet. Open ${address}/setup and create the first one with`)
  console.log(token === null ? 'the setup token in SETUP_TOKEN.' : `the setup token: ${token}`)
}

main().catch((error: unknown) => {
  // Invalid settings and a locked folder are user errors: their messages are enough.
  const expected =
    error instanceof ConfigError ||
    error instanceof ListenError ||
    (error instanceof Error &&
      ['DataFolderInUseError', 'EarlierDatabaseError', 'MigrationRightsError'].includes(error.name))
  console.error(expected && error instanceof Error ? error.message : error)
  process.exit(1)
})
