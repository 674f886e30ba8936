import type { VideoLesson } from '../../lesson.ts'

export const twoWaysToListen: VideoLesson = {
  id: 'two-ways-to-listen',
  type: 'video',
  intro:
    'The same customer, twice. Daniel owes $900 on a card and has been working half time since spring. The first agent hears the words, the second one hears Daniel. Identity and disclosure are already behind them.',
  debtor: 'Daniel Brooks',
  lines: [
    { speaker: 'debtor', text: 'They cut my hours in May. I open the mail and I feel sick.' },
    {
      speaker: 'agent',
      text: 'I understand. You are 75 days past due. Can you pay the full amount today?',
      note: 'First try. “I understand” without a single detail, then a figure. The hours and the mail are still in the room.',
    },
    {
      speaker: 'debtor',
      text: 'Did you hear what I said? I have half a salary. No, I can’t pay the full amount today.',
      note: 'He says it again, louder. What was not heard comes back.',
    },
    {
      speaker: 'agent',
      text: 'I understand. Then how about half of it?',
      note: 'The second “I understand” counts for less than the first. Half is a guess: nobody has asked what is left.',
    },
    { speaker: 'debtor', text: 'You know what, send me a letter.' },
    {
      speaker: 'agent',
      text: 'Half the hours since May, and every letter is one more thing you would rather not open. That wears one down. What does a month look like for you now?',
      note: 'Second try, from the first line on. Hours, May, mail: three details of his, then one open question.',
    },
    {
      speaker: 'debtor',
      text: 'About eleven hundred comes in, and nine hundred is gone for rent and the bus. The rest is food.',
      note: 'Nobody asked him for figures. He gave them because he was asked about his month.',
    },
    {
      speaker: 'agent',
      text: 'So what is left is two hundred, and you have to eat from it. Then a big amount makes no sense. Are the hours going to stay like this?',
      note: 'He reflects, draws a conclusion in favour of the customer, and asks about the future: the plan depends on it.',
    },
    { speaker: 'debtor', text: 'From September I get thirty hours again. I have it in writing.' },
    {
      speaker: 'agent',
      text: 'That is good news. Would $30 a month until September and $90 from then on be something that you could sleep with?',
      note: 'An offer that has the shape of his life: small until September, more afterwards.',
    },
    { speaker: 'debtor', text: 'Thirty, yes. And ninety from October, when the first full pay is here.' },
    {
      speaker: 'agent',
      text: 'October then. $30 on the 5th of each month, the first one this month by card, and from October 5 it is $90, until the $900 are paid. Did I put that right?',
      note: 'He takes the correction without haggling over one month, and repeats everything.',
    },
    { speaker: 'debtor', text: 'That’s right. Thanks for listening.' },
  ],
  takeaways: [
    'The first agent asked for money twice and got a letter. The second asked about a month and got a plan.',
    'Details show that you listened; “I understand” only claims it.',
    'A plan may change its amount when the life behind it changes.',
  ],
}
