import type { Page } from '@playwright/test'
import { type Language, languages } from '#protocol/vocabulary/language.ts'
import { roles } from '#protocol/vocabulary/roles.ts'
import { type RuleSet, violations } from './support/axe.ts'
import { expect, test } from './support/portal.ts'
import {
  administrationScreens,
  landingScreens,
  logIn,
  setAppearance,
  otherScreens,
  sessionScreens,
  watchingScreens,
  practiceScreens,
} from './support/screens.ts'
import { messages, setLanguage } from './support/session-screen.ts'
import { waitUntilSettled } from './support/settled.ts'
import type { Screen, Visit } from './support/visit.ts'

// Dozens of looks, each read by axe: the time of a test only bounds what hangs.
test.setTimeout(600_000)

const groups = {
  workbench: practiceScreens,
  session: sessionScreens,
  other: otherScreens,
  administration: administrationScreens,
  watching: watchingScreens,
} as const

type Look = { language: Language; theme: 'light' | 'dark'; width: number; rules: RuleSet }

/**
 * What is run where. A theme changes colours alone, so in the dark one the colour rules are enough. A language changes
 * texts, and with them names and widths, but no colour. Neighbours differ in one thing, where they can: each change
 * draws the whole page anew.
 */
const looks: readonly Look[] = [
  { language: 'en', theme: 'light', width: 320, rules: 'all' },
  { language: 'en', theme: 'dark', width: 320, rules: 'colours' },
  { language: 'en', theme: 'dark', width: 1280, rules: 'colours' },
  { language: 'en', theme: 'light', width: 1280, rules: 'all' },
  { language: 'es', theme: 'light', width: 1280, rules: 'structure' },
  { language: 'es', theme: 'light', width: 320, rules: 'structure' },
]

/** Every rule in every look of a language. */
const allLooks = (language: Language): readonly Look[] => [
  { language, theme: 'light', width: 1280, rules: 'all' },
  { language, theme: 'light', width: 320, rules: 'all' },
  { language, theme: 'dark', width: 320, rules: 'all' },
  { language, theme: 'dark', width: 1280, rules: 'all' },
]

/** Nothing reaches beyond the page's own width. */
const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** Chooses a language on the page, also where a dialog keeps the mouse away from it, and puts the toast away. */
async function changeLanguage(page: Page, language: Language): Promise<void> {
  const dialogs = await page.getByRole('dialog').count()
  await page.locator(`label[lang=${language}] input`).first().dispatchEvent('click')
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  // The landing page changes its language without a toast.
  if ((await page.locator('aside').count()) > 0) {
    const toast = page.locator('li[data-swipe-direction][data-state="open"]')
    await expect(toast).toContainText(messages[language].shell.languageChanged)
    await toast.locator('button').last().dispatchEvent('click')
    await expect(toast).toHaveCount(0)
  }
  await waitUntilSettled(page)
  await expect(page.getByRole('dialog')).toHaveCount(dialogs)
}

/** What is wrong with screens: each is opened once, and looked at in every look without loading it again. */
async function problemsOf(
  visit: Visit,
  screens: readonly Screen[],
  shown: readonly Look[],
): Promise<string[]> {
  const { page } = visit
  const problems: string[] = []
  for (const screen of screens) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 1280, height: 800 })
    await screen.open(visit)
    await waitUntilSettled(page)
    const html = page.locator('html')
    expect(await html.getAttribute('lang')).toBe(visit.language)
    for (const { language, theme, width, rules } of shown) {
      if ((await html.getAttribute('lang')) !== language) await changeLanguage(page, language)
      await setAppearance(page, theme, width)
      const place = `${screen.name}, ${language}, ${theme}, ${width} px`
      for (const violation of await violations(page, { rules })) problems.push(`${place}: ${violation}`)
      if (await overflows(page)) problems.push(`${place}: wider than the page`)
    }
  }
  return problems
}

const walks: readonly { language: Language; shown: readonly Look[]; tag: string[]; title: string }[] = [
  { language: 'en', shown: looks, tag: [], title: '' },
  ...languages.map((language) => ({
    language,
    shown: allLooks(language),
    tag: ['@slow'],
    title: `every rule in every look, ${language}, `,
  })),
]

for (const { language, shown, tag, title } of walks) {
  test(`every screen is free of violations: ${title}before the login`, { tag }, async ({ page, baseURL }) => {
    await setLanguage(page, language)
    const visit: Visit = { page, origin: baseURL, language, role: 'trainee', pastSessionId: '' }
    expect(await problemsOf(visit, landingScreens, shown)).toEqual([])
  })

  for (const [group, screens] of Object.entries<readonly Screen[]>(groups))
    test(`every screen is free of violations: ${title}${group}`, { tag }, async ({ page, baseURL }) => {
      const problems: string[] = []
      for (const role of roles) {
        const seen = screens.filter((screen) => (screen.role ?? 'trainee') === role)
        if (seen.length > 0)
          problems.push(...(await problemsOf(await logIn(page, baseURL, language, role), seen, shown)))
      }
      expect(problems).toEqual([])
    })
}
