import type { Lesson } from '../lesson.ts'
import { aPromiseThatHolds } from './negotiation/a-promise-that-holds.ts'
import { fromFullToPlan } from './negotiation/from-full-to-plan.ts'
import { negotiationPractice } from './negotiation/practice.ts'
import { negotiationQuiz } from './negotiation/quiz.ts'
import { roomToPay } from './negotiation/room-to-pay.ts'
import { theCounterOffer } from './negotiation/the-counter-offer.ts'

export const negotiation: readonly Lesson[] = [
  roomToPay,
  fromFullToPlan,
  aPromiseThatHolds,
  theCounterOffer,
  negotiationPractice,
  negotiationQuiz,
]
