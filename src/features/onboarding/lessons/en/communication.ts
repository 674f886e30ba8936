import type { Lesson } from '../lesson.ts'
import { anAccusedCustomer } from './communication/an-accused-customer.ts'
import { empathyWithContent } from './communication/empathy-with-content.ts'
import { communicationPractice } from './communication/practice.ts'
import { questionsAndPlainWords } from './communication/questions-and-plain-words.ts'
import { communicationQuiz } from './communication/quiz.ts'
import { twoWaysToListen } from './communication/two-ways-to-listen.ts'

export const communication: readonly Lesson[] = [
  empathyWithContent,
  questionsAndPlainWords,
  twoWaysToListen,
  anAccusedCustomer,
  communicationPractice,
  communicationQuiz,
]
