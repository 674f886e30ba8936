/** Local storage that never throws: it can be blocked, full, or absent. */
export const storage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value)
    } catch {
      // What cannot be kept is only lost for the next visit.
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing was kept.
    }
  },
}

export const storageKeys = {
  /** Named by the specification. */
  language: 'portal-language',
  theme: 'portal-theme',
  sidebar: 'portal-sidebar',
  /** "yes" after a login: decides what a visitor sees while the current user is being asked for. */
  signedIn: 'portal-signed-in',
  voice: 'portal-voice',
  /** Named by the specification. */
  customVoices: 'customVoices',
  draft: (sessionId: string) => `portal-draft-${sessionId}`,
  /** A prospect that is being described; the name tells apart people and prospects. */
  prospectDraft: (name: string) => `portal-prospect-draft-${name}`,
} as const
