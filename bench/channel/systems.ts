import path from 'node:path'
import type { Database } from '#db/client.ts'
import { loadTestSettings } from '#server/testing/load-test-settings.ts'
import { startChild } from '../turn/child.ts'
import { stopPortal, newSession, newTrainee, startPortal } from '../voice/portal.ts'
import type { ChannelOptions } from './open-channel.ts'
import { ObservedSession } from './observed-session.ts'

/** A system that delivers the lines of sessions to their clients. */
export type ChannelSystem = {
  name: string
  /** Its server processes. */
  pids: readonly number[]
  /** Opens a session with this many observers; `number` is its index. */
  open(number: number, observers: number): Promise<ObservedSession>
  stop(): Promise<void>
}

export type BenchSetup = { db: Database; databaseUrl: string }

const originAt = (parts: readonly string[], number: number): string => parts[number % parts.length] ?? ''

/** Connects the clients of a session, spread over the processes in turn; observers start with the next one. */
function openSession(
  origins: readonly string[],
  number: number,
  channels: {
    trainee: Omit<ChannelOptions, 'origin'>
    observer: Omit<ChannelOptions, 'origin'>
    observers: number
  },
): Promise<ObservedSession> {
  const observers = Array.from({ length: channels.observers }, (_, n) => ({
    ...channels.observer,
    origin: originAt(origins, number + 1 + n),
  }))
  return ObservedSession.open({ ...channels.trainee, origin: originAt(origins, number) }, observers)
}

/** This project in one or several processes. Sessions and observers are spread over them. */
export async function portalSystem(
  { db, databaseUrl }: BenchSetup,
  processes: number,
): Promise<ChannelSystem> {
  const portals: Awaited<ReturnType<typeof startPortal>>[] = []
  while (portals.length < processes)
    portals.push(await startPortal(databaseUrl, null, { env: loadTestSettings }))
  const origins = portals.map(({ origin }) => origin)
  const trainee = await newTrainee(db)
  const admin = await newTrainee(db, { role: 'admin' })
  return {
    name: `this project, ${processes === 1 ? 'one process' : `${processes} processes`}`,
    pids: portals.map(({ pid }) => pid),
    open: async (number, observers) => {
      const { sessionId, cookie } = await newSession(db, origins[0] ?? '', trainee)
      return openSession(origins, number, {
        trainee: { sessionId, cookie, mode: 'participant' },
        observer: { sessionId, cookie: admin.cookie, mode: 'observer' },
        observers,
      })
    },
    stop: async () => {
      for (const portal of portals) await stopPortal(portal)
    },
  }
}

/** A broadcast with the bare library: the upper bound of what is possible. */
export async function bareSystem(): Promise<ChannelSystem> {
  const child = await startChild(path.join(import.meta.dirname, 'channel', 'bare-process.js'), [])
  const origins = [child.firstLine]
  return {
    name: 'bare ws broadcast, one process',
    pids: [child.pid],
    open: (number, observers) => {
      const session = { sessionId: String(number), cookie: '' }
      return openSession(origins, number, {
        trainee: { ...session, mode: 'participant' },
        observer: { ...session, mode: 'observer' },
        observers,
      })
    },
    stop: () => child.stop(),
  }
}
