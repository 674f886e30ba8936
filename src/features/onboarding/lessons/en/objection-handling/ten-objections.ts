import { citations } from '../../citations.ts'
import type { ReadingLesson } from '../../lesson.ts'

export const tenObjections: ReadingLesson = {
  id: 'ten-objections',
  type: 'reading',
  intro:
    'These ten come up almost every week, and the portal’s debtors use them too. For each one: what may be behind it, and a line to start with. Do not memorize any of them; the line has to include a detail of the call you are in.',
  sections: [
    {
      id: 'money',
      title: 'Money is short',
      blocks: [
        '“I don’t have the money right now.” There may be no money, or just none today. Ask about their month before you offer anything.',
        {
          instead: 'Then how much do you have?',
          say: 'Not today, I hear you. When does money come in next, and how much of it is already committed?',
          why: 'It asks about the rhythm and the obligations, not about what is in their wallet.',
        },
        '“I recently lost my job.” First acknowledge the loss, then ask what comes in now: benefits, odd jobs, severance pay, a partner’s income.',
        {
          instead: 'Have you found something new?',
          say: 'Losing a job changes every bill. What does the household live on right now?',
          why: 'The first line reminds them of what is missing. The second one looks at what is there.',
        },
        '“I can pay a smaller amount.” That is an offer. Thank them for it and make it specific.',
        {
          instead: 'That is not enough.',
          say: 'Thank you, that is a start. What amount, and on what day of the month?',
          why: 'Someone who makes an offer and hears that it is not enough offers nothing more.',
        },
      ],
    },
    {
      id: 'time',
      title: 'Time is short',
      blocks: [
        '“I need more time.” Time for what? Only the answer turns it into a date.',
        {
          instead: 'I can give you until Friday.',
          say: 'What will happen in that time to make a payment possible?',
          why: 'A day without a reason goes by. A day with a reason is a payday.',
        },
        '“I’m waiting for my tax refund.” Ask when they filed and how the refund will arrive, set the date a few days after that, and ask what they will do if it is late or smaller.',
        '“I need to talk to my spouse.” Respect it and agree on a time to talk afterward. If they decide together, both can be on the line.',
        {
          instead: 'It’s your debt, not hers.',
          say: 'That makes sense, it is money that belongs to both of you. When will you have talked, and when can I call?',
          why: 'A decision made behind a partner’s back is taken back that evening.',
        },
      ],
    },
    {
      id: 'doubt',
      title: 'The debt is in doubt',
      blocks: [
        '“The amount is incorrect.” Ask what figure they have and where the difference starts. Tell them how to get the breakdown in writing.',
        '“I already paid.” It may well be true. Payments cross in the mail, or go to the creditor.',
        {
          instead: 'We haven’t received anything.',
          say: 'Then let’s find it. When did you pay, how, and to whom? With a receipt, I can have it checked today.',
          why: 'The first line calls them a liar. The second one finds a payment, or a misunderstanding.',
        },
        {
          rule: 'A consumer who disputes a debt has a right to proof. Never tell anyone that they cannot dispute a debt or that it makes no sense to.',
          by: citations.dispute,
        },
      ],
    },
    {
      id: 'life',
      title: 'Life has changed',
      blocks: [
        '“I have medical expenses.” Do not ask for the diagnosis. Ask how long they will last and what they cost each month: that is all a plan needs.',
        {
          instead: 'What illness do you have?',
          say: 'I hope the treatment helps. How much of your month does it take, and until when?',
          why: 'Their health is none of the creditor’s business. What they can pay is.',
        },
        '“My family situation has changed.” A separation, a birth, someone to care for. Ask what has changed in the household’s income and expenses, and nothing more.',
      ],
    },
  ],
  takeaways: [
    'Every objection has a question that belongs to it.',
    'A smaller amount is an offer: thank them for it.',
    'Set dates after the money comes in, not before.',
    'Ask about the month, never about the diagnosis.',
  ],
}
