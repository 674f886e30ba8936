import type { Page } from '@playwright/test'
import { expect, test } from './support/portal.ts'
import { againInSpanish } from './support/slow.ts'
import { messages, register } from './support/session-screen.ts'

/** Makes the page count the sounds played to the end, with their length, in `document.body.dataset`. */
async function countSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function counted(this: HTMLMediaElement) {
      this.addEventListener('ended', () => {
        const { dataset } = document.body
        dataset['heard'] = `${dataset['heard'] ?? ''}${this.currentTime >= 1 ? 'long' : 'short'} `
      })
      return play.call(this)
    }
  })
}

/** Opens the voice tab of the settings. */
async function openVoice(page: Page, language: 'en' | 'es'): Promise<void> {
  const { settings } = messages[language]
  await page.goto('/settings')
  await page.getByRole('tab', { name: settings.voice }).click()
}

for (const language of ['en', 'es'] as const)
  test.describe('', againInSpanish(language), () => {
    const { common, voice } = messages[language]

    test(`[VOICE2] a voice is selected, played and stored: ${language}`, async ({ page }) => {
      await countSounds(page)
      await register(page, language)
      await openVoice(page, language)
      const select = page.getByRole('combobox', { name: voice.serverVoice, exact: true })
      await select.selectOption({ value: 'builtin-male' })
      const listen = page.getByRole('button', { name: `${voice.listen}: ${voice.serverVoice}`, exact: true })
      await listen.click()
      await expect(page.locator('body')).toHaveAttribute('data-heard', 'long ')
      await expect(listen).toBeVisible()

      await page.getByLabel(voice.rate).press('ArrowRight')
      await page.getByLabel(voice.pushToTalk).check()
      await expect(page.getByLabel(voice.autoRecord)).not.toBeChecked()
      await openVoice(page, language)
      await expect(select).toHaveValue('builtin-male')
      await expect(page.getByLabel(voice.rate)).toHaveValue('1.1')
      await expect(page.getByLabel(voice.pushToTalk)).toBeChecked()
    })

    test(`[VOICE7] a custom voice is created, selected, edited and deleted by keyboard: ${language}`, async ({
      page,
    }) => {
      await register(page, language)
      await openVoice(page, language)
      const create = page.getByRole('button', { name: voice.createVoice })
      await create.press('Enter')
      const name = page.getByLabel(voice.name, { exact: true })
      await expect(name).toBeFocused()
      await name.press('Enter')
      await expect(page.getByText(voice.nameRequired, { exact: true })).toBeVisible()
      await name.fill('Rosa')
      await name.press('Enter')
      await expect(page.getByText(voice.created, { exact: true })).toBeVisible()
      const kept = await page.evaluate(() => localStorage.getItem('customVoices'))
      expect(JSON.parse(kept ?? 'null')).toMatchObject([{ name: 'Rosa', language: 'en-US', isActive: true }])

      await page.getByRole('button', { name: `${voice.select}: Rosa` }).press('Enter')
      await expect(page.getByText(voice.customVoiceSpeaks.replace('{name}', 'Rosa'))).toBeVisible()

      await page.getByRole('button', { name: `${common.edit}: Rosa` }).press('Enter')
      await page.getByLabel(voice.active).press('Space')
      await page.getByRole('button', { name: common.save }).press('Enter')
      await expect(page.getByRole('button', { name: `${voice.select}: Rosa` })).toBeDisabled()

      await page.getByRole('button', { name: `${common.delete}: Rosa` }).press('Enter')
      await expect(page.getByText(voice.noCustomVoices)).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('customVoices'))).toBe('[]')
    })
  })
