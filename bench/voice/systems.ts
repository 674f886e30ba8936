import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#db/client.ts'
import { BarePipeline } from './bare-pipeline.ts'
import { Call } from './call.ts'
import { cpuMsOf } from './cpu.ts'
import { LiveKit } from './livekit.ts'
import { stopPortal, newSession, newTrainee, type Providers, startPortal } from './portal.ts'
import { restTurn } from './rest-turn.ts'
import { collectorLines } from './scripted-call.ts'

/** One way to speak: each runs in a process of its own, over the same simulator. */
export type VoiceSystem = {
  name: string
  /** Milliseconds from the final words to the first byte of sound at the listener. */
  say(): Promise<number>
  /** Until the reply was heard to its end. */
  listenToEnd(): Promise<void>
  /** Cuts in when so much of the reply was heard. Resolves when it has ended. */
  interrupt(afterMs: number): Promise<void>
  /** A new session, whose first turn comes at once. */
  newSession(): Promise<void>
  /** Processor time that its process has used, in milliseconds; NaN where it has none of its own. */
  cpuMs(): Promise<number>
  stop(): Promise<void>
}
export type StartVoiceSystem = () => Promise<VoiceSystem>

export type BenchSetup = { db: Database; databaseUrl: string; providers: Providers }

/** How long somebody speaks before the final words. */
const speechMs = 1_500

/**
 * This project: the channel of a session, as the page uses it, with partial words before the final ones. `quietMs`: how
 * long it is quiet between the last words and the recogniser's word that they are final; 0 for a recogniser that knows
 * it at once.
 */
export function portalSystem({ db, databaseUrl, providers }: BenchSetup, quietMs = 0): StartVoiceSystem {
  return async () => {
    const portal = await startPortal(databaseUrl, providers)
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
          // A page is open for a while before somebody speaks: this one is not new to the voice.
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

/** The seed's own way, on this server's REST: it has no session to be cold. */
export function restSystem({ db, databaseUrl, providers }: BenchSetup): StartVoiceSystem {
  return async () => {
    const portal = await startPortal(databaseUrl, providers)
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

/** The clause rule and nothing else. */
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
      // It runs in the process of the bench.
      cpuMs: async () => Number.NaN,
      stop: async () => pipeline.close(),
    }
  }
}
