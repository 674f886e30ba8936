import { citations } from '../../citations.ts'
import type { ReadingLesson } from '../../lesson.ts'

export const fromFullToPlan: ReadingLesson = {
  id: 'from-full-to-plan',
  type: 'reading',
  intro:
    'A negotiation has an order too. It starts with what is best for both sides, the full amount at once, and goes down only as far as it has to. If you start with the lowest offer, you have nothing left to give.',
  sections: [
    {
      id: 'ladder',
      title: 'The ladder',
      blocks: [
        {
          steps: [
            'The full amount, in one or two payments: “Would it be possible to close it with your paycheck on the 15th?”',
            'A settlement: less than the full amount, all at once, and the rest is forgiven. Only if the creditor allows it.',
            'A plan: the full amount in parts that fit the monthly budget.',
            'A small first payment and a date to talk again.',
            'No payment today, but a reason, a date and an open door.',
          ],
        },
        'Ask for each rung once and listen. A no with a reason leads down one rung; a no without a reason leads to a question.',
      ],
    },
    {
      id: 'say',
      title: 'How to make an offer',
      blocks: [
        {
          instead: 'We could maybe do something like fifty a month, if that is okay, or less.',
          say: 'You said you have a hundred and fifty left. $100 on the 16th of each month: can you keep that up?',
          why: 'A reason, a figure, a day, a question. And you take nothing back before the other side has answered.',
        },
        'After the figure, be silent. If you speak first after an offer, you usually lower it.',
      ],
    },
    {
      id: 'counter',
      title: 'When a counteroffer comes',
      blocks: [
        {
          list: [
            'Thank them for it: a counteroffer means that they want to agree.',
            'Ask where the figure comes from: “How did you get to sixty?”',
            'Give something only for something: a smaller amount for an earlier day, a longer plan for an automatic payment.',
            'Stop at what the month allows. An amount you squeezed out of someone comes back as a broken promise.',
          ],
        },
        'If someone says “your colleague promised me half off,” check the file and say what you find. Do not accept it, and do not call it a lie: “I have no note of that. What I can offer today is this.”',
      ],
    },
    {
      id: 'lawful',
      title: 'Honest urgency',
      blocks: [
        'A reason to act today is lawful if it is true: a fee they can avoid, an offer from the creditor that ends. A made-up deadline is deception, and no one will believe you again.',
        {
          rule: 'No threat of an action that is not lawful or not intended, no false statement about the debt, no lawsuit over a time-barred debt.',
          by: citations.threatsAndTimeBarred,
        },
        {
          rule: 'No threat of an action that is not lawful or not intended.',
          by: citations.threats,
        },
        {
          rule: 'Forgiven amounts of $600 or more are generally reported to the tax authority. Say that it may affect their taxes, and leave the advice to a tax adviser.',
          by: citations.forgivenIsReported,
        },
      ],
    },
    {
      id: 'mexico',
      title: 'In Mexico',
      blocks: [
        'The agency does not take the money: payments go to the institution’s own account, and the agreement is put in writing with the payment reference.',
        {
          rule: 'The agency puts the agreement in writing for the customer and does not receive the payment itself.',
          by: citations.paidToTheLender,
        },
      ],
    },
  ],
  takeaways: [
    'Go down the ladder one rung at a time, and never below what the month allows.',
    'Figure, day, question, silence.',
    'Give something only for something.',
    'Urgency has to be true.',
  ],
}
