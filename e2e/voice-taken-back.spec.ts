import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '#db/client.ts'
import { copyTemplate } from '#db/testing/test-server.ts'
import { requireChromium } from '#e2e/chromium.ts'
import { LlmSimulator, tokensOf } from '#server/testing/llm-simulator.ts'
import { spawnServer } from '#server/testing/spawn-server.ts'
import { fakeAudio } from './support/fake-audio.ts'
import { fakeMicrophoneFlags } from './support/fake-microphone.ts'
import { expect, freePort, test } from './support/portal.ts'
import { log, linesOfSession } from './support/session-screen.ts'
import { builtServer } from './support/start-portal.ts'
import {
  recordFrames,
  speak,
  startVoiceSession,
  waitForDebtorAudio,
  waitForDebtorSilence,
  waitForVoiceActivity,
} from './support/voice-screen.ts'

test.use({ launchOptions: { executablePath: requireChromium(), args: fakeMicrophoneFlags } })

test('[VOICE33][A11] whoever goes on while the reply is being made has said one line, and hears one reply', async ({
  page,
}) => {
  // Until the collector has gone on, the model says nothing.
  let answer = () => {}
  const goneOn = new Promise<void>((resolve) => (answer = resolve))
  const tokens = tokensOf('Well, I hear you, and I will think about it.')
  const model = await LlmSimulator.start(() => ({
    name: 'reply',
    tokens,
    pause: { after: 0, until: goneOn },
  }))
  const { url, drop } = await copyTemplate(process.env['E2E_DATABASE_URL'] ?? '')
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-taken-back-'))
  const port = String(await freePort())
  const server = await spawnServer(builtServer, {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    DEMO: 'on',
    PORT: port,
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    OPENAI_BASE_URL: model.baseUrl,
    REPLY_FIRST_TOKEN_TIMEOUT_MS: '120000',
  })
  const database = createDatabase(url, { max: 1 })
  const wire = recordFrames(page)
  await fakeAudio(page, { recogniser: true })
  const sessionId = await startVoiceSession(page, 'en', { origin: server.origin })
  await waitForVoiceActivity(page)
  await waitForDebtorAudio(page)
  await waitForDebtorSilence(page)

  await speak(page, 'i can offer you a plan')
  await speak(page, 'of fifty dollars a month')
  answer()
  await waitForDebtorAudio(page)
  await waitForDebtorSilence(page)

  const whole = 'i can offer you a plan of fifty dollars a month'
  const [, line, ...replies] = await linesOfSession(database.db, sessionId)
  expect(line?.text).toBe(whole)
  expect(replies.map(({ role, status }) => [role, status])).toEqual([
    ['assistant', 'truncated'],
    ['assistant', 'complete'],
  ])
  // The opening, the line and its reply.
  await expect(log(page).locator('[data-item]')).toHaveCount(3)
  await expect(log(page).locator('[data-item]').nth(1)).toContainText(whole)
  const cancelled = wire.sent.filter(({ type }) => type === 'response.cancel')
  expect(cancelled.map((frame) => frame['audio_end_ms'])).toEqual([0])

  await page.close()
  await server.kill('SIGTERM')
  await model.close()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
  await drop()
})
