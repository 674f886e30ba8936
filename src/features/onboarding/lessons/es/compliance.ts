import type { Lesson } from '../lesson.ts'
import { lawHere } from './compliance/law-here.ts'
import { lawMexico } from './compliance/law-mexico.ts'
import { lawUnitedStates } from './compliance/law-united-states.ts'
import { complianceQuiz } from './compliance/quiz.ts'
import { rightsInTheCall } from './compliance/rights-in-the-call.ts'

export const compliance: readonly Lesson[] = [
  lawUnitedStates,
  lawMexico,
  lawHere,
  rightsInTheCall,
  complianceQuiz,
]
