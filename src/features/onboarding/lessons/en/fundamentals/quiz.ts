import type { QuizLesson } from '../../lesson.ts'

export const fundamentalsQuiz: QuizLesson = {
  id: 'fundamentals-quiz',
  type: 'quiz',
  intro: 'Five questions about the structure of a call. Every answer is explained, including the wrong ones.',
  questions: [
    {
      id: 'order',
      question: 'Which order is right?',
      right: 'identity-notice-debt',
      answers: [
        {
          id: 'notice-identity-debt',
          text: 'Disclosure, identity, debt',
          why: 'The disclosure itself says that there is a debt. Whoever hears it must already be the right person.',
        },
        {
          id: 'identity-notice-debt',
          text: 'Identity, disclosure, debt',
          why: 'First find out who is on the line, then say what the call is, then name the creditor and the amount.',
        },
        {
          id: 'identity-debt-notice',
          text: 'Identity, debt, disclosure',
          why: 'It is the right person, but the notice comes before the details, not after: they should know how their words will be used.',
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
          why: 'Anyone can say yes to that, and you have just given away a personal detail.',
        },
        {
          id: 'voice',
          text: 'By the name and the voice, if you have called before',
          why: 'A name you asked for and a voice on the phone prove nothing. Relatives sound alike.',
        },
        {
          id: 'they-say',
          text: '“Could you tell me your date of birth, please?”',
          why: 'The customer says the detail, and you compare it with the file.',
        },
      ],
    },
    {
      id: 'voicemail',
      question: 'A roommate picks up and asks what it is about. What do you say?',
      right: 'personal',
      answers: [
        {
          id: 'personal',
          text: 'That it is a personal matter you can only discuss with her, and you ask when she can be reached',
          why: 'It is true, and it reveals nothing. A time is all you need.',
        },
        {
          id: 'account',
          text: 'That it is about an unpaid account, but not how much',
          why: 'The secret is that a debt exists, not only how much it is: 15 U.S.C. 1692c(b).',
        },
        {
          id: 'prize',
          text: 'That you have good news for her',
          why: 'A pretext to reach someone is deception: 15 U.S.C. 1692e(10). And the truth comes out in the next call.',
        },
      ],
    },
    {
      id: 'before-offer',
      question: 'What do you need to know before the first offer?',
      right: 'reason-and-room',
      answers: [
        {
          id: 'credit-score',
          text: 'The credit score',
          why: 'It describes the past. It does not show what can be paid this month.',
        },
        {
          id: 'reason-and-room',
          text: 'Why it was not paid, and what is left each month',
          why: 'The reason decides the kind of offer; what is left decides the figure.',
        },
        {
          id: 'full-refused',
          text: 'Only that the full amount was refused',
          why: 'A refusal does not tell you what would be possible. The next figure would be another guess.',
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
          text: 'That it was made under time pressure',
          why: 'People who say yes to get you off the phone do not pay, and they do not pick up the next time.',
        },
        {
          id: 'soon',
          text: '“As soon as I can,” said in a sincere voice',
          why: 'Sincere, but without a day it can be neither kept nor broken. Ask for the day.',
        },
        {
          id: 'three-things',
          text: 'An amount, a date and a method, repeated by both',
          why: 'All three, affordable, and repeated at the end. The analysis after each session looks for exactly that.',
        },
      ],
    },
  ],
}
