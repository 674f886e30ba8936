import { and, eq, gt, lt, notInArray } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { sessionEvents } from '#db/schema/session-events.ts'

/** Another writer has added to the conversation: what was to be stored answers an old state of it. */
export class StaleTranscript extends Error {
  /** The last `seq` at that time. */
  readonly headSeq: number
  constructor(headSeq: number) {
    super(`the session has gone on to event ${headSeq}`)
    this.name = 'StaleTranscript'
    this.headSeq = headSeq
  }
}

/**
 * Call in the transaction that stored an event as `seq`: throws if lines or replies were stored after
 * `knownSeq`, the head that the writer had read. Tips and whispers do not count. Free when nothing came in
 * between.
 * @throws {StaleTranscript}
 */
export async function refuseStale(
  tx: Executor,
  sessionId: string,
  { knownSeq, seq }: { knownSeq: number; seq: number },
): Promise<void> {
  if (seq <= knownSeq + 1) return
  const [between] = await tx
    .select({ seq: sessionEvents.seq })
    .from(sessionEvents)
    .where(
      and(
        eq(sessionEvents.sessionId, sessionId),
        gt(sessionEvents.seq, knownSeq),
        lt(sessionEvents.seq, seq),
        notInArray(sessionEvents.type, ['coach.tip', 'whisper.created']),
      ),
    )
    .limit(1)
  if (between) throw new StaleTranscript(seq - 1)
}
