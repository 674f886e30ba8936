import { describe, expect, it } from 'vitest'
import { RecognitionResults } from './recognition-results.ts'

type Result = [text: string, final: boolean, confidence?: number]

function event(results: readonly Result[], resultIndex = 0) {
  return {
    resultIndex,
    results: results.map(([transcript, isFinal, confidence = 0.9]) =>
      Object.assign([{ transcript, confidence }], { isFinal }),
    ),
  }
}

/** All that is read from events in order: finals, and the last interim words. */
function read(results: RecognitionResults, ...events: ReturnType<typeof event>[]) {
  const words = events.map((each) => results.read(each))
  return {
    finals: words.flatMap(({ finals }) => finals.map(({ text }) => text)),
    partial: words.at(-1)?.partial,
  }
}

describe('[VOICE31] the results of a recogniser', () => {
  it('on a desktop: interim words, then the same ones final, then the next sentence', () => {
    expect(
      read(
        new RecognitionResults(false),
        event([['good mor', false]]),
        event([['good morning ', true]]),
        event(
          [
            ['good morning ', true],
            [' is this', false],
            [' Rosa', false],
          ],
          1,
        ),
      ),
    ).toEqual({ finals: ['good morning'], partial: 'is this Rosa' })
  })

  it('on Android: finals that are sent again from index 0 count once', () => {
    expect(
      read(
        new RecognitionResults(true),
        event([['good morning', true]]),
        event([
          ['good morning', true],
          ['is this', true, 0],
        ]),
        event([
          ['good morning', true],
          ['is this Rosa', true],
        ]),
        event([
          ['good morning', true],
          ['is this Rosa', true],
        ]),
      ),
    ).toEqual({ finals: ['good morning', 'is this Rosa'], partial: '' })
  })

  it('on Android: words called final without confidence are interim, each result repeating the one before', () => {
    const results = new RecognitionResults(true)
    const growing = event([
      ['can', true, 0],
      ['can you', true, 0],
      ['can you pay', true, 0],
    ])
    expect(read(results, growing)).toEqual({ finals: [], partial: 'can you pay' })
    const whole = event([
      ['can', true, 0],
      ['can you', true, 0],
      ['can you pay', true, 0],
      ['can you pay forty', true, 0.8],
      ['can you pay forty', true, 0.8],
    ])
    expect(read(results, whole)).toEqual({ finals: ['can you pay forty'], partial: '' })
  })

  it('elsewhere: a final without confidence is final', () => {
    expect(read(new RecognitionResults(false), event([['hello', true, 0]])).finals).toEqual(['hello'])
  })

  it('on iOS: words that never become final stay interim, all of them', () => {
    expect(
      read(new RecognitionResults(false), event([['hello', false]]), event([['hello are you there', false]])),
    ).toEqual({ finals: [], partial: 'hello are you there' })
  })

  it('a final behind interim words waits for them', () => {
    const results = new RecognitionResults(false)
    const early = event([
      ['can you', false],
      ['by Friday', true],
    ])
    expect(read(results, early)).toEqual({ finals: [], partial: 'can you by Friday' })
    const both = event([
      ['can you pay', true],
      ['by Friday', true],
    ])
    expect(read(results, both)).toEqual({ finals: ['can you pay', 'by Friday'], partial: '' })
  })
})
