import type { QuizLesson } from '../../lesson.ts'

export const fundamentalsQuiz: QuizLesson = {
  id: 'fundamentals-quiz',
  type: 'quiz',
  intro: 'Five questions about the frame of a call. Every answer is explained, the wrong ones too.',
  questions: [
    {
      id: 'order',
      question: 'Which order is right?',
      right: 'identity-notice-debt',
      answers: [
        {
          id: 'notice-identity-debt',
          text: 'Disclosure, identity, debt',
          why: 'The disclosure says that it is about a debt. Whoever hears it must already be the right person.',
        },
        {
          id: 'identity-notice-debt',
          text: 'Identity, disclosure, debt',
          why: 'First know who is on the line, then say what the call is, then name creditor and amount.',
        },
        {
          id: 'identity-debt-notice',
          text: 'Identity, debt, disclosure',
          why: 'The person is right, but the notice belongs before the matter, not after it: they should know what their words are used for.',
        },
      ],
    },
    {
      id: 'verify',
      question: 'How do you verify who is on the line?',
      right: 'they-say',
      answers: [
        {
          id: 'read-out',
          text: '“Your date of birth is May 4, 1986, right?”',
          why: 'Anybody can say yes to that, and you have just given away a personal detail.',
        },
        {
          id: 'voice',
          text: 'By the name and the voice, if you have called before',
          why: 'A name that you asked for and a voice on a telephone prove nothing. Relatives sound alike.',
        },
        {
          id: 'they-say',
          text: '“Could you tell me your date of birth, please?”',
          why: 'The customer says the detail, you compare it with the file.',
        },
      ],
    },
    {
      id: 'voicemail',
      question: 'The flatmate picks up and asks what it is about. What do you say?',
      right: 'personal',
      answers: [
        {
          id: 'personal',
          text: 'A personal matter that you can only discuss with her, and when she can be reached',
          why: 'It is true, and it tells nothing. A time is all you need.',
        },
        {
          id: 'account',
          text: 'That it is about an open account, but not how much',
          why: 'That a debt exists is the secret, not only its amount: 15 U.S.C. 1692c(b).',
        },
        {
          id: 'prize',
          text: 'That you have good news for her',
          why: 'A pretext to reach somebody is deception: 15 U.S.C. 1692e(10). And the truth comes out in the next call.',
        },
      ],
    },
    {
      id: 'before-offer',
      question: 'What has to be known before the first offer?',
      right: 'reason-and-room',
      answers: [
        {
          id: 'credit-score',
          text: 'The credit score',
          why: 'It describes the past. What can be paid this month is not in it.',
        },
        {
          id: 'reason-and-room',
          text: 'Why it stayed open, and what is left in a month',
          why: 'The reason decides the kind of offer, the room decides the figure.',
        },
        {
          id: 'full-refused',
          text: 'Only that the full amount was refused',
          why: 'A refusal tells nothing about what would be possible. The next figure would be a guess again.',
        },
      ],
    },
    {
      id: 'recap',
      question: 'What makes a promise strong?',
      right: 'three-things',
      answers: [
        {
          id: 'urgent',
          text: 'That it was given under pressure of time',
          why: 'Who says yes to be left in peace does not pay, and does not pick up the next time.',
        },
        {
          id: 'soon',
          text: '“As soon as I can”, said in a sincere voice',
          why: 'Sincere, but without a day it cannot be kept and cannot be broken. Ask for the day.',
        },
        {
          id: 'three-things',
          text: 'An amount, a date and a method, repeated by both',
          why: 'All three, affordable, and said once more at the end. The analysis after each session looks for exactly that.',
        },
      ],
    },
  ],
}
