import { common } from './common.ts'
import { errors, failures } from './errors.ts'
import { landing } from './landing.ts'
import { shell } from './shell.ts'
import { vocabulary } from './vocabulary.ts'

/** The texts of the first load: the landing page, the shell around the screens, and their errors. */
export const core = {
  common,
  errors,
  failures,
  landing,
  shell,
  vocabulary: { language: vocabulary.language, role: vocabulary.role },
}
