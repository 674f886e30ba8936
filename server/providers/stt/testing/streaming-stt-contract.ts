import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SpeechSimulator } from '#server/testing/speech-simulator.ts'
import type { SpeechDeadlines } from '../speech-socket.ts'
import type { HeardWords, SpeechStream, StreamingStt } from '../stt.ts'

/** 100 ms of sound at 16 kHz. */
export const sound = new Uint8Array(3_200).fill(7)
export const english = { language: 'en', sampleRate: 16_000 } as const

/** Long enough for a busy machine; only the tests of deadlines wait for them. */
const deadlines: SpeechDeadlines = { connectMs: 2_000, finalMs: 2_000 }
const soon: SpeechDeadlines = { connectMs: 50, finalMs: 50 }

/** Speaks `count` words, each 100 ms. */
export function say(stream: SpeechStream, count: number): void {
  for (let word = 0; word < count; word++) stream.send(sound)
}

/** Reads until the final words of the utterance with this number. */
export async function heardUntilFinal(stream: SpeechStream, utterance = 0): Promise<HeardWords[]> {
  const heard: HeardWords[] = []
  for await (const words of stream) {
    heard.push(words)
    if (words.type === 'final' && words.utterance === utterance) break
  }
  return heard
}

/**
 * The contract of every streaming transcription (stt.ts), over its simulator. `create` takes the simulator and the
 * deadlines.
 */
export function describeStreamingStt(
  name: string,
  create: (simulator: SpeechSimulator, deadlines: SpeechDeadlines) => StreamingStt,
): void {
  describe(`the contract of a streaming transcription: ${name}`, () => {
    let simulator: SpeechSimulator
    let stt: StreamingStt
    beforeAll(async () => {
      simulator = await SpeechSimulator.start()
      stt = create(simulator, deadlines)
    })
    afterAll(() => simulator.close())
    beforeEach(() => simulator.script())

    it('hears words while they are spoken, and the final ones after the commit', async () => {
      simulator.script({ name: 'hear', text: 'I can pay forty' })
      const stream = stt.open(english)
      say(stream, 3)
      stream.commit()
      expect(await heardUntilFinal(stream)).toEqual([
        { type: 'partial', utterance: 0, text: 'I' },
        { type: 'partial', utterance: 0, text: 'I can' },
        { type: 'partial', utterance: 0, text: 'I can pay' },
        { type: 'final', utterance: 0, text: 'I can pay forty' },
      ])
      stream.close()
    })

    it('hears several utterances over one connection, in their order', async () => {
      simulator.script({ name: 'hear', text: 'I can' }, { name: 'hear', text: 'pay forty' })
      const stream = stt.open(english)
      for (let utterance = 0; utterance < 2; utterance++) {
        say(stream, 2)
        stream.commit()
      }
      const finals = (await heardUntilFinal(stream, 1)).filter(({ type }) => type === 'final')
      expect(finals).toEqual([
        { type: 'final', utterance: 0, text: 'I can' },
        { type: 'final', utterance: 1, text: 'pay forty' },
      ])
      expect(simulator.streams).toHaveLength(1)
      stream.close()
    })

    it('a commit without sound has empty final words', async () => {
      simulator.script({ name: 'hear', text: '' })
      const stream = stt.open(english)
      stream.commit()
      expect(await heardUntilFinal(stream)).toEqual([{ type: 'final', utterance: 0, text: '' }])
      stream.close()
    })

    it('understands other spellings, and ignores what it does not know', async () => {
      simulator.script({ name: 'hear', text: 'pay forty' })
      simulator.otherSpellings = true
      const stream = stt.open(english)
      say(stream, 1)
      stream.commit()
      expect((await heardUntilFinal(stream)).at(-1)).toEqual({
        type: 'final',
        utterance: 0,
        text: 'pay forty',
      })
      stream.close()
    })

    it('ends without words once it is closed, also upstream', async () => {
      const stream = stt.open(english)
      say(stream, 1)
      const heard: HeardWords[] = []
      for await (const words of stream) {
        heard.push(words)
        stream.close()
      }
      expect(heard).toHaveLength(1)
      await expect.poll(() => simulator.openSockets).toBe(0)
    })

    it.each([
      [401, 'refused'],
      [403, 'refused'],
      [429, 'rate_limited'],
      [503, 'unavailable'],
    ])('a handshake refused with %i is reported as %s', async (status, failure) => {
      simulator.refuseSockets = status
      await expect(heardUntilFinal(stt.open(english))).rejects.toMatchObject({ failure, afterText: false })
    })

    it('a server that is never ready is reported', async () => {
      simulator.silent = true
      const stream = create(simulator, soon).open(english)
      stream.commit()
      await expect(heardUntilFinal(stream)).rejects.toMatchObject({ failure: 'connect_timeout' })
    })

    it.each([
      [{ name: 'cut', text: 'I can pay', words: 2 }, 'incomplete'],
      [{ name: 'garbage', text: 'I can pay' }, 'malformed'],
      [{ name: 'error', text: 'I can pay', error: 'something_new' }, 'unavailable'],
    ] as const)('%o in mid-utterance fails with a name, after the words so far', async (script, failure) => {
      simulator.script(script)
      const stream = stt.open(english)
      const heard: HeardWords[] = []
      const read = async () => {
        for await (const words of stream) heard.push(words)
      }
      say(stream, 2)
      stream.commit()
      await expect(read()).rejects.toMatchObject({ name: 'ProviderError', failure, afterText: true })
      expect(heard[0]).toEqual({ type: 'partial', utterance: 0, text: 'I' })
      expect(heard.every(({ type }) => type === 'partial')).toBe(true)
    })

    it('final words that do not come are reported', async () => {
      simulator.script({ name: 'stall', text: 'I can pay' })
      const waited = create(simulator, { ...deadlines, finalMs: 50 }).open(english)
      say(waited, 1)
      waited.commit()
      await expect(heardUntilFinal(waited)).rejects.toMatchObject({ failure: 'stalled' })
      expect(simulator.streams[0]?.commits).toBe(1)
    })

    it('a provider that takes nothing is given up before much waits for it', async () => {
      simulator.silent = true
      const stream = stt.open(english)
      const minute = new Uint8Array(60 * 32_000)
      for (let piece = 0; piece < 6; piece++) stream.send(minute)
      await expect(heardUntilFinal(stream)).rejects.toMatchObject({ failure: 'stalled' })
    })
  })
}
