import { defineConfig } from 'vitest/config'
import { nodeTests } from './vitest.config.ts'

// `npm run test:slow`: the tests that repeat something at random or many times, for as long as it takes to trust
// them. `npm run test:unit` runs the same files with fewer repetitions.
export default defineConfig({
  test: {
    ...nodeTests,
    name: 'slow',
    reporters: ['default', ['json', { outputFile: 'test-results/vitest-slow.json' }]],
    include: [
      'db/embedded.test.ts',
      'server/realtime/crash.test.ts',
      'server/realtime/processes.test.ts',
      'server/realtime/slow-reader.test.ts',
      'server/realtime/voice/no-leak.test.ts',
    ],
    provide: { thorough: true },
    maxWorkers: '100%',
  },
})
