import type { QuizLesson } from '../../lesson.ts'

export const advancedQuiz: QuizLesson = {
  id: 'advanced-quiz',
  type: 'quiz',
  intro: 'Six questions about the calls you still think about at night.',
  questions: [
    {
      id: 'despair',
      question: '“Everyone would be better off without me.” What do you do?',
      right: 'ask',
      answers: [
        {
          id: 'pause',
          text: 'Pause the account and end the call kindly',
          why: 'The pause is right; ending the call is not: it leaves a person alone with that sentence.',
        },
        {
          id: 'ask',
          text: 'Stop collecting, ask directly about suicide, stay on the line, connect them to help',
          why: 'A direct question does no harm. 988 in the United States, 800 911 2000 in Mexico, 911 in danger.',
        },
        {
          id: 'lighten',
          text: 'Lighten the mood and offer a very small plan',
          why: 'No one can make decisions about money in that moment. Continuing to collect takes advantage of it.',
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
          why: 'The consequence is all your colleagues need to know.',
        },
        {
          id: 'diagnosis',
          text: 'The illness and the medicine, to be complete',
          why: 'Sensitive data that no one needs for the call. Note the consequence instead.',
        },
        {
          id: 'nothing',
          text: 'Nothing, it is private',
          why: 'Then someone calls at eight tomorrow. Ask whether you may note what helps.',
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
          why: 'No one gets less angry because no one is responsible.',
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
          why: 'Yes, if you already set a limit calmly and it did not help. Before that, it is a missed chance.',
        },
        {
          id: 'give-back',
          text: 'Answer in kind, so that he gets the message',
          why: '15 U.S.C. 1692d forbids it, no matter what he said first.',
        },
        {
          id: 'limit',
          text: 'Set a limit once, calmly, with a way back',
          why: 'A wish, a condition, a question. If it continues, say so and end the call.',
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
          text: 'Treat it as an empty threat and continue with the plan',
          why: 'If an attorney represents them for this debt, asking for money again is a violation.',
        },
        {
          id: 'ask-contact',
          text: 'Ask whether an attorney represents them, and for the contact information',
          why: '15 U.S.C. 1692c(a)(2). If so, you talk to the attorney; if not, you continue with a clear conscience.',
        },
        {
          id: 'our-lawyers',
          text: '“So will ours.”',
          why: 'A threat for a threat. And do you really intend to sue? 15 U.S.C. 1692e(5).',
        },
      ],
    },
    {
      id: 'charm',
      question: 'A charming customer offers “everything at once in the summer.” What do you ask?',
      right: 'what-happens',
      answers: [
        {
          id: 'what-happens',
          text: '“What will happen in the summer to make it possible?”',
          why: 'A real plan has an answer, and the answer has figures and days.',
        },
        {
          id: 'promise',
          text: '“Do you promise?”',
          why: 'She will. A promise with nothing behind it costs her nothing.',
        },
        {
          id: 'refuse',
          text: 'Nothing; you refuse and ask for the full amount',
          why: 'There may be something to the offer. In the example call it was three deposits.',
        },
      ],
    },
  ],
}
