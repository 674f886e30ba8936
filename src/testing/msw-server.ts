import { setupServer } from 'msw/node'

/** The fake server of component tests. It answers only what a test has mocked. */
export const server = setupServer()
