import { and, eq, gt, lt, notInArray } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { sessionEvents } from '#db/schema/session-events.ts'

/** Somebody else has spoken meanwhile: what was to be stored answers a conversation that went on. */
export class StaleTranscript extends Error {
  /** How far the events had got by then. */
  readonly headSeq: number
  constructor(headSeq: number) {
    super(`the session has gone on to event ${headSeq}`)
    this.name = 'StaleTranscript'
    this.headSeq = headSeq
  }
}

/**
 * In the transaction that has stored an event as `seq`: refuses it if lines or replies came after `knownSeq`, the
 * head that the writer had read. Tips and whispers change no conversation. Costs nothing where nothing came between.
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
