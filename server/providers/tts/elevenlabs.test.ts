import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { VoiceSimulator } from '#server/testing/voice-simulator.ts'
import { elevenLabsTts } from './elevenlabs.ts'
import { choiceOf, collectSpeech, describeTts, soundOf } from './testing/tts-contract.ts'
import type { Tts } from './tts.ts'

const deadlines = { connectMs: 400, firstTokenMs: 300, idleMs: 200 }
const over = (simulator: VoiceSimulator) =>
  elevenLabsTts({ apiKey: 'key', baseUrl: simulator.elevenLabsUrl, model: undefined, deadlines })

describeTts('ElevenLabs', 'in pieces', async () => {
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

describe('ElevenLabs', () => {
  let simulator: VoiceSimulator
  let tts: Tts
  beforeAll(async () => {
    simulator = await VoiceSimulator.start()
    tts = over(simulator)
  })
  afterAll(() => simulator.close())
  beforeEach(() => {
    simulator.script()
    simulator.refuseSockets = null
    simulator.spelling = 'camel'
    simulator.alignmentIsMalformed = false
    simulator.endsCancelledContexts = true
    simulator.missingVoices.clear()
  })
  const never = new AbortController().signal
  const say = async (text: string, changes: Parameters<typeof choiceOf>[1] = {}) => {
    const line = tts.open(choiceOf(tts, changes))
    try {
      return await collectSpeech(line.speak(text, never))
    } finally {
      line.close()
    }
  }

  it('[VOICE22] speaks with the specified settings and language, over one socket', async () => {
    const before = simulator.sockets
    const line = tts.open(choiceOf(tts, { language: 'es-MX', rate: 1.12 }))
    await collectSpeech(line.speak('No puedo.', never))
    await collectSpeech(line.speak('Hoy no.', never))
    line.close()
    expect(simulator.sockets).toBe(before + 1)
    expect((await simulator.clause(0)).with).toMatchObject({
      stability: 0.5,
      similarity_boost: 0.75,
      style: 0,
      use_speaker_boost: true,
      speed: 1.12,
      language_code: 'es',
      output_format: 'pcm_24000',
      auto_mode: 'true',
    })
  })

  it('reports word starts in samples of the whole clause', async () => {
    const text = 'I really cannot pay that much.'
    const events = await say(text)
    const words = events.flatMap((event) => (event.type === 'words' ? event.words : []))
    expect(words.map(({ at }) => text.slice(at).split(' ')[0])).toEqual(text.split(' '))
    expect(words.map(({ at, startSample }) => startSample - at * 1_200)).toEqual(words.map(() => 0))
  })

  it('[VOICE22] speaks whichever way the names of the messages are spelt', async () => {
    simulator.spelling = 'snake'
    const events = await say('I cannot pay.')
    expect(soundOf(events).byteLength).toBeGreaterThan(0)
    expect(events.flatMap((event) => (event.type === 'words' ? event.words : []))).toHaveLength(3)
  })

  it('[VOICE22] times of words that cannot be read do not fail the sound', async () => {
    simulator.alignmentIsMalformed = true
    const events = await say('I cannot pay.')
    expect(soundOf(events).byteLength).toBeGreaterThan(0)
    expect(events.filter(({ type }) => type === 'words')).toEqual([])
  })

  it('[VOICE22] a sixth clause at once waits for one of the five to end', async () => {
    const before = simulator.sockets
    const line = tts.open(choiceOf(tts))
    simulator.otherwise = { name: 'speak', firstByteMs: 20 }
    const spoken = await Promise.all(
      Array.from({ length: 8 }, (_, place) =>
        collectSpeech(line.speak(`Number ${place}.`, new AbortController().signal)),
      ),
    )
    simulator.otherwise = { name: 'speak' }
    line.close()
    expect(spoken.map((events) => soundOf(events).byteLength > 0)).toEqual(spoken.map(() => true))
    expect(simulator.sockets).toBe(before + 1)
  })

  it('[VOICE22] interruptions that fill a socket with closed contexts do not silence the next reply', async () => {
    simulator.endsCancelledContexts = false
    simulator.script(...Array.from({ length: 5 }, () => ({ name: 'stall', pieces: 1 }) as const))
    const before = simulator.sockets
    const line = tts.open(choiceOf(tts))
    for (let time = 0; time < 5; time++) {
      const interrupted = new AbortController()
      const speak = async () => {
        for await (const event of line.speak('I was about to say.', interrupted.signal))
          if (event.type === 'audio') interrupted.abort()
      }
      await expect(speak()).rejects.toMatchObject({ name: 'AbortError' })
    }
    expect(soundOf(await collectSpeech(line.speak('What is it?', never))).byteLength).toBeGreaterThan(0)
    line.close()
    expect(simulator.sockets).toBe(before + 2)
  })

  it('[VOICE22] a clause that waits for room goes on once those before it were given up', async () => {
    simulator.endsCancelledContexts = false
    simulator.script(...Array.from({ length: 5 }, () => ({ name: 'stall', pieces: 1 }) as const))
    const line = tts.open(choiceOf(tts))
    const interrupted = new AbortController()
    const before = Array.from({ length: 5 }, () =>
      collectSpeech(line.speak('I was about to say.', interrupted.signal)).catch(() => null),
    )
    await simulator.clause(4)
    const waiting = collectSpeech(line.speak('What is it?', never))
    interrupted.abort()
    expect(await Promise.all(before)).toEqual(before.map(() => null))
    expect(soundOf(await waiting).byteLength).toBeGreaterThan(0)
    line.close()
  })

  it('[VOICE22] too many contexts by the count of the provider: the clause is spoken on a new socket', async () => {
    simulator.script({ name: 'error', error: 'max_active_conversations', message: 'Maximum exceeded (5).' })
    expect(soundOf(await say('I hear you.')).byteLength).toBeGreaterThan(0)
    expect(simulator.clauses).toHaveLength(2)
  })

  it('[VOICE22] a voice that the account lacks is refused, not tried again', async () => {
    simulator.missingVoices.add('gone')
    await expect(say('I hear you.', { voiceId: 'gone' })).rejects.toMatchObject({ failure: 'refused' })
    expect(simulator.clauses).toHaveLength(1)
  })

  it('[VOICE22] the default is a voice of the account, once its list is known', async () => {
    const other = await VoiceSimulator.start()
    other.voices = [
      { voice_id: 'new-man', name: 'Otis', labels: { gender: 'male' } },
      { voice_id: 'new-woman', name: 'Vera', labels: { gender: 'female' } },
    ]
    const account = over(other)
    await account.voices(never)
    expect(account.defaultVoice('female').id).toBe('new-woman')
    expect(account.defaultVoice('male').id).toBe('new-man')
    expect(account.defaultVoice('neutral').id).toBe('new-woman')
    await other.close()
  })

  it('a socket that died unnoticed is reopened before the first audio', async () => {
    const line = tts.open(choiceOf(tts))
    await collectSpeech(line.speak('I hear you.', never))
    simulator.dropSockets()
    expect(soundOf(await collectSpeech(line.speak('Not today.', never))).byteLength).toBeGreaterThan(0)
    line.close()
  })

  it('a connection lost before the first audio is retried once', async () => {
    simulator.script({ name: 'cut', pieces: 0 })
    expect(soundOf(await say('I hear you.')).byteLength).toBeGreaterThan(0)
    expect(simulator.clauses).toHaveLength(2)
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
      { name: 'garbage', pieces: 1 },
      { failure: 'malformed', afterAudio: true },
    ],
    [
      { name: 'refuse', status: 1008 },
      { failure: 'refused', afterAudio: false },
    ],
  ] as const)('%o fails with a name', async (script, failure) => {
    simulator.script(script)
    await expect(say('I hear you, but not today.')).rejects.toMatchObject(failure)
  })

  it.each([
    [401, 'refused'],
    [429, 'rate_limited'],
    [503, 'unavailable'],
  ])('a handshake refused with %i is reported as %s', async (status, failure) => {
    simulator.refuseSockets = status
    await expect(say('I hear you.')).rejects.toMatchObject({ failure })
  })

  it('lists the voices of the account with their traits', async () => {
    expect(await tts.voices(never)).toContainEqual({
      id: 'mexico1',
      name: 'Lucía',
      gender: 'female',
      accent: 'mexican',
      age: 'middle_aged',
      languages: ['es'],
    })
  })

  it('a refused file is reported', async () => {
    simulator.script({ name: 'refuse', status: 401 })
    await expect(tts.render('I hear you.', choiceOf(tts), never)).rejects.toMatchObject({
      failure: 'refused',
    })
  })
})
