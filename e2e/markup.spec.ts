import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createDatabase } from '#db/client.ts'
import { copyTemplate } from '#db/testing/test-server.ts'
import { endpoints } from '#protocol/rest/endpoints.ts'
import { LlmSimulator, tokensOf } from '#server/testing/llm-simulator.ts'
import { spawnServer } from '#server/testing/spawn-server.ts'
import { expect, test } from './support/portal.ts'
import { waitUntilSettled, trackRequests } from './support/settled.ts'
import { builtServer } from './support/start-portal.ts'
import { log, waitForReply, say } from './support/session-screen.ts'

/** Has a visible effect if any of it is interpreted as markup. */
const markup = '<img src=/x onerror=hacked=self><script>hacked=self</script><b>bold</b>'
const name = `Ana ${markup}`
const reply = `I hear you ${markup}`
const line = `Hello ${markup} <a href="javascript:hacked=self">pay here</a> &lt;i&gt; {{7*7}} \${7*7}`

/** Collects policy violations, uncaught errors, and requests that only interpreted markup makes. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (/content security policy/iu.test(message.text())) problems.push(message.text())
  })
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/x') problems.push(`loaded ${request.url()}`)
  })
  await page.addInitScript(() => {
    const reports: string[] = []
    Reflect.set(window, 'reports', reports)
    document.addEventListener('securitypolicyviolation', (event) => {
      reports.push(`${event.violatedDirective}: ${event.blockedURI}`)
    })
  })
  return async () => {
    const inPage = await page.evaluate(() => ({
      reports: Reflect.get(window, 'reports') as string[],
      hacked: Reflect.get(window, 'hacked') as unknown,
      elements: document.querySelectorAll('main img, main b, main script, main i, a[href^="javascript:"]')
        .length,
    }))
    return [
      ...problems,
      ...inPage.reports,
      ...(inPage.hacked === undefined ? [] : ['a script in the markup ran']),
      ...(inPage.elements === 0 ? [] : [`${inPage.elements} elements from the markup`]),
    ]
  }
}

test('markup in names, lines and replies is shown as text', async ({ browser }) => {
  const model = await LlmSimulator.start(() => ({ name: 'reply', tokens: tokensOf(reply) }))
  const { url, drop } = await copyTemplate(process.env['E2E_DATABASE_URL'] ?? '')
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-markup-'))
  const server = await spawnServer(builtServer, {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    OPENAI_BASE_URL: model.baseUrl,
  })
  const context = await browser.newContext({ baseURL: server.origin })
  const page = await context.newPage()
  trackRequests(page)
  const problems = await watch(page)
  await page.addInitScript(() => localStorage.setItem('portal-language', 'en'))

  const post = async <Result>(path: string, result: { parse(value: unknown): Result }, data: object) =>
    result.parse(await (await page.request.post(path, { headers: { origin: server.origin }, data })).json())
  const { register, createProspect, createTrainingSession } = endpoints
  const username = `eve <b>${crypto.randomUUID().slice(0, 8)}</b>`
  await post(register.path, register.result, {
    username,
    password: 'a long enough password',
    firstName: name,
  })
  const prospect = await post(createProspect.path, createProspect.result, {
    type: 'individual',
    name,
    occupation: markup,
    scenario: `Owes ${markup}`,
    objections: [markup],
    debtAmount: 1_200,
    personality: 'cooperative',
  })
  const session = await post(createTrainingSession.path, createTrainingSession.result, {
    prospectId: prospect.id,
  })

  await page.goto(`/training/${session.id}`)
  await expect(log(page).locator('[data-item]')).toHaveCount(1)
  await say(page, 'en', line)
  await expect(log(page).locator('[data-item]')).toHaveCount(3)
  await waitForReply(page)
  const words = async () =>
    (await log(page).locator('[data-words]').allTextContents()).map((text) => text.trim())
  const [, typed, replied] = await words()
  expect(typed).toBe(line)
  // The critic rejects markup from the model, and the server words the reply itself.
  expect(model.requests.length).toBeGreaterThan(0)
  expect(replied).not.toContain('<')
  expect(await problems()).toEqual([])

  // If such a reply were stored anyway, the page would show it as text.
  const database = createDatabase(url, { max: 1 })
  await database.sql`update conversation_items set text = ${reply}
    where session_id = ${session.id} and role = 'assistant'`
  await database.close()
  await page.reload()
  await expect(log(page).locator('[data-item]')).toHaveCount(3)
  expect(await words()).toEqual([reply, line, reply])
  expect(await problems()).toEqual([])
  await page.request.post(`/api/training-sessions/${session.id}/complete`, {
    headers: { origin: server.origin },
    data: {},
  })

  for (const path of [
    '/',
    '/prospects',
    '/training-setup',
    '/training',
    '/history',
    '/settings',
    `/session/${session.id}`,
  ]) {
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeVisible()
    await waitUntilSettled(page)
    expect(await problems()).toEqual([])
  }
  // Lists show the name as text too.
  for (const path of ['/prospects', '/history', `/session/${session.id}`]) {
    await page.goto(path)
    await expect(page.getByText(name).first()).toBeVisible()
  }

  await context.close()
  await server.kill('SIGTERM')
  await model.close()
  await drop()
  await rm(dataDir, { recursive: true, force: true })
})
