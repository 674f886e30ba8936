import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { detectLanguage } from '#server/language/text/language.ts'
import type { Llm, LlmEvent, ReplyTask } from '../llm.ts'
import { replyTask } from './reply-task.ts'

export type LlmUnderTest = {
  /** Generates a complete reply. */
  llm: Llm
  /** Yields the start of a reply, then stalls for longer than any test. */
  waiting: Llm
  /** Whether the server of the latest request has seen the client leave. Waits for the request to end. */
  upstreamLeft(): Promise<boolean>
  close(): Promise<void>
}

export async function collect(reply: AsyncIterable<LlmEvent>): Promise<LlmEvent[]> {
  const events: LlmEvent[] = []
  for await (const event of reply) events.push(event)
  return events
}

export function textOf(events: readonly LlmEvent[]): string {
  return events.map((event) => (event.type === 'text' ? event.text : '')).join('')
}

/** The contract of every language model provider (llm.ts). */
export function describeLlm(name: string, start: () => Promise<LlmUnderTest>): void {
  describe(`the contract of a language model: ${name}`, () => {
    let under: LlmUnderTest
    beforeAll(async () => {
      under = await start()
    })
    afterAll(() => under.close())
    const reply = (task: ReplyTask = replyTask()) =>
      collect(under.llm.reply(task, new AbortController().signal))

    it('yields text, then one finish, then nothing', async () => {
      const events = await reply()
      expect(events.length).toBeGreaterThan(2)
      expect(events.map((event) => event.type)).toEqual([...events.slice(1).map(() => 'text'), 'finish'])
      expect(events.every((event) => event.type === 'finish' || event.text !== '')).toBe(true)
    })

    it('reports usage', async () => {
      const finish = (await reply()).at(-1)
      expect(finish).toMatchObject({ type: 'finish', reason: 'stop' })
      if (finish?.type !== 'finish') return
      expect(finish.usage.inputTokens).toBeGreaterThanOrEqual(0)
      expect(finish.usage.outputTokens).toBeGreaterThanOrEqual(0)
    })

    it.each(['en', 'es'] as const)('speaks the language of the plan: %s', async (language) => {
      const text = textOf(await reply(replyTask({ plan: { language } })))
      expect(detectLanguage(text, language === 'en' ? 'es' : 'en')).toBe(language)
    })

    it('joins its pieces without a double space', async () => {
      expect(textOf(await reply()).trim()).not.toMatch(/\s{2}|\n/u)
    })

    it('keeps concurrent replies apart', async () => {
      const alone = textOf(await reply())
      const together = await Promise.all([reply(), reply(replyTask({ plan: { language: 'es' } })), reply()])
      expect(textOf(together[0])).toBe(alone)
      expect(textOf(together[2])).toBe(alone)
    })

    it('produces nothing when stopped before the start', async () => {
      const stopped = AbortSignal.abort()
      await expect(collect(under.llm.reply(replyTask(), stopped))).rejects.toThrow(
        expect.objectContaining({ name: 'AbortError' }),
      )
    })

    it('ends immediately when stopped while waiting for the next word, also upstream', async () => {
      const stop = new AbortController()
      const events: LlmEvent[] = []
      const read = async () => {
        for await (const event of under.waiting.reply(replyTask(), stop.signal)) {
          events.push(event)
          queueMicrotask(() => stop.abort())
        }
      }
      await expect(read()).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
      expect(events.every((event) => event.type === 'text')).toBe(true)
      expect(await under.upstreamLeft()).toBe(true)
    })

    it('ends upstream when the reader stops reading', async () => {
      const { signal } = new AbortController()
      let first: LlmEvent | null = null
      for await (const event of under.waiting.reply(replyTask(), signal)) {
        first = event
        break
      }
      expect(first).toMatchObject({ type: 'text' })
      expect(await under.upstreamLeft()).toBe(true)
    })
  })
}
