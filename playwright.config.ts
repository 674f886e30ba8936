import { defineConfig } from '@playwright/test'
import { requireScreenBrowser, screenFlags } from '#e2e/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // On two cores: three browsers take each other's time, so that none is done earlier, and a server that gets none for three
  // seconds is taken for a lost connection. One of the two is for the voice tests first.
  workers: 2,
  projects: [
    // First, so that the tests of the screens use the processor while these wait.
    { name: 'voice', testMatch: '**/voice{,-echo,-hidden,-provider}.spec.ts', workers: 1 },
    { name: 'screens', testIgnore: '**/voice{,-echo,-hidden,-provider}.spec.ts' },
  ],
  // A test that passes at the second try hides a race that people will meet.
  retries: 0,
  // They only bound what hangs, on a slow and busy machine too; nothing is measured by them.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    // Less than the timeout of a test, so that the failure names the action and what stood in its way.
    actionTimeout: 180_000,
    browserName: 'chromium',
    headless: true,
    // A trace adds a quarter to the processor time. To look into a failure: npx playwright test <file> --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: requireScreenBrowser(), args: screenFlags },
  },
})
