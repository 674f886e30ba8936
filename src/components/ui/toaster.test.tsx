import { act, fireEvent, screen } from '@testing-library/react'
import { useAtomValue } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastsAtom, useToast } from '#src/lib/toasts.ts'
import { renderComponent } from '#src/testing/render-app.tsx'

function ToastButtons() {
  const toast = useToast()
  const toasts = useAtomValue(toastsAtom)
  return (
    <>
      <button type="button" onClick={() => toast({ title: 'first' })}>
        one
      </button>
      <button type="button" onClick={() => toast({ title: 'second' })}>
        two
      </button>
      <output>{toasts.map((one) => one.title).join()}</output>
    </>
  )
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  // The code for toasts is loaded with the first one.
  await act(async () => vi.advanceTimersByTimeAsync(50))
}
const advance = async (ms: number) => {
  await act(async () => vi.advanceTimersByTimeAsync(ms))
}
const storedTitles = () => document.querySelector('output')?.textContent

describe('toasts', () => {
  beforeEach(async () => {
    await import('./toaster.tsx')
    vi.useFakeTimers()
  })
  afterEach(() => vi.useRealTimers())

  it('[TOAST1] shows one at a time', async () => {
    renderComponent(<ToastButtons />)
    await press('one')
    await press('two')
    expect(storedTitles()).toBe('second')
    expect(document.querySelectorAll('[data-state=open][role=status], li[data-state=open]').length).toBe(1)
  })

  it('[TOAST2] closes automatically after 5000 ms, and is removed 1,000,000 ms later', async () => {
    renderComponent(<ToastButtons />)
    await press('one')
    await advance(4_900)
    expect(document.querySelector('li[data-state=open]')).not.toBeNull()
    await advance(200)
    expect(document.querySelector('li[data-state=open]')).toBeNull()
    expect(storedTitles()).toBe('first')
    await advance(999_000)
    expect(storedTitles()).toBe('first')
    await advance(2_000)
    expect(storedTitles()).toBe('')
  })

  it('[TOAST4] closes when swiped 50 px, and stays open below that', async () => {
    Element.prototype.setPointerCapture = () => undefined
    renderComponent(<ToastButtons />)
    await press('one')
    const toast = document.querySelector('li[data-state=open]') ?? document.body
    const swipe = (px: number) => {
      fireEvent.pointerDown(toast, { button: 0, clientX: 100, clientY: 0 })
      fireEvent.pointerMove(toast, { clientX: 120, clientY: 0 })
      fireEvent.pointerMove(toast, { clientX: 100 + px, clientY: 0 })
      fireEvent.pointerUp(toast, { clientX: 100 + px, clientY: 0 })
    }
    swipe(49)
    await advance(100)
    expect(document.querySelector('li[data-state=open]')).not.toBeNull()
    swipe(51)
    await advance(100)
    expect(document.querySelector('li[data-state=open]')).toBeNull()
  })

  it('[TOAST3] gives its region the hotkey F8', async () => {
    renderComponent(<ToastButtons />)
    await press('one')
    expect(screen.getByRole('region', { name: /F8/ })).toBeInstanceOf(HTMLElement)
  })
})
