import { configDefaults, defineConfig } from 'vitest/config'

const componentTests = 'src/**/*.test.tsx'

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: [
      {
        test: {
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
          name: 'web',
          environment: 'jsdom',
          include: [componentTests],
          setupFiles: ['src/testing/setup.ts'],
        },
      },
    ],
  },
})
