import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { copyTemplate } from '#db/testing/test-server.ts'
import type { EndpointName } from '#protocol/rest/endpoints.ts'
import { endpoints } from '#protocol/rest/endpoints.ts'
import type { ServerProcess } from '#server/testing/spawn-server.ts'
import { freePort } from './support/portal.ts'
import { composer, log, messages, say, waitForReply } from './support/session-screen.ts'
import { startPortal } from './support/start-portal.ts'
import { expectToast } from './support/toast.ts'

const { en, es } = messages
const admin = { username: 'otto.kern', password: 'the first password of many' }
const trainee = {
  username: 'ana.ruiz',
  password: 'una frase bastante larga',
  newPassword: 'otra frase más larga',
}

let server: ServerProcess
let stop: () => Promise<void>

/** The built server in production, with a database that has its tables and nothing else. */
test.beforeAll(async () => {
  const adminUrl = process.env['E2E_DATABASE_URL']
  if (adminUrl === undefined) throw new Error('the global setup has not run')
  const database = await copyTemplate(adminUrl)
  const port = await freePort()
  const portal = await startPortal(database.url, {
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    SESSION_SECRET: 'a secret of the test that is long enough for production',
  })
  server = portal.server
  stop = async () => {
    await portal.stop()
    await database.drop()
  }
})
test.afterAll(() => stop())

/** A browser of its own; `locale` is the language that it prefers. */
async function openBrowser(browser: Browser, locale: 'en-US' | 'es-MX'): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.origin, locale })
  return context.newPage()
}

/** Calls an endpoint as the page would, with its cookies, which are for secure connections only. */
function callFrom(page: Page, name: EndpointName, body?: unknown): Promise<{ status: number; text: string }> {
  const { method, path } = endpoints[name]
  return page.evaluate(
    async (call) => {
      const headers = { 'content-type': 'application/json' }
      const sent = call.body === undefined ? {} : { headers, body: JSON.stringify(call.body) }
      const response = await fetch(call.path, { method: call.method, ...sent })
      return { status: response.status, text: await response.text() }
    },
    { method, path, body },
  )
}

async function logIn(page: Page, texts: typeof en, username: string, password: string): Promise<void> {
  await page.getByLabel(texts.landing.username).fill(username)
  await page.getByLabel(texts.landing.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: texts.landing.logIn, exact: true }).click()
}

/** Opens the dialog of the trainee among the people, and returns the buttons of the account. */
async function openAccount(page: Page): Promise<Locator> {
  await page.goto('/teams')
  await page.getByRole('button', { name: en.teams.openUser.replace('{name}', trainee.username) }).click()
  return page.getByRole('dialog').getByRole('region', { name: en.people.account })
}

/** Answers the question that a dialog asks. */
async function confirm(page: Page, button: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: button }).click()
}

async function setUp(browser: Browser): Promise<Page> {
  const page = await openBrowser(browser, 'en-US')
  await page.addInitScript(() => localStorage.setItem('portal-language', 'en'))
  await page.goto('/')
  await expect(page.getByText(en.landing.setupTitle)).toBeVisible()
  await expect(page.getByRole('button', { name: en.landing.toRegister })).toHaveCount(0)
  await page.getByRole('link', { name: en.landing.setup }).click()
  await page.getByLabel(en.access.setupToken).fill('a guess of a stranger')
  await page.getByLabel(en.landing.username).fill(admin.username)
  await page.getByLabel(en.landing.password, { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: en.access.createAdmin }).click()
  await expect(page.getByText(en.errors.setup_token_invalid)).toBeVisible()
  const token = () => /the setup token: (\S+)/u.exec(server.output())?.[1]
  await expect.poll(token).toBeDefined()
  await page.getByLabel(en.access.setupToken).fill(token() ?? '')
  await page.getByRole('button', { name: en.access.createAdmin }).click()
  await expect(page.getByRole('heading', { name: en.overview.title })).toBeVisible()
  await page.goto(`/setup#${token()}`)
  await expect(page.getByRole('heading', { name: en.access.setupClosedTitle })).toBeVisible()
  return page
}

/** Creates an invitation, and returns its link. */
async function invite(page: Page): Promise<string> {
  await page.goto('/teams')
  await page.getByRole('button', { name: en.people.invite }).click()
  await page.getByRole('dialog').getByRole('button', { name: en.people.createLink }).click()
  const link = await page.getByLabel(en.people.link).inputValue()
  await page.getByRole('dialog').getByRole('button', { name: en.people.done }).click()
  await expect(page.getByRole('button', { name: en.people.openInvitations })).toBeVisible()
  return link
}

async function refuseStranger(browser: Browser): Promise<void> {
  const page = await openBrowser(browser, 'en-US')
  await page.goto('/')
  await expect(page.getByText(es.landing.registration.invite)).toBeVisible()
  await expect(page.getByText(es.landing.setupTitle)).toHaveCount(0)
  const stranger = { username: 'stranger', password: 'a password of a stranger' }
  const refusal = await callFrom(page, 'register', stranger)
  expect(refusal.status).toBe(403)
  expect(refusal.text).toContain('registration_closed')
  await page.goto('/invitation#a-guess')
  await expect(page.getByRole('heading', { name: en.access.invitationInvalidTitle })).toBeVisible()
  await page.context().close()
}

/** Registers by the link, in a Spanish browser. */
async function accept(browser: Browser, link: string): Promise<Page> {
  const page = await openBrowser(browser, 'es-MX')
  const token = new URL(link).hash.slice(1)
  const leaks: string[] = []
  page.on('request', (request) => {
    if (request.headers()['referer']?.includes(token)) leaks.push(request.url())
  })
  await page.goto(link)
  const invited = es.access.invited
    .replace('{name}', admin.username)
    .replace('{role}', es.access.asRole.trainee)
  await expect(page.getByText(invited)).toBeVisible()
  expect(page.url()).toBe(`${server.origin}/invitation`)
  await page.reload()
  await expect(page.getByText(invited)).toBeVisible()
  await page.getByLabel(es.landing.username).fill(trainee.username)
  await page.getByLabel(es.landing.password, { exact: true }).fill(trainee.password)
  await page.getByRole('button', { name: es.landing.register }).click()
  await expect(page.getByRole('link', { name: es.shell.overview })).toBeVisible()
  expect(leaks).toEqual([])
  await page.goto(link)
  await expect(page.getByRole('heading', { name: es.access.loggedInTitle })).toBeVisible()
  await page.getByRole('button', { name: es.access.logOut }).click()
  await expect(page.getByRole('heading', { name: es.access.invitationInvalidTitle })).toBeVisible()
  return page
}

async function replacePassword(adminPage: Page, page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: es.landing.forgotPassword }).click()
  await expect(page.getByText(es.landing.forgotPasswordHelp)).toBeVisible()

  const account = await openAccount(adminPage)
  await account.getByRole('button', { name: en.people.resetLink }).click()
  const link = await account.getByLabel(en.people.resetLinkLabel).inputValue()

  await page.goto(link)
  await page.getByLabel(es.access.newPassword).fill(trainee.newPassword)
  await page.getByRole('button', { name: es.access.savePassword }).click()
  await expect(page.getByRole('heading', { name: es.access.resetDoneTitle })).toBeVisible()
  expect(page.url()).toBe(`${server.origin}/reset-password`)
  await page.getByRole('button', { name: es.access.logIn }).click()
  await expect(page.getByRole('heading', { name: es.landing.loginTitle })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: es.access.resetInvalidTitle })).toBeVisible()

  await page.goto('/')
  await logIn(page, es, trainee.username, trainee.password)
  await expectToast(page, es.landing.loginFailedTitle, es.landing.loginFailed)
  await logIn(page, es, trainee.username, trainee.newPassword)
  await expect(page.getByRole('link', { name: es.shell.overview })).toBeVisible()
}

async function switchOffDuringCall(adminPage: Page, page: Page): Promise<void> {
  let sockets = 0
  page.on('websocket', () => (sockets += 1))
  const created = await callFrom(page, 'createProspect', { type: 'individual', name: 'Iris Mora' })
  const prospect = endpoints.createProspect.result.parse(JSON.parse(created.text))
  const started = await callFrom(page, 'createTrainingSession', {
    prospectId: prospect.id,
    communicationMode: 'text',
    sessionLanguage: 'spanish',
  })
  const session = endpoints.createTrainingSession.result.parse(JSON.parse(started.text))
  const path = `/training/${session.id}`
  await page.goto(path)
  const lines = log(page).locator('[data-item]')
  await say(page, 'es', 'Buenos días, soy Ana de Cobranza Norte. ¿Hablo con Iris Mora?')
  await expect(lines).toHaveCount(3)
  await waitForReply(page)
  const draft = 'Le llamo por su tarjeta'
  await composer(page, 'es').fill(draft)

  const account = await openAccount(adminPage)
  await account.getByRole('button', { name: en.people.switchOff }).click()
  await confirm(adminPage, en.people.switchOffConfirm)
  await expect(page.getByText(es.errors.account_inactive)).toBeVisible()
  await expect(composer(page, 'es')).toHaveValue(draft)
  await expect(lines).toHaveCount(3)
  const socketsWhenClosed = sockets

  await expectToast(adminPage, en.people.switchedOff)
  await adminPage.goto('/teams')
  const row = adminPage.getByRole('listitem').filter({ hasText: trainee.username })
  await expect(row).toContainText(en.people.off)
  expect(sockets).toBe(socketsWhenClosed)

  await page.getByRole('button', { name: es.session.logIn }).click()
  await logIn(page, es, trainee.username, trainee.newPassword)
  await expectToast(page, es.landing.loginFailedTitle, es.errors.account_inactive)

  const offAccount = await openAccount(adminPage)
  await offAccount.getByRole('button', { name: en.people.switchOn }).click()
  await confirm(adminPage, en.people.switchOnConfirm)
  await expectToast(adminPage, en.people.switchedOn)

  await logIn(page, es, trainee.username, trainee.newPassword)
  await page.waitForURL(`**${path}`)
  await expect(lines).toHaveCount(3)
  await expect(composer(page, 'es')).toHaveValue(draft)
  await composer(page, 'es').press('Enter')
  await expect(lines).toHaveCount(5)
  await waitForReply(page)
}

test('[ACCESS2][ACCESS5][ACCESS6][ACCESS9][PEOPLE4][SESS34][SESS35] an empty production database: setup, invitation, a stranger, a forgotten password, an account switched off during a call', async ({
  browser,
}) => {
  const adminPage = await test.step('the first admin, by the setup token', () => setUp(browser))
  const link = await test.step('an invitation', () => invite(adminPage))
  await test.step('a stranger is refused', () => refuseStranger(browser))
  const page = await test.step('a registration by the invitation', () => accept(browser, link))
  await test.step('a forgotten password', () => replacePassword(adminPage, page))
  await test.step('an account is switched off during a call', () => switchOffDuringCall(adminPage, page))
})
