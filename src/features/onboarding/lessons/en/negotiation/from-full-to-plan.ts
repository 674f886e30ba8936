import type { ReadingLesson } from '../../lesson.ts'

export const fromFullToPlan: ReadingLesson = {
  id: 'from-full-to-plan',
  type: 'reading',
  intro:
    'A negotiation has an order too. It begins with what is best for both, the whole amount at once, and goes down only as far as it has to. Whoever begins with the lowest offer has nothing left to give.',
  sections: [
    {
      id: 'ladder',
      title: 'The ladder',
      blocks: [
        {
          steps: [
            'The whole amount, in one or two payments: “Would it be possible to close it with the payment on the 15th?”',
            'A settlement: less than the whole, at once, the rest is waived. Only where the creditor allows it.',
            'A plan: the whole amount in parts that fit the month.',
            'A first small payment and a date on which you talk again.',
            'No payment today, but a reason, a date and an open door.',
          ],
        },
        'Ask for each rung once and listen. A no with a reason leads down one rung, a no without a reason leads to a question.',
      ],
    },
    {
      id: 'say',
      title: 'How an offer is said',
      blocks: [
        {
          instead: 'We could maybe do something like fifty a month, if that is okay, or less.',
          say: 'You said a hundred and fifty are left. $100 on the 16th of each month: does that hold?',
          why: 'A reason, a figure, a day, a question. And nothing is taken back before the other side has answered.',
        },
        'After the figure, be silent. Whoever speaks first after an offer mostly lowers it.',
      ],
    },
    {
      id: 'counter',
      title: 'When a counter-offer comes',
      blocks: [
        {
          list: [
            'Thank for it: a counter-offer means that somebody wants to agree.',
            'Ask what the figure is made of: “How did you get to sixty?”',
            'Give something only for something: a smaller amount for an earlier day, a longer plan for an automatic payment.',
            'Stop at what the month allows. An amount that was wrung out comes back as a broken promise.',
          ],
        },
        'If somebody says “your colleague promised me half off”, look into the file and say what you find. Neither accept it nor call it a lie: “I have no note of it. What I can offer today is this.”',
      ],
    },
    {
      id: 'lawful',
      title: 'Honest urgency',
      blocks: [
        'A reason to act today is lawful if it is true: a fee that can be avoided, an offer of the creditor that ends. A made-up deadline is a deception, and the last one that anybody believes.',
        {
          rule: 'No threat of a step that is not lawful or not intended, no false statement about the debt, no suit over a debt that is time-barred.',
          basis: '15 U.S.C. 1692e(2), (5), (10); 12 CFR 1006.26(b)',
        },
        {
          rule: 'Waived amounts of $600 or more are as a rule reported to the tax authority. Say that it may matter for their taxes, and leave the advice to an adviser.',
          basis: '26 U.S.C. 6050P',
        },
      ],
    },
    {
      id: 'mexico',
      title: 'In Mexico',
      blocks: [
        'The agency does not take the money: payments go to the institution, into its own account, and the agreement is put in writing with the reference to pay with.',
        {
          rule: 'The agency puts the agreement in writing for the customer and does not receive the payment itself.',
          basis: 'Disposiciones de CONDUSEF en materia de despachos de cobranza (DOF 07/10/2014), Cuarta',
          basisLang: 'es',
        },
      ],
    },
  ],
  takeaways: [
    'Down the ladder one rung at a time, and never below what the month allows.',
    'Figure, day, question, silence.',
    'Give something only for something.',
    'Urgency has to be true.',
  ],
}
