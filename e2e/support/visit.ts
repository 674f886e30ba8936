import { expect, type Page } from '@playwright/test'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { Role } from '#protocol/vocabulary/roles.ts'

/** What a screen is opened with: the page, its language, and a scored session of the past. */
export type Visit = { page: Page; origin: string; language: Language; role: Role; pastSessionId: string }

export type Screen = {
  name: string
  /** Who sees most of it; a trainee if nothing is said. */
  role?: Role
  /** Opens it, from anywhere, and returns when it shows what it is for. */
  open: (visit: Visit) => Promise<void>
}

/** Opens an address, and returns when its heading shows. */
export const openPath =
  (path: string | ((visit: Visit) => string)) =>
  async (visit: Visit): Promise<void> => {
    await visit.page.goto(typeof path === 'string' ? path : path(visit))
    await expect(visit.page.locator('h1').first()).toBeVisible()
  }

/** Opens one of a page's tabs. */
export const openTab =
  (path: string, tab: number) =>
  async (visit: Visit): Promise<void> => {
    await openPath(path)(visit)
    await visit.page.getByRole('tab').nth(tab).click()
  }
