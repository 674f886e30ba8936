import { z } from 'zod'
import { command, event } from './command.ts'

export const participant = z.object({
  user: z.object({ id: z.uuid(), name: z.string() }),
  mode: z.enum(['participant', 'observer']),
  microphone: z.boolean(),
})
export type Participant = z.infer<typeof participant>

export const participantsChanged = event('participants.changed', { participants: z.array(participant) })

export const microphoneTake = command('microphone.take', {})
