import { z } from 'zod'
import { limits } from '../vocabulary/limits.ts'
import { command, durable } from './command.ts'

export const coachTip = durable('coach.tip', { text: z.string(), about_item_id: z.uuid() })

/** A supervisor's word to the trainee. Never reaches the debtor or the score. */
export const whisperSend = command('whisper.send', {
  text: z.string().trim().min(1).max(limits.lineMax),
  to: z.uuid(),
})
export const whisperCreated = durable('whisper.created', { from: z.string(), text: z.string() })
