import type { ReadingLesson } from '../../lesson.ts'

export const roomToPay: ReadingLesson = {
  id: 'room-to-pay',
  type: 'reading',
  intro:
    'The most expensive promise is the one that breaks in the second month: the payment is missing, the trust is gone, and the work begins again. What somebody can pay is not found by asking for more. It is found by looking at a month together.',
  sections: [
    {
      id: 'three',
      title: 'Three questions are enough',
      blocks: [
        {
          steps: [
            'What comes in? Wages, benefits, odd jobs, a partner’s share. And how steadily?',
            'What must go out? Housing, energy, food, the way to work, medicine, children, other debts that come first.',
            'On which day? The best amount on the wrong day is not there.',
          ],
        },
        'Ask in the words of a household, not of a form: “What does a normal month look like?” Write along and say it back. Most people have never done that sum aloud, and are glad to have it.',
      ],
    },
    {
      id: 'sum',
      title: 'The sum',
      blocks: [
        {
          call: [
            ['agent', 'So nineteen hundred come in, on the 1st and on the 15th.'],
            ['debtor', 'Yes. Rent is nine hundred, the car two-fifty, food and gas maybe five hundred.'],
            ['agent', 'That makes sixteen-fifty. What else is there that cannot wait?'],
            ['debtor', 'My daughter’s glasses. Sixty a month until June.'],
            [
              'agent',
              'Then a hundred and ninety are left. That is not an amount to plan with to the last dollar.',
            ],
          ],
        },
        'What is left is the ceiling and not the goal. Plan with about two thirds of it: the rest is the flat tyre. In the example $120 hold, $190 break in the first bad week.',
      ],
    },
    {
      id: 'irregular',
      title: 'Where income is not steady',
      blocks: [
        'Drivers, builders, waiters, shopkeepers: there are good weeks and empty ones. Take the weakest month of the last six as the measure, not the average, and agree on what happens in a good one.',
        {
          instead: 'You make about two thousand on average, so three hundred is fine.',
          say: 'In a bad month twelve hundred come in. Let us take $60 as the fixed part, and in good months you add what you can. Would that be honest for you?',
          why: 'A fixed part that survives a bad month is kept. What comes on top is a success, not a duty.',
        },
      ],
    },
    {
      id: 'fence',
      title: 'What you do not touch',
      blocks: [
        {
          list: [
            'Do not advise anybody to pay with rent, medicine or a new loan. A debt that moves is not a debt that shrinks.',
            'Do not ask for accounts, relatives’ money or valuables. Ask for the month.',
            'Do not judge an expense. You are not asked whether the dog is necessary.',
          ],
        },
        {
          rule: 'Only what the contract or the law allows may be collected: the amount, interest and fees alike.',
          basis: '15 U.S.C. 1692f(1); 12 CFR 1006.22(b)',
        },
      ],
    },
  ],
  takeaways: [
    'In, out, on which day: three questions before the first figure.',
    'Two thirds of what is left is a plan; all of it is a wish.',
    'With unsteady income the weakest month counts.',
  ],
}
