import type { ConversationItem } from './conversation-item.ts'
import type { ServerFrame, DurableEvent } from './server-frames.ts'
import type { Participant } from './participants.ts'
import type { Snapshot } from './session.ts'

export type TranscriptItem = ConversationItem & { seq: number }
export type Tip = { seq: number; text: string; about_item_id: string }
/** With `about_item_id` it is a note pinned to that line. */
export type Whisper = { seq: number; from: string; text: string; about_item_id?: string | undefined }

/**
 * What one view knows of a session: the state after its durable events, with the live text of a running reply
 * on top. `headSeq` is the last durable event applied.
 */
export type Transcript = {
  epoch: string | null
  headSeq: number
  session: Snapshot['session'] | null
  items: TranscriptItem[]
  tips: Tip[]
  whispers: Whisper[]
  participants: Participant[]
  partials: Record<string, string>
}

export const emptyTranscript: Transcript = {
  epoch: null,
  headSeq: 0,
  session: null,
  items: [],
  tips: [],
  whispers: [],
  participants: [],
  partials: {},
}

/**
 * Applies one server frame to a transcript. Pure. A durable event already applied is skipped; one that leaves
 * a gap is an error of the sender and throws `SequenceGap` (P1, P6).
 */
export function applyFrame(transcript: Transcript, frame: ServerFrame): Transcript {
  switch (frame.type) {
    case 'session.created':
      return fromSnapshot(frame.epoch, frame.head_seq, frame.snapshot)
    case 'conversation.item.created':
    case 'conversation.item.truncated':
    case 'conversation.item.completed':
    case 'coach.tip':
    case 'whisper.created':
    case 'session.completed':
      return applyDurable(transcript, frame)
    case 'response.output_text.delta':
      return mapItem(transcript, (item) =>
        item.response_id === frame.response_id && item.status === 'streaming'
          ? { ...item, text: writeAt(item.text, frame.offset, frame.text) }
          : item,
      )
    case 'input_transcript.delta':
      return { ...transcript, partials: { ...transcript.partials, [frame.utterance_id]: frame.text } }
    case 'participants.changed':
      return { ...transcript, participants: frame.participants }
    default:
      return transcript
  }
}

export class SequenceGap extends Error {
  constructor(expected: number, got: number) {
    super(`expected event ${expected}, got ${got}`)
    this.name = 'SequenceGap'
  }
}

function applyDurable(transcript: Transcript, event: DurableEvent): Transcript {
  if (event.seq <= transcript.headSeq) return transcript
  if (event.seq !== transcript.headSeq + 1) throw new SequenceGap(transcript.headSeq + 1, event.seq)
  return { ...foldDurable(transcript, event), headSeq: event.seq }
}

function foldDurable(transcript: Transcript, event: DurableEvent): Transcript {
  switch (event.type) {
    case 'conversation.item.created':
      return {
        ...transcript,
        items: [...transcript.items, { ...event.item, seq: event.seq }],
        partials: event.item.role === 'user' ? {} : transcript.partials,
      }
    case 'conversation.item.completed':
      return mapItem(transcript, (item) =>
        item.id === event.item_id
          ? {
              ...item,
              text: event.text,
              status: event.status,
              ...(event.duration_ms === undefined ? {} : { duration_ms: event.duration_ms }),
            }
          : item,
      )
    case 'conversation.item.truncated':
      return mapItem(transcript, (item) =>
        item.id === event.item_id
          ? { ...item, text: event.text, status: 'truncated', duration_ms: event.audio_end_ms }
          : item,
      )
    case 'coach.tip':
      return {
        ...transcript,
        tips: [...transcript.tips, { seq: event.seq, text: event.text, about_item_id: event.about_item_id }],
      }
    case 'whisper.created':
      return {
        ...transcript,
        whispers: [...transcript.whispers, whisperOf(event)],
      }
    case 'session.completed':
      return {
        ...transcript,
        session: transcript.session && {
          ...transcript.session,
          status: 'completed',
          metrics_id: event.metrics_id,
        },
      }
    default:
      return unreachable(event)
  }
}

/** A reply of which nobody heard a word: it is not shown, and whoever goes on adds to the line before it (A11). */
export function wasTakenBack({
  role,
  status,
  text,
}: Pick<ConversationItem, 'role' | 'status' | 'text'>): boolean {
  return role === 'assistant' && status === 'truncated' && text === ''
}

/** A whisper in the form of a snapshot. */
export function whisperOf({ seq, from, text, about_item_id }: Whisper): Whisper {
  return { seq, from, text, ...(about_item_id === undefined ? {} : { about_item_id }) }
}

function fromSnapshot(epoch: string, headSeq: number, snapshot: Snapshot): Transcript {
  return {
    epoch,
    headSeq,
    session: snapshot.session,
    items: snapshot.items,
    tips: snapshot.tips,
    whispers: snapshot.whispers,
    participants: snapshot.participants,
    partials: {},
  }
}

function mapItem(transcript: Transcript, change: (item: TranscriptItem) => TranscriptItem): Transcript {
  return { ...transcript, items: transcript.items.map(change) }
}

/** Writes at an offset, overwriting existing text, so that a repeated delta changes nothing. */
function writeAt(text: string, offset: number, written: string): string {
  if (offset > text.length) return text // text in between was missed; the completed event will supply it
  return text.slice(0, offset) + written + text.slice(offset + written.length)
}

function unreachable(value: never): never {
  throw new Error(`unexpected event ${JSON.stringify(value)}`)
}
