import { citations } from '../../citations.ts'
import type { ReadingLesson } from '../../lesson.ts'

export const roomToPay: ReadingLesson = {
  id: 'room-to-pay',
  type: 'reading',
  intro:
    'The most expensive promise is the one that breaks in the second month: the payment is missing, the trust is gone, and the work starts over. You do not find out what someone can pay by asking for more. You find out by looking at a month together.',
  sections: [
    {
      id: 'three',
      title: 'Three questions are enough',
      blocks: [
        {
          steps: [
            'What comes in? Wages, benefits, odd jobs, a partner’s share. And how steadily?',
            'What has to go out? Housing, utilities, food, transportation, medicine, children, other debts that come first.',
            'On what day? The best amount is no use on the wrong day.',
          ],
        },
        'Ask in everyday words, not in the words of a form: “What does a normal month look like?” Take notes as they talk and read them back. Most people have never added it up out loud and are glad to have the total.',
      ],
    },
    {
      id: 'sum',
      title: 'The math',
      blocks: [
        {
          call: [
            ['agent', 'So nineteen hundred comes in, on the 1st and the 15th.'],
            ['debtor', 'Yes. Rent is nine hundred, the car is two-fifty, food and gas maybe five hundred.'],
            ['agent', 'That makes sixteen-fifty. What else can’t wait?'],
            ['debtor', 'My daughter’s glasses. Sixty a month until June.'],
            ['agent', 'Then there is a hundred and ninety left. We shouldn’t plan on every dollar of that.'],
          ],
        },
        'What is left is the ceiling, not the goal. Plan with about two thirds of it: the rest is for the flat tire. In the example, $120 holds; $190 breaks in the first bad week.',
      ],
    },
    {
      id: 'irregular',
      title: 'When income is not steady',
      blocks: [
        'Drivers, builders, servers, shopkeepers: there are good weeks and empty ones. Use the weakest of the last six months, not the average, and agree on what happens in a good one.',
        {
          instead: 'You make about two thousand on average, so three hundred is fine.',
          say: 'In a bad month you make twelve hundred. Let’s set $60 as the fixed part, and in good months you add what you can. Is that realistic for you?',
          why: 'They keep a fixed part that survives a bad month. Anything on top is a success, not an obligation.',
        },
      ],
    },
    {
      id: 'fence',
      title: 'What you do not touch',
      blocks: [
        {
          list: [
            'Do not advise anyone to pay with rent money, medicine money or a new loan. Moving a debt does not shrink it.',
            'Do not ask about bank accounts, relatives’ money or valuables. Ask about the month.',
            'Do not judge an expense. No one asked you whether the dog is necessary.',
          ],
        },
        {
          rule: 'You may collect only what the contract or the law allows: the amount, interest and fees alike.',
          by: citations.onlyWhatIsOwed,
        },
      ],
    },
  ],
  takeaways: [
    'In, out, on what day: three questions before the first figure.',
    'Two thirds of what is left is a plan; all of it is a wish.',
    'With unsteady income, the weakest month counts.',
  ],
}
