import type { QuizLesson } from '../../lesson.ts'

export const communicationQuiz: QuizLesson = {
  id: 'communication-quiz',
  type: 'quiz',
  intro: 'Five questions about listening and speaking.',
  questions: [
    {
      id: 'first-answer',
      question: '“I lost my job in March, I can’t sleep anymore.” Which answer is best?',
      right: 'specific',
      answers: [
        {
          id: 'formula',
          text: '“I understand how you feel. Could you pay half today?”',
          why: 'A formula and a figure. It picks up nothing she said, and half is a guess.',
        },
        {
          id: 'specific',
          text: '“Out of work since March, and it keeps you up at night. What income do you have right now?”',
          why: 'Two of her own details, then an open question that leads to a solution.',
        },
        {
          id: 'comfort',
          text: '“Don’t worry, you will find something soon.”',
          why: 'You mean well, but you cannot know that, and it closes the subject instead of opening it.',
        },
      ],
    },
    {
      id: 'but',
      question: 'What does “I understand, but...” do?',
      right: 'takes-back',
      answers: [
        {
          id: 'balance',
          text: 'It balances empathy and firmness',
          why: 'It sounds that way to the person who says it. The person who hears it remembers what came after the “but.”',
        },
        {
          id: 'takes-back',
          text: 'It takes back in its second half what it gave in the first',
          why: 'Two sentences without “but” do both: first the person, then the debt.',
        },
        {
          id: 'nothing',
          text: 'Nothing, as long as the voice is friendly',
          why: 'A friendly voice helps any sentence, but it does not turn an objection into empathy.',
        },
      ],
    },
    {
      id: 'order',
      question: 'What order of questions works best?',
      right: 'open-closed',
      answers: [
        {
          id: 'closed-open',
          text: 'Closed first, to get the facts, then open',
          why: 'A string of closed questions feels like an interrogation; by then, no one wants to tell a story.',
        },
        {
          id: 'only-closed',
          text: 'Only closed ones, because they save time',
          why: 'They save seconds and cost you the reason. Without it, the offer is a guess.',
        },
        {
          id: 'open-closed',
          text: 'Open first, then closed',
          why: 'The open question brings out the reason; the closed ones, the day and the amount.',
        },
      ],
    },
    {
      id: 'why-word',
      question: 'Why is “Why haven’t you paid?” a weak question?',
      right: 'defence',
      answers: [
        {
          id: 'defence',
          text: 'It asks for a defense instead of a fact',
          why: 'And gets one. “What got in the way?” brings the same information without the blame.',
        },
        {
          id: 'forbidden',
          text: 'The law forbids it',
          why: 'It does not. The question is lawful, just clumsy.',
        },
        {
          id: 'too-open',
          text: 'It is too open',
          why: 'Being open is its only strength. The weakness is the blame in its tone.',
        },
      ],
    },
    {
      id: 'check',
      question: 'How do you find out whether the agreement was understood?',
      right: 'own-words',
      answers: [
        {
          id: 'yes-no',
          text: '“Do you understand?”',
          why: 'Almost everyone says yes, to be polite or to be done with it.',
        },
        {
          id: 'own-words',
          text: '“Just so I know I was clear: how would you put it?”',
          why: 'The customer says it in their own words, and a misunderstanding shows up today.',
        },
        {
          id: 'louder',
          text: 'Repeat it once more, slowly',
          why: 'Repeating helps, but it only shows what you said, not what they understood.',
        },
      ],
    },
  ],
}
