import { setTimeout as sleep } from 'node:timers/promises'
import type { VoiceSystem } from './systems.ts'

export type InterruptionTimes = { name: string; uninterrupted: number[]; afterInterruption: number[] }

/** The model still finds words and the voice still makes sound then. */
const whileGeneratingMs = 60
/** How long the words take that cut in. */
const interruptionMs = 300
const warmUps = 2

/**
 * First sound of replies that follow an interruption, beside that of replies which follow one that was heard out.
 * The interruption comes while the reply is still being made.
 */
export async function measureInterruptions(system: VoiceSystem, rounds: number): Promise<InterruptionTimes> {
  const times: InterruptionTimes = { name: system.name, uninterrupted: [], afterInterruption: [] }
  for (let round = -warmUps; round < rounds; round++) {
    const uninterruptedMs = await system.say()
    await system.interrupt(whileGeneratingMs)
    await sleep(interruptionMs)
    const nextMs = await system.say()
    await system.listenToEnd()
    if (round < 0) continue
    times.uninterrupted.push(uninterruptedMs)
    times.afterInterruption.push(nextMs)
  }
  return times
}
