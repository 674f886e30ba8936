import { type Locator } from '@playwright/test'
import { expect, test } from './support/portal.ts'
import { logIn } from './support/screens.ts'
import { messages } from './support/session-screen.ts'
import { expectToast } from './support/toast.ts'

/** Moves the choice of the open palette down to an option. */
async function moveTo(option: Locator): Promise<void> {
  await expect(option).toBeVisible()
  await expect(async () => {
    await option.page().keyboard.press('ArrowDown')
    expect(await option.getAttribute('aria-selected')).toBe('true')
  }).toPass({ intervals: [0] })
}

/** Finds and opens something in the palette with the keyboard alone. */
for (const language of ['en', 'es'] as const)
  test(`[PALETTE1][PALETTE2][PALETTE3] everything is found and opened by keyboard alone (${language})`, async ({
    page,
    baseURL,
  }) => {
    await logIn(page, baseURL, language, 'trainee')
    const { palette, shell, setup, history, settings } = messages[language]
    await page.goto('/settings')
    await expect(page.getByRole('heading', { level: 1, name: settings.title })).toBeVisible()

    // A call with a debtor whom the server finds without case and accents.
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: palette.title })
    await expect(field).toBeFocused()
    await page.keyboard.type('lucia FERN')
    await moveTo(page.getByRole('option', { name: palette.call.replace('{name}', 'Lucía Fernández') }))
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/training-setup\?prospect=/u)
    await expect(page.getByRole('heading', { level: 1, name: setup.title })).toBeFocused()

    // A page, by the arrow keys.
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await moveTo(page.getByRole('option', { name: shell.history, exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: history.title })).toBeFocused()

    // A session of the past.
    await page.keyboard.press('Control+k')
    await page.keyboard.type('kowalski')
    await moveTo(page.getByRole('option', { name: /^Frank Kowalski/u }).first())
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/session\/[0-9a-f-]{36}$/u)

    // The other language, and Escape leaves everything as it is.
    const other = language === 'en' ? 'es' : 'en'
    await page.keyboard.press('Control+k')
    await page.keyboard.type('idioma')
    await moveTo(page.getByRole('option', { name: palette.toLanguage[other] }))
    await page.keyboard.press('Enter')
    // Escape closes what opened last, which is to be the palette.
    await expectToast(page, messages[other].shell.languageChanged)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: messages[other].palette.title })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('combobox')).toHaveCount(0)
    await expect(page).toHaveURL(/\/session\/[0-9a-f-]{36}$/u)
  })
