import { expect } from 'vitest'

declare module 'vitest' {
  interface Matchers<T> {
    /** In the document, and neither hidden nor inside something closed. */
    toBeVisible: () => T
  }
}

expect.extend({
  toBeVisible(received: unknown) {
    const pass =
      received instanceof HTMLElement || received instanceof SVGElement ? isVisible(received) : false
    return { pass, message: () => `expected the element ${pass ? 'not ' : ''}to be visible` }
  },
})

function isVisible(element: Element): boolean {
  if (!element.isConnected) return false
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const style = getComputedStyle(at)
    if (style.display === 'none' || style.visibility === 'hidden') return false
    if (at instanceof HTMLDetailsElement && !at.open && element.closest('summary')?.parentElement !== at)
      return false
  }
  return true
}
