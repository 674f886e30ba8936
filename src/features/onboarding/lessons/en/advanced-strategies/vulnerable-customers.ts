import type { ReadingLesson } from '../../lesson.ts'

export const vulnerableCustomers: ReadingLesson = {
  id: 'vulnerable-customers',
  type: 'reading',
  intro:
    'Anybody can be vulnerable for a time: after a death, in an illness, in a separation, when the job is gone, when the words of a contract are not understood. You will rarely be told. You will hear it, if you know what to listen for. What you do then decides about much more than a payment.',
  sections: [
    {
      id: 'signs',
      title: 'What you may hear',
      blocks: [
        {
          list: [
            'Life: a death, an illness, somebody to care for, violence at home, no job, no flat.',
            'Understanding: the same question three times, long pauses, yes to everything, somebody who whispers in the background.',
            'Money: food or medicine are being saved on, one loan pays another, cards are full.',
            'Despair: “I can’t go on”, “it would be better without me”, “it’s all over anyway”.',
          ],
        },
        'A single sign proves nothing. It is a reason to go slower and to ask.',
      ],
    },
    {
      id: 'steps',
      title: 'Four steps',
      blocks: [
        {
          steps: [
            'Stop. No figure, no date, no next step.',
            'Take it up with a detail: “You have been caring for your father since May.”',
            'Ask what would help in this call: speaking more slowly, another day, a person of trust on the line, a letter.',
            'Act: note what was agreed, offer the hardship programme or a counselling service, and set a longer pause.',
          ],
        },
        {
          instead: 'I’m sorry for your loss. Now, about the payment.',
          say: 'I’m sorry about your mother. We don’t have to settle this today. Would it help if I called in four weeks, or would a letter be better?',
          why: 'The first sentence ticks off a feeling. The second one changes something.',
        },
      ],
    },
    {
      id: 'data',
      title: 'What you write down',
      blocks: [
        'Health is among the most sensitive things there are to know about somebody. Ask whether you may note it, and note what follows from it rather than the diagnosis: “speak slowly; letters in large print; no call before 11” instead of the name of an illness.',
        {
          call: [
            [
              'agent',
              'May I write down that mornings are difficult for you? Then nobody will call you before eleven.',
            ],
            ['debtor', 'Yes, please. The pills make me slow.'],
            ['agent', 'I will write: no calls before eleven. Nothing else has to be in there.'],
          ],
        },
      ],
    },
    {
      id: 'law',
      title: 'Why it is the law as well',
      blocks: [
        {
          rule: 'Taking unreasonable advantage of somebody who does not understand, or cannot protect their interests, is an abusive practice.',
          basis: '12 U.S.C. 5531(d)',
        },
        {
          rule: 'Conduct whose natural consequence is to harass, oppress or abuse a person is forbidden.',
          basis: '15 U.S.C. 1692d; 12 CFR 1006.14(a)',
        },
        'In Mexico the respectful treatment that CONDUSEF demands covers it, and older adults who are not the debtor must not be approached about a debt at all.',
      ],
    },
    {
      id: 'despair',
      title: 'When somebody does not want to live any more',
      blocks: [
        'Then it is no collection call any more. Speak calmly. Ask directly, for asking does not put the idea into anybody’s head: “Are you thinking of taking your life?” Stay on the line. Have a colleague call your supervisor.',
        {
          list: [
            'United States: 988 Suicide & Crisis Lifeline, by call or text, day and night; press 2 for Spanish.',
            'Mexico: Línea de la Vida, 800 911 2000, day and night.',
            'In immediate danger: 911 in both countries.',
          ],
        },
        {
          instead: 'I’m sure it isn’t that bad. Shall we make it $40?',
          say: 'I’m glad that you told me. The bill does not matter now. Are you thinking of taking your life? ... I’ll stay on the line. There is somebody at 988 who is there for exactly this; may I connect you?',
          why: 'Taken seriously, asked directly, help offered, not hung up. The money waits.',
        },
        'Afterwards tell your supervisor, note the pause in collection, and take a break yourself. Such calls are not put away like others.',
      ],
    },
  ],
  takeaways: [
    'One sign is a reason to go slower and to ask.',
    'Stop, take up, ask what helps, act.',
    'Note what follows, not the diagnosis.',
    'In despair: no collecting, ask directly, stay, connect to help.',
  ],
}
