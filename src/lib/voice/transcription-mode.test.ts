import { describe, expect, it } from 'vitest'
import { chooseTranscription, serverTranscription } from './transcription-mode.ts'

describe('[A10] how speech becomes text', () => {
  it.each([
    [{ streaming: true, recordings: true }, true, false, 'streaming'],
    [{ streaming: true, recordings: true }, true, true, 'recogniser'],
    [{ streaming: true, recordings: true }, false, true, 'streaming'],
    [{ streaming: false, recordings: true }, true, false, 'recogniser'],
    [{ streaming: false, recordings: true }, false, false, 'recording'],
    [{ streaming: false, recordings: false }, false, false, 'nothing'],
  ] as const)(
    'server %o, recogniser %s, prefers the browser %s: %s',
    (server, recogniser, prefersBrowser, mode) => {
      expect(chooseTranscription({ prefersBrowser, recogniser, server })).toBe(mode)
    },
  )

  it('an older server offers no streaming', () => {
    expect(serverTranscription({ transcription: true })).toEqual({ streaming: false, recordings: true })
    expect(serverTranscription(null)).toEqual({ streaming: false, recordings: false })
  })
})
