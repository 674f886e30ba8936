import { loadTestSettings } from '#server/testing/load-test-settings.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#db/client.ts'
import { BarePipeline } from './bare-pipeline.ts'
import { Call } from './call.ts'
import { cpuMsOf } from './cpu.ts'
import { LiveKit } from './livekit.ts'
import { stopPortal, newSession, newTrainee, type Providers, startPortal } from './portal.ts'
import { restTurn } from './rest-turn.ts'
import { collectorLines } from './scripted-call.ts'

/** A system that answers by voice. Each runs in its own process, with the same simulated providers. */
export type VoiceSystem = {
  name: string
  /** Returns milliseconds from the final words to the first audio byte at the listener. */
  say(): Promise<number>
  /** Resolves when the reply has been played to its end. */
  listenToEnd(): Promise<void>
  /** Interrupts after this much of the reply was heard. Resolves when it has ended. */
  interrupt(afterMs: number): Promise<void>
  /** Starts a new session, whose first turn follows at once. */
  newSession(): Promise<void>
  /** CPU time of its process, in milliseconds; NaN if it has no process of its own. */
  cpuMs(): Promise<number>
  stop(): Promise<void>
}
export type StartVoiceSystem = () => Promise<VoiceSystem>

export type BenchSetup = { db: Database; databaseUrl: string; providers: Providers }

/** How long the collector speaks before the final words. */
const speechMs = 1_500

/**
 * This project: the channel of a session, used like the page does, with partial transcripts before the final
 * one. `quietMs` is the silence between the last words and the final transcript; 0 for a recogniser that
 * finishes at once.
 */
export function portalSystem({ db, databaseUrl, providers }: BenchSetup, quietMs = 0): StartVoiceSystem {
  return async () => {
    const portal = await startPortal(databaseUrl, providers, { env: loadTestSettings })
    const trainee = await newTrainee(db)
    const open = async () => Call.open(await newSession(db, portal.origin, trainee))
    let call = await open()
    const openNext = async () => {
      call.close()
      call = await open()
    }
    return {
      name: quietMs === 0 ? 'this project' : `this project, final after ${quietMs} ms`,
      say: async () => {
        if (call.exhausted) {
          await openNext()
          // A page is open for a while before somebody speaks, so its voice connection is already warm.
          await sleep(500)
        }
        await call.speak(speechMs)
        if (quietMs > 0) await call.pause(quietMs)
        return call.say()
      },
      listenToEnd: () => call.listenToEnd(),
      interrupt: (afterMs) => call.interrupt(afterMs),
      newSession: openNext,
      cpuMs: async () => cpuMsOf(portal.pid),
      stop: async () => {
        call.close()
        await stopPortal(portal)
      },
    }
  }
}

/** Whole replies and speech by REST, on this server; there are no cold sessions. */
export function restSystem({ db, databaseUrl, providers }: BenchSetup): StartVoiceSystem {
  return async () => {
    const portal = await startPortal(databaseUrl, providers, { env: loadTestSettings })
    const access = await newSession(db, portal.origin, await newTrainee(db))
    let turn = 0
    return {
      name: 'whole reply, then speech, by REST',
      say: () => restTurn(access, turn++),
      listenToEnd: async () => undefined,
      interrupt: async () => undefined,
      newSession: async () => undefined,
      cpuMs: async () => cpuMsOf(portal.pid),
      stop: async () => stopPortal(portal),
    }
  }
}

export function liveKitSystem({ providers }: BenchSetup): StartVoiceSystem {
  return async () => {
    const liveKit = await LiveKit.start(providers)
    return {
      name: 'LiveKit Agents 1.9.0',
      say: () => liveKit.say((turn) => collectorLines[turn % collectorLines.length] ?? ''),
      listenToEnd: () => liveKit.listenToEnd(),
      interrupt: (afterMs) => liveKit.interrupt(afterMs),
      newSession: () => liveKit.newSession(),
      cpuMs: () => liveKit.cpuMs(),
      stop: () => liveKit.stop(),
    }
  }
}

/** Only the clause rule. */
export function bareSystem({ providers }: BenchSetup): StartVoiceSystem {
  return async () => {
    let pipeline = await BarePipeline.open(providers)
    return {
      name: 'bare pipeline with the clause rule',
      say: () => pipeline.turn(),
      listenToEnd: async () => undefined,
      interrupt: async () => undefined,
      newSession: async () => {
        pipeline.close()
        pipeline = await BarePipeline.open(providers)
      },
      // It runs in the benchmark process.
      cpuMs: async () => Number.NaN,
      stop: async () => pipeline.close(),
    }
  }
}
