import type { Llm } from '#server/providers/llm/llm.ts'

const sentences = [
  'Well, I do hear you. ',
  'It has been a hard year for all of us, ',
  'and I need some time to think.',
]

/** A debtor with fixed replies that can be paused after the first sentence. */
export function pausableLlm(): Llm & { pause(): void; resume(): void } {
  let gate: Promise<void> = Promise.resolve()
  let open: () => void = () => undefined
  return {
    provider: 'embedded',
    model: 'held',
    async *reply(_task, signal) {
      for (const [place, sentence] of sentences.entries()) {
        // A clause is shown once the next one has started.
        if (place === 2) await Promise.race([gate, untilAborted(signal)])
        signal.throwIfAborted()
        yield { type: 'text', text: sentence }
      }
      yield { type: 'finish', reason: 'stop', usage: { inputTokens: 0, outputTokens: 0 } }
    },
    pause: () => {
      gate = new Promise((resolve) => {
        open = resolve
      })
    },
    resume: () => open(),
  }
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
