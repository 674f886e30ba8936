import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#db/client.ts'
import { BarePipeline } from './bare.ts'
import { Call } from './call.ts'
import { cpuMsOf } from './cores.ts'
import { LiveKit } from './livekit.ts'
import { endPortal, newSession, newTrainee, type Providers, startPortal } from './portal.ts'
import { seedTurn } from './seed-way.ts'
import { collectorLines } from './words.ts'

/** One way to speak: each runs in a process of its own, over the same simulator. */
export type Side = {
  name: string
  /** Milliseconds from the final words to the first byte of sound at the listener. */
  say(): Promise<number>
  /** Until the reply was heard to its end. */
  hearOut(): Promise<void>
  /** Cuts in when so much of the reply was heard. Resolves when it has ended. */
  interrupt(afterMs: number): Promise<void>
  /** A new session, whose first turn comes at once. */
  renew(): Promise<void>
  /** Processor time that its process has used, in milliseconds; NaN where it has none of its own. */
  cpuMs(): Promise<number>
  end(): Promise<void>
}
export type StartSide = () => Promise<Side>

export type Stand = { db: Database; databaseUrl: string; providers: Providers }

/** How long somebody speaks before the final words. */
const speaksMs = 1_500

/**
 * This project: the channel of a session, as the page uses it, with partial words before the final ones. `quietMs`: how
 * long it is quiet between the last words and the recogniser's word that they are final; 0 for a recogniser that knows
 * it at once.
 */
export function portalSide({ db, databaseUrl, providers }: Stand, quietMs = 0): StartSide {
  return async () => {
    const portal = await startPortal(databaseUrl, providers)
    const trainee = await newTrainee(db)
    const open = async () => Call.open(await newSession(db, portal.origin, trainee))
    let call = await open()
    const renew = async () => {
      call.close()
      call = await open()
    }
    return {
      name: quietMs === 0 ? 'this project' : `this project, final after ${quietMs} ms`,
      say: async () => {
        if (call.worn) {
          await renew()
          // A page is open for a while before somebody speaks: this one is not new to the voice.
          await sleep(500)
        }
        await call.speak(speaksMs)
        if (quietMs > 0) await call.pause(quietMs)
        return call.say()
      },
      hearOut: () => call.hearOut(),
      interrupt: (afterMs) => call.interrupt(afterMs),
      renew,
      cpuMs: async () => cpuMsOf(portal.pid),
      end: async () => {
        call.close()
        await endPortal(portal)
      },
    }
  }
}

/** The seed's own way, on this server's REST: it has no session to be cold. */
export function seedSide({ db, databaseUrl, providers }: Stand): StartSide {
  return async () => {
    const portal = await startPortal(databaseUrl, providers)
    const place = await newSession(db, portal.origin, await newTrainee(db))
    let turn = 0
    return {
      name: 'whole reply, then speech, by REST',
      say: () => seedTurn(place, turn++),
      hearOut: async () => undefined,
      interrupt: async () => undefined,
      renew: async () => undefined,
      cpuMs: async () => cpuMsOf(portal.pid),
      end: async () => endPortal(portal),
    }
  }
}

export function liveKitSide({ providers }: Stand): StartSide {
  return async () => {
    const liveKit = await LiveKit.start(providers)
    return {
      name: 'LiveKit Agents 1.9.0',
      say: () => liveKit.say((turn) => collectorLines[turn % collectorLines.length] ?? ''),
      hearOut: () => liveKit.hearOut(),
      interrupt: (afterMs) => liveKit.interrupt(afterMs),
      renew: () => liveKit.renew(),
      cpuMs: () => liveKit.cpuMs(),
      end: () => liveKit.end(),
    }
  }
}

/** The clause rule and nothing else. */
export function bareSide({ providers }: Stand): StartSide {
  return async () => {
    let pipeline = await BarePipeline.open(providers)
    return {
      name: 'bare pipeline with the clause rule',
      say: () => pipeline.turn(),
      hearOut: async () => undefined,
      interrupt: async () => undefined,
      renew: async () => {
        pipeline.close()
        pipeline = await BarePipeline.open(providers)
      },
      // It runs in the process of the bench.
      cpuMs: async () => Number.NaN,
      end: async () => pipeline.close(),
    }
  }
}
