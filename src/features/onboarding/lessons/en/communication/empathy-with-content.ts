import type { ReadingLesson } from '../../lesson.ts'

export const empathyWithContent: ReadingLesson = {
  id: 'empathy-with-content',
  type: 'reading',
  intro:
    'Empathy is not a soft voice, and it is not “I understand.” It is proof that you heard what was said. Once people have that proof, they stop repeating themselves, and only then are they ready to hear numbers.',
  sections: [
    {
      id: 'why',
      title: 'Why it comes before the solution',
      blocks: [
        'Someone who has just said “my mother died” cannot compare two payment plans. That is not unwillingness: distress takes up the attention that a decision needs. If you go straight to the amount, the next three answers will be about your manner and not about the money.',
        'The debtors in this portal work the same way. If no one acknowledges a reason or an outburst, it hangs in the air: every later offer counts for less, and anger grows by itself. One fitting sentence clears it.',
      ],
    },
    {
      id: 'parts',
      title: 'The three parts of a good sentence',
      blocks: [
        {
          steps: [
            'Name what happened, in your own words: “You lost the hotel contract in March.”',
            'Name what it does to them, without exaggerating: “So there is no fixed income at the moment.”',
            'Ask one open question that moves things forward: “What comes in during a normal week now?”',
          ],
        },
        {
          instead: 'I understand, but the account is 90 days past due.',
          say: 'Two months without driving, and you still had to pay to fix the car. How have things been since you started driving again?',
          why: '“I understand, but” takes back in its second half what it gave in the first. You cannot fake a detail: it shows that you listened.',
        },
      ],
    },
    {
      id: 'dose',
      title: 'The dose',
      blocks: [
        'The first fitting sentence works well, the second less, and the fifth is a tic. Use one when something new was said: a reason, a worry, an outburst. In between, be friendly and factual.',
        {
          list: [
            'Do not compare: “that happened to me too” makes the call about you.',
            'Do not promise what you cannot know: “it will be all right” is not for you to say.',
            'Do not judge: “why didn’t you call earlier?” is blame with a question mark.',
            'Do not diagnose: say “that sounds exhausting,” never “you are depressed.”',
          ],
        },
      ],
    },
    {
      id: 'firm',
      title: 'Empathetic and firm',
      blocks: [
        'Taking a feeling seriously does not mean forgiving the debt. Both fit into one turn: first the person, then the debt.',
        {
          call: [
            [
              'debtor',
              'My mother was in the hospital for two months. I can’t even think about this right now.',
            ],
            [
              'agent',
              'Two months between the hospital and your children: I am sorry, that is a lot to carry. I do not want to add to it. Let’s see together whether a small amount is possible, or whether we should first set a date a few weeks from now.',
            ],
          ],
        },
        'At the end of that turn the balance is still there, and so is the customer.',
      ],
    },
  ],
  takeaways: [
    'Say what happened in your own words, then ask one question.',
    'No “but” after empathy.',
    'Once for each new thing that was said; repeated phrases count for nothing.',
    'First the person, then the debt, in the same turn.',
  ],
}
