import { expect, type Page, type Request } from '@playwright/test'

type RequestCount = { pending: Set<Request>; started: number; onIdle: () => void }
const requestCounts = new WeakMap<Page, RequestCount>()

/** Counts the requests of a page from now on, for `waitUntilSettled`. */
export function trackRequests(page: Page): void {
  if (requestCounts.has(page)) return
  const traffic: RequestCount = { pending: new Set(), started: 0, onIdle: () => undefined }
  requestCounts.set(page, traffic)
  page.on('request', (request) => {
    // After navigation, requests of the old document may end without an event.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) traffic.pending.clear()
    traffic.pending.add(request)
    traffic.started += 1
  })
  const end = (request: Request) => {
    traffic.pending.delete(request)
    if (traffic.pending.size === 0) traffic.onIdle()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/**
 * Resolves when the page is fully loaded: no request is pending, no placeholder is left, and the page was
 * idle without starting more. Unlike `networkidle` it does not add half a second of silence to every screen.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  const traffic = requestCounts.get(page)
  if (!traffic) throw new Error('call trackRequests before the page is opened')
  for (;;) {
    const { started } = traffic
    if (traffic.pending.size > 0) await new Promise<void>((resolve) => (traffic.onIdle = resolve))
    await expect(page.locator('.animate-breathe')).toHaveCount(0)
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          // Chromium sometimes gives an idle page neither a frame nor an idle period until it is asked again.
          setTimeout(resolve, 1_000)
          requestAnimationFrame(() => requestIdleCallback(resolve))
        }),
    )
    if (traffic.pending.size === 0 && traffic.started === started) return
  }
}

/**
 * Finishes all animations, so that colours and positions are final. Waiting for them is too slow: on a busy
 * machine an animation of 150 ms can take seconds.
 */
export async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () =>
      new Promise((resolve) => {
        // Chromium sometimes gives an idle page no frame. Styles are final without one: reading them computes them.
        setTimeout(resolve, 1_000)
        requestAnimationFrame(resolve)
      })
    const running = () =>
      document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    await frame()
    // The end of one can start another, for example where a colour is inherited.
    for (let round = 0; round < 20; round++) {
      for (const animation of running()) animation.finish()
      await frame()
      if (running().length === 0) return
    }
    const left = running().map(({ effect }) =>
      effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 200) : 'no element',
    )
    throw new Error(`animations that never end, on ${left.join('; ')}`)
  })
}
