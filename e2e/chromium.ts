import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const commandNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export const chromiumHelp = `The browser tests need Chromium and found none. Any of these fixes it:
  sudo apt-get install chromium       Debian (as root, npm test does this itself)
  npx playwright install chromium     any system
  CHROMIUM_PATH=/path/to/chromium     any other browser`

/**
 * The path of Chromium or Chrome: CHROMIUM_PATH, otherwise one on PATH, an installed application, or the one
 * that Playwright installed. Null if there is none. Throws if CHROMIUM_PATH is not an existing file: a wrong
 * setting must not be ignored.
 */
export function findChromium(): string | null {
  const given = process.env['CHROMIUM_PATH']
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH is ${given}, and there is no such file.`)
    return given
  }
  return (
    [...onPath(commandNames), ...applications, chromium.executablePath()].find((path) => existsSync(path)) ??
    null
  )
}

/**
 * The browser for tests of screens: Chromium without its own windows, where it is installed beside Chromium. The same
 * engine takes a third less of the processor; tests of sound and of hidden tabs need the whole browser.
 */
export function requireScreenBrowser(): string {
  const whole = requireChromium()
  if (process.env['CHROMIUM_PATH']) return whole
  return onPath(['chromium-headless-shell']).find((path) => existsSync(path)) ?? whole
}

function onPath(names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return folders.flatMap((folder) => names.map((name) => join(folder, name)))
}

/** Like `findChromium`, but throws an error with installation instructions. */
export function requireChromium(): string {
  const path = findChromium()
  if (!path) throw new Error(chromiumHelp)
  return path
}

/** Flags to run anywhere, also as root, without network requests of the browser itself. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The flags of the browser for tests of screens. Chromium without its own windows has no recognition on the device, and
 * its page crashes when asked whether it has; with the flag the page finds nothing to ask.
 */
export const screenFlags = [...chromiumFlags, '--disable-blink-features=OnDeviceWebSpeechAvailable']
