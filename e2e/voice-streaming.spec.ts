import { requireChromium } from '#e2e/chromium.ts'
import { expect, test } from './support/portal.ts'
import { fakeAudio } from './support/fake-audio.ts'
import { fakeMicrophoneFlags } from './support/fake-microphone.ts'
import { log, messages, storedLines } from './support/session-screen.ts'
import {
  waitForDebtorAudio,
  waitForDebtorSilence,
  waitForVoiceActivity,
  startVoiceSession,
} from './support/voice-screen.ts'

test.use({
  scriptedVoice: true,
  streamingEars: true,
  launchOptions: { executablePath: requireChromium(), args: fakeMicrophoneFlags },
})
const { call } = messages.en
const words = 'Good morning, is this James Okafor?'

test('[A10] speech is transcribed by the server while it is spoken, before the recogniser of the browser', async ({
  page,
  portal,
  voiceSimulator,
}) => {
  if (!voiceSimulator) throw new Error('no simulator')
  const { speech } = voiceSimulator
  speech.script({ name: 'hear', text: words })
  await fakeAudio(page, { recogniser: true })
  const sessionId = await startVoiceSession(page, 'en')
  await expect(page.getByText(call.sentAway)).toBeVisible()
  await waitForDebtorAudio(page)
  await waitForDebtorSilence(page)
  await waitForVoiceActivity(page)
  await page.evaluate(() => window.fakeAudio.speak(1_500))
  await expect(log(page).locator('[data-item]').filter({ hasText: words })).toBeVisible()
  const [, line] = await storedLines(portal, sessionId)
  expect(line?.text).toBe(words)
  const [heard] = speech.streams
  expect(heard?.commits).toBe(1)
  expect(heard?.audio.byteLength ?? 0).toBeGreaterThan(32_000)
  expect(voiceSimulator.transcriptions).toEqual([])
  expect(await page.evaluate(() => window.fakeAudio.recognisers)).toEqual([])
})

test('[A10] a stream that is cut costs no word, and the recogniser of the browser takes over', async ({
  page,
  portal,
  voiceSimulator,
}) => {
  if (!voiceSimulator) throw new Error('no simulator')
  voiceSimulator.speech.script({ name: 'cut', text: words, words: 3 })
  voiceSimulator.transcript = words
  await fakeAudio(page, { recogniser: true })
  const sessionId = await startVoiceSession(page, 'en')
  await waitForDebtorAudio(page)
  await waitForDebtorSilence(page)
  await waitForVoiceActivity(page)
  await page.evaluate(() => window.fakeAudio.speak(1_500))
  await expect(page.getByText(call.streamingFailedTitle).first()).toBeVisible()
  await expect(log(page).locator('[data-item]').filter({ hasText: words })).toBeVisible()
  const lines = await storedLines(portal, sessionId)
  expect(lines.filter(({ text }) => text === words)).toHaveLength(1)
  expect(await page.evaluate(() => window.fakeAudio.recognisers)).toEqual(['en-US'])
})
