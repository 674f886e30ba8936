import { acts, moreActs, severalActs } from './es/acts.ts'
import { hardToRead } from './es/hard-to-read.ts'
import { lookAlikes, moreLookAlikes } from './es/look-alikes.ts'
import { moreViolations, violations } from './es/violations.ts'

/**
 * Lo que puede decir quien cobra, en español: `texto => actos | faltas`, con nombres separados por espacios. La
 * segunda lectura aprende las líneas en este orden; en otro, sus pesos serían otros.
 */
export const spanishCases = [
  acts,
  violations,
  lookAlikes,
  severalActs,
  moreActs,
  moreViolations,
  moreLookAlikes,
  hardToRead,
].join('')
