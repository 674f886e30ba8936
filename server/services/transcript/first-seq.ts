import type { DurableEvent } from '#protocol/realtime/down.ts'
import { AppError } from '#server/errors/app-error.ts'

/** Where what a command caused begins: its answer (P4). */
export function firstSeq(events: readonly DurableEvent[]): number {
  const [first] = events
  if (!first) throw new AppError('internal', 'nothing was stored')
  return first.seq
}
