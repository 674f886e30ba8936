import { useMemo, useSyncExternalStore } from 'react'
import { LiveSessionsChannel, type LiveSessionsView } from './live-sessions-channel.ts'
import { openSocket } from './open-socket.ts'
import { useChannelLifecycle } from './use-channel-lifecycle.ts'

/** The running sessions in a supervisor's scope, while the component is mounted. */
export function useLiveSessions(): LiveSessionsView & { reconnectNow: () => void } {
  const channel = useMemo(() => new LiveSessionsChannel({ openSocket: () => openSocket('live') }), [])
  useChannelLifecycle(channel)
  const view = useSyncExternalStore(
    (listener) => channel.subscribe(listener),
    () => channel.view,
  )
  return { ...view, reconnectNow: () => channel.reconnectNow() }
}
