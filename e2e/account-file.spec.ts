import { expect, type Page } from '@playwright/test'
import { endpoints } from '#protocol/rest/endpoints.ts'
import { sampleProspects } from '#db/seed/sample-prospects.ts'
import { violations } from './support/axe.ts'
import { test } from './support/portal.ts'
import { log, messages, register } from './support/session-screen.ts'

const { accountFile, session } = messages.es

/** Starts a session in Spanish with Roberto Méndez; returns its id. */
async function startCall(page: Page): Promise<string> {
  const { path, result } = endpoints.createTrainingSession
  const answer = await page.request.post(path, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { prospectId: sampleProspects.roberto.id, sessionLanguage: 'spanish' },
  })
  const { id } = result.parse(await answer.json())
  await page.goto(`/training/${id}`)
  await expect(log(page).locator('[data-item]')).toHaveCount(1)
  return id
}

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

for (const width of [1280, 390])
  test.describe(`es, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('[SESS39][SESS40][ACCT1] the account is before the trainee in a call, and what was ticked stays', async ({
      page,
    }) => {
      await register(page, 'es')
      const id = await startCall(page)
      const { path, result } = endpoints.getAccountFile
      const file = result.parse(await (await page.request.get(path.replace(':id', id))).json())

      const open = async () => {
        if (width < 1280) await page.getByRole('button', { name: accountFile.title, exact: true }).click()
        return width < 1280
          ? page.getByRole('dialog', { name: 'Roberto Méndez' })
          : page.getByRole('complementary', { name: session.details })
      }
      const panel = await open()
      const checklist = panel.getByRole('region', { name: accountFile.verify })
      await expect(checklist.getByRole('checkbox')).toHaveCount(4)
      await expect(
        checklist.getByRole('checkbox', { name: `${accountFile.lastFour}: ${file.lastFour}` }),
      ).toBeVisible()
      await expect(checklist.getByRole('checkbox', { name: file.address.postcode })).toBeVisible()
      const rows = panel.getByRole('table', { name: accountFile.history }).getByRole('row')
      // The names of the columns, the entries, and the balance.
      await expect(rows).toHaveCount(file.history.length + 2)
      await expect(rows.last()).toContainText('$2,350.00')
      const contacts = panel.getByRole('region', { name: accountFile.contacts })
      await expect(contacts.getByText(accountFile.notes.plan_broken)).toHaveCount(2)
      expect(await violations(page)).toEqual([])
      expect(await isWide(page)).toBe(false)

      // By the keyboard alone.
      const name = checklist.getByRole('checkbox', { name: 'Roberto Méndez' })
      await name.focus()
      await page.keyboard.press('Space')
      await expect(name).toBeChecked()
      await page.reload()
      const again = await open()
      await expect(again.getByText('1 de 4')).toBeVisible()
      await expect(again.getByRole('checkbox', { name: 'Roberto Méndez' })).toBeChecked()

      await again.getByRole('tab', { name: session.details }).click()
      await expect(again.getByRole('heading', { name: session.aboutDebtor })).toBeVisible()
    })
  })
