import { beforeAll, describe, expect, it } from 'vitest'
import { tokensOf } from '#server/testing/llm-simulator.ts'
import type { TestServer } from '#server/testing/start-server.ts'
import { replyId, submit, VoiceStage, words } from './testing/voice-stage.ts'

const stage = new VoiceStage()

describe('barge-in', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await stage.serve(stage.elevenLabs(), 1)
  })

  it('[A5][VOICE15] the stored reply keeps the words heard, clamped to what was sent', async () => {
    const at = await stage.scene(server)
    const { client } = at
    submit(client)
    const responseId = await replyId(client)
    await client.sound(({ chunk }) => chunk === 1)
    client.send({ type: 'input_audio.speech_started', at_ms: 0 })
    const cancel = client.send({ type: 'response.cancel', response_id: responseId, audio_end_ms: 620 })
    expect(await client.answer(cancel)).toMatchObject({ type: 'ack' })
    // 50 ms per letter: the words of "Well, I hear you" start at 0, 300, 400 and 650 ms.
    expect(await client.find((frame) => frame.type === 'conversation.item.truncated')).toMatchObject({
      text: 'Well, I hear',
      audio_end_ms: 600,
    })
    expect(client.last('output_audio.cleared').response_id).toBe(responseId)
    expect(await stage.storedReply(at)).toMatchObject({
      status: 'truncated',
      text: 'Well, I hear',
      duration_ms: 600,
    })
    const sounds = client.sounds.length
    submit(client)
    await client.sound(({ ordinal }) => ordinal === 2)
    expect(client.sounds.slice(sounds).every(({ ordinal }) => ordinal === 2)).toBe(true)
  })

  it('[A5] model and voice stop upstream at once', async () => {
    const { client } = await stage.scene(server)
    stage.model.script({
      name: 'stall',
      tokens: tokensOf('Well, I hear you, but it has been a long week. And then'),
    })
    stage.voice.script({ name: 'speak' }, { name: 'stall', pieces: 1 })
    submit(client)
    const responseId = await replyId(client)
    await client.sound(() => true)
    const second = await stage.voice.clause(1)
    client.send({
      type: 'response.cancel',
      response_id: responseId,
      audio_end_ms: 100,
    })
    expect(await second.ended).toBe('client_left')
    expect(await (await stage.model.request(0)).ended).toBe('client_left')
    await client.find((frame) => frame.type === 'conversation.item.truncated')
  })

  it('[A5] without audio_end_ms nothing is truncated', async () => {
    const { client } = await stage.scene(server)
    submit(client)
    const responseId = await replyId(client)
    await client.sound(() => true)
    client.send({ type: 'response.cancel', response_id: responseId })
    expect(await client.find((frame) => frame.type === 'conversation.item.completed')).toMatchObject({
      text: words,
      status: 'complete',
    })
  })

  it('[A4] the reply to a typed line is held from the start while somebody speaks', async () => {
    const { client } = await stage.scene(server)
    client.send({ type: 'input_audio.speech_started', at_ms: 0 })
    submit(client)
    const response_id = await replyId(client)
    // The voice is asked for a clause once the one before it has begun to arrive.
    await stage.voice.clause(1)
    const progress = { type: 'playback.progress', response_id, audio_end_ms: 0, finished: false } as const
    await client.answer(client.send(progress))
    expect(client.sounds).toEqual([])
    client.send({ type: 'playback.resumed', response_id })
    expect(await client.sound(() => true)).toMatchObject({ first: true, startSample: 0 })
  })

  it('[A6] a false alarm is announced, and the audio continues where it stopped', async () => {
    const { client } = await stage.scene(server)
    submit(client)
    await client.sound(({ chunk }) => chunk === 1)
    client.send({ type: 'input_audio.speech_started', at_ms: 0 })
    await client.answer(client.send({ type: 'input_audio.speech_stopped', at_ms: 80 }))
    const held = client.sounds.length
    const resumed = await client.find((frame) => frame.type === 'interruption.resumed')
    const next = await client.sound(() => true, held)
    expect(next.afterFrames).toBeGreaterThan(client.frames.indexOf(resumed))
    const before = client.sounds[held - 1]
    expect(next.startSample).toBe((before?.startSample ?? 0) + (before?.payload.byteLength ?? 0) / 2)
  })

  it('[A6] a false alarm that the client has found is not announced, and the audio continues', async () => {
    const { client } = await stage.scene(server)
    submit(client)
    const responseId = await replyId(client)
    await client.sound(({ chunk }) => chunk === 1)
    client.send({ type: 'input_audio.speech_started', at_ms: 0 })
    await client.answer(client.send({ type: 'input_audio.speech_stopped', at_ms: 80 }))
    const held = client.sounds.length
    await client.answer(client.send({ type: 'playback.resumed', response_id: responseId }))
    expect((await client.sound(() => true, held)).chunk).toBe(held)
    expect(client.frames.some((frame) => frame.type === 'interruption.resumed')).toBe(false)
  })

  it('[A6] a reply that starts while the client holds it waits for the outcome', async () => {
    const { client } = await stage.scene(server)
    stage.voice.script({ name: 'speak' })
    submit(client)
    const responseId = await replyId(client)
    await client.answer(client.send({ type: 'input_audio.speech_started', at_ms: 0 }))
    await stage.voice.clause(0)
    const before = client.sounds.length
    await client.answer(client.send({ type: 'input_audio.speech_stopped', at_ms: 80 }))
    expect(client.sounds.length).toBe(before)
    client.send({ type: 'playback.resumed', response_id: responseId })
    expect((await client.sound(() => true, before)).chunk).toBe(before)
  })

  it('[A6] advancing playback also shows a false alarm', async () => {
    const { client } = await stage.scene(server)
    submit(client)
    const responseId = await replyId(client)
    await client.sound(({ chunk }) => chunk === 1)
    await client.answer(client.send({ type: 'input_audio.speech_started', at_ms: 0 }))
    const held = client.sounds.length
    client.send({ type: 'playback.progress', response_id: responseId, audio_end_ms: 3_000, finished: false })
    expect((await client.sound(() => true, held)).chunk).toBe(held)
    expect(client.frames.some((frame) => frame.type === 'interruption.resumed')).toBe(false)
  })

  it('[L5] ending the session keeps the played part of the spoken reply', async () => {
    const at = await stage.scene(server)
    const { client } = at
    submit(client)
    const responseId = await replyId(client)
    await client.sound(({ chunk }) => chunk === 1)
    client.send({ type: 'playback.progress', response_id: responseId, audio_end_ms: 390, finished: false })
    client.send({ type: 'session.complete' })
    expect(await client.find((frame) => frame.type === 'conversation.item.truncated')).toMatchObject({
      text: 'Well, I',
    })
    await client.find((frame) => frame.type === 'session.completed')
  })
})
