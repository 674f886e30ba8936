import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Locator, Page } from '@playwright/test'
import { teams as teamRows } from '#db/schema/teams.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import { users } from '#db/schema/users.ts'
import { expect, type Portal, test } from './support/portal.ts'
import { logIn, startSession } from './support/screens.ts'
import { againInSpanish } from './support/slow.ts'
import { messages, register } from './support/session-screen.ts'

/** Hides the samples of a table from all lists while `callback` runs. */
async function withoutSamples(
  portal: Portal,
  table: 'prospects' | 'coaches',
  callback: () => Promise<void>,
): Promise<void> {
  const { sql } = portal.database
  await sql`update ${sql(table)} set deleted_at = now() where is_sample`
  try {
    await callback()
  } finally {
    await sql`update ${sql(table)} set deleted_at = null where is_sample`
  }
}

/** Opens a screen and expects its empty state; returns the button for the next step. */
async function expectEmpty(page: Page, path: string, title: string, action: string): Promise<Locator> {
  await page.goto(path)
  const main = page.getByRole('main')
  await expect(main.getByText(title, { exact: true })).toBeVisible()
  const button = main.getByRole('button', { name: action }).or(main.getByRole('link', { name: action }))
  await expect(button.first()).toBeVisible()
  return button.first()
}

for (const language of ['en', 'es'] as const)
  test.describe('', againInSpanish(language), () => {
    const texts = messages[language]
    const { overview, training, setup, prospects, coaches, history, analytics, teams, billing, voice } = texts
    const { assignments, review, watching } = texts

    test(`[DASH8][CENTER3] ${language}: every empty list of prospects links to the builder`, async ({
      page,
      portal,
    }) => {
      await register(page, language)
      await withoutSamples(portal, 'prospects', async () => {
        await expectEmpty(page, '/training-setup', setup.noProspects, setup.createProspect)
        await expectEmpty(page, '/prospects', prospects.empty, prospects.createFirst)
        await expectEmpty(page, '/', overview.noProspects, overview.createFirst)
        const create = await expectEmpty(page, '/training', training.empty, training.createFirst)
        await create.click()
        await expect(page.getByRole('dialog', { name: texts.builder.wizardTitle })).toBeVisible()
      })
    })

    test(`[PICK5] ${language}: without coaches one can be created, and a session starts without one`, async ({
      page,
      portal,
    }) => {
      await register(page, language)
      await withoutSamples(portal, 'coaches', async () => {
        const create = await expectEmpty(page, '/coaches', coaches.none, coaches.createFirst)
        await create.click()
        await expect(page.getByRole('dialog', { name: coaches.builderCreate })).toBeVisible()
        await page.goto('/')
        await page
          .getByRole('button', { name: overview.startObjectionsWith.split('{name}')[0] })
          .first()
          .click()
        const dialog = page.getByRole('dialog', { name: coaches.chooseTitle })
        await expect(dialog.getByText(coaches.none)).toBeVisible()
        await dialog.getByRole('button', { name: coaches.startWithout }).click()
        await page.waitForURL(/\/training\/[0-9a-f-]{36}$/u)
      })
    })

    test(`[DASH10] ${language}: without sessions there is a link to start one; without matches, a button to clear the filters`, async ({
      page,
    }) => {
      await register(page, language)
      await page.goto('/')
      await expect(page.getByText(overview.noSessions, { exact: true })).toBeVisible()
      // A newcomer has no assignments, so the card is hidden instead of empty.
      await expect(page.getByRole('heading', { name: assignments.assignedToYou })).toHaveCount(0)
      await expectEmpty(page, '/history', history.empty, history.start)
      await expectEmpty(page, '/analytics', analytics.empty, analytics.start)
      await expectEmpty(page, '/teams', teams.unassignedTitle, teams.practise)
      await expectEmpty(page, '/billing', billing.closedTitle, billing.toOverview)
      for (const [path, title, action] of [
        ['/prospects', prospects.noMatch, prospects.clear],
        ['/coaches', coaches.noMatch, coaches.clear],
      ] as const) {
        await page.goto(path)
        await page.getByRole('searchbox').fill('nobody is called so')
        await expect(page.getByText(title, { exact: true })).toBeVisible()
        await page.getByRole('button', { name: action }).click()
        await expect(page.getByRole('article').first()).toBeVisible()
      }
      await page.goto('/settings')
      await page.getByRole('tab').nth(1).click()
      await expect(page.getByText(voice.noCustomVoices)).toBeVisible()
      await page.getByRole('button', { name: voice.createVoice }).click()
      await expect(page.getByRole('dialog', { name: voice.createVoice })).toBeVisible()
    })

    test(`[NAV20] ${language}: empty states for a manager without a team, an admin without matches, a team without members`, async ({
      page,
      baseURL,
      portal,
    }) => {
      const { sql } = portal.database
      const username = await register(page, language)
      await portal.database.db.update(users).set({ role: 'manager' }).where(eq(users.username, username))
      await expectEmpty(page, '/teams?tab=teams', teams.unassignedTitle, teams.practise)
      await expectEmpty(page, '/billing', billing.unassignedTitle, billing.practise)
      await page.context().clearCookies()

      await logIn(page, baseURL, language, 'admin')
      for (const [path, title] of [
        ['/teams', teams.noUserMatch],
        ['/teams?tab=teams', teams.noTeamMatch],
      ] as const) {
        await page.goto(path)
        await page.getByRole('searchbox').fill('nobody is called so')
        await expect(page.getByText(title, { exact: true })).toBeVisible()
        await page.getByRole('button', { name: teams.clear }).click()
        await expect(page.getByText(title, { exact: true })).toHaveCount(0)
      }
      await sql`insert into teams (name) values ('Empty Accounts')`
      try {
        await page.goto('/teams?tab=teams')
        await page.getByRole('link', { name: teams.openTeam.replace('{name}', 'Empty Accounts') }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Empty Accounts' })).toBeVisible()
        await expect(page.getByText(teams.noMembers)).toBeVisible()
      } finally {
        await sql`delete from teams where name = 'Empty Accounts'`
      }
      await sql`update teams set deleted_at = now()`
      try {
        await expectEmpty(page, '/teams?tab=teams', teams.noTeams, teams.createFirstTeam)
        await expectEmpty(page, '/teams?tab=analytics', teams.noTeams, teams.tabs.teams)
      } finally {
        await sql`update teams set deleted_at = null`
      }
    })

    test(`[NAV20] ${language}: empty states for a manager without assignments or assignees`, async ({
      page,
      portal,
    }) => {
      const { db } = portal.database
      const username = await register(page, language)
      const [team] = await db
        .insert(teamRows)
        .values({ name: `Team of ${username}` })
        .returning()
      await db
        .update(users)
        .set({ role: 'manager', teamId: team?.id ?? null })
        .where(eq(users.username, username))
      // Of a team of its own: an admin also sees sessions that other tests left open.
      await expectEmpty(page, '/teams?tab=live', watching.none, watching.toAnalytics)
      const path = '/teams?tab=assignments'
      const create = await expectEmpty(page, path, assignments.none, assignments.createFirst)
      await page.getByText(assignments.closed, { exact: true }).click()
      await expect(page.getByText(assignments.noneClosed, { exact: true })).toBeVisible()
      await page.getByRole('button', { name: assignments.showOpen }).click()
      await create.click()
      const form = page.getByRole('dialog', { name: assignments.createTitle })
      await form.getByLabel(new RegExp(`^${assignments.title}`, 'u')).fill('For nobody yet')
      await form.getByRole('radio', { name: /Karen/u }).click()
      await form.getByRole('button', { name: assignments.save }).click()
      await expect(form).toBeHidden()
      await expect(page.getByText(assignments.nobody)).toBeVisible()
      await page
        .getByRole('button', { name: assignments.openNamed.replace('{title}', 'For nobody yet') })
        .click()
      const details = page.getByRole('dialog', { name: 'For nobody yet' })
      await expect(details.getByText(assignments.noPeople)).toBeVisible()
      await details.getByRole('button', { name: assignments.edit }).click()
      const edit = page.getByRole('dialog', { name: assignments.editTitle })
      await edit.getByRole('radio', { name: new RegExp(assignments.audiencePeople, 'u') }).check()
      await edit.getByRole('searchbox', { name: assignments.searchPeople }).fill('nobody is called so')
      await expect(edit.getByText(assignments.noPerson)).toBeVisible()
    })

    test(`[NAV20] ${language}: without comments or whispers, reviewer and supervisor can write the first one`, async ({
      page,
      browser,
      baseURL,
      portal,
    }) => {
      const context = await browser.newContext({ baseURL })
      const trainee = await logIn(await context.newPage(), baseURL, language, 'trainee')
      const path = await startSession(trainee, 'text')
      await context.close()
      await logIn(page, baseURL, language, 'admin')
      await page.goto(path.replace('/training/', '/session/'))
      for (const text of [watching.noTips, watching.noAttention, watching.nobody])
        await expect(page.getByText(text)).toBeVisible()
      await expect(page.getByRole('textbox', { name: watching.whisper })).toBeEnabled()

      const [unread] = await portal.database.db
        .select({ id: trainingSessions.id })
        .from(trainingSessions)
        .where(and(eq(trainingSessions.status, 'completed'), isNull(trainingSessions.reviewedAt)))
        // The oldest session of the demo: other tests may have whispered in the newer ones.
        .orderBy(asc(trainingSessions.startedAt))
        .limit(1)
      await page.goto(`/session/${unread?.id}`)
      await expect(page.getByText(review.none)).toBeVisible()
      await expect(page.getByRole('textbox', { name: review.yourComment })).toBeVisible()
      await expect(page.getByRole('button', { name: review.change })).toBeVisible()
    })
  })
