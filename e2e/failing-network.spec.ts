import type { Page } from '@playwright/test'
import { expect, type Portal, test } from './support/portal.ts'
import { scriptedCalls } from './support/scripted-calls.ts'
import {
  messages,
  register,
  waitForReply,
  say,
  shownLines,
  startSession,
  storedLines,
} from './support/session-screen.ts'

const line = scriptedCalls.en[0]
const { session } = messages.en

/** Expects the screen to match the database: nothing missing, nothing twice, nothing left streaming. */
async function expectScreenMatchesDatabase(
  page: Page,
  portal: Portal,
  sessionId: string,
  sentLines: readonly string[],
): Promise<void> {
  const statuses = async () => (await storedLines(portal, sessionId)).map(({ status }) => status)
  await expect.poll(statuses).toEqual(Array.from({ length: 1 + 2 * sentLines.length }, () => 'complete'))
  const stored = await storedLines(portal, sessionId)
  expect(stored.map(({ text }) => text).filter((text) => sentLines.includes(text))).toEqual(sentLines)
  await expect.poll(() => shownLines(page)).toEqual(stored.map(({ id, text }) => ({ id, text })))
  await waitForReply(page)
}

/**
 * Sends the line and waits until the first words of the reply appear. Observes every DOM change from before
 * sending, since a reply takes only about a second and a later check could miss it.
 */
async function sayUntilMidReply(page: Page): Promise<void> {
  const worded = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          const words = document.querySelector('[data-status="streaming"] [data-words]')?.textContent
          if (!/\w+ \w+/u.test(words ?? '')) return
          observer.disconnect()
          resolve()
        })
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
      }),
  )
  await Promise.all([worded, say(page, 'en', line)])
}

test('[P5] a reload during a reply shows the whole reply', async ({ page, portal }) => {
  await register(page, 'en')
  const sessionId = await startSession(page, 'en')
  await sayUntilMidReply(page)
  await page.reload()
  await expectScreenMatchesDatabase(page, portal, sessionId, [line])
})

test('[P5][P8] a connection lost during a reply shows a banner, and resumes without gaps or duplicates', async ({
  page,
  portal,
}) => {
  await register(page, 'en', portal.proxy.origin)
  const sessionId = await startSession(page, 'en', portal.proxy.origin)
  await sayUntilMidReply(page)
  portal.proxy.cut()
  await expect(page.getByText(session.reconnecting)).toBeVisible()
  portal.proxy.restore()
  await expectScreenMatchesDatabase(page, portal, sessionId, [line])
  await expect(page.getByText(session.reconnecting)).toBeHidden()
})

test('[P3] a line sent while offline arrives once when the network is back', async ({ page, portal }) => {
  await register(page, 'en', portal.proxy.origin)
  const sessionId = await startSession(page, 'en', portal.proxy.origin)
  portal.proxy.cut()
  await expect(page.getByText(session.reconnecting)).toBeVisible()
  await say(page, 'en', line)
  await expect(page.getByText(session.pending, { exact: true })).toBeVisible()
  portal.proxy.restore()
  await page
    .getByRole('button', { name: session.reconnectNow })
    .click({ timeout: 2_000 })
    .catch(() => undefined)
  await expectScreenMatchesDatabase(page, portal, sessionId, [line])
})

test('a draft survives a reload', async ({ page, portal }) => {
  await register(page, 'en')
  const sessionId = await startSession(page, 'en')
  await say(page, 'en', line)
  await waitForReply(page)
  await page.getByPlaceholder(session.messagePlaceholder).fill('A thought that is not finis')
  await page.reload()
  await expect(page.getByPlaceholder(session.messagePlaceholder)).toHaveValue('A thought that is not finis')
  await expectScreenMatchesDatabase(page, portal, sessionId, [line])
})
