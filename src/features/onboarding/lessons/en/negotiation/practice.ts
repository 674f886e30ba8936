import type { PracticeLesson } from '../../lesson.ts'

export const negotiationPractice: PracticeLesson = {
  id: 'negotiation-practice',
  type: 'practice',
  intro:
    'Frank Kowalski runs a garage. His pickup was repossessed and sold below its worth; $7,800 are left. Four people have called him with four figures. He shouts first, and he respects somebody who stays calm and knows the numbers. The way to a plan leads through the breakdown.',
  goals: [
    'Stay calm and take up his anger once, with a detail, before any figure.',
    'Ask about his month before your first offer, and plan below what is left.',
    'End with amount, dates, method, and what happens in a bad month.',
  ],
  lookFor: [
    'Solution focus: the outcome card shows whether the promise was affordable, specific and repeated.',
    'The feelings over the turns: where did his anger fall, and what had you said just before?',
  ],
}
