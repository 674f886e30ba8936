import { spoken } from '../text/kinds.ts'
import { limits } from '../vocabulary/limits.ts'
import { command } from './command.ts'

export const inputTextSubmit = command('input_text.submit', {
  text: spoken({ min: 1, max: limits.lineMax }),
})
