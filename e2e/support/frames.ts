import type { Browser, Page } from '@playwright/test'

/** How often each page is asked, and how long a busy one may take for a frame. Milliseconds. */
const interval = 5_000
const patience = 3_000

/**
 * Asks the visible pages of a browser for a frame every few seconds, and takes a screenshot of one that gives
 * none. Chromium without a display sometimes stops drawing an idle page for as long as nobody asks from
 * outside, and a click waits for two frames: tests hung until their timeout, whose screenshot set the page going
 * again. Call the returned function at the end of the test.
 */
export function keepFramesComing(browser: Browser): () => Promise<void> {
  let asking = Promise.resolve()
  const timer = setInterval(() => {
    const pages = browser.contexts().flatMap((context) => context.pages())
    asking = Promise.all(pages.map(wakeIfStuck)).then(() => undefined)
  }, interval)
  return async () => {
    clearInterval(timer)
    await asking
  }
}

async function wakeIfStuck(page: Page): Promise<void> {
  // A page that navigates, closes or is hidden counts as drawing.
  const drawing = page
    .evaluate(
      () =>
        document.hidden ||
        new Promise<boolean>((resolve) => {
          requestAnimationFrame(() => resolve(true))
        }),
    )
    .catch(() => true)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patience)
  })
  const drew = await Promise.race([drawing, late])
  clearTimeout(timer)
  if (drew) return
  console.warn(`no frame for ${patience} ms: ${page.url()}`)
  await page.screenshot().catch(() => undefined)
}
