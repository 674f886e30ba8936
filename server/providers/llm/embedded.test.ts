import { expect, it } from 'vitest'
import { embeddedLlm, readingPace } from './embedded.ts'
import { collect, describeLlm, textOf } from './testing/llm-contract.ts'
import { replyTask } from './testing/reply-task.ts'

/** Longer than any test runs. */
const neverMs = 3_600_000

describeLlm('embedded', async () => ({
  llm: embeddedLlm({ pace: { firstWordMs: 0, wordMs: 0 } }),
  waiting: embeddedLlm({ pace: { firstWordMs: 0, wordMs: neverMs } }),
  upstreamLeft: async () => true,
  close: async () => undefined,
}))

it('says the same words for the same task, at any pace', async () => {
  const { signal } = new AbortController()
  const [quick, read] = await Promise.all(
    [
      { firstWordMs: 0, wordMs: 0 },
      { ...readingPace, wordMs: 1 },
    ].map((pace) => collect(embeddedLlm({ pace }).reply(replyTask(), signal))),
  )
  expect(textOf(quick ?? [])).toBe(textOf(read ?? []))
})

it('uses no tokens', async () => {
  const llm = embeddedLlm({ pace: { firstWordMs: 0, wordMs: 0 } })
  const events = await collect(llm.reply(replyTask(), new AbortController().signal))
  expect(events.at(-1)).toMatchObject({ usage: { inputTokens: 0, outputTokens: 0 } })
})
