import { configDefaults, defineConfig } from 'vitest/config'

/** Generous: they only end a test that hangs, and a busy machine is not a fault. */
const timeouts = { testTimeout: 120_000, hookTimeout: 240_000 }

/** Tests outside of a browser. The run has one Postgres; each test file clones its migrated template. */
export const nodeTests = { ...timeouts, globalSetup: ['db/testing/global-setup.ts'] }

/** Tests that measure their process or replace a package: each file has a process to itself. */
const alone = [
  'server/attacks/login.test.ts',
  'server/realtime/slow-reader.test.ts',
  'server/realtime/voice/no-leak.test.ts',
]

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    // Vitest leaves a core to itself otherwise; tests of the server wait half of their time.
    maxWorkers: '100%',
    projects: [
      { test: { ...nodeTests, name: 'alone', include: alone } },
      {
        test: {
          ...nodeTests,
          name: 'node',
          include: ['{protocol,db,server,src,scripts,bench,e2e}/**/*.test.{ts,mjs}'],
          exclude: [...configDefaults.exclude, ...alone],
          // The files of a worker share the modules: the server is loaded once per worker, not once per file.
          isolate: false,
        },
      },
      {
        test: {
          ...timeouts,
          name: 'web',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['src/testing/setup.ts'],
          // The files of a worker share the modules and the document; the setup cleans up after each test.
          isolate: false,
        },
      },
    ],
  },
})
