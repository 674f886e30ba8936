import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { VoiceSimulator } from '#server/testing/voice-simulator.ts'
import { openAiTts } from './openai.ts'
import { choiceOf, collectSpeech, describeTts, soundOf } from './testing/tts-contract.ts'
import type { Tts } from './tts.ts'
import { voiceList } from './voice-list.ts'

const deadlines = { connectMs: 400, firstTokenMs: 300, idleMs: 200 }
const over = (simulator: VoiceSimulator) =>
  openAiTts({ apiKey: 'key', baseUrl: simulator.openAiUrl, model: 'tts-1', deadlines })

describeTts('OpenAI-compatible', 'in pieces', async () => {
  const simulator = await VoiceSimulator.start()
  const waitingSimulator = await VoiceSimulator.start()
  waitingSimulator.otherwise = { name: 'stall', pieces: 1 }
  return {
    tts: over(simulator),
    waiting: over(waitingSimulator),
    upstreamLeft: async () => (await waitingSimulator.clauses.at(-1)?.ended) === 'client_left',
    close: async () => {
      await simulator.close()
      await waitingSimulator.close()
    },
  }
})

describe('an OpenAI-compatible voice', () => {
  let simulator: VoiceSimulator
  let tts: Tts
  beforeAll(async () => {
    simulator = await VoiceSimulator.start()
    tts = over(simulator)
  })
  afterAll(() => simulator.close())
  const never = new AbortController().signal
  const say = (text: string, changes: Parameters<typeof choiceOf>[1] = {}) =>
    collectSpeech(tts.open(choiceOf(tts, changes)).speak(text, never))

  it('has the voices that it was told of, with the first of a gender as default', async () => {
    const kokoro = openAiTts({
      apiKey: 'key',
      baseUrl: simulator.openAiUrl,
      model: 'kokoro',
      voices: voiceList('en/female=af_heart, es/female=ef_dora,es/male=em_alex'),
    })
    expect((await kokoro.voices(never)).map(({ id, languages }) => [id, ...languages])).toEqual([
      ['af_heart', 'en'],
      ['ef_dora', 'es'],
      ['em_alex', 'es'],
    ])
    expect(kokoro.defaultVoice('female').id).toBe('af_heart')
    expect(kokoro.defaultVoice('male').id).toBe('em_alex')
  })

  it('asks for PCM in the chosen voice and speed', async () => {
    simulator.script()
    await say('I hear you.', { voiceId: 'echo', rate: 1.2 })
    expect(await simulator.clause(0)).toMatchObject({
      text: 'I hear you.',
      voiceId: 'echo',
      with: { model: 'tts-1', response_format: 'pcm', speed: 1.2 },
    })
  })

  it.each([
    [
      { name: 'cut', pieces: 2 },
      { failure: 'incomplete', afterAudio: true },
    ],
    [
      { name: 'stall', pieces: 1 },
      { failure: 'stalled', afterAudio: true },
    ],
    [{ name: 'silent' }, { failure: 'first_token_timeout', afterAudio: false }],
    [
      { name: 'garbage', pieces: 0 },
      { failure: 'malformed', afterAudio: false },
    ],
    [
      { name: 'garbage', pieces: 1 },
      { failure: 'incomplete', afterAudio: true },
    ],
    [
      { name: 'refuse', status: 401 },
      { failure: 'refused', afterAudio: false },
    ],
    [
      { name: 'refuse', status: 429 },
      { failure: 'rate_limited', afterAudio: false },
    ],
    [
      { name: 'refuse', status: 503 },
      { failure: 'unavailable', afterAudio: false },
    ],
  ] as const)('%o fails with a name', async (script, failure) => {
    simulator.script(script, script)
    await expect(say('I hear you, but not today.')).rejects.toMatchObject(failure)
  })

  it('[A9] a voice that was lost before its first audio is asked once more, and no other one', async () => {
    simulator.script({ name: 'refuse', status: 503 })
    expect(soundOf(await say('I hear you.')).byteLength).toBeGreaterThan(0)
    expect(simulator.clauses).toHaveLength(2)
    simulator.script({ name: 'cut', pieces: 1 })
    await expect(say('I hear you, but not today.')).rejects.toMatchObject({ afterAudio: true })
    expect(simulator.clauses).toHaveLength(1)
  })
})
