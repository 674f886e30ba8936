import type { Transcript } from '#protocol/realtime/transcript.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { TranscriptLine } from '#server/domain/debtor/scenario.ts'
import { AppError } from '#server/errors/app-error.ts'

/** The error for a session that takes no more lines; null if it does. */
export function closedRefusal({ session }: Transcript, completing: boolean): AppError | null {
  if (session?.status === 'completed') return new AppError('session_completed', 'the session has ended')
  if (completing) return new AppError('analysis_running', 'the session is being analysed')
  return null
}

/** The error for a session that cannot be ended yet; null if it can. */
export function tooShortRefusal(lines: readonly TranscriptLine[]): AppError | null {
  return lines.length < limits.messagesToComplete
    ? new AppError('session_too_short', 'too few messages')
    : null
}

const alreadyHandledCodes: ReadonlySet<string> = new Set([
  'nothing_to_answer',
  'session_completed',
  'analysis_running',
])

/** Whether another view or another process has already done what was asked. */
export function alreadyHandled(error: unknown): boolean {
  return error instanceof AppError && alreadyHandledCodes.has(error.code)
}
