/** Local storage that never throws, even if it is blocked, full or missing. */
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
      // The value is only lost for the next visit.
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing was stored.
    }
  },
}

export const storageKeys = {
  /** Named by the specification. */
  language: 'portal-language',
  theme: 'portal-theme',
  sidebar: 'portal-sidebar',
  voice: 'portal-voice',
  /** "voice" or "text": how the last session was set up. */
  communicationMode: 'portal-communication-mode',
  /** Named by the specification. */
  customVoices: 'customVoices',
  draft: (sessionId: string) => `portal-draft-${sessionId}`,
  /** Draft of a new prospect; the name distinguishes users and prospects. */
  prospectDraft: (name: string) => `portal-prospect-draft-${name}`,
  /** Draft of a scorecard; the name distinguishes users and scorecards. */
  scorecardDraft: (name: string) => `portal-scorecard-draft-${name}`,
} as const
