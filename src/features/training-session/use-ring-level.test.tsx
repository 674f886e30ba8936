import { act, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followLevel, useRingLevel } from './use-ring-level.ts'

/** The frames that were asked for and are not drawn yet. */
const frames = new Map<number, FrameRequestCallback>()
let nowMs = 0

/** The browser repaints, a sixtieth of a second later. */
function repaint(): void {
  nowMs += 1_000 / 60
  const due = [...frames.values()]
  frames.clear()
  act(() => due.forEach((draw) => draw(nowMs)))
}

beforeEach(() => {
  frames.clear()
  nowMs = 0
  let last = 0
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    last += 1
    frames.set(last, draw)
    return last
  })
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const rendered = vi.fn<() => void>()

function Ring(props: { level: (() => number) | null }) {
  const ringRef = useRingLevel(props.level)
  return <span ref={ringRef} data-testid="ring" />
}
const ring = (level: (() => number) | null) => (
  <Profiler id="ring" onRender={rendered}>
    <Ring level={level} />
  </Profiler>
)
const shown = () => Number(screen.getByTestId('ring').style.getPropertyValue('--voice-level'))

describe('[SESS38] the ring', () => {
  it('follows a voice from frame to frame without being rendered again', () => {
    let level = 0.8
    render(ring(() => level))
    rendered.mockClear()
    for (let count = 0; count < 30; count += 1) repaint()
    expect(shown()).toBeCloseTo(0.8, 2)
    level = 0
    repaint()
    expect(shown()).toBeGreaterThan(0.6)
    for (let count = 0; count < 90; count += 1) repaint()
    expect(shown()).toBeCloseTo(0, 2)
    expect(rendered).not.toHaveBeenCalled()
  })

  it('asks for no frame without sound, and is as before once the sound is over', () => {
    const { rerender } = render(ring(null))
    expect(frames.size).toBe(0)
    rerender(ring(() => 1))
    repaint()
    expect(shown()).toBeGreaterThan(0)
    rerender(ring(null))
    expect(frames.size).toBe(0)
    expect(screen.getByTestId('ring').style.getPropertyValue('--voice-level')).toBe('')
  })

  it('does not move where people asked for less motion', () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media.includes('prefers-reduced-motion'),
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    const level = vi.fn<() => number>(() => 1)
    render(ring(level))
    expect(frames.size).toBe(0)
    expect(level).not.toHaveBeenCalled()
  })
})

describe('following a level', () => {
  it('opens faster than it closes', () => {
    expect(followLevel(0, 1, 40)).toBeGreaterThan(0.6)
    expect(followLevel(1, 0, 40)).toBeGreaterThan(0.75)
  })

  it('is as far after one long frame as after two short ones', () => {
    expect(followLevel(followLevel(0.2, 0.9, 8), 0.9, 8)).toBeCloseTo(followLevel(0.2, 0.9, 16), 6)
  })
})
