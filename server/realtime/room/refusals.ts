import type { Transcript } from '#protocol/realtime/transcript.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { AppError } from '#server/errors/app-error.ts'
import { linesOf } from './lines.ts'

/** Why a session takes no more lines; null when it does. */
export function closedRefusal({ session }: Transcript, completing: boolean): AppError | null {
  if (session?.status === 'completed') return new AppError('session_completed', 'the session has ended')
  if (completing) return new AppError('analysis_running', 'the session is being analysed')
  return null
}

/** Why a session cannot be ended yet; null when it can. */
export function tooShortRefusal(transcript: Transcript): AppError | null {
  const spoken = linesOf(transcript).length
  return spoken < limits.messagesToComplete ? new AppError('session_too_short', 'too few messages') : null
}

const alreadyHandledCodes: ReadonlySet<string> = new Set([
  'nothing_to_answer',
  'session_completed',
  'analysis_running',
])

/** Somebody else, another view or another process, has done it already. */
export function alreadyHandled(error: unknown): boolean {
  return error instanceof AppError && alreadyHandledCodes.has(error.code)
}
