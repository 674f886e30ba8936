import type { Page } from '@playwright/test'
import { expect, test } from './support/portal.ts'
import { logIn } from './support/screens.ts'
import { messages, register } from './support/session-screen.ts'

const rows = 10_000
/** The number of items rendered at first; scrolling adds more. */
const firstBatch = 48

/** Searches a list, and expects exactly one match. */
async function searchFor(page: Page, within: string, text: string, name: string): Promise<void> {
  await page.getByRole('searchbox').fill(text)
  await expect(page.locator(within)).toHaveCount(1)
  await expect(page.locator(within)).toContainText(name)
}

test('[LIM8] lists of ten thousand prospects render only a few, and a search finds any', async ({
  page,
  portal,
}) => {
  const { sql } = portal.database
  const username = await register(page, 'en')
  await sql`
    insert into prospects (owner_id, type, name, debt_amount, debt_type, created_at)
    select u.id, 'individual', 'Debtor ' || n, 100 + n, 'credit_card', now() - n * interval '1 minute'
    from users u, generate_series(1, ${rows}) n where u.username = ${username}`
  for (const [path, within] of [
    ['/', 'article'],
    ['/training', 'main li:has(button)'],
    [
      '/training-setup',
      `main fieldset:has(legend:text-is("${messages.en.setup.prospect}")) > :last-child label`,
    ],
    ['/prospects', 'article'],
  ] as const) {
    await page.goto(path)
    const list = page.locator(within)
    await expect(list.first()).toBeVisible()
    expect(await list.count()).toBeLessThanOrEqual(2 * firstBatch)
    if (path !== '/') await searchFor(page, within, 'debtor 9876', 'Debtor 9876')
  }
})

test('[LIM8] a list of ten thousand sessions renders only a few, and a search finds any', async ({
  page,
  portal,
  baseURL,
}) => {
  const { sql } = portal.database
  const username = await register(page, 'en')
  await sql`
    insert into training_sessions (user_id, prospect_id, session_type, feedback_language, status, started_at,
      completed_at, duration_s, score, head_seq, message_count, scenario, seed)
    select u.id, s.prospect_id, 'standard', 'en', 'completed', now() - n * interval '50 minutes',
      now() - n * interval '50 minutes' + interval '6 minutes', 360, 40 + n % 60, 20, 12,
      jsonb_set(s.scenario, '{name}', to_jsonb('Debtor ' || n)), 1
    from users u, (select * from training_sessions where status = 'completed' limit 1) s,
      generate_series(1, ${rows}) n
    where u.username = ${username}`
  await page.goto(`${baseURL}/history`)
  const list = page.locator('main li a[href^="/session/"]')
  await expect(list.first()).toBeVisible()
  expect(await list.count()).toBeLessThanOrEqual(2 * firstBatch)
  await searchFor(page, 'main li:has(a[href^="/session/"])', 'debtor 9876', 'Debtor 9876')
})

test('[LIM8] ten thousand coaches render only a few, on their page and in the choice before a session', async ({
  page,
  portal,
}) => {
  const { coaches, overview } = messages.en
  const { sql } = portal.database
  const username = await register(page, 'en')
  await sql`
    insert into coaches (owner_id, name, specialization, experience_level, personalities, coaching_style, bio)
    select u.id, 'Coach ' || n, case when n % 2 = 0 then 'credit_card' else 'mortgage' end, 'expert',
      '["direct"]'::jsonb, 'One thing at a time.', 'Twenty years on the telephone.'
    from users u, generate_series(1, ${rows}) n where u.username = ${username}`
  await page.goto('/coaches')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await page.getByRole('article').count()).toBeLessThanOrEqual(2 * firstBatch)
  await searchFor(page, 'article', 'coach 9876', 'Coach 9876')

  await page.goto('/')
  await page
    .getByRole('button', { name: overview.startStandardWith.split('{name}')[0] })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: coaches.chooseTitle })
  await expect(dialog.getByRole('heading', { name: coaches.others })).toBeVisible()
  expect(await dialog.getByRole('radio').count()).toBeLessThanOrEqual(4 * firstBatch)
})

test('[LIM8] a list of ten thousand teams renders only a few, and a search finds any', async ({
  page,
  baseURL,
  portal,
}) => {
  const { sql } = portal.database
  try {
    await sql`insert into teams (name) select 'Crowd ' || n from generate_series(1, ${rows}) n`
    await logIn(page, baseURL, 'en', 'admin')
    await page.goto('/teams?tab=teams')
    const list = page.getByRole('tabpanel').locator('ul > li')
    await expect(list.first()).toBeVisible()
    expect(await list.count()).toBeLessThanOrEqual(2 * firstBatch)
    await page.getByRole('searchbox').fill('crowd 9876')
    await expect(list).toHaveCount(1)
    await expect(list).toContainText('Crowd 9876')
  } finally {
    await sql`delete from teams where name like 'Crowd %'`
  }
})
