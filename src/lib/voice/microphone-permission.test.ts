import { afterEach, expect, it, vi } from 'vitest'
import { microphonePermission, noteMicrophoneOpened } from './microphone-permission.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answers = (query: () => Promise<unknown>) =>
  vi.stubGlobal('navigator', { permissions: { query }, mediaDevices: {} })

it.each(['granted', 'prompt', 'denied'])('[VOICE34] tells a microphone that is %s', async (state) => {
  answers(async () => ({ state }))
  expect(await microphonePermission()).toBe(state)
})

it('[VOICE34] a browser that cannot tell is assumed to ask', async () => {
  answers(() => Promise.reject(new TypeError('unknown permission')))
  expect(await microphonePermission()).toBe('prompt')
})

it('[VOICE34] so is one that never answers', async () => {
  vi.useFakeTimers()
  answers(() => new Promise(() => undefined))
  const permission = microphonePermission()
  await vi.runAllTimersAsync()
  expect(await permission).toBe('prompt')
})

it('[VOICE34] one that allows it for the page alone is not asked about again, unless it blocks it', async () => {
  let state = 'prompt'
  answers(async () => ({ state }))
  noteMicrophoneOpened()
  expect(await microphonePermission()).toBe('granted')
  state = 'denied'
  expect(await microphonePermission()).toBe('denied')
})
