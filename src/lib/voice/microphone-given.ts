import type { SessionChannel } from '../realtime/session-channel.ts'

/**
 * Whether this view holds the microphone, once the server has given it to somebody (A2). Rejects with the signal's reason when
 * `signal` aborts.
 */
export function microphoneGiven(
  channel: Pick<SessionChannel, 'view' | 'subscribe'>,
  signal: AbortSignal,
): Promise<boolean> {
  const isGiven = () => channel.view.participants.some(({ microphone }) => microphone)
  return new Promise((resolve, reject) => {
    const unsubscribe = channel.subscribe(() => answer())
    const answer = () => {
      const { holdsMicrophone } = channel.view
      if (!holdsMicrophone && !isGiven()) return
      unsubscribe()
      resolve(holdsMicrophone)
    }
    signal.addEventListener('abort', () => {
      unsubscribe()
      reject(signal.reason as Error)
    })
    answer()
  })
}
