import { chromium, type Page } from '@playwright/test'
import { fakeAudio } from '#e2e/support/fake-audio.ts'
import { hearEcho } from '#e2e/support/hear-echo.ts'
import { expect } from '#e2e/support/patient.ts'
import { fakeMicrophoneFlags, recordFakeMicrophone } from '#e2e/support/fake-microphone.ts'
import { builtServer } from '#e2e/support/start-portal.ts'
import {
  waitForDebtorAudio,
  waitForDebtorSilence,
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
 * silent (`npm run bench:barge-in`), without an echo and with a loudspeaker that the microphone hears. Chromium's fake
 * microphone plays speech that eSpeak NG made, behind a gate; both it and the page's output are metered every 5 ms.
 * `BENCH_INTERRUPTIONS`: how many a side. Needs a build (`npm run build`).
 */
const interruptions = Number(process.env['BENCH_INTERRUPTIONS'] ?? 20)
const p95MaxMs = 200
/** 10 dB below the collector. */
const echoGain = 0.3
const sides = { 'echo after 50 ms': 50, 'no echo': null, 'echo after 200 ms': 200 } as const
const sentence =
  'I understand that it is not easy could you tell me what happened with the account since the spring'
const interruption = 'I am sorry please go on'
/** A first word that the debtor has just said too may be lost: that is a strange line, and no end of the bench. */
const ends = { sentence: 'since the spring', interruption: 'please go on' }

await recordFakeMicrophone()
const postgres = await startTestServer()
const { url, drop } = await copyTemplate(postgres.adminUrl)
const server = await spawnServer(builtServer, { SERVER_WARMS_UP: 'on', DATABASE_URL: url, DEMO: 'on' })
const browser = await chromium.launch({ executablePath: requireChromium(), args: fakeMicrophoneFlags })
try {
  const rows: Record<string, object> = {}
  for (const [side, delayMs] of Object.entries(sides)) {
    process.stdout.write(`${side}, each, in ms: `)
    const { latenciesMs, attempts, strangeLines } = await measure(delayMs)
    const p95Ms = quantile(latenciesMs, 0.95)
    if (p95Ms > p95MaxMs || strangeLines.length > 0) process.exitCode = 1
    rows[side] = { interruptions: latenciesMs.length, attempts, medianMs: median(latenciesMs), p95Ms }
    console.log(`\n${side}: median ${median(latenciesMs).toFixed(0)} ms, p95 ${p95Ms.toFixed(0)} ms`)
    for (const line of strangeLines) console.log(`${side}: not what the collector said: ${line}`)
  }
  console.table(rows)
} finally {
  await browser.close()
  await server.kill('SIGTERM')
  await drop()
  await postgres.stop()
}

/** `delayMs`: how late the debtor comes back through the microphone; null for not at all. */
async function measure(delayMs: number | null) {
  const page = await browser.newPage({ baseURL: server.origin })
  // This program's loader wraps functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  if (delayMs === null) await fakeAudio(page, { recogniser: true })
  else await hearEcho(page, { delayMs, gain: echoGain })
  const wire = recordFrames(page)
  const cancels = () => wire.sent.filter(({ type }) => type === 'response.cancel').length
  await openCall(page)

  const latenciesMs: number[] = []
  const said = new Set([interruption])
  let attempts = 0
  for (; latenciesMs.length < interruptions && attempts < interruptions * 2; attempts++) {
    if (attempts > 0 && attempts % 2 === 0) await restartSession(page)
    const line = `${sentence} ${attempts}`
    // Before the debtor has said a word, what is said goes on with the line.
    said.add(line).add(`${line} ${interruption}`)
    await speak(page, line, `${ends.sentence} ${attempts}`)
    await waitForDebtorAudio(page)
    const before = cancels()
    const latencyMs = await interrupt(page, interruption)
    await expect(page.locator('[data-item]').filter({ hasText: ends.interruption }).last()).toBeVisible()
    // A reply that had already ended was not interrupted.
    if (cancels() > before) latenciesMs.push(latencyMs)
    process.stdout.write(`${latencyMs.toFixed(0)}${cancels() > before ? '' : ' (the reply had ended)'} `)
  }
  const lines = wire.sent
    .filter(({ type }) => type === 'input_transcript.completed')
    .map(({ text }) => String(text))
  await page.close()
  return { latenciesMs, attempts, strangeLines: lines.filter((text) => !said.has(text)) }
}

/**
 * Speaks while the debtor speaks; resolves with the milliseconds from the first sound in the microphone until the last sound that
 * was played.
 */
function interrupt(page: Page, text: string): Promise<number> {
  return page.evaluate(async (words) => {
    const audio = window.fakeAudio
    const startedMs = audio.speak(1_200, words)
    let heardMs = 0
    // Silent for longer than any pause between words.
    do {
      await new Promise((resolve) => setTimeout(resolve, 5))
      if (heardMs === 0 && audio.spokenAtMs > startedMs) heardMs = audio.spokenAtMs
    } while (performance.now() - Math.max(audio.lastSoundMs, startedMs) < 700)
    return Math.max(0, audio.lastSoundMs - heardMs)
  }, text.split(' '))
}

/** The debtor is heard before anybody speaks, as in any call. */
async function openCall(page: Page): Promise<void> {
  await startVoiceSession(page, 'en')
  await waitForVoiceActivity(page)
  await waitForDebtorAudio(page)
  await waitForDebtorSilence(page)
}

/** A debtor who is interrupted again and again hangs up, so a new session starts now and then. */
async function restartSession(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/')
  await openCall(page)
}
