import { afterEach, expect, it, vi } from 'vitest'
import { FakeAnalyser, stubAudioContext } from '#src/testing/fake-audio-context.ts'
import { SoundLevel } from './sound-level.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['silence', 0, 0],
  ['the quietest speech, -60 dB', 0.001, 0],
  ['speech of -35 dB', 10 ** (-35 / 20), 0.5],
  ['the loudest speech, -10 dB', 10 ** (-10 / 20), 1],
  ['what is louder still', 1, 1],
])('%s: an amplitude of %f is a level of %f', (_, amplitude, level) => {
  stubAudioContext()
  FakeAnalyser.amplitude = amplitude
  const source = new GainNode(new AudioContext({ sampleRate: 22_050 }))
  expect(new SoundLevel(source).now).toBeCloseTo(level, 3)
})
