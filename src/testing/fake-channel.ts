import { vi } from 'vitest'
import type { PendingLine, SessionView, TranscriptItem } from '#src/lib/realtime/session-view.ts'
import type { SessionChannelActions } from '#src/lib/realtime/use-session-channel.ts'
import { id } from './fixtures.ts'

/** A stored line. Its id is derived from its number. */
export function anItem(seq: number, changes: Partial<TranscriptItem> = {}): TranscriptItem {
  return {
    id: id(200 + seq),
    seq,
    role: seq % 2 === 1 ? 'assistant' : 'user',
    text: `line ${seq}`,
    at: '2026-11-02T15:00:00.000Z',
    status: 'complete',
    responseId: null,
    durationMs: null,
    ...changes,
  }
}

export function aPendingLine(changes: Partial<PendingLine> = {}): PendingLine {
  return {
    clientMsgId: id(300),
    text: 'my line',
    at: '2026-11-02T15:00:00.000Z',
    state: { name: 'pending' },
    ...changes,
  }
}

/** The view of an open session with two lines and mocked actions. */
export function aSessionView(changes: Partial<SessionView> = {}): SessionView & SessionChannelActions {
  return {
    connection: { name: 'open' },
    loaded: true,
    session: { id: id(20), status: 'active', metricsId: null },
    items: [anItem(1), anItem(2)],
    pending: [],
    tips: [],
    whispers: [],
    pendingWhispers: [],
    participants: [],
    awaitingReply: false,
    unanswered: false,
    completion: { name: 'none' },
    ending: null,
    partials: [],
    voiceOffer: null,
    holdsMicrophone: false,
    observerInfo: null,
    verification: null,
    submit: vi.fn<SessionChannelActions['submit']>(),
    retry: vi.fn<SessionChannelActions['retry']>(),
    discard: vi.fn<SessionChannelActions['discard']>(),
    requestReply: vi.fn<SessionChannelActions['requestReply']>(),
    complete: vi.fn<SessionChannelActions['complete']>(),
    stopReply: vi.fn<SessionChannelActions['stopReply']>(),
    whisper: vi.fn<SessionChannelActions['whisper']>(),
    reconnectNow: vi.fn<SessionChannelActions['reconnectNow']>(),
    ...changes,
  }
}
