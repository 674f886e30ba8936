import { z } from 'zod'
import { spoken } from '../text/kinds.ts'
import { limits } from '../vocabulary/limits.ts'
import { command, durable } from './command.ts'

export const coachTip = durable('coach.tip', { text: z.string(), about_item_id: z.uuid() })

/**
 * A supervisor's whisper to the trainee; `to` is the user id. With `about_item_id` it is a note pinned to
 * that line (since version 3). It never reaches the debtor or the score. `from` is empty once that account is
 * deleted.
 */
export const whisperSend = command('whisper.send', {
  text: spoken({ min: 1, max: limits.lineMax }),
  to: z.uuid(),
  about_item_id: z.uuid().optional(),
})
export const whisperCreated = durable('whisper.created', {
  from: z.string(),
  text: z.string(),
  about_item_id: z.uuid().optional(),
})
