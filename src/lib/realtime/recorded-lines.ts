import type { SessionView } from './session-view.ts'

/** The number of lines that the collector has spoken, rather than typed [SESS11]. */
export function recordedLines({ items }: Pick<SessionView, 'items'>): number {
  return items.filter((item) => item.role === 'user' && item.durationMs !== null).length
}
