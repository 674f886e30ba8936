import { z } from 'zod'
import { limits } from '../vocabulary/limits.ts'
import { command } from './command.ts'

export const inputTextSubmit = command('input_text.submit', {
  text: z.string().trim().min(1).max(limits.lineMax),
})
