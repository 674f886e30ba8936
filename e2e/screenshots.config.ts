import { defineConfig } from '@playwright/test'
import tests from '../playwright.config.ts'

const { projects: _, ...shared } = tests

/** `npm run screenshots`: takes a screenshot of every screen, in both languages and themes, at three widths. */
export default defineConfig({
  ...shared,
  testDir: '.',
  testMatch: 'screenshots.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results/screenshots',
  timeout: 600_000,
  reporter: [['list']],
})
