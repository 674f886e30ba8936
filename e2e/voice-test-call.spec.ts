import type { Page } from '@playwright/test'
import { requireChromium } from '#e2e/chromium.ts'
import { fakeAudio } from './support/fake-audio.ts'
import { fakeMicrophoneFlags } from './support/fake-microphone.ts'
import { expect, test } from './support/portal.ts'
import { messages, register } from './support/session-screen.ts'

test.use({ launchOptions: { executablePath: requireChromium(), args: fakeMicrophoneFlags } })

/** Speaks until the test call hears it well, has the sentence played, and says that it was heard. */
async function makeTestCall(page: Page, language: 'en' | 'es'): Promise<void> {
  const { testCall } = messages[language].voice
  const dialog = page.getByRole('dialog', { name: testCall.title })
  await expect(dialog.getByText(testCall.levels.silent)).toBeVisible()
  await page.evaluate(() => window.fakeAudio.speak(1_500))
  await expect(dialog.getByText(testCall.levels.good)).toBeVisible()
  await dialog.getByRole('button', { name: testCall.play }).click()
  await dialog.getByRole('button', { name: testCall.yes, exact: true }).click()
}

test('[HEAD3][HEAD4][HEAD5] a test call finds that all is well, and says so the next time', async ({
  page,
}) => {
  const { settings, voice } = messages.en
  await fakeAudio(page, { recogniser: false })
  await register(page, 'en')
  await page.goto('/settings')
  await page.getByRole('tab', { name: settings.voice }).click()
  await page.getByRole('button', { name: voice.testCall.start }).click()
  await makeTestCall(page, 'en')
  await expect(page.getByText(voice.testCall.noEcho)).toBeVisible()
  await page.getByRole('button', { name: voice.testCall.done }).click()
  await expect(page.getByText(voice.testCall.last.good)).toBeVisible()
  await page.reload()
  await page.getByRole('tab', { name: settings.voice }).click()
  await expect(page.getByRole('button', { name: voice.testCall.again })).toBeVisible()
  await expect(page.getByText(voice.testCall.last.good)).toBeVisible()
})

test('[HEAD4] a loudspeaker that the microphone hears is found before the session, and push to talk offered', async ({
  page,
}) => {
  const { setup, voice } = messages.es
  await fakeAudio(page, { recogniser: false, echo: { delayMs: 200, gain: 0.2 } })
  await register(page, 'es')
  await page.goto('/training-setup')
  await page.getByRole('radio', { name: setup.voice }).click()
  await page.getByRole('button', { name: voice.testCall.start }).click()
  await makeTestCall(page, 'es')
  await expect(page.getByText(voice.testCall.hasEcho)).toBeVisible()
  await page.getByRole('button', { name: voice.testCall.usePushToTalk }).click()
  await expect(page.getByText(voice.testCall.pushToTalkOn)).toBeVisible()
  await page.getByRole('button', { name: voice.testCall.done }).click()
  await expect(page.getByText(voice.testCall.last.problem)).toBeVisible()
  const kept = await page.evaluate(() => localStorage.getItem('portal-voice'))
  expect(JSON.parse(kept ?? 'null')).toMatchObject({
    pushToTalk: true,
    testCall: { level: 'good', heard: true, echo: true },
  })
})
