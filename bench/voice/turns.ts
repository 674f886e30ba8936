import { setTimeout as sleep } from 'node:timers/promises'
import type { VoiceSystem, StartVoiceSystem } from './systems.ts'

export type TurnTimes = {
  name: string
  newProcess: number[]
  newSession: number[]
  warm: number[]
  /** CPU time of a warm turn, from its words to the end of its audio. */
  cpuMsPerTurn: number
}

export type Rounds = { newProcess: number; newSession: number; warm: number }

/** Work that the last turn left (storing its end, the coach's tip) must not count for the next one. */
const pauseMs = 100
const warmUps = 3

/**
 * Time to first audio of every system in turn: in new processes, in new sessions, and warm. Only one system
 * at a time waits for its first audio; replies play to their end meanwhile, as in real use.
 */
export async function measureTurns(
  starts: readonly StartVoiceSystem[],
  rounds: Rounds,
): Promise<TurnTimes[]> {
  const times: TurnTimes[] = []
  for (let round = 0; round < rounds.newProcess; round++) {
    for (const [index, start] of starts.entries()) {
      const side = await start()
      times[index] ??= { name: side.name, newProcess: [], newSession: [], warm: [], cpuMsPerTurn: Number.NaN }
      times[index].newProcess.push(await side.say())
      await side.stop()
    }
  }
  const systems = await Promise.all(starts.map((start) => start()))
  try {
    for (let round = -warmUps; round < 0; round++)
      await runRound(systems, round, async (side) => void (await side.say()))
    const before = await Promise.all(systems.map((side) => side.cpuMs()))
    for (let round = 0; round < rounds.warm; round++)
      await runRound(systems, round, async (side, place) => {
        times[place]?.warm.push(await side.say())
      })
    for (const [place, side] of systems.entries()) {
      const measured = times[place]
      if (measured) measured.cpuMsPerTurn = ((await side.cpuMs()) - (before[place] ?? 0)) / rounds.warm
    }
    for (let round = 0; round < rounds.newSession; round++)
      await runRound(systems, round, async (side, place) => {
        await side.newSession()
        times[place]?.newSession.push(await side.say())
      })
  } finally {
    for (const side of systems) await side.stop()
  }
  return times
}

/**
 * Runs one turn of every system, starting with another one in each round, so that other load on the machine
 * affects all.
 */
async function runRound(
  systems: readonly VoiceSystem[],
  round: number,
  run: (system: VoiceSystem, index: number) => Promise<void>,
): Promise<void> {
  const playing: Promise<void>[] = []
  for (let step = 0; step < systems.length; step++) {
    const place = (((round + step) % systems.length) + systems.length) % systems.length
    const side = systems[place]
    if (!side) continue
    await sleep(pauseMs)
    await run(side, place)
    playing.push(side.listenToEnd())
  }
  await Promise.all(playing)
}
