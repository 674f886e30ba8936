import type { PracticeLesson } from '../../lesson.ts'

export const practiceWithABusiness: PracticeLesson = {
  id: 'practice-with-a-business',
  type: 'practice',
  intro:
    'Denise Harper owns Bright Path Catering, which owes $24,500 on an equipment loan and has lost its largest client. She is charming, praises you, and says that a colleague of yours promised her half off and no payments until summer. There is no record of it. Three weddings are booked.',
  goals: [
    'Stay friendly, and stick to what is noted and what is possible.',
    'Ask about the business: what comes in, when, and what has to go out first.',
    'End with figures and days in writing, not with a feeling.',
  ],
  lookFor: [
    'Objection handling: did the colleague’s supposed promise cost you anything?',
    'Solution focus: is the agreement specific enough to be checked next month?',
  ],
}
