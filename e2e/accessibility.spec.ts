import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { roles } from '#protocol/vocabulary/roles.ts'
import { expect, test } from './support/portal.ts'
import {
  administrationScreens,
  landingScreens,
  logIn,
  look,
  otherScreens,
  sessionScreens,
  speakIn,
  watchingScreens,
  workbenchScreens,
} from './support/screens.ts'
import type { Screen, Visit } from './support/visit.ts'

/** The rules of WCAG 2.0 to 2.2, levels A and AA. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
// Dozens of looks, each read by axe: the time of a test only bounds what hangs.
test.setTimeout(600_000)

const groups = {
  workbench: workbenchScreens,
  session: sessionScreens,
  other: otherScreens,
  administration: administrationScreens,
  watching: watchingScreens,
} as const

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(rules).analyze()
  return found.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}`))
}

/** Nothing reaches beyond the page's own width. */
const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** What is wrong with screens: each opened once, and looked at in both themes and at two widths. */
async function problemsOf(visit: Visit, screens: readonly Screen[]): Promise<string[]> {
  const { page } = visit
  const problems: string[] = []
  for (const screen of screens) {
    await screen.open(visit)
    await page.waitForLoadState('networkidle')
    expect(await page.locator('html').getAttribute('lang')).toBe(visit.language)
    for (const theme of ['light', 'dark'] as const)
      for (const width of [1280, 320]) {
        await look(page, theme, width)
        const place = `${screen.name}, ${theme}, ${width} px`
        for (const violation of await violations(page)) problems.push(`${place}: ${violation}`)
        if (await overflows(page)) problems.push(`${place}: wider than the page`)
      }
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  return problems
}

for (const language of ['en', 'es'] as const) {
  test(`every screen is free of violations: ${language}, before the login`, async ({ page, baseURL }) => {
    await speakIn(page, language)
    const visit: Visit = { page, origin: baseURL, language, role: 'trainee', pastId: '' }
    expect(await problemsOf(visit, landingScreens)).toEqual([])
  })

  for (const [group, screens] of Object.entries<readonly Screen[]>(groups))
    test(`every screen is free of violations: ${language}, ${group}`, async ({ page, baseURL }) => {
      const problems: string[] = []
      for (const role of roles) {
        const seen = screens.filter((screen) => (screen.role ?? 'trainee') === role)
        if (seen.length > 0)
          problems.push(...(await problemsOf(await logIn(page, baseURL, language, role), seen)))
      }
      expect(problems).toEqual([])
    })
}
