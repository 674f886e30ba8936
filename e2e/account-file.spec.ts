import { expect, type Page } from '@playwright/test'
import { endpoints } from '#protocol/rest/endpoints.ts'
import { sampleProspects } from '#db/seed/sample-prospects.ts'
import { violations } from './support/axe.ts'
import { test } from './support/portal.ts'
import { log, messages, register, say, waitForReply } from './support/session-screen.ts'

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

    test('[SESS39][ACCT1] the account is before the trainee in a call', async ({ page }) => {
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
      await expect(checklist.getByRole('listitem')).toHaveCount(4)
      await expect(checklist.getByText(file.lastFour, { exact: true })).toBeVisible()
      await expect(checklist.getByText(file.address.postcode)).toBeVisible()
      const rows = panel.getByRole('table', { name: accountFile.history }).getByRole('row')
      // The names of the columns, the entries, and the balance.
      await expect(rows).toHaveCount(file.history.length + 2)
      await expect(rows.last()).toContainText('$2,350.00')
      const contacts = panel.getByRole('region', { name: accountFile.contacts })
      await expect(contacts.getByText(accountFile.notes.plan_broken)).toHaveCount(2)
      expect(await violations(page)).toEqual([])
      expect(await isWide(page)).toBe(false)

      // He opened the call with his name, unasked.
      await expect(checklist.getByText('1 de 4')).toBeVisible()
      await panel.getByRole('tab', { name: session.details }).click()
      await expect(panel.getByRole('heading', { name: session.aboutDebtor })).toBeVisible()
    })
  })

const calls = [
  {
    lang: 'en',
    prospect: sampleProspects.denise,
    sessionLanguage: 'english',
    // A business has no date of birth.
    proof: 'last_four',
    checks:
      'Thank you for calling, my name is Paul Reeves from Harbor Recovery. Could you confirm the last four digits of the account?',
    verified: 'Verified, 3 of 4',
    tells: 'Thank you. You have an outstanding balance on your account. What happened with the payments?',
    close: 'I understand, thank you for telling me. Have a good day, goodbye.',
  },
  {
    lang: 'es',
    prospect: sampleProspects.lucia,
    sessionLanguage: 'spanish',
    proof: 'birth_date',
    checks:
      'Gracias por llamar, me llamo Pablo Reyes, de Harbor Recovery. ¿Me confirma su fecha de nacimiento, por favor?',
    verified: 'Verificado, 2 de 4',
    tells: 'Gracias. Usted tiene un saldo vencido en su cuenta. ¿Qué pasó con los pagos?',
    close: 'Entiendo, gracias por contarme. Que tenga buen día, hasta luego.',
  },
] as const

for (const { lang, prospect, sessionLanguage, proof, checks, verified, tells, close } of calls)
  test(`[SESS40][VERIFY2][VERIFY3] ${lang}: what the dialogue verifies is marked in the call and on the analysis`, async ({
    page,
  }) => {
    const texts = messages[lang]
    const { accountFile: account, analysis } = texts
    await register(page, lang)
    const { path, result } = endpoints.createTrainingSession
    const answer = await page.request.post(path, {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: { prospectId: prospect.id, sessionLanguage },
    })
    const { id } = result.parse(await answer.json())
    await page.goto(`/training/${id}`)
    const checklist = page.getByRole('region', { name: account.verify })
    const status = checklist.getByRole('status')
    // The debtor opens the call with the name.
    await expect(checklist.getByText(account.states.unasked).first()).toBeVisible()
    await expect(status).not.toHaveText(verified)
    await expect(checklist.getByRole('checkbox')).toHaveCount(0)

    await say(page, lang, checks)
    await waitForReply(page)
    await expect(checklist.getByText(account.states.given, { exact: true })).toBeVisible()
    await expect(status).toHaveText(verified)
    await page.reload()
    await expect(status).toHaveText(verified)
    expect(await violations(page)).toEqual([])
    for (const text of [tells, close]) {
      await say(page, lang, text)
      await waitForReply(page)
    }
    await expect(status).toHaveText(verified)

    await page.request.post(endpoints.completeTrainingSession.path.replace(':id', id), {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: {},
    })
    await page.goto(`/session/${id}`)
    const outcome = page.getByText(analysis.identity.title).locator('..')
    await expect(outcome.getByText(analysis.identity.verified)).toBeVisible()
    await expect(outcome.getByText(new RegExp(`^${analysis.identity.items[proof]}: `))).toBeVisible()
    await expect(page.getByText(/^(Scored as|Evaluada como): /)).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
