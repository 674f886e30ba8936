import type { DurableEvent } from '#protocol/realtime/server-frames.ts'
import { AppError } from '#server/errors/app-error.ts'

/** The `seq` of the first event that a command caused: its answer (P4). */
export function firstSeq(events: readonly DurableEvent[]): number {
  const [first] = events
  if (!first) throw new AppError('internal', 'nothing was stored')
  return first.seq
}
