import { owesNothing } from '../life/scenario/claims.ts'
import { answerFor } from './answering-for.ts'
import { agreeToSend, promiseToTell } from './agree-to-request.ts'
import { agreeToCall, agreeToTime, confirmNumber, namePartOfDay, nameTime } from './arrange-call.ts'
import { answerAboutTheCall } from './asked-about-call.ts'
import { answerAsWritten, answerLikelyAsWritten, reactAsWritten } from './as-written.ts'
import { answerAfterAll, answerByWords, answerFromLife, goOn, introduceOther, tellCause } from './asked.ts'
import { anythingElse, correctAmount, hangUp, sayGoodbye, wrongNumber } from './ending.ts'
import { withOtherHalf } from './both-halves.ts'
import { chooseContact } from './choose-contact.ts'
import { standBy, withClaim, writtenRight } from './claims.ts'
import {
  chooseParts,
  nameFigure,
  nameFigureAfterAll,
  noteNothingAgreed,
  sayBearable,
  sayWhatHelps,
  tellOwnIdea,
  tellWhatHinders,
  unsettle,
} from './closing.ts'
import { correctSlip, correctSum, ownUp, takeBackSum } from './correcting.ts'
import { identify } from './identify.ts'
import {
  answerHarm,
  breakDown,
  calmDown,
  giveAttorney,
  invokeRight,
  lashOut,
  pendingRights,
} from './feelings.ts'
import { answerFigures, bargain, confirmedBeside, keepTerms, sayOwnAgain } from './money.ts'
import type { Chooser, Moment, Move } from './move.ts'
import { tellPastDate } from './past-date.ts'
import { raiseObjection, repeatObjection } from './objecting.ts'
import { answerSafety } from './safety.ts'
import { answerReadBack, withFurtherQuestion } from './read-back.ts'
import { answerObscure, answerRemark, correctMisheard, meanNothing, withWordRight } from './remark.ts'
import { answerAnything, answerIntroduction, answerStatement } from './told.ts'

/**
 * The first that makes a move makes it. What the state forces comes first (harm, rights, an outburst), then
 * what was asked, then money, then what the debtor has on its mind, then what the turn told.
 */
export const choosers: readonly Chooser[] = [
  hangUp,
  answerFor,
  wrongNumber,
  answerHarm,
  giveAttorney,
  writtenRight,
  standBy,
  correctAmount,
  answerSafety,
  pendingRights,
  sayGoodbye,
  invokeRight,
  breakDown,
  lashOut,
  takeBackSum,
  answerReadBack,
  chooseContact,
  namePartOfDay,
  agreeToTime,
  nameTime,
  confirmNumber,
  promiseToTell,
  agreeToCall,
  correctSum,
  correctSlip,
  tellPastDate,
  ownUp,
  agreeToSend,
  noteNothingAgreed,
  unsettle,
  chooseParts,
  sayBearable,
  keepTerms,
  answerFigures,
  sayOwnAgain,
  nameFigure,
  tellOwnIdea,
  sayWhatHelps,
  answerIntroduction,
  introduceOther,
  answerAfterAll,
  answerAsWritten,
  tellWhatHinders,
  answerByWords,
  identify,
  anythingElse,
  tellCause,
  reactAsWritten,
  goOn,
  repeatObjection,
  raiseObjection,
  bargain,
  nameFigureAfterAll,
  meanNothing,
  answerAboutTheCall,
  answerLikelyAsWritten,
  answerFromLife,
  correctMisheard,
  answerRemark,
  answerObscure,
  calmDown,
  answerStatement,
  answerAnything,
]

/** What nobody does who owes nothing. */
const ofDebtors: readonly Chooser[] = [
  takeBackSum,
  correctSum,
  unsettle,
  chooseParts,
  sayBearable,
  tellOwnIdea,
  sayWhatHelps,
  keepTerms,
  answerFigures,
  sayOwnAgain,
  nameFigure,
  nameFigureAfterAll,
  tellWhatHinders,
  tellCause,
  goOn,
  bargain,
  correctAmount,
]

/** Those that may make a move for this debtor. */
export function choosersFor({ mind }: Moment): readonly Chooser[] {
  return owesNothing(mind.claims) ? choosers.filter((chooser) => !ofDebtors.includes(chooser)) : choosers
}

/** With what is confirmed besides, where the move changes nothing of it. */
function withConfirmed(moment: Moment, move: Move): Move {
  const confirmed = move.change?.deal === undefined ? confirmedBeside(moment) : undefined
  return confirmed === undefined ? move : { ...move, change: { ...confirmed, ...move.change } }
}

function chooseAlone(moment: Moment): Move {
  for (const chooser of choosersFor(moment)) {
    const move = chooser(moment)
    if (move) return move
  }
  throw new Error('no chooser makes a move')
}

/** What the debtor does next. */
export function choose(moment: Moment): Move {
  const alone = withWordRight(moment, chooseAlone(moment))
  const readBack = 'situation' in alone.says && alone.says.situation === 'correct.digits'
  const further = readBack ? withFurtherQuestion : withOtherHalf
  return withClaim(moment, withConfirmed(moment, further(moment, alone, chooseAlone)))
}
