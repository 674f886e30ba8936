import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endpoints } from '#protocol/rest/endpoints.ts'
import { en } from '#src/i18n/en/messages.ts'
import { es } from '#src/i18n/es/messages.ts'
import { id } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import { browser } from './browser.ts'
import { useLogout } from './use-logout.ts'
import { undoMs, useUndoableRemoval, useWithoutRemoved } from './use-undoable-removal.ts'

const messages = { en, es }
const rows = [
  { id: id(31), name: 'First' },
  { id: id(32), name: 'Second' },
  { id: id(33), name: 'Third' },
]

function Rows() {
  const remove = useUndoableRemoval()
  const logOut = useLogout()
  return (
    <>
      <h1 tabIndex={-1} data-route-heading>
        Rows
      </h1>
      <ul aria-label="rows">
        {useWithoutRemoved(rows).map((row) => (
          <li key={row.id}>
            <span>{row.name}</span>
            <button
              type="button"
              onClick={() =>
                remove({
                  id: row.id,
                  endpoint: 'deleteCoach',
                  removed: `${row.name} is gone`,
                  failure: `${row.name} stays`,
                  reload: ['listCoaches'],
                })
              }
            >
              {`remove ${row.name}`}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => void logOut()}>
        log out
      </button>
    </>
  )
}

/** The rows that are shown, without their buttons. */
const shown = () => rows.map(({ name }) => name).filter((name) => screen.queryByText(name) !== null)
let sent: unknown[] = []

beforeEach(() => {
  sent = []
  server.use(
    mockEndpoint('deleteCoach', ({ params }) => {
      sent.push(params['id'])
      return undefined
    }),
  )
})

describe('removing with "Undo"', () => {
  it.each(['en', 'es'] as const)(
    '[UNDO1] brings back what was removed, in its place, and sends nothing: %s',
    async (language) => {
      const { undo } = messages[language]
      const { actor } = renderComponent(<Rows />, language)
      await actor.click(screen.getByRole('button', { name: 'remove Second' }))
      expect(await screen.findByText('Second is gone')).toBeVisible()
      expect(shown()).toEqual(['First', 'Third'])
      await actor.click(screen.getByRole('button', { name: undo.undo }))
      expect(await screen.findByText(undo.undone)).toBeVisible()
      expect(shown()).toEqual(['First', 'Second', 'Third'])
      expect(screen.queryByText('Second is gone')).toBeNull()
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Rows' }))
      window.dispatchEvent(new Event('pagehide'))
      expect(sent).toEqual([])
    },
  )

  it('[UNDO1][TOAST3] is reached by keyboard, and announces how', async () => {
    const { actor } = renderComponent(<Rows />)
    await actor.click(screen.getByRole('button', { name: 'remove Second' }))
    expect(await screen.findByText(/To undo, press F8 and choose “Undo”\./)).toBeInstanceOf(HTMLElement)
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
    const button = screen.getByRole('button', { name: 'Undo' })
    for (let presses = 0; presses < 4 && document.activeElement !== button; presses += 1) await actor.tab()
    expect(document.activeElement).toBe(button)
    await actor.keyboard('{Enter}')
    expect(await screen.findByText('Brought back')).toBeVisible()
    expect(shown()).toEqual(['First', 'Second', 'Third'])
  })

  it('[UNDO2] sends the deletion once the toast is dismissed', async () => {
    const { actor } = renderComponent(<Rows />)
    await actor.click(screen.getByRole('button', { name: 'remove Second' }))
    const dismiss = await screen.findByRole('button', { name: 'Dismiss' })
    expect(sent).toEqual([])
    await actor.click(dismiss)
    await waitFor(() => expect(sent).toEqual([id(32)]))
    expect(shown()).toEqual(['First', 'Third'])
  })

  it('[UNDO2] sends it once the time is over', async () => {
    await import('#src/components/ui/toaster.tsx')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    renderComponent(<Rows />)
    fireEvent.click(screen.getByRole('button', { name: 'remove Second' }))
    await act(async () => vi.advanceTimersByTimeAsync(undoMs - 500))
    expect(sent).toEqual([])
    await act(async () => vi.advanceTimersByTimeAsync(1_000))
    vi.useRealTimers()
    await waitFor(() => expect(sent).toEqual([id(32)]))
  })

  it('[UNDO2] sends it when the next toast takes its place', async () => {
    const { actor } = renderComponent(<Rows />)
    await actor.click(screen.getByRole('button', { name: 'remove Second' }))
    await screen.findByText('Second is gone')
    await actor.click(screen.getByRole('button', { name: 'remove First' }))
    expect(await screen.findByText('First is gone')).toBeVisible()
    await waitFor(() => expect(sent).toEqual([id(32)]))
    await actor.click(screen.getByRole('button', { name: 'Undo' }))
    expect(shown()).toEqual(['First', 'Third'])
    expect(sent).toEqual([id(32)])
  })

  it('[UNDO3] sends it at once when the page is left, by a request that outlives it', async () => {
    const { actor } = renderComponent(<Rows />)
    await actor.click(screen.getByRole('button', { name: 'remove Second' }))
    await screen.findByText('Second is gone')
    const fetching = vi.spyOn(globalThis, 'fetch')
    act(() => void window.dispatchEvent(new Event('pagehide')))
    const path = endpoints.deleteCoach.path.replace(':id', id(32))
    expect(fetching).toHaveBeenCalledWith(path, { method: 'DELETE', credentials: 'include', keepalive: true })
    await waitFor(() => expect(sent).toEqual([id(32)]))
    // A page that is taken out of the browser's cache cannot undo what was sent.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(fetching).toHaveBeenCalledTimes(1)
  })

  it('[UNDO3] sends it before a logout', async () => {
    const calls: string[] = []
    server.use(
      mockEndpoint('deleteCoach', () => {
        calls.push('delete')
        return undefined
      }),
      mockEndpoint('logout', () => {
        calls.push('logout')
        return undefined
      }),
    )
    const reload = vi.spyOn(browser, 'reloadTo').mockReturnValue(undefined)
    const { actor } = renderComponent(<Rows />)
    await actor.click(screen.getByRole('button', { name: 'remove Second' }))
    await actor.click(screen.getByRole('button', { name: 'log out' }))
    await waitFor(() => expect(reload).toHaveBeenCalledWith('/'))
    expect(calls).toEqual(['delete', 'logout'])
  })

  it('[UNDO4] shows again what could not be deleted, and says so', async () => {
    server.use(mockError('deleteCoach', 503, 'unavailable'))
    const { actor } = renderComponent(<Rows />)
    await actor.click(screen.getByRole('button', { name: 'remove Second' }))
    await actor.click(await screen.findByRole('button', { name: 'Dismiss' }))
    expect(await screen.findByText('Second stays')).toBeVisible()
    expect(shown()).toEqual(['First', 'Second', 'Third'])
  })

  it('[UNDO4] takes what somebody else has deleted meanwhile for deleted', async () => {
    let asked = 0
    server.use(mockEndpoint('listCoaches', []), mockError('deleteCoach', 404, 'not_found'))
    server.events.on('response:mocked', ({ request }) => {
      if (request.method === 'DELETE') asked += 1
    })
    const { actor } = renderComponent(<Rows />)
    await actor.click(screen.getByRole('button', { name: 'remove Second' }))
    await actor.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(asked).toBe(1))
    server.events.removeAllListeners()
    expect(screen.queryByText('Second stays')).toBeNull()
    expect(shown()).toEqual(['First', 'Third'])
  })
})
