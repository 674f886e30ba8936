import { expect, test } from './support/portal.ts'
import { messages, openChoices, register } from './support/session-screen.ts'

for (const language of ['en', 'es'] as const)
  for (const width of [390, 1280])
    test(`[SETUP2] start stays in sight, and nothing moves when the debtors arrive: ${language}, ${width} px`, async ({
      page,
    }) => {
      const { setup } = messages[language]
      await page.setViewportSize({ width, height: 800 })
      await register(page, language)
      const arrival = new EventTarget()
      const arrived = new Promise((resolve) => arrival.addEventListener('now', resolve))
      await page.route('**/api/prospects?**', async (route) => {
        await arrived
        await route.continue()
      })
      await page.goto('/training-setup')
      const start = page.getByRole('button', { name: setup.start })
      await openChoices(page, language)
      const below = page.getByRole('group', { name: setup.mode })
      await expect(start).toBeInViewport({ ratio: 1 })
      const before = await below.boundingBox()
      arrival.dispatchEvent(new Event('now'))
      await expect(page.getByRole('radio', { name: 'Roberto Méndez' })).toBeAttached()
      expect(Math.round((await below.boundingBox())?.y ?? 0)).toBe(Math.round(before?.y ?? -1))
      for (const heading of [setup.opening, setup.prospect]) {
        await page.getByRole('group', { name: heading }).scrollIntoViewIfNeeded()
        await expect(start).toBeInViewport({ ratio: 1 })
      }
    })
