import path from 'node:path'
import type { Database } from '#db/client.ts'
import { startChild } from '../turn/child.ts'
import { endPortal, newSession, newTrainee, startPortal } from '../voice/portal.ts'
import type { ChannelOptions } from './open-channel.ts'
import { Party } from './party.ts'

/** One way to carry what is said in sessions to all who follow them. */
export type Side = {
  name: string
  /** The processes that carry it. */
  pids: readonly number[]
  /** A new session, with so many observers; `number` counts the sessions. */
  open(number: number, observers: number): Promise<Party>
  end(): Promise<void>
}

export type Stand = { db: Database; databaseUrl: string }

const place = (parts: readonly string[], number: number): string => parts[number % parts.length] ?? ''

/** Everybody at a session; those who watch sit in the processes in turn, the next one first. */
function party(
  origins: readonly string[],
  number: number,
  channels: {
    trainee: Omit<ChannelOptions, 'origin'>
    observer: Omit<ChannelOptions, 'origin'>
    observers: number
  },
): Promise<Party> {
  const observers = Array.from({ length: channels.observers }, (_, n) => ({
    ...channels.observer,
    origin: place(origins, number + 1 + n),
  }))
  return Party.open({ ...channels.trainee, origin: place(origins, number) }, observers)
}

/** This project in one process or in several. The sessions are spread over them, and so are those who watch. */
export async function portalSide({ db, databaseUrl }: Stand, processes: number): Promise<Side> {
  const portals: Awaited<ReturnType<typeof startPortal>>[] = []
  while (portals.length < processes) portals.push(await startPortal(databaseUrl, null))
  const origins = portals.map(({ origin }) => origin)
  const trainee = await newTrainee(db)
  const admin = await newTrainee(db, { role: 'admin' })
  return {
    name: `this project, ${processes === 1 ? 'one process' : `${processes} processes`}`,
    pids: portals.map(({ pid }) => pid),
    open: async (number, observers) => {
      const { sessionId, cookie } = await newSession(db, origins[0] ?? '', trainee)
      return party(origins, number, {
        trainee: { sessionId, cookie, mode: 'participant' },
        observer: { sessionId, cookie: admin.cookie, mode: 'observer' },
        observers,
      })
    },
    end: async () => {
      for (const portal of portals) await endPortal(portal)
    },
  }
}

/** A broadcast with the bare library: the limit of what can be had. */
export async function bareSide(): Promise<Side> {
  const child = await startChild(path.join(import.meta.dirname, 'channel', 'bare-process.js'), [])
  const origins = [child.firstLine]
  return {
    name: 'bare ws broadcast, one process',
    pids: [child.pid],
    open: (number, observers) => {
      const session = { sessionId: String(number), cookie: '' }
      return party(origins, number, {
        trainee: { ...session, mode: 'participant' },
        observer: { ...session, mode: 'observer' },
        observers,
      })
    },
    end: () => child.end(),
  }
}
