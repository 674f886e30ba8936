import { setTimeout as sleep } from 'node:timers/promises'
import type { VoiceSystem } from './systems.ts'

export type InterruptionTimes = { name: string; uninterrupted: number[]; afterInterruption: number[] }

/** Early enough that the model and the voice are still generating. */
const whileGeneratingMs = 60
/** How long the interrupting words take. */
const interruptionMs = 300
const warmUps = 2

/**
 * Time to first audio of replies after an interruption, compared with replies after one that was played to
 * its end. The interruption comes while the reply is still being generated.
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
