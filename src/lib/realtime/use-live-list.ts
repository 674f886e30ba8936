import { useMemo, useSyncExternalStore } from 'react'
import { LiveList, type LiveListView } from './live-list.ts'
import { openSocket } from './open-socket.ts'
import { useKeptOpen } from './use-kept-open.ts'

/** The running sessions of a supervisor's scope, for as long as the component is shown. */
export function useLiveList(): LiveListView & { reconnectNow: () => void } {
  const list = useMemo(() => new LiveList({ openSocket: () => openSocket('live') }), [])
  useKeptOpen(list)
  const view = useSyncExternalStore(
    (listener) => list.subscribe(listener),
    () => list.view,
  )
  return { ...view, reconnectNow: () => list.reconnectNow() }
}
