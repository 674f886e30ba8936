import type { ReadingLesson } from '../../lesson.ts'

export const angerAndThreats: ReadingLesson = {
  id: 'anger-and-threats',
  type: 'reading',
  intro:
    'Some people shout, some threaten with lawyers, the press or with worse. Most of it is not meant for you: you are the one who picked up. This lesson is about staying calm without becoming soft, and about the line at which a call ends.',
  sections: [
    {
      id: 'read',
      title: 'What anger wants',
      blocks: [
        'Anger wants to be seen. It rises when it is passed over, and it falls when somebody names its reason. In the portal’s debtors it is the same: with every turn that ignores it, it grows; with a fitting sentence it falls at once and visibly.',
        {
          call: [
            ['debtor', 'You people called me four times this week! Four!'],
            [
              'agent',
              'Four times in a week. I would be angry too. That stops: from now on it is me, and only when we have agreed on it. When suits you?',
            ],
          ],
        },
        'Say only what you can keep. The promise “that stops” has to be noted before the call is over.',
      ],
    },
    {
      id: 'voice',
      title: 'Slower, lower, shorter',
      blocks: [
        {
          list: [
            'Let them finish. Whoever is interrupted begins again from the start.',
            'Answer more slowly and more quietly than they speak. After two or three turns people draw near to each other.',
            'Short sentences. An angry person hears the first seven words.',
            'Never “calm down”. It has never calmed anybody.',
          ],
        },
      ],
    },
    {
      id: 'boundary',
      title: 'Setting a limit',
      blocks: [
        'A loud voice is no reason to hang up. Insults against you are one to set a limit: once, calmly, with an offer.',
        {
          instead: 'I don’t have to put up with that!',
          say: 'I want to solve this with you, and for that I need us to talk without insults. Can we go on like that?',
          why: 'A wish, a condition, a question. No reproach, and the way back is open.',
        },
        'If it goes on: announce it, then end the call. “I am going to end this call now. You can reach us from nine tomorrow.” Note what was said, word for word.',
      ],
    },
    {
      id: 'threats',
      title: 'Threats against you or the company',
      blocks: [
        {
          list: [
            '“My lawyer will hear about this.” That may be a right: ask for the attorney’s contact, and stop asking for money.',
            '“I’ll go to the press, to the regulator.” That is their right. Say where complaints are taken, without irony.',
            '“I know where you work.” Stay factual, end the call, tell your supervisor at once. Do not answer with a threat of your own.',
          ],
        },
        {
          rule: 'What the debtor says gives you no right to anything that is otherwise forbidden: no insult, no threat, no obscenity in return.',
          basis: '15 U.S.C. 1692d; 12 CFR 1006.14',
        },
      ],
    },
    {
      id: 'true-core',
      title: 'Look for the true core',
      blocks: [
        'In many threats there is a justified complaint: damaged goods, a wrong figure, a promise that was not kept. Whoever finds and acknowledges it makes the threat unnecessary.',
        {
          instead: 'Threats won’t get you anywhere, Mr. Salgado.',
          say: 'You mentioned damaged goods, and that nobody has answered your claim. Let us take that first. Which delivery was it?',
          why: 'It passes over the threat and takes up the matter. After it is settled, one can talk about the rest.',
        },
      ],
    },
  ],
  takeaways: [
    'Name the reason for the anger; then it falls.',
    'Slower, lower, shorter than the other side.',
    'One limit, said calmly, with a way back; then end the call.',
    'Look for the justified core of a threat.',
  ],
}
