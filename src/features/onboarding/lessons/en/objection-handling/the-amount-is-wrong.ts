import type { VideoLesson } from '../../lesson.ts'

export const theAmountIsWrong: VideoLesson = {
  id: 'the-amount-is-wrong',
  type: 'video',
  intro:
    'Frank Novak’s pickup was repossessed and sold. What the sale left open is $7,800. He has heard four different figures in a month. Watch how doubt is answered: not with an offer, but with a breakdown.',
  debtor: 'Frank Novak',
  lines: [
    {
      speaker: 'debtor',
      text: 'Which number is it today? Last week it was 8,400. I’m not paying a lottery.',
    },
    {
      speaker: 'agent',
      text: 'Four calls and four figures: I would not pay that either. Which ones were you given?',
      note: 'Acknowledged with the detail, without saying who is right. Then a question for facts.',
    },
    {
      speaker: 'debtor',
      text: '8,400, 7,800, 9,000 and something with a seven. Nobody could explain a thing.',
    },
    {
      speaker: 'agent',
      text: 'Then let us take it apart. The loan stood at 15,200 when the pickup was collected. The sale brought 7,900. That leaves 7,300. What do you have on your side?',
      note: 'A calculation that he can follow with a pencil. Each part can be right or wrong by itself.',
    },
    { speaker: 'debtor', text: 'The 15,200 is right, I have that letter. So why 7,800?' },
    {
      speaker: 'agent',
      text: '$500 are the cost of towing and the auction. That is the part I would look at if I were you. I do not have the receipt for it in front of me.',
      note: 'He says openly what he does not know. That costs a moment and earns the rest of the call.',
    },
    { speaker: 'debtor', text: 'Five hundred for towing? It stood in my own yard!' },
    {
      speaker: 'agent',
      text: 'That is a good reason to dispute it. You may dispute all of it or this part, in writing, and you get the proof before we go on. Shall I give you the address, or do you want it by e-mail?',
      note: 'He offers the right before it is demanded, and explains the next step.',
    },
    { speaker: 'debtor', text: 'By e-mail. And then you call me again tomorrow, like the others?' },
    {
      speaker: 'agent',
      text: 'No. I am noting now that you dispute the $500 and that the question rests until you have the proof. You hear from us with that letter, and not before.',
      note: 'What is noted, what rests, when he hears from them. No “we will see”.',
    },
    {
      speaker: 'debtor',
      text: 'All right. The rest I do owe, I am not crazy. I want to know what I’m paying, that’s all.',
    },
    {
      speaker: 'agent',
      text: 'That is fair. Would you like to talk about the $7,300 now, or when the whole sum is clear?',
      note: 'The choice is his. To press now would spoil what the calculation has won.',
    },
    { speaker: 'debtor', text: 'When it’s clear. But then I talk to you and not to four people.' },
    {
      speaker: 'agent',
      text: 'Then it is me: Laura, extension 214. The letter goes out today, and I have put down that you want one person for everything. Thank you for going through it with me, Mr. Novak.',
      note: 'No money, and yet a good call: he has named what he owes, and with whom he will talk.',
    },
  ],
  takeaways: [
    'Doubt is answered with a calculation and with proof.',
    'Say what you do not know: it makes the rest credible.',
    'Offer the dispute before it is demanded, and say what rests meanwhile.',
  ],
}
