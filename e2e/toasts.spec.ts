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

for (const size of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
])
  test(`[TOAST6] a toast covers neither the title nor the search of a page, nor a dialog, at ${size.width} px`, async ({
    page,
  }) => {
    await page.route('**/api/prospects', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
    )
    await register(page, 'en')
    await page.setViewportSize(size)
    await page.goto('/prospects')
    const { prospects, builder, steps } = messages.en
    await page.getByRole('button', { name: prospects.create, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio').first().click()
    await dialog.getByRole('button', { name: steps.continue, exact: true }).click()
    await dialog.getByRole('textbox', { name: builder.name }).fill('Nora Vidal')
    for (const step of ['details', 'personality', 'voice', 'objections'] as const) {
      await dialog.getByRole('button', { name: steps.continue, exact: true }).click()
      await expect(dialog.getByRole('heading', { name: builder.wizardSteps[step] })).toBeVisible()
    }
    await dialog.getByRole('button', { name: steps.complete, exact: true }).click()
    // Behind the dialog's focus trap it has no role.
    const toast = page.locator('li[data-state="open"]').filter({ hasText: prospects.createFailed })
    await expect(toast).toBeVisible()
    await expect.poll(() => overlap(toast, dialog)).toBe(false)
    // The toast closes while the dialog stays: the page behind the dialog has the same places.
    for (const covered of [page.locator('h1'), page.locator('h1 + div'), page.locator('input[type=search]')])
      expect(await overlap(toast, covered)).toBe(false)
  })
