import { afterAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { poolMax } from '#db/client.ts'
import { thorough } from '#db/testing/thorough.ts'
import { embeddedTts } from '#server/providers/tts/embedded.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { retainedBytes } from '#server/testing/retained-bytes.ts'
import { tokensOf } from '#server/testing/llm-simulator.ts'
import type { TestServer } from '#server/testing/start-server.ts'
import { replyId, submit, VoiceStage, words } from './testing/voice-stage.ts'

/** A debtor tolerates the same line this many times. */
const turnsACall = 4
const turns = thorough ? 200 : 40
/** The sound of one reply that stays behind is some 300 kB, so a leak of every one of 40 replies would be 12 MB. */
const heapGrowthMaxBytes = 8 * 1024 * 1024

const stage = new VoiceStage()
const embedded = embeddedTts({ threads: 2 })
afterAll(() => embedded.close())

it.each([
  ['a provider', () => stage.elevenLabs()],
  ['the embedded voice', () => embedded],
])(
  `${turns} interrupted turns with %s leave nothing behind: no timer, no socket, no thread, no memory`,
  async (_, voice) => {
    const server = await stage.serve(voice(), 1)
    const { browser, client } = await stage.scene(server)
    client.close()
    await openEveryConnection()
    for (let call = 0; call < 5; call++) await interruptedCall(server, browser)
    const before = await look(resources)
    const heapBefore = retainedBytes()
    for (let call = 0; call < turns / turnsACall; call++) await interruptedCall(server, browser)
    // Keep-alive connections close by themselves after some seconds.
    await look(() => expect(more(resources(), before)).toEqual({}))
    expect(retainedBytes() - heapBefore).toBeLessThan(heapGrowthMaxBytes)
  },
  240_000,
)

/**
 * A call whose replies are all interrupted: some while the model and the voice have stalled in the middle,
 * some when both have finished and the audio is still being sent.
 */
async function interruptedCall(server: TestServer, browser: TestBrowser): Promise<void> {
  const sessionId = (await browser.startSession()).id
  const client = await stage.open({ server, browser, sessionId })
  await client.join('participant', { enabled: true })
  for (let turn = 0; turn < turnsACall; turn++) {
    const half = { name: 'stall', tokens: tokensOf(`${words.slice(0, 90)} `) } as const
    if (turn % 2 === 0) stage.model.script(half)
    else stage.model.script()
    if (turn % 2 === 0) stage.voice.script({ name: 'speak' }, { name: 'stall', pieces: 1 })
    else stage.voice.script()
    const [frames, sounds] = [client.frames.length, client.sounds.length]
    submit(client)
    await client.sound(({ ordinal }) => ordinal === turn + 1, sounds)
    const created = client.frames.slice(frames).find((frame) => frame.type === 'response.created')
    client.send({
      type: 'response.cancel',
      response_id: created?.type === 'response.created' ? created.response_id : await replyId(client),
      audio_end_ms: 150,
    })
    await client.find((frame) => frame.type === 'conversation.item.truncated', frames)
  }
  client.close()
  await client.closed()
  // The records of the client and the simulators do not count.
  client.frames.length = 0
  client.sounds.length = 0
  stage.model.script()
  stage.voice.script()
}

/**
 * Opens all pooled connections, so that a later growth of the pool is not taken for a leak. A connection that a starved machine does not
 * open in time is tried again: the others would wait for it for ever.
 */
async function openEveryConnection(tries = 3): Promise<void> {
  let open = 0
  let release = (): void => undefined
  const allOpen = new Promise<void>((resolve) => (release = resolve))
  const holdOne = async () => {
    try {
      await stage.database.db.transaction(async () => {
        open += 1
        if (open === poolMax) release()
        await allOpen
      })
    } finally {
      release()
    }
  }
  const held = await Promise.allSettled(Array.from({ length: poolMax }, holdOne))
  const failed = held.find((one) => one.status === 'rejected')
  if (failed === undefined) return
  if (tries === 1) throw failed.reason
  await openEveryConnection(tries - 1)
}

/** Polls until the check passes. Never checks immediately, so that the timers of the polling always exist. */
function look<Result>(check: () => Result): Promise<Result> {
  let looks = 0
  return vi.waitFor(
    () => {
      looks += 1
      expect(stage.voice.openSockets).toBe(0)
      expect(looks).toBeGreaterThan(1)
      return check()
    },
    { timeout: 20_000, interval: 100 },
  )
}

const report = z.object({ workers: z.array(z.unknown()) })

/** The active resources of this process by type, and its threads. */
function resources(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const type of process.getActiveResourcesInfo()) counts.set(type, (counts.get(type) ?? 0) + 1)
  // Unreferenced threads are not included.
  counts.set('Thread', report.parse(process.report.getReport()).workers.length)
  return counts
}

/** The types with more resources than before, and how many more. */
function more(now: Map<string, number>, before: Map<string, number>): Record<string, number> {
  const entries = [...now].map(([type, count]) => [type, count - (before.get(type) ?? 0)] as const)
  return Object.fromEntries(entries.filter(([, count]) => count > 0))
}
