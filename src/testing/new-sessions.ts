import { type Mock, vi } from 'vitest'
import { aSession } from './fixtures.ts'
import { mockEndpoint, mockError } from './msw-handlers.ts'
import { server } from './msw-server.ts'

/** Lets sessions be created; the result is called with the body of each. The screen of the session finds none. */
export function recordNewSessions(): Mock<(body: unknown) => void> {
  const sent = vi.fn<(body: unknown) => void>()
  server.use(
    mockEndpoint('createTrainingSession', ({ body }) => {
      sent(body)
      return aSession()
    }),
    mockError('getTrainingSession', 404, 'not_found'),
  )
  return sent
}
