import type { ReadingLesson } from '../../lesson.ts'

export const questionsAndPlainWords: ReadingLesson = {
  id: 'questions-and-plain-words',
  type: 'reading',
  intro:
    'Whoever asks, leads. And whoever is not understood has asked nothing. This lesson is about questions that bring answers, and about sentences that can be followed on a bad line after a long day.',
  sections: [
    {
      id: 'open-closed',
      title: 'Open questions, closed questions',
      blocks: [
        'An open question begins with what, how, or tell me. It brings the reason. A closed one brings a fact: a date, an amount, a yes. First open, then closed. In the other order the call turns into an interrogation.',
        {
          steps: [
            'Open: “What happened that this stayed open?”',
            'Follow up: “How is it since then?”',
            'Closed: “On which day are you paid?”',
            'Closed: “How much is left after rent and food?”',
          ],
        },
        {
          instead: 'Why haven’t you paid?',
          say: 'What got in the way of the payment in August?',
          why: '“Why” asks for a defence, and gets one. “What got in the way” asks for a fact and takes for granted that there is one.',
        },
      ],
    },
    {
      id: 'one',
      title: 'One question at a time',
      blocks: [
        'Two questions in a turn get one answer, and mostly to the easier one. Ask, then be quiet for three seconds. Silence feels longer to you than to them: they are thinking.',
        {
          instead: 'When do you get paid, and could you do something today, or would Friday be better?',
          say: 'On which day do you get paid?',
          why: 'A single question has one place to go. The day decides whether “today” makes any sense at all.',
        },
      ],
    },
    {
      id: 'plain',
      title: 'Words that everybody understands',
      blocks: [
        {
          list: [
            '“The amount that is still open” instead of “outstanding balance”, if there is any doubt.',
            '“Pay less at once and the rest is waived” instead of “settlement”.',
            '“A fixed amount every month” instead of “arrangement to cure the delinquency”.',
          ],
        },
        'Say figures slowly and twice, once as a whole and once in its parts: “$640: that is five payments of $128.” Two sentences, then a pause. A turn longer than thirty seconds is a lecture, and the listener is elsewhere by its end.',
      ],
    },
    {
      id: 'language',
      title: 'The language of the call',
      blocks: [
        'Many customers switch between two languages, above all when they are nervous. Follow them if you can. Ask if you are not sure: “Would you rather speak Spanish?” A promise given in a language that is only half understood is half a promise, and the disclosure has to be in the language of the call.',
      ],
    },
    {
      id: 'check',
      title: 'Check that it arrived',
      blocks: [
        {
          instead: 'Do you understand?',
          say: 'So that I know that I was clear: how would you put what we agreed?',
          why: 'Nobody likes to say no to “do you understand?”. The other question puts the burden on your words, where it belongs.',
        },
      ],
    },
  ],
  takeaways: [
    'Open first, closed afterwards, one at a time.',
    '“What got in the way” instead of “why”.',
    'Short turns, figures said twice, the words of the customer.',
  ],
}
