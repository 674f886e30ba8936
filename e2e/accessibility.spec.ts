import type { Page } from '@playwright/test'
import { type Language, languages } from '#protocol/vocabulary/language.ts'
import { roles } from '#protocol/vocabulary/roles.ts'
import { administrationScreens } from './support/administration-screens.ts'
import { type RuleSet, violations } from './support/axe.ts'
import { expect, test } from './support/portal.ts'
import {
  landingScreens,
  logIn,
  setAppearance,
  otherScreens,
  sessionScreens,
  watchingScreens,
  practiceScreens,
} from './support/screens.ts'
import { scorecardScreens } from './support/scorecard-screens.ts'
import { shellScreens } from './support/shell-screens.ts'
import { messages, setLanguage } from './support/session-screen.ts'
import { waitUntilSettled } from './support/settled.ts'
import type { Screen, Visit } from './support/visit.ts'

const groups = {
  practice: practiceScreens,
  session: sessionScreens,
  other: otherScreens,
  administration: administrationScreens,
  watching: watchingScreens,
  scorecards: scorecardScreens,
  shell: shellScreens,
} as const

type Variant = { language: Language; theme: 'light' | 'dark'; width: number; rules: RuleSet }

/**
 * Which rules run in which variant. A theme only changes colours, so the dark theme needs only the colour rules, on
 * the wide page; the slow run has the narrow one too. A language changes texts, and with them names and widths, but no
 * colours: Spanish needs the narrow page, where longer words do not fit; the slow run has the wide one too. Neighbouring variants differ in one property where possible, since each change renders the page again.
 */
const defaultVariants: readonly Variant[] = [
  { language: 'en', theme: 'light', width: 320, rules: 'all' },
  { language: 'en', theme: 'light', width: 1280, rules: 'all' },
  { language: 'en', theme: 'dark', width: 1280, rules: 'colours' },
  { language: 'es', theme: 'light', width: 320, rules: 'structure' },
]

/** All rules in all variants of a language. */
const allVariants = (language: Language): readonly Variant[] => [
  { language, theme: 'light', width: 1280, rules: 'all' },
  { language, theme: 'light', width: 320, rules: 'all' },
  { language, theme: 'dark', width: 320, rules: 'all' },
  { language, theme: 'dark', width: 1280, rules: 'all' },
]

/** Whether the page scrolls horizontally. */
const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** Changes the language on the page, even behind a dialog, and dismisses the toast. */
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

/** Returns the problems of screens: each is loaded once and checked in every variant. */
async function problemsOf(
  visit: Visit,
  screens: readonly Screen[],
  variants: readonly Variant[],
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
    for (const { language, theme, width, rules } of variants) {
      if ((await html.getAttribute('lang')) !== language) await changeLanguage(page, language)
      await setAppearance(page, theme, width)
      const place = `${screen.name}, ${language}, ${theme}, ${width} px`
      for (const violation of await violations(page, { rules })) problems.push(`${place}: ${violation}`)
      if (await overflows(page)) problems.push(`${place}: wider than the page`)
    }
  }
  return problems
}

const runs: readonly { language: Language; variants: readonly Variant[]; tag: string[]; title: string }[] = [
  { language: 'en', variants: defaultVariants, tag: [], title: '' },
  ...languages.map((language) => ({
    language,
    variants: allVariants(language),
    tag: ['@slow'],
    title: `all rules in all variants, ${language}, `,
  })),
]

for (const { language, variants, tag, title } of runs) {
  test(
    `no screen has accessibility violations: ${title}before the login`,
    { tag },
    async ({ page, baseURL }) => {
      await setLanguage(page, language)
      const visit: Visit = { page, origin: baseURL, language, role: 'trainee', pastSessionId: '' }
      expect(await problemsOf(visit, landingScreens, variants)).toEqual([])
    },
  )

  for (const [group, screens] of Object.entries<readonly Screen[]>(groups))
    test(`no screen has accessibility violations: ${title}${group}`, { tag }, async ({ page, baseURL }) => {
      const problems: string[] = []
      for (const role of roles) {
        const seen = screens.filter((screen) => (screen.role ?? 'trainee') === role)
        if (seen.length > 0)
          problems.push(...(await problemsOf(await logIn(page, baseURL, language, role), seen, variants)))
      }
      expect(problems).toEqual([])
    })
}
