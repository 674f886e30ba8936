import type { Lesson } from '../lesson.ts'
import { angerAndThreats } from './advanced-strategies/anger-and-threats.ts'
import { charmAndPressure } from './advanced-strategies/charm-and-pressure.ts'
import { practiceUnderStrain } from './advanced-strategies/practice-under-strain.ts'
import { practiceWithABusiness } from './advanced-strategies/practice-with-a-business.ts'
import { advancedQuiz } from './advanced-strategies/quiz.ts'
import { vulnerableCustomers } from './advanced-strategies/vulnerable-customers.ts'
import { whenSomeoneDespairs } from './advanced-strategies/when-someone-despairs.ts'

export const advancedStrategies: readonly Lesson[] = [
  vulnerableCustomers,
  whenSomeoneDespairs,
  angerAndThreats,
  charmAndPressure,
  practiceUnderStrain,
  practiceWithABusiness,
  advancedQuiz,
]
