import { afterAll, describe, expect, it } from 'vitest'
import { builtInVoices, embeddedTts } from './embedded.ts'
import { choiceOf, collectSpeech, describeTts, soundOf } from './testing/tts-contract.ts'

describeTts('embedded', 'whole', async () => {
  const tts = embeddedTts({ threads: 1 })
  return { tts, waiting: tts, upstreamLeft: async () => true, close: () => tts.close() }
})

describe('the embedded voice', () => {
  const tts = embeddedTts({ threads: 1 })
  afterAll(() => tts.close())
  const sound = async (text: string, changes: Parameters<typeof choiceOf>[1] = {}) => {
    const line = tts.open(choiceOf(tts, changes))
    return soundOf(await collectSpeech(line.speak(text, new AbortController().signal)))
  }

  it('has two voices that sound different, in both languages', async () => {
    const [clara, martin] = builtInVoices
    for (const language of ['en-US', 'es-ES', 'es-MX'] as const) {
      const text = language === 'en-US' ? 'Good morning.' : 'Buenos días.'
      const one = await sound(text, { language, voiceId: clara.id })
      const other = await sound(text, { language, voiceId: martin.id })
      expect(one.equals(other)).toBe(false)
    }
  })

  it('speaks Spanish as Spanish: the same letters sound different', async () => {
    const english = await sound('Como hace', { language: 'en-US' })
    const spanish = await sound('Como hace', { language: 'es-MX' })
    const spain = await sound('Como hace', { language: 'es-ES' })
    expect(english.equals(spanish)).toBe(false)
    expect(spanish.equals(spain)).toBe(false)
  })

  it('speaks faster and higher on request', async () => {
    const text = 'I would have paid it if I had anything left.'
    const usual = await sound(text)
    const fast = await sound(text, { rate: 2 })
    const high = await sound(text, { pitch: 1.5 })
    expect(fast.byteLength).toBeLessThan(usual.byteLength * 0.7)
    expect(high.equals(usual)).toBe(false)
  })

  it('reports every word’s start', async () => {
    const line = tts.open(choiceOf(tts, { language: 'es-MX' }))
    const text = 'Señor García, no puedo.'
    const events = await collectSpeech(line.speak(text, new AbortController().signal))
    const words = events.flatMap((event) => (event.type === 'words' ? event.words : []))
    expect(words.map(({ at }) => text.slice(at).split(/[\s,.]/u)[0])).toEqual([
      'Señor',
      'García',
      'no',
      'puedo',
    ])
  })
})
