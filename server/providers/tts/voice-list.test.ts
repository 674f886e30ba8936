import { expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { closestVoice } from '#server/domain/speech/prospect-voice.ts'
import { voiceList } from './voice-list.ts'

const list = 'en/female=af_heart,en/male=am_michael,es/female=ef_dora,es/male=em_alex'

it.each([
  ['es-MX', 'female', 'ef_dora'],
  ['es-ES', 'male', 'em_alex'],
  ['en-US', 'male', 'am_michael'],
] as const)('a prospect that speaks %s and is %s gets %s', (language, gender, id) => {
  const wish = { language, gender, accent: null, age: 'middle_aged', rate: 1, pitch: 1, seed: 0 } as const
  expect(closestVoice(voiceList(list), wish)?.id).toBe(id)
})

it.each(['af_heart', 'fr/female=x', 'en/woman=af_heart', 'en/female='])('refuses "%s"', (text) => {
  expect(() => voiceList(text)).toThrow('is no voice')
  expect(() => readConfig({ TEXT_TO_SPEECH_VOICES: text })).toThrow('TEXT_TO_SPEECH_VOICES')
})
