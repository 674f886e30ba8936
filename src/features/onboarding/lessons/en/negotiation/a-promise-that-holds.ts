import type { VideoLesson } from '../../lesson.ts'

export const aPromiseThatHolds: VideoLesson = {
  id: 'a-promise-that-holds',
  type: 'video',
  intro:
    'Tanya Reed owes $2,400 on a card. She says yes to everything, and twice already nothing came. The agent does not want a third yes; she wants one that holds. Listen to how she tests it.',
  debtor: 'Tanya Reed',
  lines: [
    { speaker: 'debtor', text: 'Yes, yes, put me down for $300 a month. I’ll pay, I promise.' },
    {
      speaker: 'agent',
      text: 'Thank you, I can hear that you want this settled. Twice it did not work out, though. What happened on those days?',
      note: 'A quick yes is a signal. She asks about the days, not about the guilt.',
    },
    { speaker: 'debtor', text: 'I don’t know. The money was there on Friday, and on Monday it was gone.' },
    {
      speaker: 'agent',
      text: 'So on the due date it had already gone elsewhere. When does your pay come in, and when was our date?',
      note: 'It was not bad will but the wrong day. That can be mended.',
    },
    { speaker: 'debtor', text: 'I’m paid every second Friday. The date was the 5th, or the 6th.' },
    {
      speaker: 'agent',
      text: 'Then the date was never yours. Let us take your Fridays. After rent and food, what is left of one pay?',
      note: 'The plan gets the rhythm of the wages: every second Friday instead of a day in the calendar.',
    },
    { speaker: 'debtor', text: 'A hundred and twenty, maybe a hundred and thirty.' },
    {
      speaker: 'agent',
      text: 'Then three hundred a month was too much: that would be more than everything. $80 every second Friday. What could get in the way of that?',
      note: 'She lowers the amount on her own. Then the most important question of all: what could get in the way?',
    },
    { speaker: 'debtor', text: 'August. My hours are cut when school is out.' },
    {
      speaker: 'agent',
      text: 'Good to know it now. In August we make it $40. And if a Friday goes wrong all the same: what will you do?',
      note: 'An obstacle that was named beforehand becomes part of the plan, and is no broken promise later.',
    },
    { speaker: 'debtor', text: 'Call you. Before, not after.' },
    {
      speaker: 'agent',
      text: 'Exactly, before. Do you want to pay each time by yourself, or shall it go out on Fridays automatically? For that I need your written consent; I can send you the form.',
      note: 'She lets her choose. Recurring debits from an account need a written authorization: 12 CFR 1005.10(b).',
    },
    { speaker: 'debtor', text: 'Automatically. Otherwise it’s gone again on Monday.' },
    {
      speaker: 'agent',
      text: 'Then: $80 every second Friday from this Friday on, by debit once you have signed the form, $40 in August, and a call beforehand if something comes up. How would you say it in your own words?',
      note: 'Amount, rhythm, method, exception, emergency. And Tanya has to say it herself.',
    },
    {
      speaker: 'debtor',
      text: 'Eighty on my pay Fridays, forty in August, and I call you before it goes wrong.',
    },
  ],
  takeaways: [
    'A quick yes is a question that was not asked yet.',
    'Pay days before calendar days, and an amount that survives a bad month.',
    '“What could get in the way?” turns an excuse into part of the plan.',
  ],
}
