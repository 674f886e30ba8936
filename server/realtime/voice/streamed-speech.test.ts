import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeAudio } from '#protocol/realtime/audio.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { elevenLabsStreamingStt } from '#server/providers/stt/elevenlabs.ts'
import { openAiStt } from '#server/providers/stt/openai.ts'
import type { ChannelClient } from '#server/testing/channel-client.ts'
import { SpeechSimulator } from '#server/testing/speech-simulator.ts'
import type { TestServer } from '#server/testing/start-server.ts'
import { replyId, submit, VoiceStage } from './testing/voice-stage.ts'

const stage = new VoiceStage()
/** 100 ms of sound. */
const sound = new Uint8Array(3_200).fill(7)

/** Says `words` words of an utterance, a frame each. */
function say(client: ChannelClient, ordinal: number, words: number, payload = sound): void {
  for (let chunk = 0; chunk < words; chunk++)
    client.sendRaw(
      encodeAudio({
        kind: 'microphoneIn',
        first: chunk === 0,
        last: false,
        ordinal,
        chunk,
        startSample: (chunk * payload.byteLength) / 2,
        payload,
      }),
    )
}

const commit = (client: ChannelClient) =>
  client.send({ type: 'input_audio.commit', utterance_id: randomUUID() })
const heard = (client: ChannelClient) =>
  client.frames.flatMap((frame) => (frame.type === 'input_audio.transcript' ? [frame.text] : []))
const linesOf = (client: ChannelClient) =>
  client.frames.flatMap((frame) =>
    frame.type === 'conversation.item.created' && frame.item.role === 'user' ? [frame.item] : [],
  )

describe('[A10] streamed speech', () => {
  let ears: SpeechSimulator
  let server: TestServer
  /** Transcribes by streaming alone. */
  let alone: TestServer
  /** Speaks and plays in real time. */
  let slow: TestServer
  beforeAll(async () => {
    ears = await SpeechSimulator.start()
    const deadlines = { connectMs: 2_000, finalMs: 300 }
    const streamingStt = elevenLabsStreamingStt({
      apiKey: 'key',
      baseUrl: ears.elevenLabsUrl,
      model: undefined,
      deadlines,
    })
    const stt = openAiStt({ baseUrl: stage.voice.openAiUrl, apiKey: 'key', model: undefined })
    server = await stage.serve(stage.elevenLabs(), 20, { stt, streamingStt })
    alone = await stage.serve(stage.elevenLabs(), 20, { streamingStt })
    slow = await stage.serve(stage.elevenLabs(), 1, { streamingStt })
  })
  afterAll(() => ears.close())
  beforeEach(() => {
    ears.script()
    stage.voice.transcriptions.length = 0
    stage.voice.transcript = 'The recording was heard.'
  })

  it('becomes words while it is spoken, then one line that is answered', async () => {
    ears.script({ name: 'hear', text: 'I understand that very well.' })
    const at = await stage.scene(server)
    const { client } = at
    const watcher = await stage.open(at)
    await watcher.join('participant')
    expect(client.last('session.created').voice).toMatchObject({ streaming: true, transcription: true })
    say(client, 1, 3)
    await client.find(
      (frame) => frame.type === 'input_audio.transcript' && frame.text === 'I understand that',
    )
    expect(await client.answer(commit(client))).toMatchObject({ type: 'ack', seq: 2 })
    expect(linesOf(client)).toMatchObject([{ text: 'I understand that very well.', duration_ms: 300 }])
    expect(client.last('conversation.item.created').item.role).toBe('assistant')
    expect(heard(client)).toEqual(['I', 'I understand', 'I understand that'])
    // The others see the words as those of a browser's recogniser.
    await watcher.find(
      (frame) => frame.type === 'input_transcript.delta' && frame.text === 'I understand that',
    )
    expect(heard(watcher)).toEqual([])
    expect(stage.voice.transcriptions).toEqual([])
  })

  it.each([
    ['bilingual', undefined, null],
    ['bilingual', 'es-MX', 'es'],
    ['english', 'es-MX', 'en'],
  ] as const)(
    '[VOICE35] a %s session in which the page says %s: the service is told %s',
    async (sessionLanguage, language, told) => {
      ears.script({ name: 'hear', text: 'Buenos días, tengo una pregunta.' })
      const { client } = await stage.scene(server, 'with a voice', {
        prospect: { primaryLanguage: 'bilingual' },
        session: { sessionLanguage },
      })
      const voice = language === undefined ? { enabled: true } : { enabled: true, language }
      await client.answer(client.send({ type: 'voice.configure', voice }))
      say(client, 1, 3)
      expect(await client.answer(commit(client))).toMatchObject({ type: 'ack' })
      expect(linesOf(client)).toMatchObject([{ text: 'Buenos días, tengo una pregunta.' }])
      expect(ears.streams[0]?.url.searchParams.get('language_code')).toBe(told)
    },
  )

  it('several utterances go over one connection, which ends with that of the speaker', async () => {
    ears.script({ name: 'hear', text: 'Take your time.' }, { name: 'hear', text: 'I can wait.' })
    const { client } = await stage.scene(server)
    for (const ordinal of [1, 2]) {
      say(client, ordinal, 3)
      expect(await client.answer(commit(client))).toMatchObject({ type: 'ack' })
    }
    expect(linesOf(client).map(({ text }) => text)).toEqual(['Take your time.', 'I can wait.'])
    expect(ears.streams).toHaveLength(1)
    client.close()
    await expect.poll(() => ears.openSockets).toBe(0)
  })

  it('what was never committed is not part of the next line', async () => {
    ears.script({ name: 'hear', text: 'A cough.' }, { name: 'hear', text: 'Good morning.' })
    const { client } = await stage.scene(server)
    say(client, 1, 1)
    await client.find((frame) => frame.type === 'input_audio.transcript' && frame.ordinal === 1)
    say(client, 2, 2)
    expect(await client.answer(commit(client))).toMatchObject({ type: 'ack' })
    expect(linesOf(client).map(({ text }) => text)).toEqual(['Good morning.'])
  })

  it.each([
    ['a stalled service', { name: 'stall', text: 'I can pay' }, 'provider_timeout'],
    ['a cut in mid-utterance', { name: 'cut', text: 'I can pay', words: 2 }, 'provider_incomplete'],
    ['a refusal', { name: 'error', text: 'I can pay', error: 'quota_exceeded' }, 'provider_refused'],
  ] as const)('%s: the recording becomes the line, and the speaker is told', async (_name, script, code) => {
    ears.script(script)
    const { client } = await stage.scene(server)
    say(client, 1, 3)
    expect(await client.answer(commit(client))).toMatchObject({ type: 'ack' })
    expect(client.last('input_audio.transcript_failed')).toMatchObject({ ordinal: 1, code })
    expect(linesOf(client).map(({ text }) => text)).toEqual(['The recording was heard.'])
    expect(stage.voice.transcriptions[0]?.bytes.byteLength).toBe(44 + 3 * sound.byteLength)
    // The next utterance connects again.
    ears.script({ name: 'hear', text: 'That is better.' })
    say(client, 2, 1)
    expect(await client.answer(commit(client))).toMatchObject({ type: 'ack' })
    expect(linesOf(client).at(-1)?.text).toBe('That is better.')
  })

  it('a handshake that is refused: the recording becomes the line', async () => {
    ears.refuseSockets = 503
    const { client } = await stage.scene(server)
    say(client, 1, 2)
    expect(await client.answer(commit(client))).toMatchObject({ type: 'ack' })
    expect(client.last('input_audio.transcript_failed').code).toBe('provider_unavailable')
    expect(linesOf(client).map(({ text }) => text)).toEqual(['The recording was heard.'])
  })

  it('where the recording cannot be transcribed either, the words so far become the line', async () => {
    ears.script({ name: 'cut', text: 'I can wait here', words: 3 })
    const { client } = await stage.scene(alone)
    say(client, 1, 3)
    await client.find((frame) => frame.type === 'input_audio.transcript_failed')
    ears.refuseSockets = 503
    expect(await client.answer(commit(client))).toMatchObject({ type: 'ack' })
    expect(linesOf(client).map(({ text }) => text)).toEqual(['I can'])
  })

  it('an utterance without words: nothing_heard, and nothing is stored', async () => {
    ears.script({ name: 'hear', text: ' … ' })
    const at = await stage.scene(server)
    say(at.client, 1, 2)
    expect(await at.client.answer(commit(at.client))).toMatchObject({ type: 'nack', code: 'nothing_heard' })
    expect((await stage.storedReply(at))?.seq).toBe(1)
  })

  it('frames that are too long, or faster than speech, are refused; the recording is kept', async () => {
    const { client } = await stage.scene(server)
    say(client, 1, 1, new Uint8Array(32 * limits.streamedFrameMaxMs + 2).fill(7))
    expect(await client.answer(commit(client))).toMatchObject({ type: 'ack' })
    expect(client.last('input_audio.transcript_failed')).toMatchObject({
      ordinal: 1,
      code: 'frame_too_large',
    })
    say(client, 2, limits.streamedAheadMaxMs / 100 + 20)
    expect(await client.answer(commit(client))).toMatchObject({ type: 'ack' })
    expect(client.last('input_audio.transcript_failed')).toMatchObject({ ordinal: 2, code: 'rate_limited' })
    expect(linesOf(client).map(({ text }) => text)).toEqual([
      'The recording was heard.',
      'The recording was heard.',
    ])
  })

  it('a recording, which has no number, goes to the recorded transcription', async () => {
    const { client } = await stage.scene(server)
    say(client, 0, 3)
    expect(await client.answer(commit(client))).toMatchObject({ type: 'ack' })
    expect(linesOf(client).map(({ text }) => text)).toEqual(['The recording was heard.'])
    expect(ears.streams).toEqual([])
  })

  it('[VOICE32] the debtor, whom the microphone has picked up, is not in the line', async () => {
    const texts = ['well I hear', 'I hear you', 'Well I hear you wait a moment']
    ears.script(...texts.map((text) => ({ name: 'hear', text }) as const))
    const { client } = await stage.scene(slow)
    submit(client)
    await replyId(client)
    await client.sound(() => true)
    say(client, 1, 4)
    expect(await client.answer(commit(client))).toMatchObject({ type: 'nack', code: 'nothing_heard' })
    say(client, 2, 7)
    expect(await client.answer(commit(client))).toMatchObject({ type: 'nack', code: 'nothing_heard' })
    say(client, 3, 7)
    expect(await client.answer(commit(client))).toMatchObject({ type: 'ack' })
    expect(linesOf(client).at(-1)?.text).toBe('wait a moment')
  })

  it('[VOICE32] words of the debtor that the collector says again stay, as long as no echo is known', async () => {
    ears.script({ name: 'hear', text: 'It has been a long week you say' })
    const { client } = await stage.scene(slow)
    submit(client)
    await replyId(client)
    await client.sound(() => true)
    say(client, 1, 8)
    expect(await client.answer(commit(client))).toMatchObject({ type: 'ack' })
    expect(linesOf(client).at(-1)?.text).toBe('It has been a long week you say')
  })
})
