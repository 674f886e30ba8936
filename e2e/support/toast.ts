import { expect, type Page } from '@playwright/test'

/** Expects the only toast, and dismisses it so that it is not taken for the next one. */
export async function expectToast(page: Page, title: string, description = ''): Promise<void> {
  const toast = page.locator('li[data-swipe-direction][data-state="open"]')
  await expect(toast).toContainText(title)
  await expect(toast).toContainText(description)
  await toast.locator('button').last().click()
  await expect(toast).toHaveCount(0)
}
