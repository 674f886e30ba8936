import { useMemo, useSyncExternalStore } from 'react'
import type { Mode } from '#protocol/realtime/participants.ts'
import { storage } from '../storage.ts'
import { openSocket } from './open-socket.ts'
import { SessionChannel } from './session-channel.ts'
import type { SessionView } from './session-view.ts'
import { useKeptOpen } from './use-kept-open.ts'

export type SessionChannelActions = Pick<
  SessionChannel,
  'submit' | 'retry' | 'discard' | 'askAgain' | 'complete' | 'stopReply' | 'whisper' | 'reconnectNow'
>

/** Opens the channel of a session for as long as the component is shown. The channel itself is for the voice. */
export function useSessionChannel(
  sessionId: string,
  mode: Mode = 'participant',
): {
  channel: SessionChannel
  view: SessionView & SessionChannelActions
} {
  const channel = useMemo(
    () =>
      new SessionChannel({
        sessionId,
        mode,
        openSocket: () => openSocket(`sessions/${sessionId}`),
        store: storage,
      }),
    [sessionId, mode],
  )
  useKeptOpen(channel)
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
    whisper: (text, to, aboutItemId) => channel.whisper(text, to, aboutItemId),
    reconnectNow: () => channel.reconnectNow(),
  }
}
