import type { TestProject } from 'vitest/node'
import { startTestServer } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The test server's own database; tests take copies of the template (see test-database.ts). */
    databaseUrl: string
  }
}

/** Vitest's global setup: one Postgres for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer()
  project.provide('databaseUrl', server.adminUrl)
  return server.stop
}
