import type { VideoLesson } from '../../lesson.ts'

export const twoWaysToListen: VideoLesson = {
  id: 'two-ways-to-listen',
  type: 'video',
  intro:
    'The same customer, twice. Daniel owes $900 on a card and has been working half time since spring. The first agent hears the words; the second one hears Daniel. Identity and disclosure are already done.',
  debtor: 'Daniel Brooks',
  lines: [
    { speaker: 'debtor', text: 'They cut my hours in May. I open the mail and I feel sick.' },
    {
      speaker: 'agent',
      text: 'I understand. You are 75 days past due. Can you pay the full amount today?',
      note: 'First try. “I understand” without a single detail, then a figure. The hours and the mail still hang in the air.',
    },
    {
      speaker: 'debtor',
      text: 'Did you hear what I said? I’m making half my salary. No, I can’t pay the full amount today.',
      note: 'He says it again, louder. What was not heard comes back.',
    },
    {
      speaker: 'agent',
      text: 'I understand. Then how about half of it?',
      note: 'The second “I understand” counts for less than the first. Half is a guess: no one has asked what is left.',
    },
    { speaker: 'debtor', text: 'You know what, send me a letter.' },
    {
      speaker: 'agent',
      text: 'Half the hours since May, and every letter is one more thing you would rather not open. That wears you down. What does a month look like for you now?',
      note: 'Second try, from the first line. Hours, May, mail: three of his own details, then one open question.',
    },
    {
      speaker: 'debtor',
      text: 'About eleven hundred comes in, and nine hundred goes to rent and the bus. The rest is food.',
      note: 'No one asked him for figures. He gave them because he was asked about his month.',
    },
    {
      speaker: 'agent',
      text: 'So you have two hundred left, and that has to cover food. Then a big amount makes no sense. Are your hours going to stay like this?',
      note: 'He reflects back what he heard, draws a conclusion in the customer’s favor, and asks about the future: the plan depends on it.',
    },
    { speaker: 'debtor', text: 'I get thirty hours again starting in September. I have it in writing.' },
    {
      speaker: 'agent',
      text: 'That is good news. Could you sleep at night with $30 a month until September and $90 from then on?',
      note: 'An offer that fits his life: small until September, more after that.',
    },
    {
      speaker: 'debtor',
      text: 'Thirty, yes. And ninety starting in October, when I get my first full paycheck.',
    },
    {
      speaker: 'agent',
      text: 'October, then. $30 on the 5th of each month, the first one this month by card, and $90 starting October 5, until the $900 is paid. Did I get that right?',
      note: 'He accepts the correction without haggling over one month, and repeats everything.',
    },
    { speaker: 'debtor', text: 'That’s right. Thanks for listening.' },
  ],
  takeaways: [
    'The first agent asked for money twice and got a letter. The second asked about a month and got a plan.',
    'Details show that you listened; “I understand” only claims it.',
    'A plan can change its amount when the life behind it changes.',
  ],
}
