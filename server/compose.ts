import { systemClock } from '#protocol/clock.ts'
import { steppedClock } from './realtime/voice/stepped-clock.ts'
import { createDatabase, type DatabaseClient } from '#db/client.ts'
import { claimMissingSkeletons } from '#db/username-skeletons.ts'
import { holdProcessLock } from '#db/process-lock.ts'
import { seedSamples } from '#db/seed/seed-samples.ts'
import { seed } from '#db/seed/seed.ts'
import { chooseLlm, chooseStreamingStt, chooseStt, chooseTts } from './choose-providers.ts'
import type { Config } from './config.ts'
import type { ServerContext, Voices } from './context.ts'
import { openDatabase, warnAboutSuperuser } from './open-database.ts'
import { embeddedTts } from './providers/tts/embedded.ts'
import type { Tts } from './providers/tts/tts.ts'
import { joinProcesses } from './realtime/processes/processes.ts'
import { hashThreads } from './services/account/hash-threads.ts'
import { createPasswords, hashesAtOnce, owaspMinimum, type Passwords } from './services/account/password.ts'
import { createThrottle } from './services/account/throttle.ts'
import { createLimits } from './services/limits/limits.ts'
import { scoreDemoSession } from './services/analysis/score-demo-session.ts'
import { prepareSetup } from './services/setup/prepare.ts'
import { findVoices } from './services/speech/find-voices.ts'
import { settleLaw } from './services/training-session/settle-law.ts'
import { failAbandonedReplies } from './services/transcript/fail-abandoned.ts'
import { databaseGauges, readDatabaseGauges } from './services/health/database-gauges.ts'
import { threadPoolSimulation } from './simulation/thread-pool.ts'
import { createLogger } from './telemetry/logger.ts'
import { createSecurityLog } from './telemetry/security-log.ts'
import { createMetrics, type Metrics } from './telemetry/metrics.ts'
import {
  instrumentLlm,
  instrumentStreamingStt,
  instrumentStt,
  instrumentTts,
} from './telemetry/instrument-providers.ts'
import { loadTokenSecret } from './token-secret.ts'

export type ComposedServer = {
  ctx: ServerContext
  /** With which the first admin is created; null if there is nothing to set up. */
  setupToken: string | null
  close(): Promise<void>
}

/**
 * Assembles the server: the database (embedded or external), its schema and samples, and the providers. Marks
 * replies that a dead process left unfinished as failed.
 */
export async function compose(config: Config): Promise<ComposedServer> {
  const tokenSecret = await loadTokenSecret(config.sessionSecret, config.dataDir)
  const log = createLogger(config.logLevel, [tokenSecret, ...config.secrets])
  const { url, embedded } = await openDatabase(config, log)
  const database = createDatabase(url)
  const processLock = await holdProcessLock(url, {
    onLost: () => log.warn('lost the connection that holds the process lock; reconnecting'),
  })
  const metrics = createMetrics({ defaults: true })
  const processes = await joinProcesses({
    ...database,
    log,
    processLock,
    // The embedded database is already locked by its folder.
    shared: embedded === null,
  })
  const { bus, presence, rooms, board } = processes
  const hashing = hashThreads(hashesAtOnce)
  const passwords = createPasswords(owaspMinimum, hashing)
  const stt = chooseStt(config)
  const streamingStt = chooseStreamingStt(config)
  const ctx: ServerContext = {
    db: database.db,
    sql: database.sql,
    log,
    security: createSecurityLog(log),
    metrics,
    now: () => new Date(),
    clock: systemClock,
    paceClock: steppedClock(systemClock),
    tokenSecret,
    production: config.production,
    registration: config.registration,
    llm: instrumentLlm(chooseLlm(config), metrics),
    replies: config.replies,
    voices: chooseVoices(config, metrics),
    stt: stt === null ? null : instrumentStt(stt, metrics),
    streamingStt: streamingStt === null ? null : instrumentStreamingStt(streamingStt, metrics),
    passwords,
    simulation: threadPoolSimulation({ threads: config.simulationThreads, log }),
    throttle: createThrottle(database.db, tokenSecret),
    limits: createLimits({ db: database.db, log }, tokenSecret, config.limits),
    budgets: config.budgets,
    prices: config.prices,
    law: config.law,
    agency: config.agency,
    processLock,
    bus,
    presence,
    rooms,
    board,
  }
  metrics.gauges(databaseGauges, () => readDatabaseGauges(ctx))
  await warnAboutSuperuser(ctx)
  await seedDatabase(config, database, passwords)
  await claimMissingSkeletons(database.db)
  await failAbandonedReplies(ctx)
  const setupToken = await prepareSetup(ctx, config.setupToken)
  // A call does not wait for the list: the first one, too, gets a voice that the account has.
  void findVoices(ctx)
  return {
    ctx,
    setupToken,
    close: async () => {
      ctx.security.flush()
      await ctx.simulation.close()
      await hashing.close()
      await ctx.voices.live.close()
      await ctx.voices.builtIn.close()
      await processes.leave()
      await processLock.release()
      await database.close()
      await embedded?.stop()
    },
  }
}

function chooseVoices(config: Config, metrics: Metrics): Voices {
  const watch = (tts: Tts) => instrumentTts(tts, metrics)
  const builtIn = watch(embeddedTts({ queue: config.speechQueue }))
  const tts = chooseTts(config)
  return { live: tts === null ? builtIn : watch(tts), builtIn }
}

/** Seeds the sample prospects and coaches, and the demo organisation if enabled. Both are idempotent. */
async function seedDatabase(config: Config, { db }: DatabaseClient, passwords: Passwords): Promise<void> {
  await seedSamples(db)
  if (config.demo)
    await seed(db, {
      now: new Date(),
      hashPassword: passwords.hash,
      demoPassword: config.demoPassword,
      score: scoreDemoSession,
      law: (prospect) => settleLaw(config.law, prospect),
    })
}
