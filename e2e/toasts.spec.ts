import type { Locator } from '@playwright/test'
import { expect, test } from './support/portal.ts'
import { composer, messages, register, startSession } from './support/session-screen.ts'

const { session } = messages.en

/** Whether two elements overlap on the screen. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) throw new Error('both must be on the screen')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

for (const size of [
  { width: 1280, height: 720 },
  { width: 320, height: 640 },
])
  test(`[TOAST1] a toast does not cover the composer of a session at ${size.width} px`, async ({ page }) => {
    await register(page, 'en')
    await page.setViewportSize(size)
    await startSession(page, 'en')
    // Pressed before the first line, the button shows a toast.
    await page.getByRole('button', { name: session.endSession }).press('Enter')
    const toast = page.getByRole('listitem').filter({ hasText: session.tooShortTitle })
    await expect(toast).toBeVisible()
    expect((await toast.boundingBox())?.width).toBeLessThanOrEqual(420)
    expect(await overlap(toast, composer(page, 'en'))).toBe(false)
    expect(await overlap(toast, page.getByRole('button', { name: session.send }))).toBe(false)
    if (size.width === 1280)
      expect(await overlap(toast, page.getByRole('button', { name: session.endSession }))).toBe(false)
  })
