import type { ReadingLesson } from '../../lesson.ts'

export const questionsAndPlainWords: ReadingLesson = {
  id: 'questions-and-plain-words',
  type: 'reading',
  intro:
    'The person who asks leads the call, and a question no one understands is no question. This lesson is about questions that get answers, and about sentences that people can follow on a bad line after a long day.',
  sections: [
    {
      id: 'open-closed',
      title: 'Open questions, closed questions',
      blocks: [
        'An open question begins with what, how, or tell me. It brings out the reason. A closed question brings out a fact: a date, an amount, a yes. Ask open questions first, then closed ones. The other way around, the call turns into an interrogation.',
        {
          steps: [
            'Open: “What happened that left this unpaid?”',
            'Follow up: “How have things been since then?”',
            'Closed: “What day do you get paid?”',
            'Closed: “How much is left after rent and food?”',
          ],
        },
        {
          instead: 'Why haven’t you paid?',
          say: 'What got in the way of the payment in August?',
          why: '“Why” asks for a defense, and gets one. “What got in the way” asks for a fact and assumes that there is one.',
        },
      ],
    },
    {
      id: 'one',
      title: 'One question at a time',
      blocks: [
        'Two questions in one turn get one answer, usually to the easier one. Ask, then be quiet for three seconds. The silence feels longer to you than to them: they are thinking.',
        {
          instead: 'When do you get paid, and could you do something today, or would Friday be better?',
          say: 'What day do you get paid?',
          why: 'A single question has only one place to go. The day decides whether “today” makes any sense.',
        },
      ],
    },
    {
      id: 'plain',
      title: 'Words that everyone understands',
      blocks: [
        {
          list: [
            '“The amount you still owe” instead of “outstanding balance,” if there is any doubt.',
            '“Pay less all at once, and the rest is forgiven” instead of “settlement.”',
            '“A fixed amount every month” instead of “arrangement to cure the delinquency.”',
          ],
        },
        'Say figures slowly and twice, once as a whole and once in parts: “$640: that is five payments of $128.” Two sentences, then a pause. A turn longer than thirty seconds is a lecture, and by the end the listener is somewhere else.',
      ],
    },
    {
      id: 'language',
      title: 'The language of the call',
      blocks: [
        'Many customers switch between two languages, especially when they are nervous. Follow them if you can. Ask if you are not sure: “Would you rather speak Spanish?” A promise in a language someone only half understands is half a promise, and the disclosure has to be in the language of the call.',
      ],
    },
    {
      id: 'check',
      title: 'Check that you were understood',
      blocks: [
        {
          instead: 'Do you understand?',
          say: 'Just so I know I was clear: how would you put what we agreed on?',
          why: 'No one likes to say no to “do you understand?” The other question puts the burden on your words, where it belongs.',
        },
      ],
    },
  ],
  takeaways: [
    'Open first, then closed, one at a time.',
    '“What got in the way” instead of “why.”',
    'Short turns, figures said twice, the customer’s own words.',
  ],
}
