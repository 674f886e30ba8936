import { randomUUID } from 'node:crypto'
import type { ServerFrame } from '#protocol/realtime/server-frames.ts'
import type { Command, ClientFrame } from '#protocol/realtime/client-frames.ts'
import { oldestProtocolVersion, protocolVersion } from '#protocol/realtime/version.ts'
import { readEvents } from '#db/events.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { ServerContext } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import type { LimitedAction } from '#server/services/limits/settings.ts'
import { frameOf } from '#server/services/transcript/events.ts'
import { readHead, readSnapshot } from '#server/services/transcript/read-snapshot.ts'
import { transcribes } from '#server/services/speech/transcribe.ts'
import { startsWork } from './command-cost.ts'
import { assertMayWatch } from './may-watch.ts'
import type { SessionRoom } from '../room/session-room.ts'
import type { View } from '../room/view.ts'
import type { Ears } from '../voice/ears.ts'
import { hearUtterance } from '../voice/hear-utterance.ts'
import type { Recording } from '../voice/recording.ts'

/** One connection to a session: the user, the user's rights, and the view once it has joined. */
export type SessionConnection = {
  sessionId: string
  /** The login that opened the connection. */
  loginId: string
  user: { id: string; name: string }
  /** The client's address, null if unknown. */
  address: string | null
  /** True for the session's owner; everyone else who was admitted only watches. */
  mayPractise: boolean
  view: View | null
  /** The room of the view. */
  room: SessionRoom | null
  /** Microphone audio received since the last commit. */
  recording: Recording
  /** Transcribes the same audio while it is spoken; null: nothing does. */
  ears: Ears | null
  send(frame: ServerFrame): void
  sendAudio(bytes: Uint8Array): void
  /** Set on joining: removes the view from its room. */
  leave?: () => void
}

/** Commands that rate limits count (L7). */
const limitedCommands: Partial<Record<ClientFrame['type'], LimitedAction>> = {
  'input_text.submit': 'turn',
  'input_transcript.completed': 'turn',
  'input_audio.commit': 'turn',
  'response.create': 'turn',
  'whisper.send': 'turn',
  'session.complete': 'analysis',
}

/** Runs one command. Returns the `seq` of the durable event it caused, or null (P4). */
export async function handleCommand(
  ctx: ServerContext,
  connection: SessionConnection,
  command: ClientFrame,
): Promise<number | null> {
  if (ctx.rooms.draining && startsWork.has(command.type))
    throw new AppError(
      'shutting_down',
      'this server is shutting down; send the command again after reconnecting',
    )
  // The owner never loses access; observers can, when roles and teams change ([W1]).
  if (!connection.mayPractise && command.type !== 'ping') await assertMayWatch(ctx, connection)
  const limited = limitedCommands[command.type]
  if (limited !== undefined)
    await ctx.limits.take(limited, { accountId: connection.user.id, address: connection.address })
  switch (command.type) {
    case 'ping':
      connection.send({ type: 'pong', t: command.t, server_time: ctx.now().toISOString() })
      return null
    case 'session.join':
      return join(ctx, connection, command)
    case 'session.resume':
      return resume(ctx, connection, command)
    case 'input_text.submit': {
      const room = await requireParticipant(ctx, connection)
      return room.submit({
        clientMsgId: command.client_msg_id,
        text: command.text,
        durationMs: null,
        spoken: false,
      })
    }
    case 'input_transcript.completed': {
      const room = await requireParticipant(ctx, connection)
      return room.submit({
        clientMsgId: command.client_msg_id,
        text: command.text,
        durationMs: command.duration_ms ?? null,
        spoken: true,
      })
    }
    case 'input_transcript.delta': {
      const room = await requireParticipant(ctx, connection)
      room.onPartialTranscript(command.utterance_id, command.text, connection.view ?? undefined)
      return null
    }
    case 'response.create':
      return (await requireParticipant(ctx, connection)).createReply(command.client_msg_id)
    case 'response.cancel':
      await (
        await requireParticipant(ctx, connection)
      ).cancel(command.response_id, command.audio_end_ms ?? null)
      return null
    case 'session.complete':
      return (await requireParticipant(ctx, connection)).complete(command.client_msg_id)
    case 'input_audio.speech_started':
      ;(await requireMicrophone(ctx, connection)).audience.voice.speechStarted()
      return null
    case 'input_audio.speech_stopped':
      ;(await requireMicrophone(ctx, connection)).onSpeechStopped()
      return null
    case 'playback.progress': {
      const { response_id, audio_end_ms, finished } = command
      ;(await requireMicrophone(ctx, connection)).audience.voice.progress(response_id, audio_end_ms, finished)
      return null
    }
    case 'playback.resumed':
      ;(await requireMicrophone(ctx, connection)).audience.voice.playbackResumed(command.response_id)
      return null
    case 'voice.configure': {
      const { room, view } = await requireJoined(ctx, connection)
      room.audience.configureVoice(view, command.voice)
      return null
    }
    case 'microphone.take': {
      const { room, view } = await requireJoined(ctx, connection)
      room.audience.takeMicrophone(view)
      return null
    }
    case 'input_audio.commit':
      return commitRecording(ctx, connection, command)
    case 'live.watch':
      throw new AppError('unknown_frame', 'the list of running sessions has its own endpoint')
    case 'whisper.send': {
      const { room, view } = await requireJoined(ctx, connection)
      if (connection.mayPractise || view.participant.mode !== 'observer')
        throw new AppError('forbidden', 'only observers can whisper')
      const { client_msg_id: clientMsgId, text, to, about_item_id: aboutItemId = null } = command
      return room.whisper({ clientMsgId, from: connection.user, text, to, aboutItemId })
    }
    default:
      return unreachable(command)
  }
}

async function requireJoined(
  ctx: ServerContext,
  connection: SessionConnection,
): Promise<{ room: SessionRoom; view: View }> {
  const { view } = connection
  if (view === null) throw new AppError('not_joined', 'join the session first')
  return { room: await ctx.rooms.get(ctx, connection.sessionId), view }
}

async function requireParticipant(ctx: ServerContext, connection: SessionConnection): Promise<SessionRoom> {
  const { room, view } = await requireJoined(ctx, connection)
  if (view.participant.mode !== 'participant') throw new AppError('forbidden', 'observers can only watch')
  return room
}

/** The room, for a view that reports what its microphone and player do. */
async function requireMicrophone(ctx: ServerContext, connection: SessionConnection): Promise<SessionRoom> {
  const { room, view } = await requireJoined(ctx, connection)
  room.audience.voice.requireMicrophone(view)
  return room
}

/**
 * Turns recorded or streamed speech into a line, just like typed text (A8, A10). Repeating the commit gives the same answer
 * (P3).
 */
async function commitRecording(
  ctx: ServerContext,
  connection: SessionConnection,
  command: Command<'input_audio.commit'>,
): Promise<number> {
  const room = await requireMicrophone(ctx, connection)
  if (!transcribes(ctx)) throw new AppError('voice_unavailable', 'transcription is not configured')
  const { ears, recording } = connection
  try {
    const line = await hearUtterance(ctx, { ears, recording }, room.audience.voice)
    if (line !== null) {
      const seq = await room.submit({ clientMsgId: command.client_msg_id, spoken: true, ...line })
      recording.clear()
      return seq
    }
    const seq = await room.seqOf(command.client_msg_id)
    if (seq === null) throw new AppError('nothing_heard', 'nothing was recorded')
    return seq
  } catch (error) {
    // A retry needs the recording again.
    if (error instanceof AppError && !error.retryable) recording.clear()
    // Whether it can be transcribed a second time says nothing about the line that it became the first time.
    const stored = await room.seqOf(command.client_msg_id)
    if (stored !== null) return stored
    throw error
  }
}

/** @throws {AppError} `unsupported_protocol` (V2) */
export function refuseUnknownVersion(protocol: number): void {
  if (protocol < oldestProtocolVersion || protocol > protocolVersion)
    throw new AppError(
      'unsupported_protocol',
      `this server speaks protocol ${oldestProtocolVersion} to ${protocolVersion}`,
    )
}

/** Sends the whole session, then live events. */
async function join(
  ctx: ServerContext,
  connection: SessionConnection,
  command: Command<'session.join'>,
): Promise<null> {
  refuseUnknownVersion(command.protocol)
  if (command.mode === 'participant' && !connection.mayPractise)
    throw new AppError('forbidden', 'only the trainee of this session can join as a participant')
  const { room, view } = await enter(ctx, connection, command.mode)
  if (command.voice) room.audience.configureVoice(view, command.voice)
  const stored = await readSnapshot(ctx, connection.sessionId)
  view.seq = stored.headSeq
  connection.send({
    type: 'session.created',
    protocol: protocolVersion,
    epoch: stored.epoch,
    head_seq: stored.headSeq,
    snapshot: { ...stored.snapshot, participants: room.audience.participants },
    limits: { line_max_chars: limits.lineMax, frame_max_bytes: limits.frameMaxBytes },
    voice: room.audience.voice.offer,
  })
  await room.audience.goLive(view)
  return null
}

/** Sends exactly the events that a returning client missed, then live events (P5, P6). */
async function resume(
  ctx: ServerContext,
  connection: SessionConnection,
  command: Command<'session.resume'>,
): Promise<null> {
  const { epoch, headSeq } = await readHead(ctx, connection.sessionId)
  const reason =
    command.epoch !== epoch
      ? 'epoch_changed'
      : command.last_seq > headSeq
        ? 'ahead_of_server'
        : headSeq - command.last_seq > limits.replayMax
          ? 'too_far_behind'
          : null
  if (reason !== null) {
    connection.send({ type: 'resync_required', reason })
    return null
  }
  const { room, view } = await enter(ctx, connection, connection.mayPractise ? 'participant' : 'observer')
  const missed = await readEvents(ctx.db, connection.sessionId, command.last_seq, limits.replayMax)
  view.seq = command.last_seq
  for (const row of missed) {
    connection.send(frameOf(row))
    view.seq = row.seq
  }
  connection.send({ type: 'session.resumed', from_seq: command.last_seq + 1, to_seq: view.seq })
  await room.audience.goLive(view)
  return null
}

/** Creates a new view in the room. It receives nothing until it goes live. */
async function enter(
  ctx: ServerContext,
  connection: SessionConnection,
  mode: 'participant' | 'observer',
): Promise<{ room: SessionRoom; view: View }> {
  connection.leave?.()
  let room = await ctx.rooms.get(ctx, connection.sessionId)
  // The last view may have left in the meantime and closed the room; with a view in it, it stays open.
  while (room.closed) room = await ctx.rooms.get(ctx, connection.sessionId)
  const view: View = {
    id: randomUUID(),
    participant: { user: connection.user, mode, microphone: false },
    seq: 0,
    live: false,
    send: (frame) => connection.send(frame),
    sendAudio: (bytes) => connection.sendAudio(bytes),
    voice: null,
  }
  connection.view = view
  connection.room = room
  connection.leave = () => room.leave(view)
  room.audience.enter(view)
  return { room, view }
}

function unreachable(command: never): never {
  throw new AppError('unknown_frame', `unknown command ${JSON.stringify(command)}`)
}
