import { closeCodes } from '#protocol/realtime/close-codes.ts'
import type { ErrorCode } from '#protocol/vocabulary/error-codes.ts'

/** Why the server wants a client to wait (I6); null after any other code. */
export function refusalOf(code: number): 'tooManyConnections' | 'tooMuchInput' | null {
  if (code === closeCodes.tooManyConnections) return 'tooManyConnections'
  return code === closeCodes.tooMuchInput ? 'tooMuchInput' : null
}

/** Maps a final close code to an error code that can be shown; null if the code says nothing specific. */
export function closeReason(code: number): ErrorCode | null {
  switch (code) {
    case closeCodes.unauthenticated:
      return 'unauthenticated'
    case closeCodes.notFound:
      return 'not_found'
    case closeCodes.unsupportedProtocol:
      return 'unsupported_protocol'
    case closeCodes.accountInactive:
      return 'account_inactive'
    case closeCodes.frameTooLarge:
      return 'frame_too_large'
    case closeCodes.badFrames:
      return 'unknown_frame'
    default:
      return null
  }
}
