import { acts, moreActs, severalActs } from './en/acts.ts'
import { hardToRead } from './en/hard-to-read.ts'
import { lookAlikes, moreLookAlikes } from './en/look-alikes.ts'
import { moreViolations, violations } from './en/violations.ts'

/**
 * What a collector may say, in English: `text => acts | violations`, names separated by blanks. The second reading
 * learns the lines in this order; in another its weights would be others.
 */
export const englishCases = [
  acts,
  violations,
  lookAlikes,
  severalActs,
  moreActs,
  moreViolations,
  moreLookAlikes,
  hardToRead,
].join('')
