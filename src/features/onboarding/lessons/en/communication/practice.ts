import type { PracticeLesson } from '../../lesson.ts'

export const communicationPractice: PracticeLesson = {
  id: 'communication-practice',
  type: 'practice',
  intro:
    'Carlos Rivera borrowed money to repair his truck and has dodged every call since. He is not rude: he jokes, changes the subject, and slips away when a date comes up. Under the jokes lies a reason that he tells only to somebody who asks well and waits.',
  goals: [
    'Bring him to tell what happened, with open questions, one at a time.',
    'Say back what you heard in your own words before you speak of money.',
    'Come back to the date calmly each time that he changes the subject.',
  ],
  lookFor: [
    'Empathy: which of his feelings were taken up, and with which words?',
    'Communication: how many of your questions were open, and how long were your turns?',
  ],
}
