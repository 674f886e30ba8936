import { randomUUID } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import { users } from '#db/schema/users.ts'
import { expect, test } from './support/portal.ts'
import { againInSpanish } from './support/slow.ts'
import { endCall, messages, register, say, startSession, waitForReply } from './support/session-screen.ts'

const moreFilters = { en: 'More filters', es: 'Más filtros' }
const retried = 'What happened that made you fall behind?'

for (const language of ['en', 'es'] as const)
  test(
    `[HIST1][HIST2] ${language}: the history searches and filters all of its thousand sessions`,
    againInSpanish(language),
    async ({ page, portal }) => {
      const { history, vocabulary, details } = messages[language]
      const username = await register(page, language)
      await startSession(page, language)
      const { db } = portal.database
      const [held] = await db
        .select({ session: trainingSessions })
        .from(trainingSessions)
        .innerJoin(users, eq(users.id, trainingSessions.userId))
        .where(eq(users.username, username))
      if (!held) throw new Error('the session was not stored')
      const { prospectSearch: _, ...session } = held.session
      await db.insert(trainingSessions).values(
        Array.from({ length: 1_000 }, (_unused, place) => ({
          ...session,
          id: randomUUID(),
          status: place % 2 === 0 ? ('completed' as const) : ('active' as const),
          startedAt: new Date(session.startedAt.getTime() - (place + 1) * 60_000),
          scenario: { ...session.scenario, name: place === 999 ? 'Zoë Ibáñez' : `Debtor ${place}` },
        })),
      )
      await page.goto('/history')
      const rows = page.locator('main li a[href^="/session/"]')
      await expect(rows).toHaveCount(48)
      await page.getByRole('button', { name: messages[language].common.showMore }).scrollIntoViewIfNeeded()
      await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(96)

      // The oldest session, which is on no loaded page.
      await page.getByRole('searchbox', { name: history.search }).fill('zoe iba')
      await expect(rows).toHaveText(['Zoë Ibáñez'])
      await page.getByRole('button', { name: moreFilters[language] }).click()
      await page
        .getByRole('combobox', { name: history.filters.status })
        .selectOption(vocabulary.sessionStatus.completed)
      await expect(page.getByText(history.noMatch)).toBeVisible()
      await page.getByRole('button', { name: history.clear }).click()
      await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(48)
      await page.getByRole('searchbox', { name: history.search }).fill('Zoë')
      await expect(rows).toHaveCount(1)
      await rows.first().press('Enter')
      await expect(page.getByRole('heading', { name: details.title })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('searchbox', { name: history.search })).toHaveValue('Zoë')
      await expect(rows).toHaveText(['Zoë Ibáñez'])
    },
  )

test('a retry links to its original session in the details and in the history', async ({ page, portal }) => {
  const { analysis } = messages.en
  const username = await register(page, 'en')
  const origin = await startSession(page, 'en')
  for (const line of ['Good morning, am I speaking with the account holder?', retried]) {
    await say(page, 'en', line)
    await waitForReply(page)
  }
  await endCall(page, 'en')
  await expect(page.getByRole('heading', { name: analysis.title })).toBeVisible()
  await page.getByRole('button', { name: analysis.retryFromLine.replace('{line}', '4') }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/training/') && !url.pathname.endsWith(origin))
  const [retry] = await portal.database.db
    .select({ id: trainingSessions.id, from: trainingSessions.forkedFromSessionId })
    .from(trainingSessions)
    .where(eq(trainingSessions.userId, sql`(select id from users where username = ${username})`))
    .orderBy(desc(trainingSessions.startedAt))
    .limit(1)
  expect(retry?.from).toBe(origin)

  await page.goto('/history')
  await page.getByRole('link', { name: messages.en.history.retryOf.replace('{line}', '4') }).click()
  await expect(page).toHaveURL(new RegExp(`/session/${origin}$`, 'u'))
  await page.goto(`/session/${retry?.id}`)
  const text = page.getByText(/^Retry of the session of .+, from line 4\.$/u)
  await expect(text).toBeVisible()
  await text.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/session/${origin}$`, 'u'))
  await expect(page.getByRole('heading', { name: analysis.title })).toBeVisible()
})
