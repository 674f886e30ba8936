import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { and, eq, sql } from 'drizzle-orm'
import { budgetReservations } from '#db/schema/budgets.ts'
import { usage } from '#db/schema/usage.ts'
import { embeddedLlm } from '#server/providers/llm/embedded.ts'
import { type Llm, ProviderError } from '#server/providers/llm/llm.ts'
import { embeddedTts } from '#server/providers/tts/embedded.ts'
import { defaultTuning } from '#server/providers/tts/tts.ts'
import { noBudgets } from '#server/services/budget/budgets.ts'
import { type ChannelClient, playToTheEnd } from '#server/testing/channel-client.ts'
import type { TestServer } from '#server/testing/start-server.ts'
import { VoiceStage, words } from './testing/voice-stage.ts'
import { WatchedVoice } from './testing/watched-voice.ts'

const said = 'can you pay fifty dollars on friday'
const stage = new VoiceStage()
const embedded = embeddedTts({ threads: 1 })
beforeAll(async () => {
  // Words are given up after ten seconds, and to load the engine may take that long on a busy machine.
  const { id: voiceId } = embedded.defaultVoice('female')
  const choice = { voiceId, language: 'en-US', rate: 1, pitch: 1, tuning: defaultTuning } as const
  await embedded.render('Hello.', choice, new AbortController().signal)
})
afterAll(() => embedded.close())

const partial = (utterance_id: string) =>
  ({ type: 'input_transcript.delta', utterance_id, text: said }) as const

/** Sends a partial transcript and then a pause. */
function pauses(client: ChannelClient): string {
  const utteranceId = randomUUID()
  client.send(partial(utteranceId))
  client.send({ type: 'input_audio.speech_stopped', at_ms: 0 })
  return utteranceId
}

function says(client: ChannelClient, text: string, utteranceId: string): string {
  const line = { text, utterance_id: utteranceId, language: 'en-US' } as const
  return client.send({ type: 'input_transcript.completed', ...line })
}

const ended = (client: ChannelClient) => client.find((frame) => frame.type === 'conversation.item.completed')

const paidFor = async (sessionId: string) => {
  const ofSession = and(eq(usage.sessionId, sessionId), eq(usage.kind, 'voice_characters'))
  return (await stage.database.db.select().from(usage).where(ofSession)).map(({ quantity }) => quantity)
}

const ascending = (one: number, other: number) => one - other
const length = (texts: readonly { text: string }[]) => texts.reduce((sum, { text }) => sum + text.length, 0)

describe.each([
  ['ElevenLabs', () => stage.elevenLabs(), null],
  ['OpenAI-compatible', () => stage.openAi(), null],
  ['embedded, as is the debtor', () => embedded, embeddedLlm({ pace: { firstWordMs: 500, wordMs: 500 } })],
])('the first clause by a voice that is %s', (_, tts, llm) => {
  let server: TestServer
  let voice: WatchedVoice
  beforeAll(async () => {
    voice = new WatchedVoice(tts())
    server = await stage.serve(voice.tts, 20, llm ? { llm } : {})
  })
  beforeEach(() => {
    voice.asked.length = 0
  })

  it('[P2][VOICE17] is spoken in the pause, asked for once, and heard when the line is stored', async () => {
    const { client } = await stage.scene(server)
    const from = client.frames.length
    const utterance = pauses(client)
    const first = await voice.clause(0)
    expect(await first.ended).toBe('whole')
    // The answer to a command comes after whatever would have been sent before.
    await client.answer(client.send(partial(utterance)))
    expect(client.sounds).toEqual([])
    expect(client.frames.slice(from).filter(({ type }) => type !== 'ack')).toEqual([])
    expect(voice.asked).toHaveLength(1)

    says(client, 'Can you pay fifty dollars on Friday?', utterance)
    const sound = await client.sound(() => true)
    const before = client.frames.slice(from, sound.afterFrames).map(({ type }) => type)
    expect(before.filter((type) => type === 'conversation.item.created')).toHaveLength(2)
    expect(before).toContain('response.output_audio.started')
    const created = client.frames.findLast((frame) => frame.type === 'response.output_audio.started')
    expect(created?.type === 'response.output_audio.started' && created.clauses?.[0]?.text).toBe(first.text)
    const made = Buffer.concat(first.pcm)
    expect(sound.payload.byteLength).toBeGreaterThan(0)
    expect(made.subarray(0, sound.payload.byteLength).equals(sound.payload)).toBe(true)
    await playToTheEnd(client)
    expect(await ended(client)).toMatchObject({ status: 'complete' })
    expect(voice.asked.filter(({ text }) => text === first.text)).toHaveLength(1)
    const heard = Buffer.concat(client.sounds.map(({ payload }) => payload))
    expect(heard.equals(Buffer.concat(voice.asked.flatMap(({ pcm }) => pcm)))).toBe(true)
  })

  it('is cancelled when the words change, and its characters count', async () => {
    const { client, sessionId } = await stage.scene(server)
    voice.stallNext()
    const utterance = pauses(client)
    const guessed = await voice.clause(0)
    says(client, 'can you pay fifty dollars on friday or on saturday', utterance)
    expect(await guessed.ended).toBe('cut short')
    await playToTheEnd(client)
    await ended(client)
    const heard = Buffer.concat(client.sounds.map(({ payload }) => payload))
    const own = voice.asked.slice(1)
    expect(heard.equals(Buffer.concat(own.flatMap(({ pcm }) => pcm)))).toBe(true)
    const costs = llm ? [] : [guessed.text.length, length(own)].toSorted(ascending)
    await vi.waitFor(async () => expect((await paidFor(sessionId)).toSorted(ascending)).toEqual(costs), 5_000)
  })

  it('is cancelled when its speaker leaves', async () => {
    const { client } = await stage.scene(server)
    voice.stallNext()
    pauses(client)
    const guessed = await voice.clause(0)
    client.close()
    expect(await guessed.ended).toBe('cut short')
  })

  it('is spoken anew for a line that comes with another voice', async () => {
    const { client } = await stage.scene(server)
    const utterance = pauses(client)
    const first = await voice.clause(0)
    await first.ended
    await client.answer(client.send({ type: 'voice.configure', voice: { enabled: true, rate: 0.8 } }))
    says(client, said, utterance)
    await playToTheEnd(client)
    expect(await ended(client)).toMatchObject({ status: 'complete' })
    expect(voice.asked.filter(({ text }) => text === first.text)).toHaveLength(2)
    const heard = Buffer.concat(client.sounds.map(({ payload }) => payload))
    expect(heard.equals(Buffer.concat(voice.asked.slice(1).flatMap(({ pcm }) => pcm)))).toBe(true)
  })
})

describe.each([
  ['ElevenLabs', () => stage.elevenLabs()],
  ['OpenAI-compatible', () => stage.openAi()],
])('upstream, by a voice that is %s', (_, tts) => {
  const budgets = { ...noBudgets, voice_characters: { user: 1_000_000, team: null } }
  let server: TestServer
  beforeAll(async () => {
    server = await stage.serve(tts(), 20, { budgets })
  })
  afterEach(() => {
    budgets.voice_characters.user = 1_000_000
  })

  it('the request ends when the words change', async () => {
    const { client } = await stage.scene(server)
    stage.voice.script({ name: 'stall', pieces: 1 })
    const utterance = pauses(client)
    const guessed = await stage.voice.clause(0)
    says(client, 'can you pay fifty dollars on friday or on saturday', utterance)
    expect(await guessed.ended).toBe('client_left')
    await playToTheEnd(client)
    await ended(client)
  })

  it('a voice that fails in the pause is asked again for the line', async () => {
    const { client, sessionId } = await stage.scene(server)
    stage.voice.script({ name: 'refuse', status: 400 })
    const warned = vi.spyOn(server.ctx.log, 'warn')
    const utterance = pauses(client)
    const failed = await stage.voice.clause(0)
    await vi.waitFor(() => expect(warned).toHaveBeenCalledWith(expect.anything(), 'the voice failed'), 5_000)
    warned.mockRestore()
    says(client, said, utterance)
    await playToTheEnd(client)
    expect(await ended(client)).toMatchObject({ status: 'complete' })
    expect(client.frames.some(({ type }) => type === 'error')).toBe(false)
    const own = stage.voice.clauses.slice(1)
    expect(own[0]?.text).toBe(failed.text)
    await vi.waitFor(async () => expect(await paidFor(sessionId)).toHaveLength(2), 5_000)
  })

  it('[A9] a budget that is used up in the pause costs the line its voice and nothing else', async () => {
    budgets.voice_characters.user = 0
    const { client } = await stage.scene(server)
    const utterance = pauses(client)
    // The answer to a command comes after the guess has asked for its budget.
    await client.answer(client.send(partial(utterance)))
    says(client, said, utterance)
    expect(await client.find((frame) => frame.type === 'error')).toMatchObject({ code: 'voice_unavailable' })
    expect(await ended(client)).toMatchObject({ status: 'complete' })
    expect(client.sounds).toEqual([])
    expect(stage.voice.clauses).toEqual([])
  })

  it('the speech of a reply whose model fails ends with what was said, and frees its budget', async () => {
    const breaks: Llm = {
      provider: 'embedded',
      model: 'breaks',
      async *reply() {
        yield { type: 'text', text: words }
        throw new ProviderError('unavailable', 'no connection', { afterText: true })
      },
    }
    const { client, browser } = await stage.scene(await stage.serve(tts(), 20, { budgets, llm: breaks }))
    const { id: userId } = await browser.call('currentUser')
    await client.answer(client.send({ type: 'input_text.submit', text: 'Good morning, is this Rosa?' }))
    await playToTheEnd(client)
    expect(await ended(client)).toMatchObject({ status: 'failed' })
    const heldBack = () =>
      stage.database.db.select().from(budgetReservations).where(eq(budgetReservations.userId, userId))
    await vi.waitFor(async () => expect(await heldBack()).toEqual([]), 5_000)
  })

  it('the reservation of a wrong guess is available to the line even if it is the rest of the daily budget', async () => {
    const { client, browser } = await stage.scene(server)
    const { id: userId } = await browser.call('currentUser')
    stage.voice.script({ name: 'stall', pieces: 1 })
    const utterance = pauses(client)
    await stage.voice.clause(0)
    const [putBy] = await stage.database.db
      .select()
      .from(budgetReservations)
      .where(eq(budgetReservations.userId, userId))
    // Enough for either speech and the cost of the wrong one, but not for both at once.
    budgets.voice_characters.user = Math.floor(1.9 * (putBy?.amount ?? 0))
    await stage.database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${usage} in exclusive mode`)
      says(client, 'can you pay fifty dollars on friday or on saturday', utterance)
      // The cost of the wrong one cannot be recorded yet; meanwhile the line asks for its own reservation.
      await client.find((frame) => frame.type === 'response.created')
      for (let look = 0; look < 20; look++) await stage.database.db.select().from(budgetReservations)
      expect(client.sounds).toEqual([])
    })
    await client.sound(() => true)
    await playToTheEnd(client)
    expect(await ended(client)).toMatchObject({ status: 'complete' })
    expect(client.frames.some(({ type }) => type === 'error')).toBe(false)
  })
})
