import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { budgetReservations } from '#db/schema/budgets.ts'
import { usage } from '#db/schema/usage.ts'
import { noBudgets } from '#server/services/budget/budgets.ts'
import { type ChannelClient, playToTheEnd } from '#server/testing/channel-client.ts'
import { tokensOf } from '#server/testing/llm-simulator.ts'
import type { TestServer } from '#server/testing/start-server.ts'
import { VoiceStage, words } from './testing/voice-stage.ts'

const said = 'can you pay fifty dollars on friday'
const stage = new VoiceStage()
let server: TestServer
const ample = 1_000_000
const budgets = { ...noBudgets, model_tokens: { user: ample, team: null } }
beforeAll(async () => {
  server = await stage.serve(stage.elevenLabs(), 20, { budgets })
})
afterEach(() => {
  budgets.model_tokens.user = ample
})

/** Sends a partial transcript and then a pause. */
function pauses(client: ChannelClient, text: string): string {
  const utteranceId = randomUUID()
  client.send({ type: 'input_transcript.delta', utterance_id: utteranceId, text })
  client.send({ type: 'input_audio.speech_stopped', at_ms: 0 })
  return utteranceId
}

function says(client: ChannelClient, text: string, utteranceId: string = randomUUID()): string {
  return client.send({
    type: 'input_transcript.completed',
    utterance_id: utteranceId,
    text,
    language: 'en-US',
  })
}

const nothingPutBy = () =>
  vi.waitFor(async () => expect(await stage.database.db.select().from(budgetReservations)).toEqual([]), {
    timeout: 5_000,
  })

/** The clause bank may add an offer to the model's words. */
const ended = (client: ChannelClient) =>
  client.find((frame) => frame.type === 'conversation.item.completed' && frame.text.startsWith(words))

it('[P2] the model is asked before the transcript is final, and nothing is shown before the line is stored', async () => {
  const { client } = await stage.scene(server)
  const from = client.frames.length
  const utterance = pauses(client, said)
  const request = await stage.model.request(0)
  await request.ended
  expect(request.body.messages.at(-1)?.content).toContain(said)
  expect(client.frames.slice(from).filter((frame) => !['ack', 'pong'].includes(frame.type))).toEqual([])

  says(client, 'Can you pay fifty dollars on Friday?', utterance)
  await client.sound(() => true)
  const types = client.frames.slice(from).map(({ type }) => type)
  expect(types.indexOf('conversation.item.created')).toBeLessThan(types.indexOf('response.created'))
  await playToTheEnd(client)
  await ended(client)
  expect(stage.model.requests).toHaveLength(1)
})

it('other words get their own reply; the first request is aborted, and its prompt counts', async () => {
  const { client, sessionId } = await stage.scene(server)
  stage.model.script({ name: 'stall', tokens: tokensOf('Well, I') })
  const utterance = pauses(client, said)
  const guessed = await stage.model.request(0)
  says(client, 'can you pay fifty dollars on friday or on saturday', utterance)
  expect(await guessed.ended).toBe('client_left')
  await playToTheEnd(client)
  await ended(client)
  expect(stage.model.requests).toHaveLength(2)
  const rows = await vi.waitFor(
    async () => {
      const all = await stage.database.db.select().from(usage).where(eq(usage.sessionId, sessionId))
      const prompts = all.filter(({ kind }) => kind === 'model_tokens_in')
      expect(prompts).toHaveLength(2)
      return prompts
    },
    { timeout: 5_000 },
  )
  for (const { quantity } of rows) expect(quantity).toBeGreaterThan(0)
})

it('the reservation of a wrong guess is available to the line even if it is the rest of the daily budget', async () => {
  const { client, browser } = await stage.scene(server)
  const { id: userId } = await browser.call('currentUser')
  stage.model.script({ name: 'stall', tokens: tokensOf('Well, I') })
  const utterance = pauses(client, said)
  await stage.model.request(0)
  // Reservations of earlier tests may still be about to be released.
  const [putBy] = await stage.database.db
    .select()
    .from(budgetReservations)
    .where(eq(budgetReservations.userId, userId))
  // Enough for either request plus the cost of the wrong one, but not for both at once.
  budgets.model_tokens.user = Math.floor(1.9 * (putBy?.amount ?? 0))
  const line = await stage.database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${usage} in exclusive mode`)
    const id = says(client, 'can you pay fifty dollars on friday or on saturday', utterance)
    // The cost of the wrong one cannot be recorded yet; meanwhile the line asks for its own reservation.
    await vi.waitFor(async () => {
      const waiting = await tx.execute(
        sql`select from pg_locks where relation = 'usage'::regclass and not granted`,
      )
      expect(waiting).not.toHaveLength(0)
    }, 5_000)
    for (let look = 0; look < 20; look++) await stage.database.db.select().from(budgetReservations)
    return id
  })
  expect(await client.answer(line)).toMatchObject({ type: 'ack' })
  await playToTheEnd(client)
  await ended(client)
})

it('leaving in the middle of a line leaves no request and no reservation', async () => {
  const { client } = await stage.scene(server)
  stage.model.script({ name: 'silent' })
  pauses(client, said)
  const request = await stage.model.request(0)
  client.close()
  expect(await request.ended).toBe('client_left')
  await nothingPutBy()
})

it('a model that fails before the transcript is final is asked again for the line', async () => {
  const { client } = await stage.scene(server)
  stage.model.script({ name: 'status', status: 400 })
  const utterance = pauses(client, said)
  await (
    await stage.model.request(0)
  ).ended
  await nothingPutBy()
  says(client, said, utterance)
  await playToTheEnd(client)
  await ended(client)
  expect(client.frames.some((frame) => frame.type === 'error')).toBe(false)
})

it('nothing is generated preemptively for a trainee who only reads', async () => {
  const { client } = await stage.scene(server, 'to read')
  const utterance_id = randomUUID()
  const partial = { type: 'input_transcript.delta', utterance_id, text: said } as const
  await client.answer(client.send(partial))
  const refused = await client.answer(client.send({ type: 'input_audio.speech_stopped', at_ms: 0 }))
  expect(refused).toMatchObject({ type: 'nack', code: 'conflict' })
  says(client, 'can you pay on friday', utterance_id)
  await ended(client)
  expect(stage.model.requests).toHaveLength(1)
})
