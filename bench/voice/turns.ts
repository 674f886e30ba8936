import { setTimeout as sleep } from 'node:timers/promises'
import type { Side, StartSide } from './sides.ts'

export type TurnTimes = {
  name: string
  newProcess: number[]
  newSession: number[]
  warm: number[]
  /** Of the warm turns, each from its words to the end of its sound. */
  cpuMsATurn: number
}

export type Rounds = { newProcess: number; newSession: number; warm: number }

/** What a turn before left to do (its end stored, the coach's tip) is not the next one's time. */
const pauseMs = 100
const warmUps = 3

/**
 * First sound of every side in turn: in new processes, in new sessions, and warm. While one waits for its first
 * sound nobody else does; what was said is heard out meanwhile, as in life.
 */
export async function measureTurns(starts: readonly StartSide[], rounds: Rounds): Promise<TurnTimes[]> {
  const times: TurnTimes[] = []
  for (let round = 0; round < rounds.newProcess; round++) {
    for (const [place, start] of starts.entries()) {
      const side = await start()
      times[place] ??= { name: side.name, newProcess: [], newSession: [], warm: [], cpuMsATurn: Number.NaN }
      times[place].newProcess.push(await side.say())
      await side.end()
    }
  }
  const sides = await Promise.all(starts.map((start) => start()))
  try {
    for (let round = -warmUps; round < 0; round++)
      await eachInTurn(sides, round, async (side) => void (await side.say()))
    const before = await Promise.all(sides.map((side) => side.cpuMs()))
    for (let round = 0; round < rounds.warm; round++)
      await eachInTurn(sides, round, async (side, place) => {
        times[place]?.warm.push(await side.say())
      })
    for (const [place, side] of sides.entries()) {
      const measured = times[place]
      if (measured) measured.cpuMsATurn = ((await side.cpuMs()) - (before[place] ?? 0)) / rounds.warm
    }
    for (let round = 0; round < rounds.newSession; round++)
      await eachInTurn(sides, round, async (side, place) => {
        await side.renew()
        times[place]?.newSession.push(await side.say())
      })
  } finally {
    for (const side of sides) await side.end()
  }
  return times
}

/** Everybody's turn once, from another one first in each round, so that what else the machine does meets all. */
async function eachInTurn(
  sides: readonly Side[],
  round: number,
  take: (side: Side, place: number) => Promise<void>,
): Promise<void> {
  const heard: Promise<void>[] = []
  for (let step = 0; step < sides.length; step++) {
    const place = (((round + step) % sides.length) + sides.length) % sides.length
    const side = sides[place]
    if (!side) continue
    await sleep(pauseMs)
    await take(side, place)
    heard.push(side.hearOut())
  }
  await Promise.all(heard)
}
