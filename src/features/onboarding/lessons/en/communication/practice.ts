import type { PracticeLesson } from '../../lesson.ts'

export const communicationPractice: PracticeLesson = {
  id: 'communication-practice',
  type: 'practice',
  intro:
    'Carlos Rivera borrowed money to repair his truck and has dodged every call since. He is not rude: he jokes, changes the subject, and slips away when a date comes up. Behind the jokes is a reason that he only tells someone who asks well and waits.',
  goals: [
    'Get him to tell you what happened, with open questions, one at a time.',
    'Say what you heard in your own words before you talk about money.',
    'Calmly return to the date each time he changes the subject.',
  ],
  lookFor: [
    'Empathy: which of his feelings did you acknowledge, and in what words?',
    'Communication: how many of your questions were open, and how long were your turns?',
  ],
}
