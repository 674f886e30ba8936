import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type BrowserContext, chromium } from '@playwright/test'
import { requireChromium } from '#e2e/chromium.ts'

export type PlainChromium = { context: BrowserContext; close(): Promise<void> }

/**
 * Chromium as a user starts it. In Playwright's own browsers every page counts as visible, and background
 * tabs are not throttled; here a tab behind another one is hidden.
 */
export async function openPlainChromium(flags: readonly string[]): Promise<PlainChromium> {
  const profile = await mkdtemp(join(tmpdir(), 'portal-chromium-'))
  const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const child = spawn(requireChromium(), [...flags, ...own, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const gone = once(child, 'exit')
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      const found = /DevTools listening on (\S+)/u.exec(line)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`Chromium ended with ${code}`)))
  })
  const browser = await chromium.connectOverCDP(address, { noDefaults: true })
  const [context] = browser.contexts()
  if (!context) throw new Error('Chromium has no window')
  return {
    context,
    close: async () => {
      await browser.close()
      child.kill()
      await gone
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}
