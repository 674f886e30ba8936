import type { PracticeLesson } from '../../lesson.ts'

export const fundamentalsPractice: PracticeLesson = {
  id: 'fundamentals-practice',
  type: 'practice',
  intro:
    'Now it is your turn. You call Karen Whitfield, a nurse, about $640 for day surgery. She is friendly and wants this off her mind, but she just answers the phone: it is up to you to say who you are, confirm who she is and explain what it is about, in the right order.',
  goals: [
    'All six steps: open, verify, disclose, listen, solve, close.',
    'Nothing about a debt until she has confirmed who she is.',
    'An agreement with an amount, a date and a method, repeated at the end.',
  ],
  lookFor: [
    'Compliance: is the disclosure there, and does it come before the debt?',
    'Solution focus: did the plan stay below what she said she could pay?',
  ],
}
