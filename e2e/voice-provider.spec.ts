import { requireChromium } from '#e2e/chromium.ts'
import { expect, test } from './support/portal.ts'
import { fakeAudio } from './support/fake-audio.ts'
import { fakeMicrophoneFlags } from './support/fake-microphone.ts'
import { composer, log, messages, storedLines } from './support/session-screen.ts'
import {
  waitForDebtorSilence,
  waitForDebtorAudio,
  waitForVoiceActivity,
  startVoiceSession,
  state,
} from './support/voice-screen.ts'

test.use({
  scriptedVoice: true,
  launchOptions: { executablePath: requireChromium(), args: fakeMicrophoneFlags },
})
const { call, voice } = messages.en

test('[A8] without a recogniser speech is recorded and transcribed by the server, and the screen says so', async ({
  page,
  portal,
  voiceSimulator,
}) => {
  if (!voiceSimulator) throw new Error('no simulator')
  voiceSimulator.transcript = 'Good morning, is this James Okafor?'
  await fakeAudio(page, { recogniser: false })
  const sessionId = await startVoiceSession(page, 'en')
  await expect(page.getByText(call.sentAway)).toBeVisible()
  await waitForDebtorAudio(page)
  await waitForDebtorSilence(page)
  await waitForVoiceActivity(page)
  await page.evaluate(() => window.fakeAudio.speak(1_500))
  await expect(state(page)).toHaveText(call.hearingYou)
  await expect(
    log(page).locator('[data-item]').filter({ hasText: 'Good morning, is this James Okafor?' }),
  ).toBeVisible()
  await waitForDebtorAudio(page)
  await waitForDebtorSilence(page)
  const [heard] = voiceSimulator.transcriptions
  // The whole utterance, including the moments before it was detected: 16-bit samples at 16 kHz.
  expect(heard?.bytes.byteLength ?? 0).toBeGreaterThan(32_000)
  const [, line] = await storedLines(portal, sessionId)
  expect(line?.text).toBe('Good morning, is this James Okafor?')
})

test('[A9][VOICE26] a failed voice shows a message, the text continues, and the speaking state ends', async ({
  page,
  portal,
  voiceSimulator,
}) => {
  if (!voiceSimulator) throw new Error('no simulator')
  await fakeAudio(page, { recogniser: true })
  const sessionId = await startVoiceSession(page, 'en')
  await waitForDebtorAudio(page)
  await waitForDebtorSilence(page)
  voiceSimulator.otherwise = { name: 'cut', pieces: 1 }
  await page.getByRole('button', { name: call.openTyping }).click()
  await composer(page, 'en').fill('Good morning, is this James?')
  await composer(page, 'en').press('Enter')
  await expect(page.getByText(voice.speechError).first()).toBeVisible()
  await expect(page.getByText(voice.fallingBack).first()).toBeVisible()
  await expect(state(page)).toHaveText(call.listening)
  const stored = await storedLines(portal, sessionId)
  expect(stored.at(-1)).toMatchObject({ status: 'complete' })
  await expect(log(page).getByText(stored.at(-1)?.text ?? '')).toBeVisible()
  voiceSimulator.otherwise = { name: 'speak' }
})
