import type { TestProject } from 'vitest/node'
import { startTestServer } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The admin database of the test server; tests use copies of the template (see test-database.ts). */
    databaseUrl: string
    /** The role of the app in the template, and in every copy of it. */
    appDatabaseUrl: string
  }
}

/** Vitest's global setup: one Postgres for the whole run, started by its first project. */
export async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const root = vitest.getRootProject()
  if (root.getProvidedContext().databaseUrl !== undefined) return undefined
  const server = await startTestServer()
  root.provide('databaseUrl', server.adminUrl)
  root.provide('appDatabaseUrl', server.appUrl)
  return server.stop
}
