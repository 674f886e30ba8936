import { setTimeout as sleep } from 'node:timers/promises'
import type { Side } from './sides.ts'

export type InterruptionTimes = { name: string; usual: number[]; afterInterruption: number[] }

/** The model still finds words and the voice still makes sound then. */
const whileGeneratingMs = 60
/** How long the words take that cut in. */
const wordsMs = 300
const warmUps = 2

/**
 * First sound of replies that follow an interruption, beside that of replies which follow one that was heard out.
 * The interruption comes while the reply is still being made.
 */
export async function measureInterruptions(side: Side, rounds: number): Promise<InterruptionTimes> {
  const times: InterruptionTimes = { name: side.name, usual: [], afterInterruption: [] }
  for (let round = -warmUps; round < rounds; round++) {
    const usualMs = await side.say()
    await side.interrupt(whileGeneratingMs)
    await sleep(wordsMs)
    const nextMs = await side.say()
    await side.hearOut()
    if (round < 0) continue
    times.usual.push(usualMs)
    times.afterInterruption.push(nextMs)
  }
  return times
}
