import { and, avg, count, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import { users } from '#db/schema/users.ts'
import { expect, test } from './support/portal.ts'
import { logIn } from './support/screens.ts'
import { againInSpanish } from './support/slow.ts'
import { endCall, messages, register, say, setUpSession, waitForReply } from './support/session-screen.ts'

for (const language of ['en', 'es'] as const)
  test(
    `[NAV7][STATS1] ${language}: analytics show the sessions of each period and link to them`,
    againInSpanish(language),
    async ({ page, baseURL, portal }) => {
      const { analysis, analytics, overview } = messages[language]
      await logIn(page, baseURL ?? '', language, 'trainee')
      await page.goto('/')
      await page.getByRole('link', { name: overview.viewAll }).click()
      await expect(page.getByRole('heading', { name: analytics.title, level: 1 })).toBeFocused()

      for (const days of [7, 30, 90, 365]) {
        await page.getByRole('combobox', { name: analytics.period }).selectOption(String(days))
        const stored = await completedSince(portal.database.db, days)
        const card = page
          .locator('section', { has: page.getByRole('heading', { name: analytics.completedSessions }) })
          .first()
        await expect(card.locator('.tabular')).toHaveText(String(stored.completed))
        const score = page
          .locator('section', {
            has: page.getByRole('heading', { name: analytics.averageScore, exact: true }),
          })
          .first()
        if (stored.average !== null)
          await expect(score.locator('.tabular')).toHaveText(String(Math.round(stored.average)))
      }
      await expect(page).toHaveURL(/days=365/u)
      await page.reload()
      await expect(page.getByRole('combobox', { name: analytics.period })).toHaveValue('365')

      const figures = page.getByRole('img')
      await expect(figures).toHaveCount(2)
      const evaluations = page.locator('a[href^="/session/"]')
      await expect(evaluations).toHaveCount(5)
      await evaluations.first().click()
      await expect(page.getByRole('heading', { name: analysis.title })).toBeVisible()
    },
  )

test('[STATS2] analytics include a session that has just started and ended', async ({ page }) => {
  const { analytics, session, overview, vocabulary } = messages.en
  await register(page, 'en')
  await page.goto('/')
  await page.getByRole('link', { name: overview.viewAll }).click()
  await expect(page.getByText(analytics.empty)).toBeVisible()
  await page.goBack()
  await setUpSession(page, 'en')
  for (const line of ['Good morning, am I speaking with you about the account?', 'What can you pay today?']) {
    await say(page, 'en', line)
    await waitForReply(page)
  }
  await endCall(page, 'en')
  await expect(page.getByText(session.completedTitle, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: messages.en.shell.overview }).click()
  await page.getByRole('link', { name: overview.viewAll }).click()
  await expect(page.getByText(analytics.empty)).toHaveCount(0)
  await expect(page.getByText('100%', { exact: true })).toBeVisible()
  await expect(page.locator('a[href^="/session/"]')).toHaveCount(1)
  await expect(page.getByText(vocabulary.sessionType.standard).first()).toBeVisible()
})

test('[STATS6] a manager sees the analytics of their own team', async ({ page, baseURL }) => {
  const { analytics } = messages.en
  await logIn(page, baseURL ?? '', 'en', 'manager')
  await page.goto('/analytics?days=365')
  await page.getByRole('combobox', { name: analytics.whose }).selectOption({ index: 1 })
  await expect(page).toHaveURL(/team=[0-9a-f-]{36}/u)
  await expect(page.locator('a[href^="/session/"]')).toHaveCount(5)
})

/** The demo trainee's completed sessions in the database. */
async function completedSince(
  db: Database,
  days: number,
): Promise<{ completed: number; average: number | null }> {
  const today = new Date()
  const from = new Date(
    Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() - (days - 1)),
  )
  // A retry counts in no average.
  const ofCall = sql<number>`case when ${trainingSessions.forkedAtLine} is null then ${trainingSessions.score} end`
  const [row] = await db
    .select({ completed: count(), average: avg(ofCall) })
    .from(trainingSessions)
    .innerJoin(users, eq(users.id, trainingSessions.userId))
    .where(
      and(
        eq(users.username, 'demo.trainee'),
        eq(trainingSessions.status, 'completed'),
        gte(trainingSessions.startedAt, from),
      ),
    )
  return { completed: row?.completed ?? 0, average: row?.average == null ? null : Number(row.average) }
}
