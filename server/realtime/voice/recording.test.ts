import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readWav } from '#protocol/audio/testing/read-wav.ts'
import { encodeAudio } from '#protocol/realtime/audio.ts'
import type { ServerFrame } from '#protocol/realtime/server-frames.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { elevenLabsStreamingStt } from '#server/providers/stt/elevenlabs.ts'
import { openAiStt } from '#server/providers/stt/openai.ts'
import type { ChannelClient } from '#server/testing/channel-client.ts'
import type { TestServer } from '#server/testing/start-server.ts'
import { SpeechSimulator } from '#server/testing/speech-simulator.ts'
import { VoiceStage } from './testing/voice-stage.ts'

const stage = new VoiceStage()

function record(client: ChannelClient, sound: Uint8Array): void {
  const pieceBytes = 32_000
  for (let at = 0, chunk = 0; at < sound.byteLength; at += pieceBytes, chunk++)
    client.sendRaw(
      encodeAudio({
        kind: 'microphoneIn',
        first: chunk === 0,
        last: at + pieceBytes >= sound.byteLength,
        ordinal: 0,
        chunk,
        startSample: at / 2,
        payload: sound.subarray(at, at + pieceBytes),
      }),
    )
}

const commit = (client: ChannelClient, id: string = randomUUID()) =>
  client.send({ type: 'input_audio.commit', utterance_id: randomUUID() }, id)

describe('[A8] recorded speech', () => {
  let server: TestServer
  let ears: SpeechSimulator
  afterAll(() => ears.close())
  beforeAll(async () => {
    ears = await SpeechSimulator.start()
    const stt = openAiStt({ baseUrl: stage.voice.openAiUrl, apiKey: 'key', model: undefined })
    server = await stage.serve(stage.elevenLabs(), 20, { stt })
  })
  const twoSeconds = new Uint8Array(64_000).fill(7)

  it('becomes a line that is answered; repeating the commit changes nothing', async () => {
    const { client } = await stage.scene(server)
    expect(client.last('session.created').voice?.transcription).toBe(true)
    stage.voice.transcript = 'I understand that this is not easy.'
    record(client, twoSeconds)
    const id = commit(client)
    const ack = await client.answer(id)
    expect(ack).toMatchObject({ type: 'ack', seq: 2 })
    const item = client.last('conversation.item.created').item
    expect(client.frames).toContainEqual(
      expect.objectContaining({
        type: 'conversation.item.created',
        item: expect.objectContaining({ role: 'user', text: stage.voice.transcript, duration_ms: 2_000 }),
      }),
    )
    expect(item.role).toBe('assistant')
    const [heard] = stage.voice.transcriptions.splice(0)
    expect(heard).toMatchObject({ fileName: 'speech.wav', fields: { model: 'whisper-1', language: 'en' } })
    const { sampleRate, pcm } = readWav(heard?.bytes ?? new Uint8Array())
    expect(sampleRate).toBe(16_000)
    expect(Buffer.from(pcm).equals(Buffer.from(twoSeconds))).toBe(true)

    const asks = client.frames.length
    commit(client, id)
    const again = await client.find((frame) => frame.type === 'ack' && frame.client_msg_id === id, asks)
    expect(again).toEqual(ack)
    expect(stage.voice.transcriptions).toEqual([])
  })

  it('[VOICE35] is transcribed without a language where either may be spoken', async () => {
    const { client } = await stage.scene(server, 'with a voice', {
      prospect: { primaryLanguage: 'bilingual' },
      session: { sessionLanguage: 'bilingual' },
    })
    stage.voice.transcript = 'Buenos días, tengo una pregunta.'
    record(client, twoSeconds)
    expect(await client.answer(commit(client))).toMatchObject({ type: 'ack' })
    const [heard] = stage.voice.transcriptions.splice(0)
    expect(heard?.fields).not.toHaveProperty('language')
  })

  it('[P3] a commit that is sent again with its recording gets its answer, also if that cannot be transcribed now', async () => {
    const { client } = await stage.scene(server)
    stage.voice.transcript = 'I understand that this is not easy.'
    record(client, twoSeconds)
    const id = commit(client)
    const ack = await client.answer(id)
    stage.voice.transcript = 400
    record(client, twoSeconds)
    const from = client.frames.length
    commit(client, id)
    const answers = (frame: ServerFrame) =>
      (frame.type === 'ack' || frame.type === 'nack') && frame.client_msg_id === id
    expect(await client.find(answers, from)).toEqual(ack)
    stage.voice.transcriptions.length = 0
  })

  it('a new first chunk discards an uncommitted recording', async () => {
    const { client } = await stage.scene(server)
    stage.voice.transcriptions.length = 0
    record(client, new Uint8Array(64_000))
    record(client, twoSeconds)
    await client.answer(commit(client))
    expect(stage.voice.transcriptions[0]?.bytes.byteLength).toBe(44 + twoSeconds.byteLength)
  })

  it('[VOICE28][ERR18] nothing recorded, a short key press or silence: nothing_heard, and nothing is stored', async () => {
    const at = await stage.scene(server)
    const { client } = at
    expect(await client.answer(commit(client))).toMatchObject({ type: 'nack', code: 'nothing_heard' })
    record(client, new Uint8Array(1_000))
    expect(await client.answer(commit(client))).toMatchObject({ code: 'nothing_heard' })
    stage.voice.transcript = ' … '
    record(client, twoSeconds)
    expect(await client.answer(commit(client))).toMatchObject({ code: 'nothing_heard', retryable: false })
    expect((await stage.storedReply(at))?.seq).toBe(1)
  })

  it('[ERR20] a failed transcription is reported and may be retried', async () => {
    const { client } = await stage.scene(server)
    stage.voice.transcript = 503
    record(client, twoSeconds)
    expect(await client.answer(commit(client))).toMatchObject({
      code: 'provider_unavailable',
      retryable: true,
    })
    stage.voice.transcript = 'Take your time.'
    expect(await client.answer(commit(client))).toMatchObject({ type: 'ack' })
    expect(await client.answer(commit(client))).toMatchObject({ code: 'nothing_heard' })
  })

  it('[ERR5][LIM5] one that is too long is refused', async () => {
    const { client } = await stage.scene(server)
    record(client, new Uint8Array(limits.recordingMaxBytes + 2))
    expect(await client.answer(commit(client))).toMatchObject({ code: 'frame_too_large' })
  })

  it('is refused from a view that does not hold the microphone', async () => {
    const at = await stage.scene(server)
    const second = await stage.open(at)
    await second.join('participant', { enabled: true })
    record(second, twoSeconds)
    expect(await second.answer(commit(second))).toMatchObject({ code: 'conflict' })
  })

  it('is transcribed by the streaming service where nothing else transcribes', async () => {
    const streamingStt = elevenLabsStreamingStt({
      apiKey: 'key',
      baseUrl: ears.elevenLabsUrl,
      model: undefined,
    })
    const { client } = await stage.scene(await stage.serve(stage.elevenLabs(), 20, { streamingStt }))
    expect(client.last('session.created').voice?.transcription).toBe(true)
    ears.script(
      { name: 'hear', text: 'I can wait until Friday.' },
      { name: 'error', text: '', error: 'auth_error' },
    )
    record(client, twoSeconds)
    expect(await client.answer(commit(client))).toMatchObject({ type: 'ack', seq: 2 })
    expect(client.frames).toContainEqual(
      expect.objectContaining({ item: expect.objectContaining({ text: 'I can wait until Friday.' }) }),
    )
    expect(ears.streams[0]?.audio.equals(Buffer.from(twoSeconds))).toBe(true)

    record(client, twoSeconds)
    expect(await client.answer(commit(client))).toMatchObject({ code: 'provider_refused' })
    await expect.poll(() => ears.openSockets).toBe(0)
  })

  it('[ERR21] a server without transcription says so', async () => {
    const without = await stage.serve(stage.elevenLabs(), 20)
    const { client } = await stage.scene(without)
    expect(client.last('session.created').voice?.transcription).toBe(false)
    record(client, twoSeconds)
    expect(await client.answer(commit(client))).toMatchObject({ code: 'voice_unavailable' })
  })
})
