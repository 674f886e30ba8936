import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { asc, eq } from 'drizzle-orm'
import { conversationItems } from '#db/schema/conversation-items.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import type { ServerFrame } from '#protocol/realtime/server-frames.ts'
import { type ChannelClient, playToTheEnd } from '#server/testing/channel-client.ts'
import type { TestServer } from '#server/testing/start-server.ts'
import { replyId, VoiceStage } from './testing/voice-stage.ts'

const stage = new VoiceStage()
let server: TestServer
beforeAll(async () => {
  server = await stage.serve(stage.elevenLabs(), 20)
})

function says(client: ChannelClient, text: string, clientMsgId: string = randomUUID()): string {
  return client.send(
    { type: 'input_transcript.completed', utterance_id: randomUUID(), text, duration_ms: 900 },
    clientMsgId,
  )
}

/** Says a line, and takes the reply back before a word of it was heard. */
async function saysAndTakesBack(client: ChannelClient, text: string, audioEndMs = 0): Promise<string> {
  const from = client.frames.length
  says(client, text)
  const { response_id: responseId } = await client
    .find((frame) => frame.type === 'response.created', from)
    .then((frame) => frame as Extract<typeof frame, { type: 'response.created' }>)
  await client.answer(
    client.send({ type: 'response.cancel', response_id: responseId, audio_end_ms: audioEndMs }),
  )
  return responseId
}

const rowsOf = (sessionId: string) =>
  stage.database.db
    .select()
    .from(conversationItems)
    .where(eq(conversationItems.sessionId, sessionId))
    .orderBy(asc(conversationItems.seq))

it('[A11] a reply of which no word was heard is empty, and no message of the session', async () => {
  const { client, sessionId } = await stage.scene(server)
  const [before] = await stage.database.db
    .select()
    .from(trainingSessions)
    .where(eq(trainingSessions.id, sessionId))
  await saysAndTakesBack(client, 'i can offer you', 90)
  expect(client.last('conversation.item.truncated')).toMatchObject({ text: '' })
  const [after] = await stage.database.db
    .select()
    .from(trainingSessions)
    .where(eq(trainingSessions.id, sessionId))
  expect((after?.messageCount ?? 0) - (before?.messageCount ?? 0)).toBe(1)
})

it('[A11] whoever goes on before a word was heard has said one line, stored once and answered once', async () => {
  const { client, sessionId } = await stage.scene(server)
  await saysAndTakesBack(client, 'i can offer you')
  await saysAndTakesBack(client, 'fifty dollars')
  const from = client.frames.length
  const last = says(client, 'a month')
  const answer = await client.answer(last)
  await client.sound(() => true)
  const { seq } = client.last('conversation.item.completed')
  expect(answer).toMatchObject({ type: 'ack', seq })
  expect(
    client.frames
      .slice(from)
      .some((frame) => frame.type === 'conversation.item.created' && frame.item.role === 'user'),
  ).toBe(false)
  await playToTheEnd(client)
  await client.find((frame) => frame.type === 'conversation.item.completed' && frame.seq > seq, from)

  const [, line, ...replies] = await rowsOf(sessionId)
  expect(line).toMatchObject({
    role: 'user',
    text: 'i can offer you fifty dollars a month',
    durationMs: 2_700,
  })
  expect(replies.map(({ role, status }) => [role, status])).toEqual([
    ['assistant', 'truncated'],
    ['assistant', 'truncated'],
    ['assistant', 'complete'],
  ])
  // Read as one line, and the model is asked about it.
  expect(line?.turn).toMatchObject({ reading: { words: 8 } })
  const asked = stage.model.requests.at(-1)?.body.messages.at(-1)?.content
  expect(asked).toContain('i can offer you fifty dollars a month')
})

it('[A11][P3] what was added is stored once, however often it is sent', async () => {
  const { client, sessionId } = await stage.scene(server)
  await saysAndTakesBack(client, 'i can offer you')
  const added = randomUUID()
  const first = await client.answer(says(client, 'fifty dollars', added))
  const from = client.frames.length
  says(client, 'fifty dollars', added)
  const again = await client.find((frame) => frame.type === 'ack' && frame.client_msg_id === added, from)
  expect(again).toEqual(first)
  const lines = (await rowsOf(sessionId)).filter(({ role }) => role === 'user')
  expect(lines.map(({ text }) => text)).toEqual(['i can offer you fifty dollars'])
})

it('[A11] another process, and a page that resumes, know the whole line', async () => {
  const shared = { shared: true }
  const [here, there] = await Promise.all([
    stage.serve(stage.elevenLabs(), 20, {}, shared),
    stage.serve(stage.elevenLabs(), 20, {}, shared),
  ])
  const at = await stage.scene(here)
  const { client, browser, sessionId } = at
  const elsewhere = await stage.open({ server: there, browser, sessionId })
  const joined = await elsewhere.join('participant')
  await saysAndTakesBack(client, 'i can offer you')
  await client.answer(says(client, 'fifty dollars'))
  const whole = { text: 'i can offer you fifty dollars', duration_ms: 1_800, status: 'complete' }
  const isWhole = (frame: ServerFrame) =>
    frame.type === 'conversation.item.completed' && frame.text === whole.text
  expect(await elsewhere.find(isWhole)).toMatchObject(whole)
  const returning = await stage.open(at)
  returning.send({ type: 'session.resume', epoch: joined.epoch, last_seq: joined.head_seq })
  expect(await returning.find(isWhole)).toMatchObject(whole)
  const [line] = (
    await (await stage.open({ server: there, browser, sessionId })).join()
  ).snapshot.items.filter(({ role }) => role === 'user')
  expect(line).toMatchObject(whole)
})

it('[A11] what is typed, or follows a reply that was heard, is a line of its own', async () => {
  const { client, sessionId } = await stage.scene(server)
  await saysAndTakesBack(client, 'i can offer you')
  await client.answer(client.send({ type: 'input_text.submit', text: 'fifty dollars' }))
  const heard = await replyId(client)
  expect(heard).not.toBe('')
  const texts = (await rowsOf(sessionId)).filter(({ role }) => role === 'user').map(({ text }) => text)
  expect(texts).toEqual(['i can offer you', 'fifty dollars'])
})
