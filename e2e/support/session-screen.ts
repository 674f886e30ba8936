import { randomUUID } from 'node:crypto'
import { type APIResponse, expect, type Locator, type Page } from '@playwright/test'
import { asc, eq } from 'drizzle-orm'
import type { ZodType } from 'zod'
import type { Database } from '#db/client.ts'
import { conversationItems } from '#db/schema/conversation-items.ts'
import { endpoints } from '#protocol/rest/endpoints.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { en } from '#src/i18n/en/messages.ts'
import { es } from '#src/i18n/es/messages.ts'
import type { Portal } from './portal.ts'
import { trackRequests } from './settled.ts'

/** The texts of the screens: the tests use the same ones. */
export const messages = { en, es } as const

/** The password of the demo accounts. */
export const demoPassword = 'practise-makes-better'

/** The header that calls need to change something: it marks them as same-origin. */
const headers = { 'sec-fetch-site': 'same-origin' }
const password = 'a long enough password'
const newUsername = () => `trainee-${randomUUID().slice(0, 8)}`

/** Sets the language of all pages of the browser context. */
export async function setLanguage(page: Page, language: Language): Promise<void> {
  trackRequests(page)
  await page.addInitScript((lang) => localStorage.setItem('portal-language', lang), language)
}

/** Registers a new account and logs it in by a call; its pages use the language. */
export async function register(page: Page, language: Language, origin = ''): Promise<string> {
  const username = newUsername()
  await setLanguage(page, language)
  const { path, result } = endpoints.register
  const answer = await page.request.post(`${origin}${path}`, { headers, data: { username, password } })
  return (await resultOf(answer, result)).username
}

/** The result of a call; the failure of a refused one shows what the server said. */
async function resultOf<Result>(answer: APIResponse, result: ZodType<Result>): Promise<Result> {
  await expect(answer, await answer.text()).toBeOK()
  return result.parse(await answer.json())
}

/** Registers a new account on the landing page in the given language. */
export async function registerOnScreen(page: Page, language: Language): Promise<string> {
  const { landing, shell } = messages[language]
  const username = newUsername()
  await setLanguage(page, language)
  await page.goto('/')
  await page.getByRole('button', { name: landing.toRegister }).click()
  await page.getByLabel(landing.username).fill(username)
  await page.getByLabel(landing.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: landing.register }).click()
  await expect(page.getByRole('link', { name: shell.overview })).toBeVisible()
  return username
}

/** Starts a text session by a call, opens it, and returns its id. */
export async function startSession(page: Page, language: Language, origin = ''): Promise<string> {
  const id = await createSession(page, language, { origin })
  await page.goto(`${origin}/training/${id}`)
  await expect(log(page).locator('[data-item]')).toHaveCount(1)
  return id
}

/** Starts a session with the first prospect by a call, and returns its id. */
export async function createSession(
  page: Page,
  language: Language,
  { origin = '', communicationMode = 'text' }: { origin?: string; communicationMode?: 'text' | 'voice' } = {},
): Promise<string> {
  const { listProspects, createTrainingSession } = endpoints
  const listed = await page.request.get(`${origin}${listProspects.path}`)
  const [prospect] = await resultOf(listed, listProspects.result)
  const sessionLanguage = language === 'es' ? 'spanish' : 'english'
  const started = await page.request.post(`${origin}${createTrainingSession.path}`, {
    headers,
    data: { prospectId: prospect?.id, communicationMode, sessionLanguage },
  })
  return (await resultOf(started, createTrainingSession.result)).id
}

/** On a narrow screen the choices beside the debtor are behind a button. */
export async function openChoices(page: Page, language: Language): Promise<void> {
  const { setup } = messages[language]
  const change = page.getByRole('button', { name: setup.change, exact: true })
  await expect(page.getByRole('button', { name: setup.start })).toBeVisible()
  if (await change.isVisible()) await change.click()
}

/**
 * Chooses the text on the setup screen: whether it begins with voice depends on the machine's microphone. The
 * prospects must have arrived, or the choice moves away.
 */
export async function chooseText(page: Page, language: Language): Promise<void> {
  const { setup } = messages[language]
  await openChoices(page, language)
  const byText = page.getByRole('group', { name: setup.mode }).getByRole('radio', { name: setup.chat })
  await byText.click()
  await expect(byText).toBeChecked()
}

/** Starts a text session from the overview and the setup screen; returns its id. */
export async function setUpSession(page: Page, language: Language): Promise<string> {
  const { setup, vocabulary, overview } = messages[language]
  await page.getByRole('link', { name: overview.start }).first().click()
  await page.waitForURL('**/training-setup')
  await openChoices(page, language)
  await page
    .getByRole('radio', { name: /Rosa|Daniel|James|Maria|María/u })
    .first()
    .click()
  if (language === 'es')
    await page
      .getByRole('group', { name: setup.sessionLanguage })
      .getByRole('radio', { name: vocabulary.sessionLanguage.spanish })
      .click()
  await chooseText(page, language)
  await page.getByRole('button', { name: setup.start }).click()
  await page.waitForURL(/\/training\/[0-9a-f-]{36}$/u)
  await expect(log(page).locator('[data-item]')).toHaveCount(1)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

export function log(page: Page): Locator {
  return page.getByRole('log')
}

export function composer(page: Page, language: Language): Locator {
  return page.getByPlaceholder(messages[language].session.messagePlaceholder)
}

/** Types a line and sends it with Enter. */
export async function say(page: Page, language: Language, text: string): Promise<void> {
  await composer(page, language).fill(text)
  await composer(page, language).press('Enter')
}

/** Waits until the last reply is complete and the composer is enabled. */
export async function waitForReply(page: Page): Promise<void> {
  await expect(page.locator('[data-status="streaming"], [data-status="pending"]')).toHaveCount(0)
}

/** The lines shown on the screen, in order. */
export function shownLines(page: Page): Promise<{ id: string; text: string }[]> {
  return log(page)
    .locator('[data-item]')
    .evaluateAll((nodes) =>
      nodes.map((node) => ({
        id: node.getAttribute('data-item') ?? '',
        text: node.querySelector('[data-words]')?.textContent?.trim() ?? '',
      })),
    )
}

/** The stored lines of a session. */
export async function storedLines(portal: Portal, sessionId: string) {
  return linesOfSession(portal.database.db, sessionId)
}

/** The same, where a test has a database of its own. */
export async function linesOfSession(db: Database, sessionId: string) {
  return db
    .select({
      id: conversationItems.id,
      role: conversationItems.role,
      text: conversationItems.text,
      status: conversationItems.status,
    })
    .from(conversationItems)
    .where(eq(conversationItems.sessionId, sessionId))
    .orderBy(asc(conversationItems.seq))
}

/** Ends the call and opens its analysis; also where the debtor ended it just before. */
export async function endCall(page: Page, language: Language): Promise<void> {
  const { session } = messages[language]
  const end = page.getByRole('button', { name: session.endSession })
  const show = page.getByRole('button', { name: session.over.show })
  await expect(end.or(show).first()).toBeVisible()
  if (await end.isVisible()) {
    await end.click()
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: session.endAndAnalyse })
    await expect(confirm.or(show).first()).toBeVisible()
    if (await confirm.isVisible()) return confirm.click()
  }
  await show.click()
}
