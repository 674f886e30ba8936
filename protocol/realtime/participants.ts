import { z } from 'zod'
import { command, event } from './command.ts'

/** Who practises, and who only watches. */
export const participantModes = ['participant', 'observer'] as const
export type ParticipantMode = (typeof participantModes)[number]

export const participant = z.object({
  user: z.object({ id: z.uuid(), name: z.string() }),
  mode: z.enum(participantModes),
  microphone: z.boolean(),
})
export type Participant = z.infer<typeof participant>

export const participantsChanged = event('participants.changed', {
  participants: z.array(participant),
  /** Whether the receiving view holds the microphone ([A2]). Since version 2. */
  microphone_here: z.boolean().optional(),
})

export const microphoneTake = command('microphone.take', {})
