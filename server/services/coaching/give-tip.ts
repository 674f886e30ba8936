import type { DurableEvent } from '#protocol/realtime/server-frames.ts'
import type { Context } from '#server/context.ts'
import type { TranscriptLine } from '#server/domain/debtor/scenario.ts'
import { AppError } from '#server/errors/app-error.ts'
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
  const { scenario, lines, coach, recorded, feedbackLanguage: language } = session
  const given = await ctx.simulation
    .run('tip', [{ scenario, lines, coach, language, recorded }], {
      userId: session.userId,
      priority: 'call',
    })
    .catch((error: unknown) => {
      // Nobody asked for the tip: on a server under load there is none.
      if (error instanceof AppError) return null
      throw error
    })
  const itemId = given && lines[given.aboutLine]?.itemId
  if (!given || !itemId) return []
  return storeEvents(
    ctx.db,
    session.sessionId,
    [{ type: 'coach.tip', text: given.text, about_item_id: itemId }],
    null,
  )
}
