import { setTimeout as sleep } from 'node:timers/promises'
import { realise } from '#server/domain/debtor/bank/realise.ts'
import type { Llm, LlmEvent, ReplyTask } from './llm.ts'

/** Delays of the words, in milliseconds. Zero: all at once, for a voice that speaks at its own pace. */
export type Pace = { firstWordMs: number; wordMs: number }

/** About the pace of a fast reader, so that a reply can be read as it appears. */
export const readingPace: Pace = { firstWordMs: 220, wordMs: 28 }

const unpaced: Pace = { firstWordMs: 0, wordMs: 0 }

/** The debtor without a language model: the words of the plan come from the bank, word by word. */
export function embeddedLlm({ pace }: { pace: Pace }): Llm {
  return {
    provider: 'embedded',
    model: 'clause-bank',
    async *reply(task, signal): AsyncIterable<LlmEvent> {
      signal.throwIfAborted()
      const words = wordsOf(task)
      const { firstWordMs, wordMs } = task.spoken === true ? unpaced : pace
      let wait = firstWordMs
      for (const text of words) {
        if (wait > 0) await sleep(wait, undefined, { signal })
        else signal.throwIfAborted()
        yield { type: 'text', text }
        wait = wordMs
      }
      // The clause bank is free: no tokens are counted.
      yield { type: 'finish', reason: 'stop', usage: { inputTokens: 0, outputTokens: 0 } }
    },
  }
}

/** The reply word by word, each with its leading space, without what was already said. */
function wordsOf(task: ReplyTask): string[] {
  const turn = task.lines.filter((line) => line.speaker === 'user').length
  const reply = realise(task.plan, { scenario: task.scenario, lines: task.lines, turn })
  return task.said.includes(reply) ? [] : (reply.match(/\s*\S+/g) ?? [])
}
