import { eq } from 'drizzle-orm'
import type { BrowserContext, Page } from '@playwright/test'
import { users } from '#db/schema/users.ts'
import { endpoints } from '#protocol/rest/endpoints.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { expect, type Portal, test } from './support/portal.ts'
import { logIn } from './support/screens.ts'
import { messages, register } from './support/session-screen.ts'

const variants = [
  { language: 'en', width: 1280 },
  { language: 'es', width: 320 },
] as const

async function storedUser(portal: Portal, username: string) {
  const [row] = await portal.database.db.select().from(users).where(eq(users.username, username))
  if (!row) throw new Error(`nobody is called ${username}`)
  return row
}

/** The members of a demo account's team, as a list shows them. */
async function teamOf(portal: Portal, username: string): Promise<string[]> {
  const { teamId } = await storedUser(portal, username)
  const members = await portal.database.db
    .select()
    .from(users)
    .where(eq(users.teamId, teamId ?? ''))
  return members
    .map((one) => [one.firstName, one.lastName].filter(Boolean).join(' ') || one.username)
    .toSorted()
}

const buttonsOf = (page: Page, label: string) =>
  page.getByRole('button', { name: new RegExp(`^${label}`, 'u') })
const peopleOn = async (page: Page, language: Language) =>
  (
    await buttonsOf(page, messages[language].teams.openUser.replace('{name}', '')).allTextContents()
  ).toSorted()

/** Registers a new user in a separate browser. */
async function newcomer(
  browser: { newContext(options: object): Promise<BrowserContext> },
  baseURL: string,
  language: Language,
): Promise<{ page: Page; username: string }> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const username = await register(page, language)
  await page.goto('/')
  await expect(page.getByRole('link', { name: messages[language].shell.overview })).toBeVisible()
  return { page, username }
}

for (const { language, width } of variants)
  test.describe(`teams, ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })
    const { billing, common, landing, teams, vocabulary } = messages[language]
    const openUser = (name: string) => teams.openUser.replace('{name}', name)
    const openTeam = (name: string) => teams.openTeam.replace('{name}', name)

    test('an admin sets team and role of a user by keyboard, and the user gets the new permissions', async ({
      page,
      browser,
      baseURL,
      portal,
    }) => {
      const other = await newcomer(browser, baseURL, language)
      await logIn(page, baseURL, language, 'admin')
      await page.goto('/teams')
      await page.getByRole('searchbox').fill(other.username)
      const row = page.getByRole('button', { name: openUser(other.username) })
      await row.press('Enter')
      const dialog = page.getByRole('dialog', { name: other.username })
      await expect(dialog).toBeFocused()
      const team = dialog.getByRole('combobox', { name: teams.team, exact: true })
      await team.selectOption('Commercial Accounts')
      await dialog.getByRole('button', { name: teams.savePlacement }).press('Enter')
      await expect(page.getByText(teams.placed, { exact: true })).toBeVisible()
      const { teamId } = await storedUser(portal, 'grace.kim')
      expect(await storedUser(portal, other.username)).toMatchObject({ teamId, role: 'trainee' })

      await dialog.getByRole('combobox', { name: teams.role, exact: true }).selectOption('manager')
      await dialog.getByRole('button', { name: teams.savePlacement }).press('Enter')
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: teams.changeRoleConfirm })
        .press('Enter')
      await expect(
        page.getByText(new RegExp(`^${other.username}: ${vocabulary.role.manager}`, 'u')),
      ).toBeVisible()
      expect(await storedUser(portal, other.username)).toMatchObject({ teamId, role: 'manager' })
      // Escape would dismiss the toast first.
      await dialog.getByRole('button', { name: common.close, exact: true }).press('Enter')
      await expect(row).toBeFocused()

      // The user is logged out, and returns as a manager of that team.
      await other.page.reload()
      await expect(other.page.getByLabel(landing.username)).toBeVisible()
      await other.page.request.post(endpoints.login.path, {
        headers: { origin: baseURL },
        data: { username: other.username, password: 'a long enough password' },
      })
      await other.page.goto('/teams')
      await expect(other.page.getByRole('tab')).toHaveText([
        teams.tabs.users,
        teams.tabs.teams,
        teams.tabs.assignments,
        teams.tabs.live,
      ])
      await expect.poll(() => peopleOn(other.page, language)).toEqual(await teamOf(portal, other.username))
      await other.page.context().close()
      await portal.database.db.delete(users).where(eq(users.username, other.username))
    })

    test('an admin creates, renames and deletes a team', async ({ page, baseURL }) => {
      await logIn(page, baseURL, language, 'admin')
      await page.goto('/teams?tab=teams')
      await page.getByRole('button', { name: teams.createTeam }).click()
      const form = page.getByRole('dialog', { name: teams.createTeamTitle })
      await form.getByLabel(teams.teamName).fill('Rural Accounts')
      await form.getByLabel(teams.teamName).press('Enter')
      await expect(page.getByText(teams.teamCreated, { exact: true })).toBeVisible()
      await page.getByRole('link', { name: openTeam('Rural Accounts') }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Rural Accounts' })).toBeVisible()
      await expect(page.getByText(teams.noMembers)).toBeVisible()
      const more = page.getByRole('button', { name: teams.moreActions })
      await more.click()
      await page.getByRole('menuitem', { name: teams.editTeam }).click()
      const edit = page.getByRole('dialog', { name: teams.editTeamTitle.replace('{name}', 'Rural Accounts') })
      await edit.getByLabel(teams.teamName).fill('Country Accounts')
      await edit.getByRole('button', { name: teams.saveTeam }).click()
      await expect(page.getByText(teams.teamSaved, { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'Country Accounts' })).toBeVisible()
      await more.click()
      await page.getByRole('menuitem', { name: teams.dissolve }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: teams.dissolve }).click()
      await expect(page.getByText(teams.dissolved, { exact: true })).toBeVisible()
      await expect(page.getByText('Country Accounts')).toHaveCount(0)
      // The opener is gone, so the focus moves to the heading.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })

    test('[BILL1] a manager sees only their own team and its bill', async ({ page, baseURL, portal }) => {
      await logIn(page, baseURL, language, 'manager')
      await page.goto('/teams?tab=analytics')
      await expect(page.getByRole('tab')).toHaveText([
        teams.tabs.users,
        teams.tabs.teams,
        teams.tabs.assignments,
        teams.tabs.live,
      ])
      await expect(buttonsOf(page, teams.openUser.replace('{name}', '')).first()).toBeVisible()
      await expect.poll(() => peopleOn(page, language)).toEqual(await teamOf(portal, 'demo.manager'))
      const everyRole = width < 640 ? teams.role : teams.allRoles
      await expect(
        page.getByRole('combobox', { name: teams.role, exact: true }).getByRole('option'),
      ).toHaveText([everyRole, teams.roles.trainee, teams.roles.manager])
      await page.getByRole('button', { name: openUser('Ana Torres') }).click()
      const dialog = page.getByRole('dialog', { name: 'Ana Torres' })
      await expect(dialog.getByText(teams.performance)).toBeVisible()
      await expect(dialog.getByRole('link').first()).toBeVisible()
      await expect(dialog.getByText(teams.placement)).toHaveCount(0)

      const elsewhere = await storedUser(portal, 'grace.kim')
      await page.goto(`/teams?team=${elsewhere.teamId}`)
      await expect(page.getByText(teams.teamNotFound)).toBeVisible()
      await expect(page.getByText(teams.teamNotFoundHint)).toBeVisible()
      await page.goto(`/teams?user=${elsewhere.id}`)
      await expect(page.getByRole('dialog', { name: teams.userNotFound })).toBeVisible()

      await page.goto('/billing')
      await expect(page.getByRole('table')).toContainText('Consumer Accounts')
      await expect(page.getByRole('table')).not.toContainText('Commercial Accounts')
    })

    test('a trainee sees the names in their team, but no bill', async ({ page, baseURL, portal }) => {
      await logIn(page, baseURL, language, 'trainee')
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.goto('/teams?tab=teams')
      await expect(page.getByRole('tab')).toHaveText([teams.tabs.users])
      await expect(buttonsOf(page, teams.openUser.replace('{name}', '')).first()).toBeVisible()
      await expect.poll(() => peopleOn(page, language)).toEqual(await teamOf(portal, 'demo.trainee'))
      await expect(page.getByText('ana.torres@example.com')).toHaveCount(0)
      await page.getByRole('button', { name: openUser('Ana Torres') }).click()
      const dialog = page.getByRole('dialog', { name: 'Ana Torres' })
      await expect(dialog.getByText(teams.performanceHidden.replace('{name}', 'Ana Torres'))).toBeVisible()
      await expect(dialog.getByText(teams.performance, { exact: true })).toHaveCount(0)
      await dialog.getByRole('button', { name: common.close, exact: true }).click()
      // Users see their own sessions.
      await page.getByRole('button', { name: openUser('Alex Moreno') }).click()
      await expect(page.getByRole('dialog').getByText(teams.performance, { exact: true })).toBeVisible()

      await page.goto('/billing')
      await expect(page.getByText(billing.closedTitle)).toBeVisible()
      expect(asked).not.toContain(endpoints.listTeams.path)
      expect(asked).not.toContain(endpoints.getUsage.path)
    })
  })

test('[LIM8] a list of ten thousand people renders only a few, and a search finds any', async ({
  page,
  baseURL,
  portal,
}) => {
  const { sql } = portal.database
  try {
    await sql`insert into users (username, password_hash, first_name, last_name, role)
      select 'crowd.' || n, 'none', 'Crowd', 'Number ' || n, 'trainee' from generate_series(1, 10000) as n`
    await logIn(page, baseURL, 'en', 'admin')
    await page.goto('/teams')
    // The first rows appear before the rest is loaded.
    await expect(buttonsOf(page, 'Show the details of ').first()).toBeVisible()
    // The limit allows for a machine busy with other tests.
    await expect(page.getByText(/48 of 10,\d{3} shown/u)).toBeAttached({ timeout: 120_000 })
    await page.getByRole('searchbox').fill('number 9876')
    await expect(page.getByRole('button', { name: 'Show the details of Crowd Number 9876' })).toBeVisible()
    await expect.poll(() => peopleOn(page, 'en')).toEqual(['Crowd Number 9876'])
  } finally {
    await sql`delete from users where username like 'crowd.%'`
  }
})
