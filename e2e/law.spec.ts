import { expect, type Page } from '@playwright/test'
import { endpoints } from '#protocol/rest/endpoints.ts'
import { violations } from './support/axe.ts'
import { test } from './support/portal.ts'
import { chooseText, endCall, log, messages, register, say, waitForReply } from './support/session-screen.ts'

const variants = [
  { language: 'en', builder: 'wizard', width: 1280 },
  { language: 'es', builder: 'quick', width: 320 },
] as const

/** What axe finds, and whether anything reaches beyond the page's width. */
async function problemsOf(page: Page, place: string): Promise<string[]> {
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  const found = await violations(page)
  return [...found, ...(wide ? ['wider than the page'] : [])].map((problem) => `${place}: ${problem}`)
}

for (const { language, builder, width } of variants)
  test.describe(`the law of a call: ${language}, ${builder}, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })
    const { analysis, law, prospects, session, setup, steps, ...texts } = messages[language]
    const name = 'Iris Mora'
    const held = law.forWhom.creditor.replace('{law}', law.laws.us_california)

    test('[LAW3][LAW5][LAW6] chosen in a builder, it stands beside the call, with its analysis and its details', async ({
      page,
    }) => {
      const found: string[] = []
      await register(page, language)
      await page.goto('/prospects')
      const wizard = builder === 'wizard'
      await page
        .getByRole('button', { name: wizard ? prospects.create : prospects.quick, exact: true })
        .click()
      const dialog = page.getByRole('dialog')
      const on = dialog.getByRole('button', { name: steps.continue })
      await dialog.getByRole('radio').first().press('Space')
      await on.press('Enter')
      await dialog.getByLabel(texts.builder.name).fill(name)
      for (let step = 0; step < (wizard ? 3 : 1); step += 1) await on.press('Enter')
      // By keyboard, as the other fields: the first letters choose.
      const select = dialog.getByLabel(law.law, { exact: true })
      await select.focus()
      await page.keyboard.type('Cali')
      await expect(select).toHaveValue('us_california')
      await page.keyboard.press('Tab')
      const collectFor = dialog.getByLabel(law.collectFor, { exact: true })
      await expect(collectFor).toBeFocused()
      await page.keyboard.type(law.capacities.creditor)
      await expect(collectFor).toHaveValue('creditor')
      found.push(...(await problemsOf(page, 'the builder')))
      await on.press('Enter')
      await dialog
        .getByRole('button', { name: wizard ? steps.complete : texts.builder.createProspect })
        .press('Enter')
      await expect(dialog).toHaveCount(0)

      await page.getByRole('link', { name: prospects.practiseWith.replace('{name}', name) }).click()
      await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveAttribute(
        'aria-current',
        'true',
      )
      await page.goto(`/training-setup${new URL(page.url()).search}`)
      await expect(page.getByRole('radio', { name: new RegExp(name, 'u') })).toBeChecked()
      await chooseText(page, language)
      await page.getByRole('button', { name: setup.start }).click()
      await page.waitForURL(/\/training\/[0-9a-f-]{36}$/u)
      await expect(log(page).locator('[data-item]')).toHaveCount(1)
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      // Beside the conversation, or on a narrow screen in a sheet.
      if (width < 1280) await page.getByRole('button', { name: texts.accountFile.title, exact: true }).click()
      await page.getByRole('tab', { name: session.details }).click()
      await expect(page.getByText(held).filter({ visible: true })).toHaveCount(1)
      found.push(...(await problemsOf(page, 'the call')))
      // By its button: a toast that leaves at just that moment takes the Escape key with it.
      if (width < 1280) await dialog.getByRole('button', { name: texts.common.close, exact: true }).click()

      await say(
        page,
        language,
        wizard ? 'Pay today or you will be arrested.' : 'Pague hoy o lo van a arrestar.',
      )
      await waitForReply(page)
      await expect(log(page).locator('[data-item]')).toHaveCount(3)
      await endCall(page, language)
      await expect(page.getByRole('heading', { name: analysis.title })).toBeVisible()
      const heldAgainst = law.heldAgainstLaw.replace('{law}', held)
      await expect(page.getByText(heldAgainst)).toBeVisible()

      await page.goto(`/session/${id}`)
      await expect(page.getByText(held, { exact: true })).toBeVisible()
      await expect(page.getByText(heldAgainst)).toBeVisible()
      found.push(...(await problemsOf(page, 'the details')))
      const answer = await page.request.get(endpoints.getTrainingSession.path.replace(':id', id))
      const stored = endpoints.getTrainingSession.result.parse(await answer.json())
      expect(stored.law).toEqual({ jurisdiction: 'us_california', capacity: 'creditor' })
      expect(found).toEqual([])
    })
  })
