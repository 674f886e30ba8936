import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultTuning, type SpeechEvent, type Tts, type VoiceChoice } from '../tts.ts'

export type TtsUnderTest = {
  /** Speaks any text. */
  tts: Tts
  /**
   * Speaks the start of a clause, then stalls for longer than any test. Unused where a clause arrives in one
   * piece.
   */
  waiting: Tts
  /** Whether the server of the latest clause has seen the client leave. Waits for that. */
  upstreamLeft(): Promise<boolean>
  close(): Promise<void>
}

export async function collectSpeech(speech: AsyncIterable<SpeechEvent>): Promise<SpeechEvent[]> {
  const events: SpeechEvent[] = []
  for await (const event of speech) events.push(event)
  return events
}

export function soundOf(events: readonly SpeechEvent[]): Buffer {
  return Buffer.concat(events.map((event) => (event.type === 'audio' ? event.pcm : new Uint8Array())))
}

export function choiceOf(tts: Tts, changes: Partial<VoiceChoice> = {}): VoiceChoice {
  const voiceId = tts.defaultVoice('female').id
  return { voiceId, language: 'en-US', rate: 1, pitch: 1, tuning: defaultTuning, ...changes }
}

/**
 * The contract of every voice provider (tts.ts); one whose clauses arrive in one piece cannot be stopped in
 * the middle.
 */
export function describeTts(
  name: string,
  comes: 'in pieces' | 'whole',
  start: () => Promise<TtsUnderTest>,
): void {
  describe(`the contract of a voice: ${name}`, () => {
    let under: TtsUnderTest
    beforeAll(async () => {
      under = await start()
    })
    afterAll(() => under.close())
    const never = () => new AbortController().signal

    it('speaks: whole samples, not just silence', async () => {
      const line = under.tts.open(choiceOf(under.tts))
      const sound = soundOf(await collectSpeech(line.speak('I hear you, but not today.', never())))
      expect(sound.byteLength).toBeGreaterThan(0)
      expect(sound.byteLength % 2).toBe(0)
      expect(sound.some((byte) => byte !== 0)).toBe(true)
      line.close()
    })

    it('reports word starts in order and within text and audio, if it reports any', async () => {
      const line = under.tts.open(choiceOf(under.tts, { language: 'es-MX' }))
      const text = 'Señor García, no puedo pagar hoy.'
      const events = await collectSpeech(line.speak(text, never()))
      const words = events.flatMap((event) => (event.type === 'words' ? event.words : []))
      const samples = soundOf(events).byteLength / 2
      for (const [index, word] of words.entries()) {
        expect(text[word.at]).toMatch(/\S/u)
        expect(word.startSample).toBeLessThanOrEqual(samples)
        const before = words[index - 1]
        if (before) {
          expect(word.at).toBeGreaterThan(before.at)
          expect(word.startSample).toBeGreaterThanOrEqual(before.startSample)
        }
      }
      line.close()
    })

    it('keeps concurrent clauses apart', async () => {
      const line = under.tts.open(choiceOf(under.tts))
      const say = async (text: string) => soundOf(await collectSpeech(line.speak(text, never())))
      const short = await say('No.')
      const long = await say('I would have paid it if I had anything left to pay it with.')
      const together = await Promise.all([
        say('I would have paid it if I had anything left to pay it with.'),
        say('No.'),
      ])
      expect(together.map((sound) => sound.byteLength)).toEqual([long.byteLength, short.byteLength])
      line.close()
    })

    it('has voices, including the default one', async () => {
      const voices = await under.tts.voices(never())
      expect(voices.length).toBeGreaterThan(1)
      expect(new Set(voices.map((voice) => voice.id)).size).toBe(voices.length)
      for (const gender of ['female', 'male', 'neutral'] as const)
        expect(voices.map((voice) => voice.id)).toContain(under.tts.defaultVoice(gender).id)
    })

    it('renders a text to a file', async () => {
      const file = await under.tts.render('I hear you.', choiceOf(under.tts), never())
      expect(file.mediaType).toMatch(/^audio\//u)
      expect(file.bytes.byteLength).toBeGreaterThan(44)
    })

    it('produces nothing when stopped before the start', async () => {
      const line = under.tts.open(choiceOf(under.tts))
      const speech = collectSpeech(line.speak('I hear you.', AbortSignal.abort()))
      await expect(speech).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
      line.close()
    })

    if (comes === 'whole') return

    it('ends immediately when stopped in the middle of a clause, also upstream', async () => {
      const { waiting } = under
      const stop = new AbortController()
      const line = waiting.open(choiceOf(waiting))
      const read = async () => {
        for await (const event of line.speak('I hear you.', stop.signal))
          if (event.type === 'audio') queueMicrotask(() => stop.abort())
      }
      await expect(read()).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
      expect(await under.upstreamLeft()).toBe(true)
      line.close()
    })

    it('ends upstream when the reader stops reading', async () => {
      const { waiting } = under
      const line = waiting.open(choiceOf(waiting))
      for await (const event of line.speak('I hear you.', never())) if (event.type === 'audio') break
      expect(await under.upstreamLeft()).toBe(true)
      line.close()
    })
  })
}
