import type { PracticeLesson } from '../../lesson.ts'

export const negotiationPractice: PracticeLesson = {
  id: 'negotiation-practice',
  type: 'practice',
  intro:
    'Frank Kowalski runs an auto repair shop. His pickup was repossessed and sold for less than it was worth; $7,800 is left. Four people have called him with four figures. He shouts first, and he respects people who stay calm and know the numbers. The way to a plan is through the breakdown.',
  goals: [
    'Stay calm and acknowledge his anger once, with a detail, before any figure.',
    'Ask about his month before your first offer, and plan below what is left.',
    'End with amount, dates, method, and what happens in a bad month.',
  ],
  lookFor: [
    'Solution focus: the outcome card shows whether the promise was affordable, specific and repeated.',
    'The feelings over the turns: where did his anger fall, and what did you say just before?',
  ],
}
