import { completeByCalls } from './support/complete-by-calls.ts'
import { violations } from './support/axe.ts'
import { expect, test } from './support/portal.ts'
import { logIn, startSession } from './support/screens.ts'
import { createSession, log, messages, register } from './support/session-screen.ts'

const plain = ['Good morning, is this Ana?', 'What has changed for you?', 'When do you get paid?']
/** What no law allows. */
const threatening = ['Pay today or you will be arrested and go to jail.', 'You will go to jail. Pay.']

test('[DASH17][DASH18][DASH19][DASH20] a trainee’s home follows the week, the streak, the skills and the goal', async ({
  page,
}) => {
  const { home, overview, common } = messages.en
  await register(page, 'en')
  for (let call = 0; call < 3; call++) await completeByCalls(page, await createSession(page, 'en'), plain)
  await page.goto('/')
  const card = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  const week = card(home.week.title)
  await expect(week.getByText('3 of 3 calls')).toBeVisible()
  await expect(week.getByText(home.week.met)).toBeVisible()
  await expect(week.getByText('1 week in a row with a call')).toBeVisible()
  const skills = card(overview.averagePerformance)
  await expect(skills.getByText('Skills over your last 3 scored calls')).toBeVisible()
  await expect(skills.getByRole('img', { name: /^Empathy: \d+, \d+, \d+$/u })).toBeVisible()
  await skills.getByText(common.asTable).click()
  await expect(skills.getByRole('row')).toHaveCount(4)
  const rows = card(overview.recentSessions).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  // The calls are alike: the score may be the same, which the row says.
  await expect(rows.first().getByText(/^(\d+ points? (more|less) than|The same as) last time/u)).toHaveCount(
    1,
  )
  await expect(rows.last().getByText(/^First call to compare with$/u)).toBeVisible()

  await week.getByRole('button', { name: home.week.more }).focus()
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/overview/goal'))
  await page.keyboard.press('Enter')
  expect((await saved).status()).toBe(204)
  await page.reload()
  await expect(week.getByText('3 of 4 calls')).toBeVisible()
  await expect(week.getByText(home.week.met)).toHaveCount(0)
  expect(await violations(page)).toEqual([])
})

test('[DASH21][DASH22][DASH24] a manager sees first, in Spanish, what needs attention, and one click leads to each thing', async ({
  page,
  browser,
  baseURL,
}) => {
  const trainee = await logIn(page, baseURL, 'en', 'trainee')
  const threat = await createSession(page, 'en')
  await completeByCalls(page, threat, threatening)
  const live = await startSession(trainee, 'text')
  await page.goto(live)
  await expect(log(page).locator('[data-item]')).toHaveCount(1)

  const context = await browser.newContext({ baseURL })
  const manager = await context.newPage()
  await logIn(manager, baseURL, 'es', 'manager')
  const { home, overview, watching, teams } = messages.es
  await manager.goto('/')
  const group = (name: string) => manager.getByRole('region', { name: new RegExp(`^${name}`, 'u') })
  await expect(manager.getByRole('heading', { name: home.attention.title })).toBeVisible()
  await expect(manager.getByRole('heading', { name: overview.availableProspects })).toHaveCount(0)
  const names = await manager.getByRole('heading', { level: 3 }).allTextContents()
  expect(names[0]).toContain(home.attention.live)
  expect(names[1]).toContain(home.attention.violations)
  expect(await violations(manager)).toEqual([])

  // The call that runs now is watched with one click.
  const watch = group(home.attention.live).locator(`a[href="/session/${live.split('/')[2]}"]`)
  await watch.last().click()
  await expect(manager.getByRole('heading', { level: 1, name: watching.title })).toBeVisible()
  await manager.goBack()

  // A comment on the call with the threat ends its part of the list.
  const broken = group(home.attention.violations).locator(`a[href="/session/${threat}"]`)
  await broken.click()
  await manager.waitForURL(`**/session/${threat}`)
  await manager.request.post(`/api/training-sessions/${threat}/comments`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { text: 'Lo hablamos mañana.' },
  })
  await manager.goto('/')
  await expect(manager.getByRole('heading', { name: home.team.trainees })).toBeVisible()
  await expect(broken).toHaveCount(0)

  // A trainee of the table opens that trainee's page.
  await manager.getByRole('link', { name: teams.practiceOf.replace('{name}', 'Alex Moreno') }).click()
  await expect(
    manager.getByRole('heading', { level: 1, name: teams.practiceOf.replace('{name}', 'Alex Moreno') }),
  ).toBeVisible()
  await manager.goto('/')
  await manager.setViewportSize({ width: 320, height: 800 })
  await expect(manager.getByRole('heading', { name: home.team.trainees })).toBeVisible()
  expect(
    await manager.evaluate(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    ),
  ).toBe(true)
  await context.close()
})
