import type { Page } from '@playwright/test'

declare global {
  interface Window {
    shownPartials: { text: string; atMs: number }[]
  }
}

/** Notes each time that the page shows other words of a line that is being said, on the clock of `Date.now()`. */
export async function noteShownPartials(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: Window['shownPartials'] = []
    window.shownPartials = shown
    // Shown is what the next frame paints.
    const note = () => {
      const text = document.querySelector('[data-partial]')?.textContent ?? ''
      if (text !== '' && text !== shown.at(-1)?.text)
        shown.push({ text, atMs: performance.timeOrigin + performance.now() })
    }
    new MutationObserver(() => requestAnimationFrame(note)).observe(document, {
      characterData: true,
      childList: true,
      subtree: true,
    })
  })
}
