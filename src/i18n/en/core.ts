import { common } from './common.ts'
import { errors, failures } from './errors.ts'
import { landing } from './landing.ts'
import { shell } from './shell.ts'
import { vocabulary } from './vocabulary.ts'

/** The texts of the first load: the landing page, the frame around the screens, and what can fail in either. */
export const core = {
  common,
  errors,
  failures,
  landing,
  shell,
  vocabulary: { language: vocabulary.language, role: vocabulary.role },
}
