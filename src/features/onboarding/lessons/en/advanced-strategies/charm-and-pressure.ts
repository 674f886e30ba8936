import type { VideoLesson } from '../../lesson.ts'

export const charmAndPressure: VideoLesson = {
  id: 'charm-and-pressure',
  type: 'video',
  intro:
    'Paula Grant runs a catering company and owes $12,000 on an equipment loan. She is charming and quick, and every sentence moves the goalposts a little. The agent stays friendly and holds her position. Watch what she does not do.',
  debtor: 'Paula Grant',
  lines: [
    {
      speaker: 'debtor',
      text: 'Finally, a pleasant voice! Your colleague was so nice, too: half off, he said.',
    },
    {
      speaker: 'agent',
      text: 'Thank you. I have no note of half off. What I have in front of me is $12,000, and what I can offer is a plan. Shall we look at that?',
      note: 'She thanks her for the compliment but does not pay for it. No argument about the colleague: what is noted, what is possible.',
    },
    { speaker: 'debtor', text: 'He did promise it. I’m sure you could find it if you wanted to help me.' },
    {
      speaker: 'agent',
      text: 'I do want to help you, so I’m not going to promise anything I can’t keep. If you have it in writing, please send it, and I will have it checked today.',
      note: '“If you wanted to help me” is a test. The agent answers honestly and leaves her a way to prove it.',
    },
    {
      speaker: 'debtor',
      text: 'Oh, it was on the phone, you know. All right then: nothing until summer, and then everything at once.',
    },
    {
      speaker: 'agent',
      text: 'What will happen in the summer to make $12,000 possible?',
      note: 'Not a yes, not a no. A question that any real plan can answer.',
    },
    { speaker: 'debtor', text: 'Wedding season! I already have three booked for this month.' },
    {
      speaker: 'agent',
      text: 'Three weddings this month: congratulations. When do their deposits come in?',
      note: 'She listened. Some of the money that is supposed to come in summer is coming in now.',
    },
    {
      speaker: 'debtor',
      text: 'You’re good. The first one on Friday, two thousand. But I need that for the ingredients, darling.',
    },
    {
      speaker: 'agent',
      text: 'Of course the weddings come first; they pay for everything else. How much of the two thousand goes to ingredients?',
      note: 'The business has to keep going: they agree on that. Then she asks for the figure, so that “I need that” has a size.',
    },
    { speaker: 'debtor', text: 'About fourteen hundred.' },
    {
      speaker: 'agent',
      text: 'Then $400 on Friday is possible, and you keep two hundred as a cushion. And the same share of each deposit after that: one fifth. Would that work?',
      note: 'A share instead of a fixed amount: it follows the business, and she cannot talk it down each time.',
    },
    { speaker: 'debtor', text: 'One fifth of each one... You don’t let go, do you?' },
    {
      speaker: 'agent',
      text: 'Not of a good plan. $400 this Friday by transfer, then a fifth of each deposit the day after it arrives, and in September we review it together. You will have it by email in an hour; please write back that it is correct.',
      note: 'In writing, and confirmed by her: next time, no one can have promised anything else.',
    },
    { speaker: 'debtor', text: 'Send it. And say hello to your colleague for me.' },
  ],
  takeaways: [
    'Thank them for a compliment, but do not pay for it.',
    'For what was “promised,” go by the notes; what you offer is what is possible.',
    'Keep asking about a vague plan until it has figures and days.',
    'In writing, with a confirmation.',
  ],
}
