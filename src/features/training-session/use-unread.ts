import { useState } from 'react'
import type { SessionView } from '#src/lib/realtime/session-view.ts'

/**
 * Whether the transcript has something to read or to answer that nobody has folded it over yet: a whisper, a line that
 * failed, a missing reply. Whispers that were there when the session was opened are old, and open nothing.
 */
export function useUnread(
  channel: Pick<SessionView, 'loaded' | 'items' | 'pending' | 'whispers'>,
  unanswered: boolean,
): { unread: boolean; markRead: () => void } {
  const [read, setRead] = useState<readonly string[] | null>(null)
  const whispers = channel.whispers.map(({ seq }) => `whisper ${seq}`)
  const failed = channel.pending.filter(({ state }) => state.name === 'failed')
  const found = [
    ...whispers,
    ...failed.map(({ clientMsgId }) => `failed ${clientMsgId}`),
    ...(unanswered ? [`unanswered ${channel.items.at(-1)?.id ?? ''}`] : []),
  ]
  if (read === null && channel.loaded) setRead(whispers)
  return {
    unread: read !== null && found.some((one) => !read.includes(one)),
    markRead: () => setRead(found),
  }
}
