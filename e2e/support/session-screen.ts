import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { asc, eq } from 'drizzle-orm'
import { conversationItems } from '#db/schema/conversation-items.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { en } from '#src/i18n/en/messages.ts'
import { es } from '#src/i18n/es/messages.ts'
import type { Portal } from './portal.ts'

/** What the screens say: the tests read the same texts as people do. */
export const messages = { en, es } as const

/** Registers a new account on the landing page, in the language that the page is then in. */
export async function register(page: Page, language: Language, origin = ''): Promise<string> {
  const { landing, shell } = messages[language]
  const username = `trainee-${randomUUID().slice(0, 8)}`
  await page.addInitScript((lang) => {
    localStorage.setItem('portal-language', lang)
  }, language)
  await page.goto(`${origin}/`)
  await page.getByRole('button', { name: landing.toRegister }).click()
  await page.getByLabel(landing.username).fill(username)
  await page.getByLabel(landing.password, { exact: true }).fill('a long enough password')
  await page.getByRole('button', { name: landing.register }).click()
  await expect(page.getByRole('link', { name: shell.overview })).toBeVisible()
  return username
}

/** From the Overview through the setup to a running session; returns its id. */
export async function startSession(page: Page, language: Language): Promise<string> {
  const { setup, vocabulary, overview } = messages[language]
  await page.getByRole('link', { name: overview.start }).first().click()
  await page.waitForURL('**/training-setup')
  if (language === 'es')
    await page
      .getByRole('group', { name: setup.sessionLanguage })
      .getByRole('radio', { name: vocabulary.sessionLanguage.spanish })
      .click()
  await page
    .getByRole('radio', { name: /Rosa|Daniel|James|Maria|María/u })
    .first()
    .click()
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

/** Waits until the last reply is whole and the composer is open for the next line. */
export async function replyEnds(page: Page): Promise<void> {
  await expect(page.locator('[data-status="streaming"], [data-status="pending"]')).toHaveCount(0)
}

/** What the screen shows of the conversation, in its order. */
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

/** What the database holds of it. */
export async function storedLines(portal: Portal, sessionId: string) {
  return portal.database.db
    .select({ id: conversationItems.id, text: conversationItems.text, status: conversationItems.status })
    .from(conversationItems)
    .where(eq(conversationItems.sessionId, sessionId))
    .orderBy(asc(conversationItems.seq))
}
