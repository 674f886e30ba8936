import { expect, type Page } from '@playwright/test'
import { test } from './support/portal.ts'
import { endCall, messages, register, say, startSession, waitForReply } from './support/session-screen.ts'

const said = {
  en: {
    open: 'Good morning, what happened that made you fall behind?',
    threat: 'Pay today or I will tell your boss and you will be arrested.',
    last: 'What could you manage each month?',
  },
  es: {
    open: 'Buenos días, ¿qué pasó para que se atrasara?',
    threat: 'Pague hoy o se lo digo a su jefe y lo van a arrestar.',
    last: '¿Cuánto podría pagar cada mes?',
  },
} as const

/** How far the page has scrolled, and where an element is in the window. */
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top))

for (const [language, width] of [
  ['en', 1280],
  ['es', 390],
] as const)
  test.describe(`the page of a session: ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })
    const { analysis, details, session } = messages[language]
    const lines = said[language]

    test('[NAV5][NAV6][RESULT7][DETAIL8] the call ends on it, it tells a threat once, and its bar leads through it', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await register(page, language)
      const id = await startSession(page, language)
      for (const line of Object.values(lines)) {
        await say(page, language, line)
        await waitForReply(page)
      }
      await endCall(page, language)

      // The trainee lands on the page that the history opens later, with the way back to the training.
      await expect(page).toHaveURL(new RegExp(`/session/${id}$`, 'u'))
      await expect(page.getByRole('heading', { name: analysis.title })).toBeVisible()
      await expect(page.getByRole('link', { name: session.backToDashboard })).toBeVisible()
      await page.goto(`/training/${id}`)
      await expect(page).toHaveURL(new RegExp(`/session/${id}$`, 'u'))
      await page.goto('/history')
      await page.locator(`a[href="/session/${id}"]`).click()
      await expect(page.getByRole('link', { name: details.backToHistory })).toBeVisible()

      // The words of the threat stand once in the analysis, and once in the transcript.
      const main = page.getByRole('main')
      await expect(main.getByRole('region', { name: analysis.lead.next })).toContainText(lines.threat)
      await expect(main.locator('q:visible', { hasText: lines.threat })).toHaveCount(1)
      await expect(main.getByRole('link', { name: analysis.toldAbove })).toHaveCount(1)

      // The bar stays in view, and leads to each section by keyboard.
      const bar = page.getByRole('navigation', { name: analysis.sections.label })
      const barTop = width < 1024 ? 56 : 0
      for (const name of ['score', 'notes', 'transcript', 'summary'] as const) {
        const link = bar.getByRole('link', { name: analysis.sections[name] })
        await link.press('Enter')
        await expect(link).toHaveAttribute('aria-current', 'true')
        await expect(page.locator(`#${name}`)).toBeInViewport()
        expect(await topOf(page, `nav[aria-label="${analysis.sections.label}"]`)).toBe(barTop)
        expect(await page.locator(`#${name}`).evaluate((each) => each.contains(document.activeElement))).toBe(
          true,
        )
      }

      // A quotation shows its line: beside it on a wide screen, else with a way back.
      const quotation = main.getByRole('region', { name: analysis.lead.next }).getByRole('button').first()
      // On a phone it is below the score: a click would scroll to it first.
      await quotation.scrollIntoViewIfNeeded()
      const before = await quotation.evaluate((each) => each.getBoundingClientRect().top)
      await quotation.click()
      await expect(page.locator('#line-4')).toBeFocused()
      await expect(page.locator('#line-4 mark')).toBeInViewport()
      const back = page.getByRole('button', { name: analysis.sections.back })
      if (width < 1280) {
        await expect(quotation).not.toBeInViewport()
        await back.click()
        await expect(quotation).toBeFocused()
      } else await expect(back).toBeHidden()
      expect(await quotation.evaluate((each) => each.getBoundingClientRect().top)).toBe(before)

      // A link to a section opens it.
      await page.goto('/history')
      await page.goto(`/session/${id}#notes`)
      await expect(page.locator('#notes')).toBeFocused()
      await expect(page.locator('#notes')).toBeInViewport()
    })
  })
