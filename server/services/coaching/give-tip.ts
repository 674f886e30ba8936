import type { DurableEvent } from '#protocol/realtime/server-frames.ts'
import type { Context } from '#server/context.ts'
import { tip } from '#server/domain/coach/tip.ts'
import type { TranscriptLine } from '#server/domain/debtor/scenario.ts'
import type { ReplyTarget } from '../training-session/reply-target.ts'
import { storeEvents } from '../transcript/events.ts'

/**
 * Stores a tip about the last exchange, if there is one worth interrupting for. Always from the embedded
 * coach: a tip must be quick.
 */
export async function giveTip(
  ctx: Context,
  session: ReplyTarget & { lines: readonly TranscriptLine[] },
): Promise<DurableEvent[]> {
  const { scenario, lines, coach, feedbackLanguage: language } = session
  const given = tip({ scenario, lines, coach, language })
  const itemId = given && lines[given.aboutLine]?.itemId
  if (!given || !itemId) return []
  return storeEvents(
    ctx.db,
    session.sessionId,
    [{ type: 'coach.tip', text: given.text, about_item_id: itemId }],
    null,
  )
}
