import { expect, type Page } from '@playwright/test'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { Role } from '#protocol/vocabulary/roles.ts'

/** The context of a screen: the page, its language, and a scored past session. */
export type Visit = { page: Page; origin: string; language: Language; role: Role; pastSessionId: string }

export type Screen = {
  name: string
  /** The role that sees most of it; by default a trainee. */
  role?: Role
  /** Opens it, from any page, and waits until its content is shown. */
  open: (visit: Visit) => Promise<void>
}

/** Opens a path, and waits for its heading. */
export const openPath =
  (path: string | ((visit: Visit) => string)) =>
  async (visit: Visit): Promise<void> => {
    await visit.page.goto(typeof path === 'string' ? path : path(visit))
    await expect(visit.page.locator('h1').first()).toBeVisible()
  }

/** Opens a tab of a page. */
export const openTab =
  (path: string, tab: number) =>
  async (visit: Visit): Promise<void> => {
    await openPath(path)(visit)
    // A tab is focused by script, and on a page that nobody has clicked yet that looks like focus by keyboard.
    await visit.page.locator('h1').first().click()
    await visit.page.getByRole('tab').nth(tab).click()
  }
