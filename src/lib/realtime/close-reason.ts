import { closeCodes } from '#protocol/realtime/close-codes.ts'
import type { ErrorCode } from '#protocol/vocabulary/error-codes.ts'

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
