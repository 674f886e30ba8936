import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { chatRequest } from '#protocol/rest/ai.ts'
import type { ActorContext, ServerContext } from '#server/context.ts'
import type { TranscriptLine } from '#server/domain/debtor/scenario.ts'
import { respond } from '#server/domain/debtor/fold.ts'
import { AppError } from '#server/errors/app-error.ts'
import { reserveReply } from '../budget/reserve-tokens.ts'
import { findProspect } from '../prospect/get.ts'
import { presentProspect } from '../prospect/present.ts'
import { findConversation } from '../training-session/find-conversation.ts'
import { findSession } from '../training-session/find.ts'
import { scenarioOf } from '../training-session/scenario.ts'
import { generateReply } from '../turn/generate-reply.ts'
import { recordTokens } from '../usage/record-tokens.ts'

type Request = z.output<typeof chatRequest>
type SessionRoom = Awaited<ReturnType<ServerContext['rooms']['get']>>

/** A person waits for this reply. */
const replyTimeoutMs = 60_000

/**
 * The debtor's reply to a conversation. The server's transcript is the conversation where a session is named, or
 * where the posted lines are those of one: the new line and the reply are stored in it. What belongs to no
 * session is folded from the messages, and nothing is kept.
 */
export async function chatReply(ctx: ServerContext & ActorContext, input: Request): Promise<string> {
  if (input.sessionId !== undefined) return sessionReply(ctx, input, input.sessionId, null)
  const conversation = await findConversation(ctx, input)
  return conversation === null
    ? statelessReply(ctx, input)
    : sessionReply(ctx, input, conversation.sessionId, conversation.storedSeq)
}

/** `storedSeq`: the new line is stored already, under this `seq`; it is answered, and not said again. */
async function sessionReply(
  ctx: ServerContext & ActorContext,
  input: Request,
  sessionId: string,
  storedSeq: number | null,
): Promise<string> {
  const session = await findSession(ctx, sessionId, 'practise')
  if (session.prospectId !== input.prospectId)
    throw new AppError('conflict', 'this session is with another prospect')
  const text = input.messages.at(-1)?.content ?? ''
  return ctx.rooms.withRoom(ctx, sessionId, (room) => replyInRoom(room, text, storedSeq))
}

async function replyInRoom(room: SessionRoom, text: string, storedSeq: number | null): Promise<string> {
  const seq = storedSeq ?? (await room.submit({ clientMsgId: randomUUID(), text, durationMs: null }))
  const failures = storedSeq === null ? 0 : countFailuresAfter(room, seq)
  for (;;) {
    // A reply that ran before answers first; the one to this line follows it.
    await room.whenNotReplying()
    const reply = room.transcript.items.find(
      (item) => item.role === 'assistant' && item.seq > seq && item.status !== 'failed',
    )
    if (reply) return reply.text
    if (countFailuresAfter(room, seq) > failures)
      throw new AppError('provider_unavailable', 'the reply failed; ask again')
    await askForReply(room)
  }
}

/** How many replies to a line have failed. */
function countFailuresAfter(room: SessionRoom, seq: number): number {
  return room.transcript.items.filter((item) => item.seq > seq && item.status === 'failed').length
}

/** For a line that came while another was answered: its own reply may be on its way, or refused. */
async function askForReply(room: SessionRoom): Promise<void> {
  try {
    await room.createReply(randomUUID())
  } catch (error) {
    const onItsWay = error instanceof AppError && error.code === 'nothing_to_answer' && room.replying
    if (!onItsWay) throw error
  }
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
  const lines: TranscriptLine[] = input.messages.map(({ role, content }) => ({
    itemId: null,
    speaker: role,
    text: content,
  }))
  const { plan } = respond(scenario, lines)
  if (plan === null) throw new AppError('call_ended', 'the debtor has ended the call')
  const task = { plan, scenario, lines }
  const target = { userId: ctx.actor.id, teamId: ctx.actor.teamId, sessionId: null }
  const reservation = await reserveReply(ctx, { ...target, ...task })
  const tokens = { inputTokens: 0, outputTokens: 0 }
  let text = ''
  try {
    for await (const piece of generateReply(ctx.llm, task, AbortSignal.timeout(replyTimeoutMs)))
      if (piece.type === 'clause') text += piece.text
      else {
        tokens.inputTokens += piece.usage.inputTokens
        tokens.outputTokens += piece.usage.outputTokens
      }
  } finally {
    await recordTokens(ctx, target, null, tokens, reservation)
  }
  return text.trim()
}
