import type { VideoLesson } from '../../lesson.ts'

export const charmAndPressure: VideoLesson = {
  id: 'charm-and-pressure',
  type: 'video',
  intro:
    'Paula Grant runs a catering firm and owes $12,000 on an equipment loan. She is charming and quick, and every sentence of hers moves the goal a little. The agent stays friendly and stays where she is. Watch what she does not do.',
  debtor: 'Paula Grant',
  lines: [
    {
      speaker: 'debtor',
      text: 'What a pleasant voice, finally! Your colleague was so much nicer, too: half off, he said.',
    },
    {
      speaker: 'agent',
      text: 'Thank you. I have no note of half off. What I have before me is $12,000, and what I may offer is a plan. Shall we look at that?',
      note: 'The compliment is thanked for and not paid for. No quarrel about the colleague: what is noted, what is possible.',
    },
    { speaker: 'debtor', text: 'He did promise it. I’m sure you could find it if you wanted to help me.' },
    {
      speaker: 'agent',
      text: 'I do want to help you, so I am not going to promise anything that I can’t keep. If you have it in writing, please send it, and I will have it checked today.',
      note: '“If you wanted to help me” is a test. She answers with honesty and leaves a way to prove it.',
    },
    {
      speaker: 'debtor',
      text: 'Oh, on the phone, you know. All right then: nothing until summer, and then everything at once.',
    },
    {
      speaker: 'agent',
      text: 'What happens in summer that makes $12,000 possible?',
      note: 'No yes, no no. A question that any true plan can answer.',
    },
    { speaker: 'debtor', text: 'The season! Weddings. I have three in the book for this month already.' },
    {
      speaker: 'agent',
      text: 'Three weddings this month: congratulations. When do their deposits come in?',
      note: 'She has listened. The money that is supposed to come in summer is partly coming now.',
    },
    {
      speaker: 'debtor',
      text: 'You are good. The first on Friday, two thousand. But I need that for the ingredients, darling.',
    },
    {
      speaker: 'agent',
      text: 'Of course the weddings come first, they earn the rest. How much of the two thousand do the ingredients take?',
      note: 'The business must go on: that is common ground. Then the figure, so that “I need that” has a size.',
    },
    { speaker: 'debtor', text: 'Fourteen hundred, about.' },
    {
      speaker: 'agent',
      text: 'Then $400 on Friday are possible and two hundred stay as a cushion. And the same share of each deposit after that: one fifth. Is that workable?',
      note: 'A share instead of a fixed sum: it goes with the business, and she cannot talk it down each time.',
    },
    { speaker: 'debtor', text: 'One fifth of each one... My, you don’t let go, do you?' },
    {
      speaker: 'agent',
      text: 'Not of a good plan. $400 this Friday by transfer, then a fifth of each deposit on the day after it arrives, and a look at it together in September. You have it by e-mail in an hour; please write back that it is right.',
      note: 'In writing, and confirmed by her: next time nobody can have promised anything else.',
    },
    { speaker: 'debtor', text: 'Send it. And give my regards to your colleague.' },
  ],
  takeaways: [
    'A compliment is thanked for, not paid for.',
    'What was “promised” goes by the notes; what is possible is what you offer.',
    'Put questions to a vague plan until it has figures and days.',
    'In writing, with a confirmation.',
  ],
}
