import type { Lesson } from '../lesson.ts'
import { callStructure } from './fundamentals/call-structure.ts'
import { firstCall } from './fundamentals/first-call.ts'
import { fundamentalsPractice } from './fundamentals/practice.ts'
import { fundamentalsQuiz } from './fundamentals/quiz.ts'
import { whoPicksUp } from './fundamentals/who-picks-up.ts'

export const fundamentals: readonly Lesson[] = [
  firstCall,
  callStructure,
  whoPicksUp,
  fundamentalsPractice,
  fundamentalsQuiz,
]
