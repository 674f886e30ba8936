import { expect, type Page } from '@playwright/test'

/** Expects the only toast, and dismisses it so that it is not taken for the next one. */
export async function expectToast(page: Page, title: string, description = ''): Promise<void> {
  await dismissToast(page, title, description)
  await expect(openToast(page)).toHaveCount(0)
}

/** Expects the only toast, and dismisses it; what that sends may show the next one. */
export async function dismissToast(page: Page, title: string, description = ''): Promise<void> {
  const toast = openToast(page)
  await expect(toast).toContainText(title)
  await expect(toast).toContainText(description)
  await toast.locator('button').last().click()
}

const openToast = (page: Page) => page.locator('li[data-swipe-direction][data-state="open"]')
