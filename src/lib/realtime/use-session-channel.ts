import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { subprotocol } from '#protocol/realtime/version.ts'
import { storage } from '../storage.ts'
import type { ChannelSocket } from './channel-socket.ts'
import { SessionChannel } from './session-channel.ts'
import type { SessionView } from './session-view.ts'

export type SessionChannelActions = Pick<
  SessionChannel,
  'submit' | 'retry' | 'discard' | 'askAgain' | 'complete' | 'stopReply' | 'reconnectNow'
>

/** Opens the channel of a session for as long as the component is shown. The channel itself is for the voice. */
export function useSessionChannel(sessionId: string): {
  channel: SessionChannel
  view: SessionView & SessionChannelActions
} {
  const channel = useMemo(
    () =>
      new SessionChannel({
        sessionId,
        mode: 'participant',
        openSocket: () => openSocket(sessionId),
        store: storage,
      }),
    [sessionId],
  )
  useEffect(() => {
    channel.start()
    const online = () => channel.reconnectNow()
    const offline = () => channel.networkLost()
    const shown = () => {
      if (document.visibilityState === 'visible') channel.reconnectNow()
    }
    window.addEventListener('online', online)
    window.addEventListener('offline', offline)
    document.addEventListener('visibilitychange', shown)
    return () => {
      window.removeEventListener('online', online)
      window.removeEventListener('offline', offline)
      document.removeEventListener('visibilitychange', shown)
      channel.stop()
    }
  }, [channel])
  const view = useSyncExternalStore(
    (listener) => channel.subscribe(listener),
    () => channel.view,
  )
  const actions = useMemo(() => actionsOf(channel), [channel])
  return { channel, view: { ...view, ...actions } }
}

function actionsOf(channel: SessionChannel): SessionChannelActions {
  return {
    submit: (text) => channel.submit(text),
    retry: (clientMsgId) => channel.retry(clientMsgId),
    discard: (clientMsgId) => channel.discard(clientMsgId),
    askAgain: () => channel.askAgain(),
    complete: () => channel.complete(),
    stopReply: () => channel.stopReply(),
    reconnectNow: () => channel.reconnectNow(),
  }
}

function openSocket(sessionId: string): ChannelSocket {
  const scheme = window.location.protocol === 'https:' ? 'wss' : 'ws'
  const socket = new WebSocket(`${scheme}://${window.location.host}/ws/sessions/${sessionId}`, subprotocol)
  socket.binaryType = 'arraybuffer'
  return socket
}
