import type { PracticeLesson } from '../../lesson.ts'

export const practiceUnderStrain: PracticeLesson = {
  id: 'practice-under-strain',
  type: 'practice',
  intro:
    'Frank Kowalski again, and this time he just answers the phone and brings every objection he has. He is louder than before; behind the noise are a business that lost two months and a figure that no one has explained. You have everything you need for it.',
  goals: [
    'Verify and disclose, even while he is shouting.',
    'Acknowledge his anger with a detail, and calmly set a limit if it turns into insults.',
    'Answer his doubt about the amount before you talk about a plan.',
  ],
  lookFor: [
    'The turning points in his feelings: which line of yours made the anger fall?',
    'Compliance: did a harsh word slip out when he became harsh?',
  ],
}
