import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { chatRequest } from '#protocol/rest/ai.ts'
import type { ActorContext, ServerContext } from '#server/context.ts'
import type { Line } from '#server/domain/debtor/scenario.ts'
import { respond } from '#server/domain/debtor/fold.ts'
import { AppError } from '#server/errors/app-error.ts'
import { findProspect } from '../prospect/get.ts'
import { presentProspect } from '../prospect/present.ts'
import { findSession } from '../training-session/find.ts'
import { scenarioOf } from '../training-session/scenario.ts'
import { wordReply } from '../turn/word-reply.ts'

type Request = z.output<typeof chatRequest>

/**
 * The debtor's reply to a conversation. With a session, the server's transcript is the conversation
 * and both lines are stored in it; without one, the state is folded from the messages and nothing is kept.
 */
export function chatReply(ctx: ServerContext & ActorContext, input: Request): Promise<string> {
  return input.sessionId === undefined
    ? statelessReply(ctx, input)
    : sessionReply(ctx, input, input.sessionId)
}

async function sessionReply(
  ctx: ServerContext & ActorContext,
  input: Request,
  sessionId: string,
): Promise<string> {
  const session = await findSession(ctx, sessionId, 'practise')
  if (session.prospectId !== input.prospectId)
    throw new AppError('conflict', 'this session is with another prospect')
  const room = await ctx.rooms.get(ctx, sessionId)
  const text = input.messages.at(-1)?.content ?? ''
  const seq = await room.submit({ clientMsgId: randomUUID(), text, durationMs: null })
  // A reply that ran before answers first; the one to this line follows it.
  while (room.running) await room.running.settled
  const reply = room.transcript.items.find((item) => item.role === 'assistant' && item.seq > seq)
  if (!reply || reply.status === 'failed')
    throw new AppError('provider_unavailable', 'the reply failed; ask again')
  return reply.text
}

async function statelessReply(ctx: ActorContext, input: Request): Promise<string> {
  const prospect = presentProspect(await findProspect(ctx, input.prospectId, 'use'))
  const scenario = scenarioOf(prospect, {
    // The same prospect behaves the same in every call of one conversation: there is nothing else to go by.
    seed: Number.parseInt(prospect.id.slice(0, 7), 16),
    sessionLanguage: prospect.primaryLanguage,
    sessionType: 'standard',
    opening: 'greeting',
    callDay: ctx.now().toISOString().slice(0, 10),
  })
  const lines: Line[] = input.messages.map(({ role, content }) => ({
    itemId: null,
    speaker: role,
    text: content,
  }))
  const { plan } = respond(scenario, lines)
  if (plan === null) throw new AppError('call_ended', 'the debtor has ended the call')
  let text = ''
  for await (const piece of wordReply(ctx.llm, { plan, scenario, lines }, AbortSignal.timeout(60_000)))
    if (piece.type === 'clause') text += piece.text
  return text.trim()
}
