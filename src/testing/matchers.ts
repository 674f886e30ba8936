import { expect } from 'vitest'

declare module 'vitest' {
  interface Matchers<T> {
    /** In the document, and neither hidden nor inside a closed element. */
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
  for (let ancestor: Element | null = element; ancestor !== null; ancestor = ancestor.parentElement) {
    const style = getComputedStyle(ancestor)
    if (style.display === 'none' || style.visibility === 'hidden') return false
    if (
      ancestor instanceof HTMLDetailsElement &&
      !ancestor.open &&
      element.closest('summary')?.parentElement !== ancestor
    )
      return false
  }
  return true
}
