import type { VideoLesson } from '../../lesson.ts'

export const aPromiseThatHolds: VideoLesson = {
  id: 'a-promise-that-holds',
  type: 'video',
  intro:
    'Tanya Reed owes $2,400 on a card. She says yes to everything, and twice now, nothing came. The agent does not want a third yes; she wants one that holds. Listen to how she tests it.',
  debtor: 'Tanya Reed',
  lines: [
    { speaker: 'debtor', text: 'Yes, yes, put me down for $300 a month. I’ll pay, I promise.' },
    {
      speaker: 'agent',
      text: 'Thank you, I can hear that you want this settled. But twice it did not work out. What happened on those days?',
      note: 'A quick yes is a warning sign. She asks about the days, not about blame.',
    },
    { speaker: 'debtor', text: 'I don’t know. The money was there on Friday, and on Monday it was gone.' },
    {
      speaker: 'agent',
      text: 'So by the due date it was already gone. When do you get paid, and what was our date?',
      note: 'It was not bad faith, just the wrong day. That can be fixed.',
    },
    { speaker: 'debtor', text: 'I get paid every other Friday. The date was the 5th, or the 6th.' },
    {
      speaker: 'agent',
      text: 'Then that date never worked for you. Let’s use your Fridays. After rent and food, how much is left of one paycheck?',
      note: 'The plan follows her paychecks: every other Friday instead of a calendar day.',
    },
    { speaker: 'debtor', text: 'A hundred and twenty, maybe a hundred and thirty.' },
    {
      speaker: 'agent',
      text: 'Then three hundred a month was too much: that would be more than everything you have left. $80 every other Friday. What could get in the way of that?',
      note: 'She lowers the amount on her own. Then she asks the most important question of all: what could get in the way?',
    },
    { speaker: 'debtor', text: 'August. They cut my hours when school is out.' },
    {
      speaker: 'agent',
      text: 'Good to know that now. In August we’ll make it $40. And if a Friday goes wrong anyway, what will you do?',
      note: 'An obstacle named in advance becomes part of the plan instead of a broken promise later.',
    },
    { speaker: 'debtor', text: 'Call you. Before, not after.' },
    {
      speaker: 'agent',
      text: 'Exactly, before. Do you want to make each payment yourself, or should it go out automatically on Fridays? For that I need your written consent; I can send you the form.',
      note: 'She lets her choose. Consent to recurring debits belongs in writing, so that both know later what was allowed.',
    },
    { speaker: 'debtor', text: 'Automatically. Otherwise it’s gone again on Monday.' },
    {
      speaker: 'agent',
      text: 'Then: $80 every other Friday starting this Friday, by debit once you have signed the form, $40 in August, and a call beforehand if something comes up. How would you put it in your own words?',
      note: 'Amount, rhythm, method, exception, emergency. And Tanya has to say it herself.',
    },
    {
      speaker: 'debtor',
      text: 'Eighty on my pay Fridays, forty in August, and I call you before it goes wrong.',
    },
  ],
  takeaways: [
    'A quick yes is a question that has not been asked yet.',
    'Paydays over calendar days, and an amount that survives a bad month.',
    '“What could get in the way?” turns an excuse into part of the plan.',
  ],
}
