import type { core as en } from '../en/core.ts'
import { common } from './common.ts'
import { errors, failures } from './errors.ts'
import { landing } from './landing.ts'
import { shell } from './shell.ts'
import { vocabulary } from './vocabulary.ts'

export const core: typeof en = {
  common,
  errors,
  failures,
  landing,
  shell,
  vocabulary: { language: vocabulary.language, role: vocabulary.role },
}
