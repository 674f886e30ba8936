import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SpeechLanguage } from '#protocol/realtime/voice.ts'
import type { OnDevice } from './on-device.ts'
import { useOnDevice } from './use-on-device.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A browser whose packs are in these states, by language; `installed` ends the download that was asked for. */
function stubPacks(states: Partial<Record<SpeechLanguage, OnDevice>>) {
  const asked = vi.fn<() => void>()
  let end: (there: boolean) => void = () => undefined
  vi.stubGlobal(
    'SpeechRecognition',
    Object.assign(class {}, {
      available: async ({ langs }: { langs: SpeechLanguage[] }) => {
        asked()
        return langs[0] && states[langs[0]]
      },
      install: () => new Promise<boolean>((resolve) => (end = resolve)),
    }),
  )
  return { states, asked, installed: (there: boolean) => end(there) }
}

const show = (language: SpeechLanguage) =>
  renderHook((spoken: SpeechLanguage) => useOnDevice([spoken]), { initialProps: language })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('[VOICE38] the language pack', () => {
  it('that was on its way before is asked for until it is there, and no longer', async () => {
    const { states, asked } = stubPacks({ 'en-US': 'downloading' })
    const { result } = show('en-US')
    await pass(0)
    expect(result.current.state).toBe('downloading')
    states['en-US'] = 'available'
    await pass(3_000)
    expect(result.current.state).toBe('available')
    await pass(30_000)
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('is no longer asked for once nobody waits for it', async () => {
    const { asked } = stubPacks({ 'en-US': 'downloading' })
    const { unmount } = show('en-US')
    await pass(0)
    unmount()
    await pass(30_000)
    expect(asked).toHaveBeenCalledOnce()
  })

  it('of another language says nothing about the one that is spoken now', async () => {
    const { installed } = stubPacks({ 'en-US': 'downloadable', 'es-MX': 'available' })
    const { result, rerender } = show('en-US')
    await pass(0)
    act(() => void result.current.install())
    rerender('es-MX')
    expect(result.current.state).toBeNull()
    await pass(0)
    installed(false)
    await pass(0)
    expect(result.current).toMatchObject({ state: 'available', failed: false })
  })
})
