import type { PracticeLesson } from '../../lesson.ts'

export const objectionsPractice: PracticeLesson = {
  id: 'objections-practice',
  type: 'practice',
  intro:
    'James Okafor, a teacher, is billed $480 by a power supplier for a flat that he had left. He has never been late, and takes the call as an accusation. In this kind of session the debtor brings up more objections than usual and lets go of none that was not answered.',
  goals: [
    'Acknowledge each objection before you answer it.',
    'Answer doubt about the amount with proof and with his right to dispute, not with a discount.',
    'Check after each answer whether it was enough.',
  ],
  lookFor: [
    'Objection handling: which objections were resolved, and which ones came back?',
    'Compliance: was the dispute noted, and was he told what rests meanwhile?',
  ],
}
