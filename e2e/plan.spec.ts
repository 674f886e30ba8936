import { expect, type Locator, type Page } from '@playwright/test'
import { endpoints } from '#protocol/rest/endpoints.ts'
import { test } from './support/portal.ts'
import { completeByCalls } from './support/complete-by-calls.ts'
import { createSession, endCall, messages, register, say, waitForReply } from './support/session-screen.ts'

/** Nothing friendly, nothing open, and nothing said of what comes next. */
const curt = ['Is this Ana?', 'Pay now.', 'So pay.']
const warm = [
  'Thank you for telling me, I am sorry it has been so hard. What has changed for you since then?',
  'I appreciate that you are honest with me. Take your time, we will find something that works for you.',
  'Thank you, that helps. I will send you a summary in writing.',
]

async function planOf(page: Page) {
  const { path, result } = endpoints.getPlan
  return result.parse(await (await page.request.get(path)).json())
}

test('[PLAN2][PLAN3][PLAN6][PLAN7] a drill of the plan is retried, done, and compared with the first try', async ({
  page,
}) => {
  const { overview, plan, tries } = messages.en
  await register(page, 'en')
  for (const [call] of curt.entries()) {
    await page.goto('/')
    if (call > 0) await expect(page.getByRole('heading', { name: plan.title })).toBeVisible()
    await completeByCalls(page, await createSession(page, 'en'), curt)
  }

  await page.goto('/')
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: plan.title }) })
  await expect(card.getByText(/^Practice next: /u)).toBeVisible()
  // The first one is the next step, and not in the plan as well.
  const next = page.getByRole('region', { name: overview.next.label })
  await next.getByRole('button', { name: overview.next.drill }).click()
  await page.waitForURL(/\/training\/[0-9a-f-]{36}$/u)
  for (const line of warm) {
    await say(page, 'en', line)
    await waitForReply(page)
  }
  await endCall(page, 'en')
  await expect(page.getByRole('heading', { name: messages.en.analysis.title })).toBeVisible()

  await page.goto('/')
  await expect(card.getByText(plan.done)).toBeVisible()
  const [drill] = (await planOf(page)).drills.filter(({ doneIn }) => doneIn !== null)
  await card.getByRole('link', { name: /^Compare the tries: /u }).click()
  await expect(page).toHaveURL(new RegExp(`/session/${drill?.doneIn}$`, 'u'))
  const comparison = page.getByRole('region', { name: messages.en.analysis.sections.compare })
  const title = tries.title.replace('{line}', String(drill?.line))
  await expect(comparison.getByRole('heading', { name: title })).toBeVisible()
  await expect(comparison.getByText(warm[0] ?? '').first()).toBeVisible()
  await expect(comparison.getByRole('list', { name: tries.marks })).toBeVisible()
  await expect(comparison.getByText(tries.better, { exact: true }).first()).toBeVisible()

  // Side by side, line beside line; with the first difference marked in both.
  const first = comparison.getByRole('region', { name: tries.first })
  const retry = comparison.getByRole('region', { name: tries.retry })
  const placeOf = async (line: Locator) => (await line.boundingBox()) ?? { x: 0, y: 0 }
  for (const line of [0, 1]) {
    const left = await placeOf(first.getByRole('listitem').nth(line))
    const right = await placeOf(retry.getByRole('listitem').nth(line))
    expect(right.x).toBeGreaterThan(left.x)
    expect(right.y).toBe(left.y)
  }
  await expect(comparison.getByText(tries.firstDifference)).toHaveCount(2)

  // One at a time on a narrow screen.
  await page.setViewportSize({ width: 320, height: 800 })
  await expect(retry).toBeVisible()
  await expect(first).toBeHidden()
  await comparison.getByRole('radio', { name: tries.first }).focus()
  await page.keyboard.press('Space')
  await expect(first).toBeVisible()
  await expect(retry).toBeHidden()
})

test('[PLAN8][PLAN9] a worse retry says why and leads on, and one that is too short says so', async ({
  page,
}) => {
  const { tries, analysis } = messages.en
  await register(page, 'en')
  const whole = await createSession(page, 'en')
  await completeByCalls(page, whole, warm)
  const comparison = page.getByRole('region', { name: analysis.sections.compare })

  /** Takes the second line of the collector again and ends the retry; returns its id. */
  const retryWith = async (lines: readonly string[]) => {
    const { getTrainingSession, retryTrainingSession } = endpoints
    const details = getTrainingSession.result.parse(
      await (await page.request.get(getTrainingSession.path.replace(':id', whole))).json(),
    )
    const moment = details.items.filter(({ role }) => role === 'user')[1]
    const started = await page.request.post(retryTrainingSession.path.replace(':id', whole), {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: { itemId: moment?.id },
    })
    const { id } = retryTrainingSession.result.parse(await started.json())
    await completeByCalls(page, id, lines)
    return id
  }

  // Without the threat the call would have more than a threat leaves.
  const worse = await retryWith([
    'Thank you for telling me. Pay today or you will be arrested.',
    'I am sorry, I should not have said that. Take your time. What has changed for you since then?',
  ])
  await page.goto(`/session/${worse}`)
  const reason = comparison.getByRole('region', { name: tries.reason.lower })
  await expect(reason.getByText('arrested')).toBeVisible()
  await expect(reason.getByText(tries.reason.limits.replace('{at}', '20'))).toBeVisible()
  await reason.getByRole('button', { name: analysis.lead.again }).click()
  await page.waitForURL(/\/training\/[0-9a-f-]{36}$/u)

  const short = await retryWith(['Pay now.'])
  await page.goto(`/session/${short}`)
  await expect(comparison.getByRole('heading', { name: tries.tooShort.title })).toBeVisible()
  await expect(comparison.getByText(/^It has 1 line from this moment on, the first try 2\./u)).toBeVisible()
  await expect(comparison.getByRole('list', { name: tries.marks })).toHaveCount(0)
  await comparison.getByRole('button', { name: analysis.lead.again }).click()
  await page.waitForURL(/\/training\/[0-9a-f-]{36}$/u)
})
