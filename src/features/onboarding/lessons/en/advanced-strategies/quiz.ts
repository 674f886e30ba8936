import type { QuizLesson } from '../../lesson.ts'

export const advancedQuiz: QuizLesson = {
  id: 'advanced-quiz',
  type: 'quiz',
  intro: 'Six questions about the calls that one thinks about in the evening.',
  questions: [
    {
      id: 'despair',
      question: '“Everybody would be better off without me.” What do you do?',
      right: 'ask',
      answers: [
        {
          id: 'pause',
          text: 'Put a pause in and end the call kindly',
          why: 'The pause is right, ending the call is not: a person is alone with that sentence now.',
        },
        {
          id: 'ask',
          text: 'Stop collecting, ask directly about suicide, stay, connect to help',
          why: 'A direct question does no harm. 988 in the United States, 800 911 2000 in Mexico, 911 in danger.',
        },
        {
          id: 'lighten',
          text: 'Lighten the mood and offer a very small plan',
          why: 'Nobody can decide about money in this moment. To go on collecting takes advantage of it.',
        },
      ],
    },
    {
      id: 'note',
      question:
        'A customer says that she takes strong medicine in the morning. What do you note, with her consent?',
      right: 'consequence',
      answers: [
        {
          id: 'consequence',
          text: '“No calls before 11”',
          why: 'What follows from it is all that your colleagues need.',
        },
        {
          id: 'diagnosis',
          text: 'The illness and the medicine, to be complete',
          why: 'Sensitive data that nobody needs for the call. Note what follows from it.',
        },
        {
          id: 'nothing',
          text: 'Nothing, it is private',
          why: 'Then somebody calls at eight tomorrow. Ask whether you may note what helps.',
        },
      ],
    },
    {
      id: 'shouting',
      question: 'The customer shouts about four calls in a week. What comes first?',
      right: 'name-reason',
      answers: [
        {
          id: 'calm-down',
          text: '“Please calm down.”',
          why: 'It tells him that his anger is the problem, and not the four calls.',
        },
        {
          id: 'name-reason',
          text: '“Four times in a week. I would be angry too.”',
          why: 'The reason is named. Then comes what you change, and then the matter.',
        },
        {
          id: 'system-did',
          text: '“The system does that, I can’t help it.”',
          why: 'Nobody gets less angry because nobody is responsible.',
        },
      ],
    },
    {
      id: 'insult',
      question: 'He insults you. What now?',
      right: 'limit',
      answers: [
        {
          id: 'hang-up',
          text: 'Hang up at once',
          why: 'Once a limit was set calmly and did not help: yes. Before that it is a missed chance.',
        },
        {
          id: 'give-back',
          text: 'Answer in kind, so that he notices',
          why: '15 U.S.C. 1692d forbids it, whatever he said before.',
        },
        {
          id: 'limit',
          text: 'Set a limit once, calmly, with a way back',
          why: 'A wish, a condition, a question. If it goes on: announce it, and end the call.',
        },
      ],
    },
    {
      id: 'lawyer-threat',
      question: '“My lawyer will hear about this.”',
      right: 'ask-contact',
      answers: [
        {
          id: 'empty',
          text: 'Treat it as an empty threat and go on with the plan',
          why: 'If there is an attorney for this debt, the next question for money is a violation.',
        },
        {
          id: 'ask-contact',
          text: 'Ask whether an attorney represents them, and for the contact',
          why: '15 U.S.C. 1692c(a)(2). If so, you talk to the attorney; if not, you go on with a clear conscience.',
        },
        {
          id: 'our-lawyers',
          text: '“So will ours.”',
          why: 'A threat for a threat. And is a suit really intended? 15 U.S.C. 1692e(5).',
        },
      ],
    },
    {
      id: 'charm',
      question: 'A charming customer offers “everything at once in summer”. What do you ask?',
      right: 'what-happens',
      answers: [
        {
          id: 'what-happens',
          text: '“What happens in summer that makes it possible?”',
          why: 'A true plan has an answer, and the answer has figures and days.',
        },
        {
          id: 'promise',
          text: '“Do you promise?”',
          why: 'She does. A promise without a basis costs her nothing.',
        },
        {
          id: 'refuse',
          text: 'Nothing; you refuse and ask for the whole amount',
          why: 'The offer may have a core. In the example call it was three deposits.',
        },
      ],
    },
  ],
}
