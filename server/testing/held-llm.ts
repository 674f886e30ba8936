import { embeddedLlm } from '#server/providers/llm/embedded.ts'
import type { Llm } from '#server/providers/llm/llm.ts'

/** The embedded debtor, whose replies can be made to wait after their first words. */
export function heldLlm(): Llm & { hold(): void; letGo(): void } {
  const embedded = embeddedLlm({ pace: { firstWordMs: 0, wordMs: 0 } })
  let gate: Promise<void> = Promise.resolve()
  let open: () => void = () => undefined
  return {
    provider: embedded.provider,
    model: embedded.model,
    async *reply(task, signal) {
      let words = 0
      for await (const event of embedded.reply(task, signal)) {
        // The first clause is shown once the second has begun.
        if (event.type === 'text' && words++ > 12) await Promise.race([gate, stopped(signal)])
        signal.throwIfAborted()
        yield event
      }
    },
    hold: () => {
      gate = new Promise((resolve) => {
        open = resolve
      })
    },
    letGo: () => open(),
  }
}

function stopped(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
