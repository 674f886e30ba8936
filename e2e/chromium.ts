import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const commandNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export const chromiumHelp = `The browser tests need Chromium and found none. Any of these puts that right:
  sudo apt-get install chromium       Debian (as root, npm test does this itself)
  npx playwright install chromium     any system
  CHROMIUM_PATH=/path/to/chromium     a browser that is elsewhere`

/**
 * The path of a Chromium or Chrome: CHROMIUM_PATH, else one on PATH, else an installed application,
 * else the one that Playwright itself installed. Null when there is none.
 * Throws when CHROMIUM_PATH names no file: a wrong setting must not be passed over in silence.
 */
export function findChromium(): string | null {
  const given = process.env['CHROMIUM_PATH']
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH is ${given}, and there is no such file.`)
    return given
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const onPath = folders.flatMap((folder) => commandNames.map((name) => join(folder, name)))
  return [...onPath, ...applications, chromium.executablePath()].find((path) => existsSync(path)) ?? null
}

/** As `findChromium`, but throws an error that says how to install one. */
export function requireChromium(): string {
  const path = findChromium()
  if (!path) throw new Error(chromiumHelp)
  return path
}

/** Runs anywhere, as root too, and asks the network for nothing but the pages under test. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
