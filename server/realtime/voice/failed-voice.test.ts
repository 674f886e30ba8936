import { beforeAll, describe, expect, it } from 'vitest'
import { tokensOf } from '#server/testing/llm-simulator.ts'
import type { TestServer } from '#server/testing/start-server.ts'
import { replyId, submit, VoiceStage, words } from './testing/voice-stage.ts'

const stage = new VoiceStage()
/** The simulated voice speaks a character in 50 ms. */
const firstClause = 'Well, I hear you,'
const firstClauseMs = firstClause.length * 50

describe('a voice that fails within a reply', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await stage.serve(stage.openAi(), 20)
  })

  it('[A9] a clause that was cut is no longer announced: the client speaks all of it', async () => {
    const { client } = await stage.scene(server)
    stage.voice.script({ name: 'speak' }, { name: 'cut', pieces: 2 })
    submit(client)
    await client.find((frame) => frame.type === 'response.output_audio.done')
    const announced = client.frames.flatMap((frame) =>
      frame.type === 'response.output_audio.started' ? [frame.clauses?.map(({ text }) => text.trim())] : [],
    )
    expect(announced).toHaveLength(3)
    expect(announced[1]).toHaveLength(2)
    expect(announced[2]).toEqual([firstClause])
    const order = client.frames.map(({ type }) => type)
    expect(order.lastIndexOf('response.output_audio.started')).toBeLessThan(order.indexOf('error'))
  })

  it('[A9] where even the first clause was cut, none is announced', async () => {
    const { client } = await stage.scene(server)
    stage.voice.script({ name: 'cut', pieces: 2 })
    submit(client)
    await client.find((frame) => frame.type === 'response.output_audio.done')
    expect(client.last('response.output_audio.started').clauses).toEqual([])
  })

  it('[A9] a clause is heard to its end when the voice fails at the next one', async () => {
    const { client } = await stage.scene(server)
    stage.voice.script({ name: 'speak', pieceMs: 60 }, { name: 'refuse', status: 400 })
    submit(client)
    const done = await client.find((frame) => frame.type === 'response.output_audio.done')
    expect(done).toMatchObject({ duration_ms: firstClauseMs })
    expect(client.last('response.output_audio.started').clauses?.map(({ text }) => text.trim())).toEqual([
      firstClause,
    ])
    expect(client.last('error')).toMatchObject({
      code: 'voice_unavailable',
      response_id: expect.any(String),
    })
    expect(await client.find((frame) => frame.type === 'conversation.item.completed')).toMatchObject({
      status: 'complete',
      text: words,
    })
  })
})

it('[A3] a reply that has failed is silent from where the next one begins', async () => {
  const server = await stage.serve(stage.openAi(), 1)
  const { client } = await stage.scene(server)
  stage.model.script({ name: 'cut', how: 'destroyed', tokens: tokensOf(words).slice(0, 18) })
  submit(client)
  const failed = await replyId(client)
  await client.find((frame) => frame.type === 'conversation.item.completed' && frame.status === 'failed')
  await client.sound(({ ordinal }) => ordinal === 1)
  await client.answer(client.send({ type: 'response.create' }))
  await client.sound(({ ordinal }) => ordinal === 2)
  const newer = client.frames.findIndex((frame) => frame.type === 'response.created' && frame.ordinal === 2)
  const stale = client.sounds.filter(({ ordinal, afterFrames }) => ordinal === 1 && afterFrames > newer + 1)
  expect(stale).toEqual([])
  expect(client.frames).toContainEqual({ type: 'output_audio.cleared', response_id: failed })
})
