import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { chatRequest } from '#protocol/rest/ai.ts'
import type { ActorContext, ServerContext } from '#server/context.ts'
import type { TranscriptLine } from '#server/domain/debtor/scenario.ts'
import { AppError } from '#server/errors/app-error.ts'
import { reserveReply } from '../budget/reserve-tokens.ts'
import { findProspect } from '../prospect/get.ts'
import { storedProspect } from '../prospect/present.ts'
import { findConversation } from '../training-session/find-conversation.ts'
import { findSession } from '../training-session/find.ts'
import { settleLaw } from '../training-session/settle-law.ts'
import { frozenLives } from '../training-session/lives.ts'
import { scenarioOf } from '../training-session/scenario.ts'
import { generateReply } from '../turn/generate-reply.ts'
import { recordTokens } from '../usage/record-tokens.ts'

type Request = z.output<typeof chatRequest>
type SessionRoom = Awaited<ReturnType<ServerContext['rooms']['get']>>

/**
 * The debtor's reply to a conversation. If a session is named, or the posted lines match one, the server's
 * transcript is used, and the new line and the reply are stored in it. Otherwise the reply is computed from the
 * messages and nothing is stored. `signal` aborts when the caller has left.
 */
export async function chatReply(
  ctx: ServerContext & ActorContext,
  input: Request,
  signal: AbortSignal,
): Promise<string> {
  if (input.sessionId !== undefined)
    return sessionReply(ctx, input, { sessionId: input.sessionId, storedSeq: null }, signal)
  const conversation = await findConversation(ctx, input)
  return conversation === null
    ? statelessReply(ctx, input, signal)
    : sessionReply(ctx, input, conversation, signal)
}

/** `storedSeq`: the new line is already stored under this `seq` and is only answered. */
async function sessionReply(
  ctx: ServerContext & ActorContext,
  input: Request,
  { sessionId, storedSeq }: { sessionId: string; storedSeq: number | null },
  signal: AbortSignal,
): Promise<string> {
  const session = await findSession(ctx, sessionId, 'practise')
  if (session.prospectId !== input.prospectId)
    throw new AppError('conflict', 'the session has a different prospect')
  const text = input.messages.at(-1)?.content ?? ''
  return ctx.rooms.withRoom(ctx, sessionId, async (room) => {
    const leave = room.waitForReply()
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    return replyInRoom(room, text, storedSeq).finally(leave)
  })
}

async function replyInRoom(room: SessionRoom, text: string, storedSeq: number | null): Promise<string> {
  const seq =
    storedSeq ?? (await room.submit({ clientMsgId: randomUUID(), text, durationMs: null, spoken: false }))
  const failures = storedSeq === null ? 0 : countFailuresAfter(room, seq)
  for (;;) {
    // Let a reply that is already running finish; the reply to this line follows it.
    await room.whenNotReplying()
    const reply = findReplyAfter(room, seq)
    if (reply) return reply.text
    if (countFailuresAfter(room, seq) > failures)
      throw new AppError('provider_unavailable', 'the reply failed; try again')
    await askForReply(room, seq)
  }
}

/** The reply to a line, unless it failed. */
function findReplyAfter(room: SessionRoom, seq: number) {
  return room.transcript.items.find(
    (item) => item.role === 'assistant' && item.seq > seq && item.status !== 'failed',
  )
}

/** The number of failed replies to a line. */
function countFailuresAfter(room: SessionRoom, seq: number): number {
  return room.transcript.items.filter((item) => item.seq > seq && item.status === 'failed').length
}

/**
 * For a line that arrived during another reply. Its own reply may be refused; it may also be pending, or even have
 * ended, because another turn of the session asked first.
 */
async function askForReply(room: SessionRoom, seq: number): Promise<void> {
  try {
    await room.createReply(randomUUID())
  } catch (error) {
    const askedBefore = error instanceof AppError && error.code === 'nothing_to_answer'
    if (!askedBefore || !(room.replying || findReplyAfter(room, seq))) throw error
  }
}

async function statelessReply(ctx: ActorContext, input: Request, signal: AbortSignal): Promise<string> {
  const row = await findProspect(ctx, input.prospectId, 'use')
  const prospect = storedProspect(row)
  const settings = {
    // A fixed seed, since there is no session state: the same prospect behaves the same in every call.
    seed: Number.parseInt(prospect.id.slice(0, 7), 16),
    sessionLanguage: prospect.primaryLanguage,
    sessionType: 'standard' as const,
    opening: 'greeting' as const,
    callDay: ctx.now().toISOString().slice(0, 10),
    law: settleLaw(ctx.law, prospect),
  }
  const lives = frozenLives(prospect, row.life, settings.sessionLanguage, ctx.now())
  const scenario = scenarioOf(prospect, settings, lives)
  const lines: TranscriptLine[] = input.messages.map(({ role, content }) => ({
    itemId: null,
    speaker: role,
    text: content,
  }))
  const asked = { userId: ctx.actor.id, priority: 'session' as const, signal }
  const plan = await ctx.simulation.run('plan', [scenario, lines], asked)
  if (plan === null) throw new AppError('call_ended', 'the debtor has ended the call')
  // Only a model chooses among moves.
  const turn =
    ctx.llm.provider === 'embedded' ? null : await ctx.simulation.run('offers', [scenario, lines], asked)
  const task = { plan, scenario, lines, turn }
  const target = { userId: ctx.actor.id, teamId: ctx.actor.teamId, sessionId: null }
  const reservation = await reserveReply(ctx, { ...target, ...task })
  const tokens = { inputTokens: 0, outputTokens: 0 }
  let text = ''
  try {
    for await (const piece of generateReply(ctx.llm, task, signal, { limits: ctx.replies }))
      if (piece.type === 'clause') text += piece.text
      else if (piece.type === 'usage') {
        tokens.inputTokens += piece.usage.inputTokens
        tokens.outputTokens += piece.usage.outputTokens
      }
  } finally {
    await recordTokens(ctx, target, null, tokens, reservation)
  }
  return text.trim()
}
