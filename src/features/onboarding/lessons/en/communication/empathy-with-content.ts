import type { ReadingLesson } from '../../lesson.ts'

export const empathyWithContent: ReadingLesson = {
  id: 'empathy-with-content',
  type: 'reading',
  intro:
    'Empathy is not a soft voice, and it is not “I understand”. It is proof that you heard what was said. Whoever has that proof stops repeating it, and only then has an ear for numbers.',
  sections: [
    {
      id: 'why',
      title: 'Why it comes before the solution',
      blocks: [
        'A person who has just said “my mother died” cannot compare two payment plans. That is not unwillingness: distress takes up the attention that a decision needs. If you go on to the amount at once, the next three answers are about your manner and not about the money.',
        'The debtors in this portal are built the same way. A reason or an outburst that nobody takes up stays in the room: every later offer counts for less, and anger grows by itself. One fitting sentence clears it.',
      ],
    },
    {
      id: 'parts',
      title: 'The three parts of a good sentence',
      blocks: [
        {
          steps: [
            'Name what happened, in words of your own: “You lost the hotel contract in March.”',
            'Name what it does to them, without exaggerating: “So there is no fixed income at the moment.”',
            'Ask one open question that leads on: “What comes in during a normal week now?”',
          ],
        },
        {
          instead: 'I understand, but the account is 90 days past due.',
          say: 'Two months without the rides, and the car still had to be repaired. How are things since you drive again?',
          why: '“I understand, but” takes back with the second half what the first half gave. A detail cannot be faked: it shows that you listened.',
        },
      ],
    },
    {
      id: 'dose',
      title: 'The dose',
      blocks: [
        'The first fitting sentence works strongly, the second less, the fifth is a tic. Say it when something new was said: a reason, a worry, an outburst. In between be friendly and factual.',
        {
          list: [
            'Do not compare: “that happened to me too” makes the call about you.',
            'Do not promise what you cannot know: “it will be all right” is not yours to say.',
            'Do not judge: “why didn’t you call earlier?” is a reproach with a question mark.',
            'Do not diagnose: say “that sounds exhausting”, never “you are depressed”.',
          ],
        },
      ],
    },
    {
      id: 'firm',
      title: 'Empathic and firm',
      blocks: [
        'Taking a feeling seriously does not mean waiving the debt. Both fit into one turn: first the person, then the matter.',
        {
          call: [
            ['debtor', 'My mother was in hospital for two months. I can’t even think about this now.'],
            [
              'agent',
              'Two months between the hospital and your children: I am sorry, that is a lot to carry. I do not want to make it heavier. Let us find out together whether a small amount is possible, or whether we should first set a date in a few weeks.',
            ],
          ],
        },
        'The balance is still there at the end of that turn, and so is the customer.',
      ],
    },
  ],
  takeaways: [
    'Say back what happened in your own words, then ask one question.',
    'No “but” after empathy.',
    'Once for each new thing that was said; repeated formulas count for nothing.',
    'First the person, then the matter, in the same turn.',
  ],
}
