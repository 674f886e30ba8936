import { chromium, expect, type Page } from '@playwright/test'
import { fakeAudio } from '#e2e/support/fake-audio.ts'
import { fakeMicrophoneFlags, recordFakeMicrophone } from '#e2e/support/fake-microphone.ts'
import { builtServer } from '#e2e/support/start-portal.ts'
import {
  waitForDebtorAudio,
  waitForVoiceActivity,
  speak,
  startVoiceSession,
  recordFrames,
} from '#e2e/support/voice-screen.ts'
import { requireChromium } from '#e2e/chromium.ts'
import { copyTemplate, startTestServer } from '#db/testing/test-server.ts'
import { spawnServer } from '#server/testing/spawn-server.ts'
import { median, quantile } from './statistics.ts'

/**
 * Measures barge-in in a real browser: from the first sound of the collector's speech until the debtor falls
 * silent (`npm run bench:barge-in`). Chromium's fake microphone plays speech that eSpeak NG made, behind a
 * gate; the page's output is metered every 5 ms. The figure includes the latency of both paths, about 20 ms.
 * Needs a build (`npm run build`).
 */
const interruptions = 20
const sentence =
  'I understand that it is not easy could you tell me what happened with the account since the spring'

await recordFakeMicrophone()
const postgres = await startTestServer()
const { url, drop } = await copyTemplate(postgres.adminUrl)
const server = await spawnServer(builtServer, { DATABASE_URL: url, DEMO: 'on' })
const browser = await chromium.launch({ executablePath: requireChromium(), args: fakeMicrophoneFlags })
try {
  const page = await browser.newPage({ baseURL: server.origin })
  // This program's loader wraps functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await fakeAudio(page, { recogniser: true })
  const wire = recordFrames(page)
  const cancels = () => wire.sent.filter(({ type }) => type === 'response.cancel').length
  await startVoiceSession(page, 'en')
  await waitForVoiceActivity(page)

  const latenciesMs: number[] = []
  let attempts = 0
  for (; latenciesMs.length < interruptions && attempts < interruptions * 2; attempts++) {
    if (attempts > 0 && attempts % 2 === 0) await restartSession(page)
    await speak(page, `${sentence} ${attempts}`)
    await waitForDebtorAudio(page)
    const before = cancels()
    const latencyMs = await interrupt(page)
    await expect(
      page.locator('[data-item]').filter({ hasText: 'I am sorry please go on' }).last(),
    ).toBeVisible()
    // A reply that had already ended was not interrupted.
    if (cancels() > before) latenciesMs.push(latencyMs)
  }
  const rows = {
    interruptions: latenciesMs.length,
    attempts,
    medianMs: median(latenciesMs),
    p95Ms: quantile(latenciesMs, 0.95),
  }
  console.table({ 'speech onset to silence': rows })
  console.log(`each, in ms: ${latenciesMs.map((ms) => ms.toFixed(0)).join(' ')}`)
} finally {
  await browser.close()
  await server.kill('SIGTERM')
  await drop()
  await postgres.stop()
}

/** Speaks while the debtor speaks; resolves with the milliseconds until the last sound that was played. */
function interrupt(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const audio = window.fakeAudio
    const startedMs = audio.speak(1_200, ['I', 'am', 'sorry', 'please', 'go', 'on'])
    // Silent for longer than any pause between words.
    do await new Promise((resolve) => setTimeout(resolve, 10))
    while (performance.now() - Math.max(audio.lastSoundMs, startedMs) < 700)
    return Math.max(0, audio.lastSoundMs - startedMs)
  })
}

/** A debtor who is interrupted again and again hangs up, so a new session starts now and then. */
async function restartSession(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/')
  await startVoiceSession(page, 'en')
  await waitForVoiceActivity(page)
}
