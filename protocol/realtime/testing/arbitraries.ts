import { callEndings } from '../session.ts'
import fc from 'fast-check'
import { errorCodes } from '../../vocabulary/error-codes.ts'
import { identityItems, severities } from '../../vocabulary/analysis.ts'
import { sessionLanguages } from '../../vocabulary/language.ts'
import { difficultyLevels, personalities } from '../../vocabulary/prospect.ts'
import {
  communicationModes,
  itemStatuses,
  sessionTypes,
  speakers,
} from '../../vocabulary/training-session.ts'
import type { ServerFrame, ServerFrameType } from '../server-frames.ts'
import type { ClientFrame, ClientFrameType } from '../client-frames.ts'

const uuid = fc.uuid()
const seq = fc.integer({ min: 1, max: 1_000_000 })
const ms = fc.integer({ min: 0, max: 3_600_000 })
const words = fc.string({ minLength: 1, maxLength: 60 }).filter((text) => text === text.trim() && text !== '')
/** As the client's texts arrive. */
const trimmed = fc.string({ maxLength: 60 }).map((text) => text.trim())
const anyText = fc.string({ maxLength: 60 })
const at = fc
  .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((d) => d.toISOString())
const stage = fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }).map(Math.abs), { nil: null })
const voice = fc.record(
  {
    enabled: fc.boolean(),
    voice_id: anyText,
    language: fc.constantFrom('en-US' as const, 'es-ES' as const, 'es-MX' as const),
    rate: fc.double({ min: 0.5, max: 2, noNaN: true }),
  },
  { requiredKeys: ['enabled'] },
)
const mode = fc.constantFrom('participant' as const, 'observer' as const)
const participant = fc.record({
  user: fc.record({ id: uuid, name: anyText }),
  mode,
  microphone: fc.boolean(),
})
const item = fc.record(
  {
    id: uuid,
    role: fc.constantFrom(...speakers),
    text: anyText,
    at,
    duration_ms: ms,
    status: fc.constantFrom(...itemStatuses),
    response_id: uuid,
  },
  { requiredKeys: ['id', 'role', 'text', 'at', 'status'] },
)

const whisper = fc.record(
  { seq, from: anyText, text: anyText, about_item_id: uuid },
  { requiredKeys: ['seq', 'from', 'text'] },
)
const score = fc.integer({ min: 0, max: 100 })
const feelings = fc.record({
  trust: score,
  anger: score,
  distress: score,
  willingness: score,
  patience: score,
})
const itemOrNone = fc.option(uuid, { nil: null })
const attention = fc.array(
  fc.oneof(
    fc.record({ reason: fc.constant('anger' as const), item_id: itemOrNone }),
    fc.record({
      reason: fc.constant('violation' as const),
      item_id: itemOrNone,
      violation: anyText,
      severity: fc.constantFrom(...severities),
      quote: anyText,
    }),
  ),
  { maxLength: 2 },
)
const person = fc.record({ id: uuid, name: anyText })
const liveSession = fc.record({
  session_id: uuid,
  trainee: person,
  team_id: fc.option(uuid, { nil: null }),
  debtor: fc.record({
    name: anyText,
    personality: fc.constantFrom(...personalities),
    difficulty: fc.constantFrom(...difficultyLevels),
  }),
  session_type: fc.constantFrom(...sessionTypes),
  communication_mode: fc.constantFrom(...communicationModes),
  session_language: fc.constantFrom(...sessionLanguages),
  started_at: at,
  assignment: fc.option(
    fc.record({
      title: fc.option(anyText, { nil: null }),
      pass_mark: score,
      deadline: at,
    }),
    { nil: null },
  ),
  connected: fc.boolean(),
  watchers: fc.array(person, { maxLength: 2 }),
  head_seq: fc.nat(),
  last_line: fc.option(fc.record({ item_id: uuid, role: fc.constantFrom(...speakers), text: anyText, at }), {
    nil: null,
  }),
  feelings,
  attention,
})

type Fields<Frame extends { type: string }, Type extends Frame['type']> = Omit<
  Extract<Frame, { type: Type }>,
  'type' | 'client_msg_id'
>

/** One arbitrary for each command: a new command without one does not compile. */
const up: { [Type in ClientFrameType]: fc.Arbitrary<Fields<ClientFrame, Type>> } = {
  'session.join': fc.record({ protocol: seq, mode, voice }, { requiredKeys: ['protocol', 'mode'] }),
  'session.resume': fc.record({ epoch: uuid, last_seq: fc.nat() }),
  'input_text.submit': fc.record({ text: words }),
  'input_audio.speech_started': fc.record({ at_ms: ms }),
  'input_audio.speech_stopped': fc.record({ at_ms: ms }),
  'input_transcript.delta': fc.record({ utterance_id: uuid, text: trimmed }),
  'input_transcript.completed': fc.record(
    {
      utterance_id: uuid,
      text: words,
      confidence: fc.double({ min: 0, max: 1, noNaN: true }).map(Math.abs),
      language: fc.constantFrom('en-US', 'es-MX'),
      duration_ms: ms,
    },
    { requiredKeys: ['utterance_id', 'text'] },
  ),
  'input_audio.commit': fc.record({ utterance_id: uuid }),
  'response.create': fc.record({}),
  'response.cancel': fc.record({ response_id: uuid, audio_end_ms: ms }, { requiredKeys: ['response_id'] }),
  'playback.progress': fc.record({ response_id: uuid, audio_end_ms: ms, finished: fc.boolean() }),
  'playback.resumed': fc.record({ response_id: uuid }),
  'voice.configure': fc.record({ voice }),
  'microphone.take': fc.record({}),
  'whisper.send': fc.record({ text: words, to: uuid, about_item_id: uuid }, { requiredKeys: ['text', 'to'] }),
  'live.watch': fc.record({ protocol: seq }),
  'session.complete': fc.record({}),
  ping: fc.record({ t: fc.integer() }),
}

/** One arbitrary for each frame of the server. */
const down: { [Type in ServerFrameType]: fc.Arbitrary<Omit<Extract<ServerFrame, { type: Type }>, 'type'>> } =
  {
    'conversation.item.created': fc.record({ seq, item }),
    'conversation.item.truncated': fc.record({ seq, item_id: uuid, text: anyText, audio_end_ms: ms }),
    'conversation.item.completed': fc.record(
      {
        seq,
        item_id: uuid,
        text: anyText,
        status: fc.constantFrom('complete' as const, 'aborted' as const, 'failed' as const),
        duration_ms: ms,
      },
      { requiredKeys: ['seq', 'item_id', 'text', 'status'] },
    ),
    'coach.tip': fc.record({ seq, text: anyText, about_item_id: uuid }),
    'whisper.created': whisper,
    'session.completed': fc.record({ seq, metrics_id: fc.option(uuid, { nil: null }) }),
    'session.created': fc.record({
      protocol: seq,
      epoch: uuid,
      head_seq: fc.nat(),
      snapshot: fc.record({
        session: fc.record({
          id: uuid,
          status: fc.constantFrom('active' as const, 'completed' as const, 'paused' as const),
          metrics_id: fc.option(uuid, { nil: null }),
        }),
        items: fc.array(
          fc.tuple(item, seq).map(([one, itemSeq]) => ({ ...one, seq: itemSeq })),
          { maxLength: 3 },
        ),
        tips: fc.array(fc.record({ seq, text: anyText, about_item_id: uuid }), { maxLength: 2 }),
        whispers: fc.array(whisper, { maxLength: 2 }),
        participants: fc.array(participant, { maxLength: 2 }),
      }),
      limits: fc.record({ line_max_chars: fc.nat(), frame_max_bytes: fc.nat() }),
      voice: fc.record({
        provider: fc.string({ minLength: 1, maxLength: 40 }),
        voice_id: anyText,
        language: fc.constantFrom('en-US' as const, 'es-MX' as const),
        transcription: fc.boolean(),
        streaming: fc.boolean(),
      }),
    }),
    'session.resumed': fc.record({ from_seq: seq, to_seq: fc.nat() }),
    resync_required: fc.record({
      reason: fc.constantFrom(
        'epoch_changed' as const,
        'too_far_behind' as const,
        'ahead_of_server' as const,
      ),
    }),
    ack: fc.record({ client_msg_id: uuid, seq: fc.option(seq, { nil: null }) }),
    nack: fc.record({
      client_msg_id: uuid,
      code: fc.constantFrom(...errorCodes),
      message: anyText,
      retryable: fc.boolean(),
    }),
    'input_transcript.delta': fc.record({ utterance_id: uuid, text: anyText }),
    'response.created': fc.record({ response_id: uuid, item_id: uuid, ordinal: seq }),
    'response.output_text.delta': fc.record({ response_id: uuid, offset: fc.nat(), text: anyText }),
    'response.output_text.done': fc.record({
      response_id: uuid,
      status: fc.constantFrom(
        'complete' as const,
        'truncated' as const,
        'aborted' as const,
        'failed' as const,
      ),
    }),
    'response.output_audio.started': fc.record(
      {
        response_id: uuid,
        ordinal: seq,
        format: fc.record({
          codec: fc.constant('pcm16' as const),
          sample_rate: fc.integer({ min: 8_000, max: 48_000 }),
        }),
        clauses: fc.array(fc.record({ text: anyText, start_sample: fc.nat() }), { maxLength: 3 }),
      },
      { requiredKeys: ['response_id', 'ordinal', 'format'] },
    ),
    'response.output_audio.done': fc.record({ response_id: uuid, duration_ms: fc.nat() }),
    'output_audio.cleared': fc.record({ response_id: uuid }),
    'input_audio.transcript': fc.record({ ordinal: seq, text: anyText }),
    'input_audio.transcript_failed': fc.record({ ordinal: seq, code: fc.constantFrom(...errorCodes) }),
    'interruption.resumed': fc.record({ response_id: uuid }),
    'response.metrics': fc.record({
      response_id: uuid,
      model_first_token_ms: stage,
      clause_ready_ms: stage,
      voice_first_byte_ms: stage,
      first_audio_ms: stage,
      overhead_ms: stage,
    }),
    'session.ending': fc.record({ ending: fc.constantFrom(...callEndings) }),
    'participants.changed': fc.record(
      { participants: fc.array(participant, { maxLength: 3 }), microphone_here: fc.boolean() },
      { requiredKeys: ['participants'] },
    ),
    'verification.changed': fc.record({
      items: fc.array(
        fc.record({
          item: fc.constantFrom(...identityItems),
          asked_item_id: itemOrNone,
          given_item_id: itemOrNone,
          after_debt: fc.boolean(),
        }),
        { maxLength: 4 },
      ),
      debt_item_id: itemOrNone,
    }),
    'debtor.state': fc.record({
      about_item_id: itemOrNone,
      state: fc.record({
        feelings,
        commitment: fc.constantFrom(
          'none' as const,
          'vague' as const,
          'specific' as const,
          'confirmed' as const,
        ),
        objections: fc.array(
          fc.record({
            topic: anyText,
            text: fc.option(anyText, { nil: null }),
            status: fc.constantFrom('raised' as const, 'resolved' as const),
          }),
          { maxLength: 2 },
        ),
        rights: fc.array(fc.record({ right: anyText, honoured: fc.boolean() }), { maxLength: 2 }),
        identified: fc.boolean(),
        verified: fc.boolean(),
        disclosed: fc.boolean(),
        ended: fc.constantFrom('hung_up' as const, 'goodbye' as const, null),
      }),
      attention,
    }),
    'live.sessions': fc.record({ protocol: seq, sessions: fc.array(liveSession, { maxLength: 2 }) }),
    'live.session.changed': fc.record({ session: liveSession }),
    'live.session.ended': fc.record({ session_id: uuid }),
    error: fc.record({
      code: fc.constantFrom(...errorCodes),
      message: anyText,
      fatal: fc.boolean(),
      retryable: fc.boolean(),
    }),
    pong: fc.record({ t: fc.integer(), server_time: at }),
  }

/** Any command that a client can send. */
export const clientFrames: fc.Arbitrary<ClientFrame> = fc.oneof(
  ...(Object.keys(up) as ClientFrameType[]).map((type) =>
    fc
      .tuple(up[type] as fc.Arbitrary<object>, uuid)
      .map(([fields, client_msg_id]) => ({ type, client_msg_id, ...fields }) as ClientFrame),
  ),
)

/** Any frame that a server can send. */
export const serverFrames: fc.Arbitrary<ServerFrame> = fc.oneof(
  ...(Object.keys(down) as ServerFrameType[]).map((type) =>
    (down[type] as fc.Arbitrary<object>).map((fields) => ({ type, ...fields }) as ServerFrame),
  ),
)
