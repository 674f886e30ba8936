const key = 'portal-return'

/** Remembers the page on the screen for the next login in this tab: it leads back there [SESS35]. */
export function rememberReturnPath(): void {
  try {
    sessionStorage.setItem(key, window.location.pathname)
  } catch {
    // The login leads to the overview.
  }
}

/** The remembered page, once; otherwise the overview. */
export function takeReturnPath(): string {
  try {
    const path = sessionStorage.getItem(key) ?? '/'
    sessionStorage.removeItem(key)
    return path
  } catch {
    return '/'
  }
}
