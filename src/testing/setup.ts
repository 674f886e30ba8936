import './node-blob.ts'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { z } from 'zod'
import './matchers.ts'
import { server } from './msw-server.ts'
import { clearLoginMarker } from '#src/lib/login-marker.ts'

z.config({ jitless: true })
// The first screen of a file waits for its chunk to be compiled, and a machine that does other things as well takes its time: it
// only bounds what never comes.
configure({ asyncUtilTimeout: 60_000 })

// Browser APIs that the screens use and jsdom lacks.
class NoopResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
class NoopIntersectionObserver implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return []
  }
}
Object.assign(globalThis, {
  ResizeObserver: NoopResizeObserver,
  IntersectionObserver: NoopIntersectionObserver,
})
Element.prototype.scrollIntoView = () => undefined
Element.prototype.scrollTo = () => undefined
Element.prototype.hasPointerCapture = () => false
Element.prototype.releasePointerCapture = () => undefined
URL.createObjectURL = () => 'blob:test'
URL.revokeObjectURL = () => undefined

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => {
  cleanup()
  // The next file has the same globals.
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  server.resetHandlers()
  localStorage.clear()
  clearLoginMarker()
  window.history.replaceState(null, '', '/')
})
afterAll(async () => {
  // A chunk that is still loading when the document goes would stay broken for the next file.
  await vi.dynamicImportSettled()
  server.close()
})
