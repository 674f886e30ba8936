import { setupServer } from 'msw/node'
import { mockEndpoint } from './msw-handlers.ts'

/** The fake server of component tests. It answers what a test has mocked, and what the shell around every screen asks. */
export const server = setupServer(mockEndpoint('countUnreadNotifications', { count: 0 }))
