import { expect, test } from './support/portal.ts'
import { messages, register } from './support/session-screen.ts'

const { builder, prospects, steps } = messages.en

test('Escape closes the open list of a select, and not the dialog around it', async ({ page }) => {
  await register(page, 'en')
  await page.goto('/prospects')
  await page.getByRole('button', { name: prospects.quick }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').first().press('Space')
  await dialog.getByRole('button', { name: steps.continue, exact: true }).click()
  const select = dialog.getByRole('combobox', { name: builder.occupation })
  const open = page.locator('select:open')
  await select.click()
  await expect(open).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(open).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  // The type was chosen: the dialog asks before it is lost.
  await expect(page.getByRole('alertdialog')).toBeVisible()
})

test('a dialog moves nothing behind it', async ({ page }) => {
  await register(page, 'en')
  await page.setViewportSize({ width: 800, height: 400 })
  await page.goto('/prospects')
  // Hidden from assistive technology behind the dialog, so not found by its role.
  const create = page.locator('header button').last()
  const before = await create.boundingBox()
  await create.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await create.boundingBox()).toEqual(before)
})
