import type { Locator } from '@playwright/test'
import { expect, test } from './support/portal.ts'
import { interceptCommands } from './support/failing-calls.ts'
import { composer, messages, register, say, startSession } from './support/session-screen.ts'

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
    const refusals = await interceptCommands(page)
    await register(page, 'en')
    await page.setViewportSize(size)
    await startSession(page, 'en')
    refusals.set('input_text.submit', 'internal')
    await say(page, 'en', 'Good morning.')
    const toast = page.getByRole('listitem').filter({ hasText: session.couldNotSend })
    await expect(toast).toBeVisible()
    expect((await toast.boundingBox())?.width).toBeLessThanOrEqual(420)
    expect(await overlap(toast, composer(page, 'en'))).toBe(false)
    expect(await overlap(toast, page.getByRole('button', { name: session.send, exact: true }))).toBe(false)
    if (size.width === 1280)
      expect(await overlap(toast, page.getByRole('button', { name: session.endSession }))).toBe(false)
  })
