import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderComponent } from '#src/testing/render-app.tsx'
import { Tooltip } from './tooltip.tsx'

const show = () =>
  renderComponent(
    <>
      <Tooltip text="what one does">
        <button>one</button>
      </Tooltip>
      <Tooltip text="what two does">
        <button>two</button>
      </Tooltip>
    </>,
  )
const advance = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
const hover = (name: string) =>
  fireEvent.pointerOver(screen.getByRole('button', { name }), { pointerType: 'mouse' })
const leave = (name: string) => fireEvent.pointerOut(screen.getByRole('button', { name }))

describe('a tooltip', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
  afterEach(() => vi.useRealTimers())

  it('[TOAST5] opens after 700 ms of hovering', async () => {
    show()
    hover('one')
    await advance(690)
    expect(screen.queryByText('what one does')).toBeNull()
    await advance(20)
    expect(screen.getByText('what one does')).toBeVisible()
  })

  it('[TOAST5] opens at once within 300 ms of another one, and with the delay after that', async () => {
    show()
    hover('one')
    await advance(700)
    leave('one')
    await advance(200)
    expect(screen.queryByText('what one does')).toBeNull()
    hover('two')
    await advance(1)
    expect(screen.getByText('what two does')).toBeVisible()
    leave('two')
    await advance(200)
    await advance(300)
    hover('one')
    await advance(600)
    expect(screen.queryByText('what one does')).toBeNull()
    await advance(100)
    expect(screen.getByText('what one does')).toBeVisible()
  })

  it('closes with Escape', async () => {
    show()
    hover('one')
    await advance(700)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(screen.queryByText('what one does')).toBeNull()
  })

  it('closes when the focus leaves, though the pointer happens to be where it opened', async () => {
    show()
    hover('one')
    await advance(700)
    const tooltip = screen.getByText('what one does')
    fireEvent.blur(screen.getByRole('button', { name: 'one' }))
    fireEvent.pointerOver(tooltip, { pointerType: 'mouse' })
    await advance(200)
    expect(screen.queryByText('what one does')).toBeNull()
  })
})
