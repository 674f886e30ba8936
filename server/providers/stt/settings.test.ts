import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'

const chosen = (env: Record<string, string>) => readConfig(env).streamingSpeechToText

describe('the streaming transcription', () => {
  it('is that of ElevenLabs where there is a key for it', () => {
    const env = { ELEVENLABS_API_KEY: 'voice', OPENAI_API_KEY: 'words' }
    expect(chosen(env)).toMatchObject({ provider: 'elevenlabs', apiKey: 'voice', model: undefined })
  })

  it("is OpenAI's own where there is only a key for that", () => {
    expect(chosen({ OPENAI_API_KEY: 'words' })).toMatchObject({ provider: 'openai', apiKey: 'words' })
  })

  it('is not expected of a compatible server, unless it is named', () => {
    const compatible = { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }
    expect(chosen(compatible)).toBeNull()
    const named = { ...compatible, STREAMING_SPEECH_TO_TEXT: 'openai', STREAMING_SPEECH_TO_TEXT_MODEL: 'm' }
    expect(chosen(named)).toMatchObject({
      provider: 'openai',
      baseUrl: compatible.OPENAI_BASE_URL,
      model: 'm',
    })
  })

  it.each<Record<string, string>>([
    { ELEVENLABS_API_KEY: 'voice', OPENAI_API_KEY: 'words', STREAMING_SPEECH_TO_TEXT: 'off' },
    { OPENAI_API_KEY: 'words', STREAMING_SPEECH_TO_TEXT: 'elevenlabs' },
    { ELEVENLABS_API_KEY: 'voice', STREAMING_SPEECH_TO_TEXT: 'openai' },
    {},
  ])('is none with %o', (env) => {
    expect(chosen(env)).toBeNull()
  })
})
