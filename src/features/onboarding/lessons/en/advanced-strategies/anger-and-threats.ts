import { citations } from '../../citations.ts'
import type { ReadingLesson } from '../../lesson.ts'

export const angerAndThreats: ReadingLesson = {
  id: 'anger-and-threats',
  type: 'reading',
  intro:
    'Some people shout; some threaten you with lawyers, the press or worse. Most of it is not aimed at you: you just picked up the phone. This lesson is about staying calm without going soft, and about the point at which a call ends.',
  sections: [
    {
      id: 'read',
      title: 'What anger wants',
      blocks: [
        'Anger wants to be seen. It rises when you ignore it and falls when someone names its reason. The portal’s debtors work the same way: their anger grows with every turn that ignores it, and a fitting sentence makes it fall right away.',
        {
          call: [
            ['debtor', 'You people called me four times this week! Four!'],
            [
              'agent',
              'Four times in a week. I would be angry too. That stops now: from here on it will be me, and only when we have agreed on it. When works for you?',
            ],
          ],
        },
        'Promise only what you can keep. The promise “that stops now” has to be noted before the call is over.',
      ],
    },
    {
      id: 'voice',
      title: 'Slower, lower, shorter',
      blocks: [
        {
          list: [
            'Let them finish. If you interrupt, they start over from the beginning.',
            'Answer more slowly and more quietly than they speak. After two or three turns, people start to match each other.',
            'Short sentences. An angry person hears the first seven words.',
            'Never say “calm down.” It has never calmed anyone down.',
          ],
        },
      ],
    },
    {
      id: 'boundary',
      title: 'Setting a limit',
      blocks: [
        'A loud voice is no reason to hang up. Insults against you are a reason to set a limit: once, calmly, with an offer.',
        {
          instead: 'I don’t have to put up with that!',
          say: 'I want to solve this with you, and for that I need us to talk without insults. Can we go on that way?',
          why: 'A wish, a condition, a question. No blame, and the way back is open.',
        },
        'If it continues, say so, then end the call. “I am going to end this call now. You can reach us after nine tomorrow.” Note what was said, word for word.',
      ],
    },
    {
      id: 'threats',
      title: 'Threats against you or the company',
      blocks: [
        {
          list: [
            '“My lawyer will hear about this.” That may be a right: ask for the attorney’s contact information, and stop asking for money.',
            '“I’ll go to the press, to the regulator.” That is their right. Say where to file a complaint, without irony.',
            '“I know where you work.” Stay factual, end the call, tell your supervisor immediately. Do not answer with a threat of your own.',
          ],
        },
        {
          rule: 'Nothing the debtor says allows you anything that is otherwise forbidden: no insults, no threats, no obscenities in return.',
          by: citations.respect,
        },
      ],
    },
    {
      id: 'true-core',
      title: 'Look for the real complaint',
      blocks: [
        'Behind many threats is a justified complaint: damaged goods, a wrong figure, a promise that was not kept. Find it and acknowledge it, and the threat becomes unnecessary.',
        {
          instead: 'Threats won’t get you anywhere, Mr. Salgado.',
          say: 'You mentioned damaged goods, and that no one has answered your claim. Let’s start with that. Which delivery was it?',
          why: 'It ignores the threat and addresses the problem. Once that is settled, you can talk about the rest.',
        },
      ],
    },
  ],
  takeaways: [
    'Name the reason for the anger, and it falls.',
    'Slower, lower, shorter than the other side.',
    'One limit, said calmly, with a way back; then end the call.',
    'Look for the justified complaint behind a threat.',
  ],
}
