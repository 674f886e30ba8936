import { expect, type Page } from '@playwright/test'
import { endpoints } from '#protocol/rest/endpoints.ts'
import { violations } from './support/axe.ts'
import { test } from './support/portal.ts'
import { messages, register } from './support/session-screen.ts'

/** What axe finds, and whether anything reaches beyond the page's width. */
async function problemsOf(page: Page, place: string): Promise<string[]> {
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  return [
    ...(await violations(page)).map((violation) => `${place}: ${violation}`),
    ...(wide ? [`${place}: wider than the page`] : []),
  ]
}

const variants = [
  { language: 'en', theme: 'light', width: 1280 },
  { language: 'es', theme: 'dark', width: 320 },
] as const

for (const { language, theme, width } of variants)
  test.describe(`the prospect builders: ${language}, ${theme}, ${width} px`, () => {
    test.use({ colorScheme: theme, viewport: { width, height: 800 } })
    const { builder, life, steps, prospects, vocabulary } = messages[language]

    test('[WIZ1][WIZ2] the wizard by keyboard: a draft survives a reload, and the prospect is stored as entered', async ({
      page,
    }) => {
      await register(page, language)
      await page.goto('/prospects')
      await page.getByRole('button', { name: prospects.create, exact: true }).press('Enter')
      const dialog = page.getByRole('dialog', { name: builder.wizardTitle })
      const on = dialog.getByRole('button', { name: steps.continue })
      const found: string[] = []
      const progress = async (percent: number) => {
        await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(percent))
        found.push(...(await problemsOf(page, `${percent} %`)))
      }

      await expect(on).toBeDisabled()
      // The first option has the focus: an arrow key selects the second one.
      await dialog.getByRole('radio').first().press('ArrowDown')
      await progress(17)
      await on.press('Enter')
      await dialog.getByLabel(builder.name).fill('Iris Mora')
      await dialog.getByLabel(builder.debtAmount).fill('$1,950')
      await progress(33)
      // Enter in a field continues.
      await dialog.getByLabel(builder.debtAmount).press('Enter')
      await dialog.getByLabel(builder.occupation).selectOption(vocabulary.occupation.hairdresser)
      await progress(50)

      await page.reload()
      await progress(50)
      await expect(dialog.getByText(steps.restored)).toBeVisible()
      await expect(dialog.getByLabel(builder.occupation)).toHaveValue('Hairdresser')
      await on.press('Enter')
      await dialog.getByRole('radio', { name: vocabulary.personality.evasive }).press('Space')
      await progress(67)
      await on.press('Enter')
      await dialog.getByRole('radio', { name: vocabulary.sessionLanguage.spanish }).press('Space')
      await progress(83)
      await on.press('Enter')
      await dialog.getByRole('checkbox').first().press('Space')
      await dialog.getByLabel(builder.addObjection).fill('Hable con mi abogado')
      await dialog.getByLabel(builder.addObjection).press('Enter')
      await progress(100)

      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: steps.keepEditing }).press('Enter')
      await dialog.getByRole('button', { name: steps.complete }).press('Enter')
      await expect(page.getByText(prospects.createdTitle, { exact: true })).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByText('Iris Mora').first()).toBeVisible()

      const answer = await page.request.get(endpoints.listProspects.path)
      const [stored] = endpoints.listProspects.result.parse(await answer.json())
      expect(stored).toMatchObject({
        type: 'individual',
        name: 'Iris Mora',
        debtAmount: 1950,
        occupation: 'Hairdresser',
        personality: 'evasive',
        primaryLanguage: 'spanish',
        objections: [builder.objections.wizard.no_money, 'Hable con mi abogado'],
        isPublic: false,
      })
      expect(found).toEqual([])
    })

    test('[LIFE13] the facts of a debtor by keyboard: added, edited, removed, kept over a reload, stored', async ({
      page,
    }) => {
      await register(page, language)
      await page.goto('/prospects?new')
      const dialog = page.getByRole('dialog', { name: builder.wizardTitle })
      const on = dialog.getByRole('button', { name: steps.continue })
      const found: string[] = []
      await dialog.getByRole('radio').first().press('ArrowDown')
      await on.press('Enter')
      await dialog.getByLabel(builder.name).fill('Iris Mora')
      await dialog
        .getByLabel(builder.description)
        .fill('Iris lost her job in August. Her sister drives a taxi.')
      const facts = dialog.getByRole('region', { name: life.title })
      const work = facts.locator('summary', { hasText: life.groups.work })
      await expect(work).toBeVisible()
      await work.press('Enter')
      const losing = facts.getByText('I lost my job in August.').first()
      await expect(losing).toBeVisible()
      found.push(...(await problemsOf(page, 'the facts')))

      const edit = facts.getByRole('button', {
        name: life.edit.replace('{text}', 'I lost my job in August.'),
      })
      await edit.first().press('Enter')
      const text = facts.getByLabel(life.text, { exact: true })
      await expect(text).toBeFocused()
      await text.fill('They let me go in August.')
      await facts.getByLabel(life.opennessLabel).selectOption('hidden')
      found.push(...(await problemsOf(page, 'the form')))
      await facts.getByRole('button', { name: life.keep }).press('Enter')
      await expect(facts.getByText('They let me go in August.')).toBeVisible()
      await expect(losing).toHaveCount(0)

      await facts.getByRole('button', { name: life.add }).press('Enter')
      await text.fill('My bank is Lone Star.')
      await facts.getByLabel(life.topic).selectOption('bank')
      await facts.getByRole('button', { name: life.keep }).press('Enter')
      await page.reload()
      await facts.locator('summary', { hasText: life.groups.money }).press('Enter')
      await expect(facts.getByText('My bank is Lone Star.')).toBeVisible()
      for (let step = 0; step < 4; step += 1) await on.press('Enter')
      await dialog.getByRole('button', { name: steps.complete }).press('Enter')
      await expect(page.getByText(prospects.createdTitle, { exact: true })).toBeVisible()

      const list = await page.request.get(endpoints.listProspects.path)
      const [{ id } = { id: '' }] = endpoints.listProspects.result.parse(await list.json())
      const answer = await page.request.get(endpoints.getProspect.path.replace(':id', id))
      const stored = endpoints.getProspect.result.parse(await answer.json())
      expect(stored.life?.edits).toEqual({
        en: {
          facts: [
            { topic: 'job_loss', text: 'They let me go in August.', openness: 'hidden' },
            { topic: 'bank', text: 'My bank is Lone Star.', openness: 'free' },
          ],
          removed: ['I lost my job in August.'],
        },
      })
      expect(found).toEqual([])
    })

    test('[QUICK3][QUICK4] Quick create in four steps, then an edit that sends only the change', async ({
      page,
    }) => {
      await register(page, language)
      await page.goto('/prospects?quick')
      const dialog = page.getByRole('dialog', { name: builder.quickTitle })
      const on = dialog.getByRole('button', { name: steps.continue })
      const found: string[] = []
      const check = async () =>
        found.push(
          ...(await problemsOf(page, (await dialog.getByRole('heading', { level: 3 }).textContent()) ?? '')),
        )
      const next = async () => {
        await check()
        await on.click()
      }
      await check()
      // A click on a type goes on by itself.
      await dialog.getByRole('radio').first().click()
      await dialog.getByLabel(builder.name).fill('Quick Debtor')
      await next()
      await next()
      found.push(...(await problemsOf(page, 'the last step')))
      await dialog.getByRole('button', { name: builder.createProspect }).click()
      await expect(page.getByText(prospects.quickCreated, { exact: true })).toBeVisible()

      await page.getByRole('button', { name: prospects.actions.replace('{name}', 'Quick Debtor') }).click()
      await page.getByRole('menuitem', { name: prospects.edit }).click()
      const edit = page.getByRole('dialog', { name: builder.editTitle.replace('{name}', 'Quick Debtor') })
      await edit.getByLabel(builder.debtAmount).fill('300')
      const sent = page.waitForRequest((request) => request.method() === 'PATCH')
      await edit.getByRole('button', { name: steps.save }).click()
      expect((await sent).postDataJSON()).toEqual({ debtAmount: 300 })
      await expect(page.getByText(prospects.updated, { exact: true })).toBeVisible()
      expect(found).toEqual([])
    })
  })
