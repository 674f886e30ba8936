import type { PracticeLesson } from '../../lesson.ts'

export const objectionsPractice: PracticeLesson = {
  id: 'objections-practice',
  type: 'practice',
  intro:
    'James Okafor, a teacher, got a $480 bill from an electric company for an apartment he had already left. He has never been late, and he takes the call as an accusation. In this kind of session the debtor raises more objections than usual and does not drop one until it has been answered.',
  goals: [
    'Acknowledge each objection before you answer it.',
    'Answer doubt about the amount with proof and with his right to dispute it, not with a discount.',
    'After each answer, check whether it was enough.',
  ],
  lookFor: [
    'Objection handling: which objections were resolved, and which ones came back?',
    'Compliance: was the dispute noted, and did you tell him what stops in the meantime?',
  ],
}
