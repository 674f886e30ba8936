import { setupServer } from 'msw/node'

/** The fake server of component tests. It answers nothing that a test has not arranged. */
export const server = setupServer()
