import type { QuizLesson } from '../../lesson.ts'

export const communicationQuiz: QuizLesson = {
  id: 'communication-quiz',
  type: 'quiz',
  intro: 'Five questions about listening and speaking.',
  questions: [
    {
      id: 'first-answer',
      question: '“I lost my job in March, I can’t sleep any more.” Which answer is best?',
      right: 'specific',
      answers: [
        {
          id: 'formula',
          text: '“I understand how you feel. Could you pay half today?”',
          why: 'A formula and a figure. Nothing of what was said is in it, and half is a guess.',
        },
        {
          id: 'specific',
          text: '“Without work since March, and it follows you into the night. What comes in at the moment?”',
          why: 'Two details of hers, then an open question that leads to the solution.',
        },
        {
          id: 'comfort',
          text: '“Don’t worry, you will find something soon.”',
          why: 'Well meant, but you cannot know that, and it closes the subject instead of opening it.',
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
          why: 'It sounds like that to the one who says it. The one who hears it remembers what came after the “but”.',
        },
        {
          id: 'takes-back',
          text: 'It takes back with its second half what the first half gave',
          why: 'Two sentences without “but” do both: first the person, then the matter.',
        },
        {
          id: 'nothing',
          text: 'Nothing, as long as the voice is friendly',
          why: 'A friendly voice helps every sentence, but it does not turn an objection into empathy.',
        },
      ],
    },
    {
      id: 'order',
      question: 'In which order do questions work best?',
      right: 'open-closed',
      answers: [
        {
          id: 'closed-open',
          text: 'Closed first, to have the facts, then open',
          why: 'A row of closed questions feels like an interrogation; by then nobody tells a story any more.',
        },
        {
          id: 'only-closed',
          text: 'Only closed ones, they save time',
          why: 'They save seconds and cost the reason. Without it the offer is a guess.',
        },
        {
          id: 'open-closed',
          text: 'Open first, then closed',
          why: 'The open one brings the reason, the closed ones the day and the amount.',
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
          text: 'It asks for a defence instead of a fact',
          why: 'And gets one. “What got in the way?” brings the same information without the reproach.',
        },
        {
          id: 'forbidden',
          text: 'The law forbids it',
          why: 'It does not. It is lawful, and still clumsy.',
        },
        {
          id: 'too-open',
          text: 'It is too open',
          why: 'Openness is its only strength. The tone of a reproach is the weakness.',
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
          why: 'Almost everybody says yes, out of politeness or to be done with it.',
        },
        {
          id: 'own-words',
          text: '“So that I know that I was clear: how would you put it?”',
          why: 'The customer says it in words of their own, and a misunderstanding shows today.',
        },
        {
          id: 'louder',
          text: 'Repeat it once more, slowly',
          why: 'Repeating helps, but it shows only what you say, not what arrived.',
        },
      ],
    },
  ],
}
