import type { ReadingLesson } from '../../lesson.ts'

export const tenObjections: ReadingLesson = {
  id: 'ten-objections',
  type: 'reading',
  intro:
    'These ten come up in nearly every week of work, and the portal’s debtors use them too. For each one: what may stand behind it, and a line to begin with. Learn none of them by heart; the line has to carry a detail of the call you are in.',
  sections: [
    {
      id: 'money',
      title: 'Money is short',
      blocks: [
        '“I don’t have the money right now.” It may be nothing at all, or nothing today. Ask for the month before you offer anything.',
        {
          instead: 'Then how much do you have?',
          say: 'Not today, I hear you. When does money come in next, and what is already spoken for?',
          why: 'It asks for the rhythm and the obligations, not for the content of the purse.',
        },
        '“I recently lost my job.” First the loss, then the question what comes in now: benefits, odd jobs, severance pay, a partner’s income.',
        {
          instead: 'Have you found something new?',
          say: 'Losing the job changes every bill. What does the household live on at the moment?',
          why: 'The first line reminds of what is missing. The second one looks at what is there.',
        },
        '“I can pay a smaller amount.” That is an offer. Thank for it and make it definite.',
        {
          instead: 'That is not enough.',
          say: 'Thank you, that is a beginning. Which amount, and on which day of the month?',
          why: 'Whoever offers and is told that it is not enough offers nothing more.',
        },
      ],
    },
    {
      id: 'time',
      title: 'Time is short',
      blocks: [
        '“I need more time.” Time for what? Only with the answer is it a date.',
        {
          instead: 'I can give you until Friday.',
          say: 'What happens in that time that makes a payment possible?',
          why: 'A day without a reason passes by. A day with a reason is a pay day.',
        },
        '“I’m waiting for my tax refund.” Ask when it was filed and how it will arrive, then put the date a few days behind it, and ask what will be done if it is late or less.',
        '“I need to talk to my spouse.” Respect it and agree on the time afterwards. Where both decide, both can be on the line.',
        {
          instead: 'It’s your debt, not hers.',
          say: 'That makes sense, it is money of you both. When will you have talked, and when may I call?',
          why: 'A decision made behind a partner’s back is taken back in the evening.',
        },
      ],
    },
    {
      id: 'doubt',
      title: 'The debt is in doubt',
      blocks: [
        '“The amount is incorrect.” Ask which figure they have, and where the difference begins. Say how they get the breakdown in writing.',
        '“I already paid.” It may well be true. Payments cross each other, or go to the creditor.',
        {
          instead: 'Nothing has arrived here.',
          say: 'Then let us find it. When did you pay, how, and to whom? With a receipt I can have it checked today.',
          why: 'The first line calls them a liar. The second finds a payment, or a misunderstanding.',
        },
        {
          rule: 'Whoever disputes has a right to proof. Nobody may be told that a dispute is not possible or makes no sense.',
          basis: '15 U.S.C. 1692g; 12 CFR 1006.34, 1006.38',
        },
      ],
    },
    {
      id: 'life',
      title: 'Life has changed',
      blocks: [
        '“I have medical expenses.” Do not ask for the diagnosis. Ask how long they will last and what they cost in a month: that is all a plan needs.',
        {
          instead: 'What do you have?',
          say: 'I hope that the treatment helps. What does it take out of the month, and until when?',
          why: 'Health is none of the creditor’s business. The room to pay is.',
        },
        '“My family situation has changed.” A separation, a birth, somebody to care for. Ask what has changed in the household’s income and outgoings, and nothing beyond it.',
      ],
    },
  ],
  takeaways: [
    'Every objection has a question that belongs to it.',
    'A smaller amount is an offer: thank for it.',
    'Dates are put behind the money, not before it.',
    'Ask for the month, never for the diagnosis.',
  ],
}
