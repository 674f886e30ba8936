import { z } from 'zod'

export const sessionTypes = ['standard', 'objection_handling'] as const
export const sessionType = z.enum(sessionTypes)
export type SessionType = z.infer<typeof sessionType>

/** Whether a session counts for an assignment. */
export const sessionKinds = ['assignment', 'practice'] as const
export const sessionKind = z.enum(sessionKinds)
export type SessionKind = z.infer<typeof sessionKind>

export const communicationModes = ['text', 'voice'] as const
export const communicationMode = z.enum(communicationModes)
export type CommunicationMode = z.infer<typeof communicationMode>
/** Accepted input: the specification uses both "text" and "chat". */
export const communicationModeInput = z
  .enum(['text', 'chat', 'voice'])
  .transform((mode): CommunicationMode => (mode === 'chat' ? 'text' : mode))

export const sessionStatuses = ['active', 'completed', 'paused'] as const
export const sessionStatus = z.enum(sessionStatuses)
export type SessionStatus = z.infer<typeof sessionStatus>
/** Accepted input: `in_progress` means `active`. */
export const sessionStatusInput = z
  .enum(['active', 'completed', 'paused', 'in_progress'])
  .transform((status): SessionStatus => (status === 'in_progress' ? 'active' : status))

/** The debtor's first line: introduces themselves and states the debt, or just answers the phone. */
export const openings = ['greeting', 'cold'] as const
export const opening = z.enum(openings)
export type Opening = z.infer<typeof opening>

/** Who speaks in a conversation: the collector in training is `user`, the simulated debtor `assistant`. */
export const speakers = ['user', 'assistant'] as const
export const speaker = z.enum(speakers)
export type Speaker = z.infer<typeof speaker>

/** The states of a conversation item. A user's line starts as `complete`. */
export const itemStatuses = ['streaming', 'complete', 'truncated', 'aborted', 'failed'] as const
export const itemStatus = z.enum(itemStatuses)
export type ItemStatus = z.infer<typeof itemStatus>
