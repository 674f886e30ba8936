import { useCallback, useState } from 'react'
import type { VoiceCall } from './voice-call.ts'

/** What a hold needs of a call. */
type Holdable = Pick<VoiceCall, 'listen' | 'mute'> & { view: Pick<VoiceCall['view'], 'listening'> }

/**
 * Whether the debtor is on hold, and the switch of it. The microphone is off meanwhile; afterwards it is as it was. The
 * caller turns the debtor's sound off. `release` forgets a hold whose call has ended.
 */
export function useHold(call: Holdable) {
  const [hold, setHold] = useState<{ listened: boolean } | null>(null)
  const toggle = useCallback(() => {
    if (hold === null) {
      setHold({ listened: call.view.listening })
      call.mute()
      return
    }
    setHold(null)
    if (hold.listened) call.listen()
  }, [call, hold])
  const release = useCallback(() => setHold(null), [])
  return { held: hold !== null, toggle, release }
}
