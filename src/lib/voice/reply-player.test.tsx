import { afterEach, expect, it, vi } from 'vitest'
import { FakeAnalyser, stubAudioContext } from '#src/testing/fake-audio-context.ts'
import { ReplyPlayer } from './reply-player.ts'

afterEach(() => vi.unstubAllGlobals())

it('[HEAD7] a telephone call takes the sound away, and says so; a click brings it back', async () => {
  const contexts = stubAudioContext()
  const allowed: boolean[] = []
  const player = new ReplyPlayer({
    started: () => undefined,
    progress: () => undefined,
    voiceOver: () => undefined,
    allowedChanged: () => allowed.push(player.audioAllowed),
  })
  await player.open(24_000)
  contexts[0]?.become('interrupted')
  await player.open(24_000)
  expect(allowed).toEqual([true, false, true])
  expect(contexts).toHaveLength(1)
})

it('[SESS38] tells how loud the reply is, at any volume, while its context is open', async () => {
  stubAudioContext()
  const player = new ReplyPlayer({
    started: () => undefined,
    progress: () => undefined,
    voiceOver: () => undefined,
    allowedChanged: () => undefined,
  })
  expect(player.sound).toBeNull()
  await player.open(24_000)
  player.volume = 0
  FakeAnalyser.amplitude = 1
  expect(player.sound?.now).toBe(1)
  await player.close()
  expect(player.sound).toBeNull()
})
