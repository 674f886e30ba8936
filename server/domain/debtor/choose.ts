import type { Understanding } from './acts/understanding.ts'
import { askedAbout } from './asked.ts'
import { judgeOffer, nameAFigure, settleTerms } from './choose-deal.ts'
import { checkLine, correctAmount, hangUp, sayGoodbye, stayInRole, wrongNumber } from './choose-ending.ts'
import { answerSafety, breakDown, calmDown, invokeRight, lashOut, pendingRights } from './choose-feelings.ts'
import { answerAside } from './choose-aside.ts'
import { answer, identify, raiseObjection, repeatObjection, reveal } from './choose-talk.ts'
import type { Impact } from './effects.ts'
import { difficulties } from './figures.ts'
import type { Mind } from './mind.ts'
import type { Chooser, Moment, Move } from './move.ts'
import { offerIn } from './offers.ts'
import type { Scenario } from './scenario.ts'

/** Rule 5: the first that makes a move makes it. `answer` always does. */
const choosers: readonly Chooser[] = [
  hangUp,
  checkLine,
  stayInRole,
  wrongNumber,
  correctAmount,
  invokeRight,
  answerSafety,
  lashOut,
  breakDown,
  pendingRights,
  settleTerms,
  sayGoodbye,
  answerAside,
  identify,
  reveal,
  judgeOffer,
  repeatObjection,
  raiseObjection,
  nameAFigure,
  calmDown,
  answer,
]

/** A line as the choice sees it. */
export type Heard = {
  before: Mind
  mind: Mind
  impact: Impact
  understanding: Understanding
  line: string
  at: number
}

export function momentOf(scenario: Scenario, heard: Heard): Moment {
  const acts = new Set(heard.understanding.acts.map(({ act }) => act))
  return {
    ...heard,
    scenario,
    level: difficulties[scenario.difficulty],
    personality: scenario.personality,
    difficulty: scenario.difficulty,
    acts,
    asked: askedAbout(heard.understanding, heard.line),
    offer: offerIn(heard.understanding, heard.line, heard.mind, scenario),
  }
}

/** What the debtor does next. */
export function choose(moment: Moment): Move {
  for (const chooser of choosers) {
    const move = chooser(moment)
    if (move) return move
  }
  throw new Error('the debtor is at a loss')
}
