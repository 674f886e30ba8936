import { citations } from '../../citations.ts'
import type { ReadingLesson } from '../../lesson.ts'

export const vulnerableCustomers: ReadingLesson = {
  id: 'vulnerable-customers',
  type: 'reading',
  intro:
    'Anyone can be vulnerable for a time: after a death, during an illness or a separation, after losing a job, or when they do not understand a contract. People rarely tell you. You can hear it, if you know what to listen for. What you do then decides much more than a payment.',
  sections: [
    {
      id: 'signs',
      title: 'What you may hear',
      blocks: [
        {
          list: [
            'Life: a death, an illness, someone to care for, violence at home, no job, no home.',
            'Understanding: the same question three times, long pauses, yes to everything, someone whispering in the background.',
            'Money: they cut back on food or medicine, one loan pays another, the cards are maxed out.',
            'Despair: “I can’t go on,” “everyone would be better off without me,” “it’s all over anyway.”',
          ],
        },
        'A single sign proves nothing. It is a reason to slow down and ask.',
      ],
    },
    {
      id: 'steps',
      title: 'Four steps',
      blocks: [
        {
          steps: [
            'Stop. No figure, no date, no next step.',
            'Acknowledge it with a detail: “You have been caring for your father since May.”',
            'Ask what would help on this call: speaking more slowly, another day, someone they trust on the line, a letter.',
            'Act: note what you agreed on, offer the hardship program or a counseling service, and set a longer pause.',
          ],
        },
        {
          instead: 'I’m sorry for your loss. Now, about the payment.',
          say: 'I’m sorry about your mother. We don’t have to settle this today. Would it help if I called in four weeks, or would you rather have a letter?',
          why: 'The first sentence checks off a feeling. The second one changes something.',
        },
      ],
    },
    {
      id: 'data',
      title: 'What you write down',
      blocks: [
        'Health is one of the most sensitive things to know about someone. Ask whether you may note it, and note the consequence rather than the diagnosis: “speak slowly; letters in large print; no calls before 11” instead of the name of an illness.',
        {
          call: [
            [
              'agent',
              'May I note that mornings are difficult for you? Then no one will call you before eleven.',
            ],
            ['debtor', 'Yes, please. The pills make me slow.'],
            ['agent', 'I’ll write: no calls before eleven. It doesn’t need to say anything else.'],
          ],
        },
      ],
    },
    {
      id: 'law',
      title: 'Why it is also the law',
      blocks: [
        {
          rule: 'Taking unreasonable advantage of someone who does not understand, or cannot protect their interests, is an abusive practice.',
          by: citations.vulnerable,
        },
        {
          rule: 'Conduct whose natural consequence is to harass, oppress or abuse a person is forbidden.',
          by: citations.harassment,
        },
        'In Mexico, the respectful treatment that CONDUSEF requires covers it, and you must not approach older adults who are not the debtor about a debt at all.',
      ],
    },
    {
      id: 'despair',
      title: 'When someone does not want to live anymore',
      blocks: [
        'Then it is no longer a collection call. Speak calmly. Ask directly, because asking does not put the idea in anyone’s head: “Are you thinking of taking your life?” Stay on the line. Have a colleague call your supervisor.',
        {
          list: [
            'United States: 988 Suicide & Crisis Lifeline, by call or text, 24 hours a day; press 2 for Spanish.',
            'Mexico: Línea de la Vida, 800 911 2000, 24 hours a day.',
            'In immediate danger: 911 in both countries.',
          ],
        },
        {
          instead: 'I’m sure it isn’t that bad. Shall we make it $40?',
          say: 'I’m glad you told me. The bill doesn’t matter right now. Are you thinking of taking your life? ... I’ll stay on the line. At 988 there are people who are there for exactly this; may I connect you?',
          why: 'You take it seriously, ask directly, offer help and do not hang up. The money can wait.',
        },
        'Afterward, tell your supervisor, note the pause in collection, and take a break yourself. You do not just move on from a call like that.',
      ],
    },
  ],
  takeaways: [
    'One sign is a reason to slow down and ask.',
    'Stop, acknowledge, ask what helps, act.',
    'Note the consequence, not the diagnosis.',
    'In despair: no collecting, ask directly, stay on the line, connect them to help.',
  ],
}
