import { afterEach, expect, it, vi } from 'vitest'
import { microphonePermitted } from './microphone-permitted.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answers = (query: () => Promise<unknown>) => vi.stubGlobal('navigator', { permissions: { query } })

it.each([
  ['granted', true],
  ['prompt', false],
  ['denied', false],
])('[VOICE24] a microphone whose permission is %s counts as allowed: %s', async (state, allowed) => {
  answers(async () => ({ state }))
  expect(await microphonePermitted()).toBe(allowed)
})

it('[VOICE24] a browser that cannot tell is assumed to ask', async () => {
  answers(() => Promise.reject(new TypeError('unknown permission')))
  expect(await microphonePermitted()).toBe(false)
})

it('[VOICE24] so is one that never answers', async () => {
  vi.useFakeTimers()
  answers(() => new Promise(() => undefined))
  const permitted = microphonePermitted()
  await vi.runAllTimersAsync()
  expect(await permitted).toBe(false)
})
