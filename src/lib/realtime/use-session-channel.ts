import { useMemo, useSyncExternalStore } from 'react'
import type { ParticipantMode } from '#protocol/realtime/participants.ts'
import { storage } from '../storage.ts'
import { openSocket } from './open-socket.ts'
import { SessionChannel } from './session-channel.ts'
import type { SessionView } from './session-view.ts'
import { useChannelLifecycle } from './use-channel-lifecycle.ts'

export type SessionChannelActions = Pick<
  SessionChannel,
  'submit' | 'retry' | 'discard' | 'requestReply' | 'complete' | 'stopReply' | 'whisper' | 'reconnectNow'
>

/** Opens the channel of a session while the component is mounted. `channel` itself is for the voice. */
export function useSessionChannel(
  sessionId: string,
  mode: ParticipantMode = 'participant',
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
  useChannelLifecycle(channel)
  const view = useSyncExternalStore(
    (listener) => channel.subscribe(listener),
    () => channel.view,
  )
  const actions = useMemo(() => toActions(channel), [channel])
  return { channel, view: { ...view, ...actions } }
}

function toActions(channel: SessionChannel): SessionChannelActions {
  return {
    submit: (text) => channel.submit(text),
    retry: (clientMsgId) => channel.retry(clientMsgId),
    discard: (clientMsgId) => channel.discard(clientMsgId),
    requestReply: () => channel.requestReply(),
    complete: () => channel.complete(),
    stopReply: () => channel.stopReply(),
    whisper: (text, to, aboutItemId) => channel.whisper(text, to, aboutItemId),
    reconnectNow: () => channel.reconnectNow(),
  }
}
