import { setImmediate as nextTurn } from 'node:timers/promises'
import { respond } from '#server/domain/debtor/fold.ts'
import { realise } from '#server/domain/debtor/bank/realise.ts'
import { sampleCalls } from '#server/simulation/sample-calls.ts'

/**
 * Runs what a turn of a call computes in this thread, reading and replies, once over the sample conversations in both
 * languages. The engine compiles a pattern on first use, so otherwise the first session after a start would wait. It
 * yields to the event loop after each line and stops at the next line once `signal` aborts.
 */
export async function warmUp(signal?: AbortSignal): Promise<void> {
  for (const { scenario, lines } of sampleCalls()) {
    for (const [at, { speaker }] of lines.entries()) {
      await nextTurn()
      if (signal?.aborted === true) return
      if (speaker === 'assistant') continue
      const heard = lines.slice(0, at + 1)
      const { plan } = respond(scenario, heard)
      if (plan) realise(plan, { scenario, lines: heard, turn: at })
    }
  }
}
