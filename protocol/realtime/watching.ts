import { z } from 'zod'
import { severity } from '../vocabulary/analysis.ts'
import { sessionLanguage } from '../vocabulary/language.ts'
import { difficultyLevel, personality } from '../vocabulary/prospect.ts'
import { communicationMode, sessionType, speaker } from '../vocabulary/training-session.ts'
import { command, event } from './command.ts'

const score100 = z.number().int().min(0).max(100)

/** The debtor's feelings and the state of the call after the collector's last line. For supervisors only. */
export const debtorState = z.object({
  feelings: z.object({
    trust: score100,
    anger: score100,
    distress: score100,
    willingness: score100,
    patience: score100,
  }),
  commitment: z.enum(['none', 'vague', 'specific', 'confirmed']),
  /** Objections raised. `topic` has a text in the client; `text` is the prospect's own wording. */
  objections: z.array(
    z.object({ topic: z.string(), text: z.string().nullable(), status: z.enum(['raised', 'resolved']) }),
  ),
  rights: z.array(z.object({ right: z.string(), honoured: z.boolean() })),
  identified: z.boolean(),
  verified: z.boolean(),
  disclosed: z.boolean(),
  ended: z.enum(['hung_up', 'goodbye']).nullable(),
})
export type DebtorStateFrame = z.infer<typeof debtorState>

/**
 * Why a supervisor should look. `anger`: the debtor's anger has been high since this line. `violation`: this
 * line of the collector breaks a rule; `quote` is what was said.
 */
export const attention = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('anger'), item_id: z.uuid().nullable() }),
  z.object({
    reason: z.literal('violation'),
    item_id: z.uuid().nullable(),
    violation: z.string(),
    severity,
    quote: z.string(),
  }),
])
export type Attention = z.infer<typeof attention>

/** Sent to observers when they join and after each line of the collector. Since version 3. */
export const debtorStateChanged = event('debtor.state', {
  /** The collector's line after which this is the state; null before the first. */
  about_item_id: z.uuid().nullable(),
  state: debtorState,
  /** All violations of the session so far, and anger if it is high now. */
  attention: z.array(attention),
})

const person = z.object({ id: z.uuid(), name: z.string() })

/** One running session in a supervisor's list. */
export const liveSession = z.object({
  session_id: z.uuid(),
  trainee: person,
  team_id: z.uuid().nullable(),
  debtor: z.object({ name: z.string(), personality, difficulty: difficultyLevel }),
  session_type: sessionType,
  communication_mode: communicationMode,
  session_language: sessionLanguage,
  started_at: z.iso.datetime(),
  /** The assignment it is an attempt at; null: free practice. Since version 4. */
  assignment: z
    .object({ title: z.string().nullable(), pass_mark: score100, deadline: z.iso.datetime() })
    .nullable(),
  /** False: the trainee is currently disconnected. */
  connected: z.boolean(),
  /** The supervisors who watch it. */
  watchers: z.array(person),
  /** The last `seq` of the session: it never decreases from one entry to the next. */
  head_seq: z.number().int().min(0),
  last_line: z
    .object({ item_id: z.uuid(), role: speaker, text: z.string(), at: z.iso.datetime() })
    .nullable(),
  feelings: debtorState.shape.feelings,
  /** Anger that is high now, and violations in the collector's last lines. Empty: nothing needs attention. */
  attention: z.array(attention),
})
export type LiveSession = z.infer<typeof liveSession>

/** On `/ws/live`: subscribes to the running sessions in the supervisor's scope. Since version 3. */
export const liveWatch = command('live.watch', { protocol: z.number().int().min(1) })

/**
 * The whole list, in answer to `live.watch`, and again when the scope or the database connection has changed.
 */
export const liveSessions = event('live.sessions', {
  protocol: z.number().int(),
  sessions: z.array(liveSession),
})
/** A session started or changed: replaces the entry with this `session_id`. */
export const liveSessionChanged = event('live.session.changed', { session: liveSession })
/** A session ended or left the scope. */
export const liveSessionEnded = event('live.session.ended', { session_id: z.uuid() })
