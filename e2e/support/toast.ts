import { expect, type Page } from '@playwright/test'

/** Reads the one toast that there is, and puts it away, so that the next one is not taken for it. */
export async function expectToast(page: Page, title: string, description = ''): Promise<void> {
  const toast = page.locator('li[data-swipe-direction][data-state="open"]')
  await expect(toast).toContainText(title)
  await expect(toast).toContainText(description)
  await toast.locator('button').last().click()
  await expect(toast).toHaveCount(0)
}
