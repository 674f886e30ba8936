import { useMemo, useSyncExternalStore } from 'react'
import { LiveSessionsChannel, type LiveSessionsView } from './live-sessions-channel.ts'
import { openSocket } from './open-socket.ts'
import { useChannelLifecycle } from './use-channel-lifecycle.ts'

/** The running sessions of a supervisor's scope, for as long as the component is shown. */
export function useLiveSessions(): LiveSessionsView & { reconnectNow: () => void } {
  const channel = useMemo(() => new LiveSessionsChannel({ openSocket: () => openSocket('live') }), [])
  useChannelLifecycle(channel)
  const view = useSyncExternalStore(
    (listener) => channel.subscribe(listener),
    () => channel.view,
  )
  return { ...view, reconnectNow: () => channel.reconnectNow() }
}
