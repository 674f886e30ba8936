import type { Standing } from '../../law/law.ts'
import type { Conversation } from '../conversation.ts'
import { graveness } from './graveness.ts'
import { lineFaultsIn } from './read.ts'

/**
 * How grave the faults of a line have to be (0-3) before people think less of the whole call, and how fast they do beyond that.
 * Fitted on the marks of 380 calls (docs/decisions/0028).
 */
const counted = { from: 0.5, falls: 0.8 }

/** The mean is over so many lines at least: in a short call one line, which may be misread, does not decide. */
const fewestLines = 16

/**
 * The share of its score that the lines of a call leave to it, above 0 and at most 1: what people hear in the lines colours what
 * they think of all the rest, the more the better that is. 1 in a call of decent lines. Pure.
 */
export function impressionOf(talk: Conversation, law: Standing): number {
  const lines = lineFaultsIn(talk, law)
  const beyond = lines.reduce((sum, { faults }) => sum + Math.max(0, graveness(faults) - counted.from), 0)
  return Math.exp((-counted.falls * beyond) / Math.max(lines.length, fewestLines))
}

/** What turns the faults of lines into that share: the edition of the criteria is about it too (`edition.ts`). */
export const impressionTables = { counted, fewestLines }
