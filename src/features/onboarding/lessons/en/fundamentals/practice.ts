import type { PracticeLesson } from '../../lesson.ts'

export const fundamentalsPractice: PracticeLesson = {
  id: 'fundamentals-practice',
  type: 'practice',
  intro:
    'Now you. You call Karen Whitfield, a nurse, about $640 for day surgery. She is friendly and wants this off her mind, but she only picks up the phone: who you are, who she is and what it is about is for you to say, in the right order.',
  goals: [
    'All six steps: open, verify, disclose, listen, solve, close.',
    'Nothing about a debt before she has confirmed who she is.',
    'An agreement with an amount, a date and a method, said once more at the end.',
  ],
  lookFor: [
    'Compliance: is the disclosure there, and does it come before the debt?',
    'Solution focus: did the plan stay below what she said she can pay?',
  ],
}
