import type { PracticeLesson } from '../../lesson.ts'

export const practiceUnderStrain: PracticeLesson = {
  id: 'practice-under-strain',
  type: 'practice',
  intro:
    'Frank Kowalski again, and this time he only picks up the phone and brings every objection he has. He is louder than before; behind the noise lies a business that lost two months, and a figure that nobody has explained. You have everything that you need for it.',
  goals: [
    'Verify and disclose, even while he is shouting.',
    'Take up his anger with a detail, and set a limit calmly if it becomes an insult.',
    'Answer the doubt about the amount before you speak of a plan.',
  ],
  lookFor: [
    'The turning points in his feelings: which line of yours made the anger fall?',
    'Compliance: did a harsh word slip out when he became harsh?',
  ],
}
