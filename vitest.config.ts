import { configDefaults, defineConfig } from 'vitest/config'

const componentTests = 'src/**/*.test.tsx'

/** Generous: they only bound a test that hangs, and a busy machine is not a fault. */
const timeouts = { testTimeout: 30_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: [
      {
        test: {
          ...timeouts,
          name: 'node',
          environment: 'node',
          include: ['{protocol,db,server,src,scripts,bench}/**/*.test.{ts,mjs}'],
          exclude: [...configDefaults.exclude],
          // One real Postgres for the whole run; each test file clones its migrated template.
          globalSetup: ['db/testing/global-setup.ts'],
        },
      },
      {
        test: {
          ...timeouts,
          name: 'web',
          environment: 'jsdom',
          include: [componentTests],
          setupFiles: ['src/testing/setup.ts'],
        },
      },
    ],
  },
})
