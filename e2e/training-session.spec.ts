import { endpoints } from '#protocol/rest/endpoints.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { expect, test } from './support/portal.ts'
import { scriptedCalls } from './support/scripted-calls.ts'
import {
  endCall,
  messages,
  register,
  registerOnScreen,
  say,
  setUpSession,
  shownLines,
  storedLines,
  waitForReply,
} from './support/session-screen.ts'
import { endAnimations } from './support/settled.ts'

for (const language of ['en', 'es'] as const satisfies Language[]) {
  const { session, analysis } = messages[language]

  test(`[CENTER5][SESS17] ${language}: register, set up, eight turns, end, and read an analysis with quotes`, async ({
    page,
    portal,
  }) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      // The 401 for an anonymous visitor is expected.
      if (message.type() === 'error' && !message.text().includes('401')) problems.push(message.text())
    })
    await registerOnScreen(page, language)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    const sessionId = await setUpSession(page, language)
    const before = scriptedCalls[language].slice(0, -1)
    for (const [turn, line] of before.entries()) {
      await say(page, language, line)
      await expect(page.locator('[data-item]')).toHaveCount(2 * turn + 3)
      await waitForReply(page)
    }
    // Only the conversation scrolls: the page is as high as the window.
    const scrolled = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
    expect(scrolled).toBe(0)
    const soFar = await storedLines(portal, sessionId)
    expect(soFar).toHaveLength(15)
    expect(await shownLines(page)).toEqual(soFar.map(({ id, text }) => ({ id, text })))

    await say(page, language, scriptedCalls[language].at(-1) ?? '')
    await expect.poll(async () => (await storedLines(portal, sessionId)).length).toBe(17)
    // The collector takes leave there: a debtor who does so too ends the session, and the analysis comes by itself.
    await endCall(page, language)
    await expect(page.getByRole('heading', { name: analysis.title })).toBeVisible()
    const stored = await storedLines(portal, sessionId)
    await expect(page.getByText(session.completedTitle, { exact: true })).toBeVisible()
    // Every quote on the screen occurs in the transcript.
    await page.locator('summary', { hasText: analysis.dimensions.communication }).click()
    const quotes = await page.locator('button q').allTextContents()
    expect(quotes.length).toBeGreaterThan(0)
    const said = stored.map(({ text }) => text.replace(/\s+/gu, ' ')).join(' ')
    for (const quote of quotes) expect(said).toContain(quote.replace(/\s+/gu, ' '))
    expect(problems).toEqual([])
  })
}

test('[PICK4] the buttons of the choice of a coach do not move when the coaches come', async ({ page }) => {
  const { coaches, overview, common } = messages.en
  await register(page, 'en')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**${endpoints.listCoaches.path}`, async (route) => {
    await held
    return route.continue()
  })
  await page.goto('/')
  await page
    .getByRole('button', { name: overview.startStandardWith.split('{name}')[0] })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: coaches.chooseTitle })
  const start = dialog.getByRole('button', { name: coaches.start, exact: true })
  const cancel = dialog.getByRole('button', { name: common.cancel, exact: true })
  const places = () => Promise.all([start.boundingBox(), cancel.boundingBox()])
  await expect(start).toBeVisible()
  await endAnimations(page)
  const before = await places()
  release()
  await expect(dialog.getByRole('heading', { name: coaches.others })).toBeVisible()
  expect(before).not.toContain(null)
  expect(await places()).toEqual(before)
})
