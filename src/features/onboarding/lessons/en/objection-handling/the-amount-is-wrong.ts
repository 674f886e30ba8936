import type { VideoLesson } from '../../lesson.ts'

export const theAmountIsWrong: VideoLesson = {
  id: 'the-amount-is-wrong',
  type: 'video',
  intro:
    'Frank Novak’s pickup was repossessed and sold. After the sale, $7,800 was left to pay. He has heard four different figures in a month. Watch how to answer doubt: not with an offer, but with a breakdown.',
  debtor: 'Frank Novak',
  lines: [
    {
      speaker: 'debtor',
      text: 'What number is it today? Last week it was 8,400. I’m not paying a lottery.',
    },
    {
      speaker: 'agent',
      text: 'Four calls and four figures: I wouldn’t pay that either. What were you told?',
      note: 'She acknowledges it with a detail, without saying who is right. Then she asks for facts.',
    },
    {
      speaker: 'debtor',
      text: '8,400, 7,800, 9,000 and something with a seven. Nobody could explain a thing.',
    },
    {
      speaker: 'agent',
      text: 'Then let’s go through it. The loan was at 15,200 when the pickup was repossessed. The sale brought 7,900. That leaves 7,300. What do you have on your side?',
      note: 'A calculation he can follow with a pencil. Each part can be right or wrong on its own.',
    },
    { speaker: 'debtor', text: 'The 15,200 is right, I have that letter. So why 7,800?' },
    {
      speaker: 'agent',
      text: '$500 is the cost of towing and the auction. That is the part I would look at if I were you. I do not have the receipt for it in front of me.',
      note: 'She says openly what she does not know. It takes a moment and earns the rest of the call.',
    },
    { speaker: 'debtor', text: 'Five hundred for towing? It was parked in my own yard!' },
    {
      speaker: 'agent',
      text: 'That is a good reason to dispute it. You may dispute all of it or just this part, in writing, and you will get the proof before we go on. Should I give you the address, or do you want it by email?',
      note: 'She offers the right before he demands it, and explains the next step.',
    },
    { speaker: 'debtor', text: 'By email. And then you call me again tomorrow, like the others?' },
    {
      speaker: 'agent',
      text: 'No. I am noting now that you dispute the $500 and that collection stops until you have the proof. You will hear from us with that letter, and not before.',
      note: 'What is noted, what stops, when he will hear from them. No “we will see.”',
    },
    {
      speaker: 'debtor',
      text: 'All right. I do owe the rest, I’m not crazy. I just want to know what I’m paying, that’s all.',
    },
    {
      speaker: 'agent',
      text: 'That’s fair. Would you like to talk about the $7,300 now, or when the whole amount is clear?',
      note: 'The choice is his. Pressing now would spoil what the breakdown has won.',
    },
    { speaker: 'debtor', text: 'When it’s clear. But then I talk to you, not to four people.' },
    {
      speaker: 'agent',
      text: 'Then it is me: Laura, extension 214. The letter goes out today, and I have noted that you want one person for everything. Thank you for going through it with me, Mr. Novak.',
      note: 'No money, and still a good call: he has said what he owes and who he will talk to.',
    },
  ],
  takeaways: [
    'Answer doubt with a breakdown and with proof.',
    'Say what you do not know: it makes the rest credible.',
    'Offer the dispute before they demand it, and say what stops in the meantime.',
  ],
}
