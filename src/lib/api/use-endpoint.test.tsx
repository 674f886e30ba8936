import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { server } from '#src/testing/msw-server.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import { useEndpoint } from './use-endpoint.ts'

function Reader(): ReactNode {
  const { data, error } = useEndpoint('listCoaches', {})
  return <p>{error ? error.message : data ? `${data.length} coaches` : 'reading'}</p>
}

/** Unmounts and mounts its content again, as navigation does. */
function Screen(): ReactNode {
  const [shown, setShown] = useState(true)
  return (
    <>
      <button onClick={() => setShown(!shown)}>go</button>
      {shown && <Reader />}
    </>
  )
}

let calls = 0
beforeEach(() => {
  calls = 0
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => vi.useRealTimers())

const advance = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
const respondWith = (status: number) =>
  server.use(
    http.get('*/api/coaches', () => {
      calls += 1
      return status === 200
        ? HttpResponse.json([])
        : new HttpResponse(null, { status, statusText: 'Bad Gateway' })
    }),
  )

describe('cached data', () => {
  it('[API4] is not refetched on focus, on reconnect, with time, or when its screen is shown again', async () => {
    respondWith(200)
    renderComponent(<Screen />)
    expect(await screen.findByText('0 coaches')).toBeVisible()
    await advance(3_600_000)
    fireEvent.focus(window)
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('online'))
    await advance(60_000)
    fireEvent.click(screen.getByRole('button'))
    fireEvent.click(screen.getByRole('button'))
    expect(screen.getByText('0 coaches')).toBeVisible()
    await advance(60_000)
    expect(calls).toBe(1)
  })

  it('[API5] is not retried after a failure', async () => {
    respondWith(502)
    renderComponent(<Screen />)
    await waitFor(() => expect(screen.getByText('502: Bad Gateway')).toBeVisible())
    await advance(3_600_000)
    expect(calls).toBe(1)
  })
})
