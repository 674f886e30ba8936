import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import type { SessionView } from '#src/lib/realtime/session-view.ts'
import { useElapsedSeconds } from '#src/lib/use-elapsed.ts'

/** Whole seconds that the call has lasted. Once the debtor has ended it, the clock stands at its last line. */
export function useCallSeconds(
  { startedAt }: Pick<TrainingSessionDetails, 'startedAt'>,
  { ending, items }: Pick<SessionView, 'ending' | 'items'>,
): number {
  const elapsed = useElapsedSeconds(startedAt)
  const last = items.at(-1)
  if (ending === null || last === undefined) return elapsed
  return Math.max(0, Math.floor((Date.parse(last.at) - Date.parse(startedAt)) / 1000))
}
