import type { Lesson } from '../lesson.ts'
import { askMeNextMonth } from './objection-handling/ask-me-next-month.ts'
import { objectionsPractice } from './objection-handling/practice.ts'
import { objectionsQuiz } from './objection-handling/quiz.ts'
import { tenObjections } from './objection-handling/ten-objections.ts'
import { theAmountIsWrong } from './objection-handling/the-amount-is-wrong.ts'
import { whatObjectionsMean } from './objection-handling/what-objections-mean.ts'

export const objectionHandling: readonly Lesson[] = [
  whatObjectionsMean,
  tenObjections,
  theAmountIsWrong,
  askMeNextMonth,
  objectionsPractice,
  objectionsQuiz,
]
