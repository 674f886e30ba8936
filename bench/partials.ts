import { type Browser, chromium, type Page } from '@playwright/test'
import { fakeAudio } from '#e2e/support/fake-audio.ts'
import { expect } from '#e2e/support/patient.ts'
import { fakeMicrophoneFlags, recordFakeMicrophone } from '#e2e/support/fake-microphone.ts'
import { noteShownPartials } from '#e2e/support/shown-partials.ts'
import { builtServer } from '#e2e/support/start-portal.ts'
import {
  startVoiceSession,
  waitForDebtorAudio,
  waitForDebtorSilence,
  waitForVoiceActivity,
} from '#e2e/support/voice-screen.ts'
import { requireChromium } from '#e2e/chromium.ts'
import { copyTemplate, startTestServer } from '#db/testing/test-server.ts'
import { spawnServer } from '#server/testing/spawn-server.ts'
import { VoiceSimulator } from '#server/testing/voice-simulator.ts'
import { median, quantile } from './statistics.ts'

/**
 * From the words that a transcription service sends while somebody speaks to the frame of the page that shows them
 * (`npm run bench:partials`), with a simulator of each service on the same machine: the server, the channel and the page.
 * `BENCH_LINES`: lines a service, of about 20 messages each. Needs a build (`npm run build`).
 */
const lines = Number(process.env['BENCH_LINES'] ?? 10)
const p95MaxMs = 150
/** A debtor who hears the same again and again hangs up. */
const linesPerCall = 5
const sentence =
  'I would like to know how much of it you could pay this month and on which day it would suit you best to pay the rest'

await recordFakeMicrophone()
const postgres = await startTestServer()
const browser = await chromium.launch({ executablePath: requireChromium(), args: fakeMicrophoneFlags })
const rows: Record<string, object> = {}
try {
  for (const service of ['elevenlabs', 'openai'] as const) rows[service] = await measure(browser, service)
  console.table(rows)
} finally {
  await browser.close()
  await postgres.stop()
}

async function measure(withBrowser: Browser, service: 'elevenlabs' | 'openai') {
  const simulator = await VoiceSimulator.start()
  const { url, drop } = await copyTemplate(postgres.adminUrl)
  const server = await spawnServer(builtServer, {
    SERVER_WARMS_UP: 'on',
    DATABASE_URL: url,
    DEMO: 'on',
    ELEVENLABS_API_KEY: 'none',
    ELEVENLABS_BASE_URL: simulator.elevenLabsUrl,
    SPEECH_TO_TEXT_BASE_URL: simulator.openAiUrl,
    STREAMING_SPEECH_TO_TEXT: service,
  })
  const delaysMs: number[] = []
  let sent = 0
  try {
    for (let line = 0, page: Page | null = null; line < lines; line++) {
      if (page === null || line % linesPerCall === 0) {
        await page?.context().close()
        page = await openCall(withBrowser, server.origin)
      }
      const heard = await sayLine(page, simulator, `${sentence} ${line}`)
      sent += heard.sent
      delaysMs.push(...heard.delaysMs)
    }
  } finally {
    await server.kill('SIGTERM')
    await simulator.close()
    await drop()
  }
  const p95Ms = quantile(delaysMs, 0.95)
  if (p95Ms > p95MaxMs) process.exitCode = 1
  return { sent, shown: delaysMs.length, medianMs: median(delaysMs), p95Ms, mostMs: Math.max(...delaysMs) }
}

async function openCall(withBrowser: Browser, origin: string): Promise<Page> {
  const context = await withBrowser.newContext({ baseURL: origin })
  const page = await context.newPage()
  // This program's loader wraps functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await fakeAudio(page, { recogniser: true })
  await noteShownPartials(page)
  await startVoiceSession(page, 'en')
  await waitForVoiceActivity(page)
  await waitForDebtorAudio(page)
  await waitForDebtorSilence(page)
  return page
}

/** Speaks a line. Words that came together with later ones are shown with them, and have no delay of their own. */
async function sayLine(page: Page, { speech }: VoiceSimulator, text: string) {
  // The stream goes on for all lines of a call.
  const [before] = speech.streams
  speech.script({ name: 'hear', text })
  if (before) speech.streams.push(before)
  before?.partials.splice(0)
  await page.evaluate(() => window.shownPartials.splice(0))
  await page.evaluate(() => window.fakeAudio.speak(3_000))
  await expect(page.locator('[data-item]').filter({ hasText: text })).toBeVisible()
  await waitForDebtorSilence(page)
  const shown = await page.evaluate(() => window.shownPartials)
  const partials = speech.streams.at(-1)?.partials ?? []
  const delaysMs = partials.flatMap((partial) => {
    const at = shown.find((words) => words.text === partial.text)
    return at ? [at.atMs - partial.atMs] : []
  })
  return { sent: partials.length, delaysMs }
}
