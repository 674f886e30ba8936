import type { Page } from '@playwright/test'
import type { Language } from '#protocol/vocabulary/language.ts'
import { requireChromium } from '#e2e/chromium.ts'
import { expect, test } from './support/portal.ts'
import { type FakeAudio, fakeAudio } from './support/fake-audio.ts'
import { fakeMicrophoneFlags } from './support/fake-microphone.ts'
import { messages, register, storedLines } from './support/session-screen.ts'

declare global {
  interface Window {
    fakeAudio: FakeAudio
  }
}

test.use({ launchOptions: { executablePath: requireChromium(), args: fakeMicrophoneFlags } })

/** Registers, sets a session by voice up, starts it and lets the microphone be used. */
async function startVoice(page: Page, language: Language): Promise<string> {
  const { setup, vocabulary, overview, call } = messages[language]
  await register(page, language)
  await page.getByRole('link', { name: overview.start }).first().click()
  await page.waitForURL('**/training-setup')
  await page.getByRole('group', { name: setup.mode }).getByRole('radio', { name: setup.voice }).click()
  if (language === 'es')
    await page
      .getByRole('group', { name: setup.sessionLanguage })
      .getByRole('radio', { name: vocabulary.sessionLanguage.spanish })
      .click()
  await page
    .getByRole('group', { name: setup.opening })
    .getByRole('radio', { name: vocabulary.opening.cold })
    .click()
  await page
    .getByRole('radio', { name: /Rosa|Daniel|James|Maria|María/u })
    .first()
    .click()
  await page.getByRole('button', { name: setup.start }).click()
  await page.waitForURL(/\/training\/[0-9a-f-]{36}$/u)
  const go = page.getByRole('button', { name: call.continue })
  const stop = page.getByRole('button', { name: call.stopRecording })
  await expect(go.or(stop)).toBeVisible()
  if (await go.isVisible()) await go.click()
  await expect(stop).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

const lines = {
  en: 'Good morning, my name is Laura from Northway Recovery, am I speaking with you in person',
  es: 'Buenas tardes, mi nombre es Laura, le llamo de Cobranza Norte, hablo con usted en persona',
}

for (const language of ['en', 'es'] as const satisfies Language[]) {
  test(`a spoken turn, ${language}: words from the microphone, an answer that is heard`, async ({
    page,
    portal,
  }) => {
    page.on('console', (m) => console.log('console', m.type(), m.text(), m.location().url))
    page.on('pageerror', (e) => console.log('pageerror', e.message))
    await fakeAudio(page, { recogniser: true })
    const sessionId = await startVoice(page, language)
    await expect(page.locator('[data-hears-speech=true]')).toBeVisible({ timeout: 60_000 })
    console.log('state', await page.locator('[data-voice-state]').textContent())
    await page.evaluate((text) => window.fakeAudio.speak(3_000, text.split(' ')), lines[language])
    await expect(page.locator('[data-voice-state]')).toHaveText(messages[language].call.hearingYou)
    await expect(page.locator('[data-item]').filter({ hasText: lines[language] })).toBeVisible()
    await expect(page.locator('[data-spoken]')).toBeVisible()
    await page.screenshot({ path: `/tmp/voice-${language}.png` })
    await expect(page.locator('[data-spoken]')).toHaveCount(0, { timeout: 60_000 })
    console.log(await page.evaluate(() => [window.fakeAudio.peak, window.fakeAudio.lastSoundMs]))
    console.log(await storedLines(portal, sessionId))
    await page.screenshot({ path: `/tmp/voice-${language}-2.png` })
  })
}
