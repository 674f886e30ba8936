import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useHold } from './use-hold.ts'

function hold(listening: boolean) {
  const call = { listen: vi.fn<() => void>(), mute: vi.fn<() => void>(), view: { listening } }
  return { call, ...renderHook(() => useHold(call)) }
}

describe('[SESS44] a hold', () => {
  it('turns the microphone off, and on again afterwards', () => {
    const { call, result } = hold(true)
    act(() => result.current.toggle())
    expect(result.current.held).toBe(true)
    expect(call.mute).toHaveBeenCalledOnce()
    act(() => result.current.toggle())
    expect(result.current.held).toBe(false)
    expect(call.listen).toHaveBeenCalledOnce()
  })

  it('leaves a microphone off that was off before', () => {
    const { call, result } = hold(false)
    act(() => result.current.toggle())
    act(() => result.current.toggle())
    expect(call.listen).not.toHaveBeenCalled()
  })

  it('is forgotten with its call', () => {
    const { call, result } = hold(true)
    act(() => result.current.toggle())
    act(() => result.current.release())
    expect(result.current.held).toBe(false)
    expect(call.listen).not.toHaveBeenCalled()
  })
})
