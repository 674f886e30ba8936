import { answerAboutTheCall, answerAfterAll, answerByWords, answerFromLife, tellCause } from './asked.ts'
import { anythingElse, correctAmount, hangUp, sayGoodbye, wrongNumber } from './ending.ts'
import { identify } from './identify.ts'
import {
  answerHarm,
  answerSafety,
  breakDown,
  calmDown,
  invokeRight,
  lashOut,
  pendingRights,
} from './feelings.ts'
import { answerFigures, bargain, keepTerms } from './money.ts'
import type { Chooser, Moment, Move } from './move.ts'
import { raiseObjection, repeatObjection } from './objecting.ts'
import { answerObscure, answerRemark } from './remark.ts'
import { answerAnything, answerIntroduction, answerStatement } from './told.ts'

/**
 * The first that makes a move makes it. What the state forces comes first (harm, rights, an outburst), then
 * what was asked, then money, then what the debtor has on its mind, then what the turn told.
 */
export const choosers: readonly Chooser[] = [
  hangUp,
  wrongNumber,
  answerHarm,
  correctAmount,
  answerSafety,
  pendingRights,
  sayGoodbye,
  invokeRight,
  breakDown,
  lashOut,
  keepTerms,
  answerFigures,
  answerIntroduction,
  answerAfterAll,
  answerByWords,
  identify,
  anythingElse,
  tellCause,
  repeatObjection,
  raiseObjection,
  bargain,
  answerAboutTheCall,
  answerFromLife,
  answerRemark,
  answerObscure,
  calmDown,
  answerStatement,
  answerAnything,
]

/** What the debtor does next. */
export function choose(moment: Moment): Move {
  for (const chooser of choosers) {
    const move = chooser(moment)
    if (move) return move
  }
  throw new Error('no chooser makes a move')
}
