import { expect, it } from 'vitest'
import { phrasesOf } from './phrases.ts'

it.each([
  ['en', 'where', 'Early in the call you say, in.', []],
  ['en', 'where', 'The letters went to my old flat in Dayton.', ['to my old flat in Dayton']],
  ['es', 'who', 'Lo sabe tu cuñada Pilar.', ['Pilar']],
  ['es', 'who', 'Lo sabe mi cuñada Pilar.', ['mi cuñada Pilar']],
] as const)('no answer speaks to whoever plays the part: %s, %s, %s', (language, asks, text, phrases) => {
  expect(phrasesOf(text, asks, language).map(({ text: phrase }) => phrase)).toEqual(phrases)
})
