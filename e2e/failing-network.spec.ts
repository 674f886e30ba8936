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

/** The screen equals the database: without a gap, without a double, and nothing is left streaming. */
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
 * Says the line, until the first words of the reply are there and it is still being worded. Looked for at every change
 * of the page, from before the line is said: a reply lasts about a second, and whoever looks later can miss it.
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

test('[P5] a reload in the middle of a reply shows all of it', async ({ page, portal }) => {
  await register(page, 'en')
  const sessionId = await startSession(page, 'en')
  await sayUntilMidReply(page)
  await page.reload()
  await expectScreenMatchesDatabase(page, portal, sessionId, [line])
})

test('[P5][P8] a connection cut in the middle of a reply is told, and resumed without gap or double', async ({
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

test('[P3] a line sent in the tunnel arrives once when the network is back', async ({ page, portal }) => {
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
