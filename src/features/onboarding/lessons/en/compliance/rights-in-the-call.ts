import type { InteractiveLesson } from '../../lesson.ts'

export const rightsInTheCall: InteractiveLesson = {
  id: 'rights-in-the-call',
  type: 'interactive',
  intro:
    'A call in the United States for an agency. Identity and disclosure are done; it is about $2,100 on a store card. Walter Haynes brings up three things that are no objections but rights. Will you notice?',
  debtor: 'Walter Haynes',
  start: { trust: 35, anger: 30 },
  scenes: [
    {
      id: 'dispute',
      says: 'I never had a card from that store. I want to see something in writing.',
      choices: [
        {
          id: 'validation',
          says: 'You have the right to that. I am noting that you dispute the debt; you get the details in writing, and with your dispute in writing the collection rests until the proof has been sent to you.',
          verdict: 'strong',
          effect: { trust: 14, anger: -8 },
          why: 'The right is named, noted and explained: 15 U.S.C. 1692g, 12 CFR 1006.34 and 1006.38.',
          next: 'work',
        },
        {
          id: 'maybe-forgot',
          says: 'Perhaps you forgot it? It is from 2021.',
          verdict: 'weak',
          effect: { trust: -5, anger: 6 },
          why: 'A detail may help the memory, but the wish for proof is still unanswered.',
          next: 'work',
        },
        {
          id: 'no-dispute',
          says: 'It’s too late to dispute that. It’s in the system.',
          verdict: 'harmful',
          effect: { trust: -18, anger: 22 },
          why: 'Nobody may be talked out of a dispute: 15 U.S.C. 1692g, and 1692e(10) as well, since it is not true.',
          next: 'complaint',
        },
      ],
    },
    {
      id: 'work',
      says: 'And stop calling me at the shop. My boss doesn’t allow it, he has already asked me about it.',
      choices: [
        {
          id: 'note-work',
          says: 'I am sorry that it got that far. I am taking the number of the shop out, no more calls there. Which number and time suit you instead?',
          verdict: 'strong',
          effect: { trust: 12, anger: -10 },
          why: 'From this sentence on you know that the employer does not allow it: 15 U.S.C. 1692c(a)(3). You apologise, change it, and ask for a convenient time.',
          next: 'lawyer',
        },
        {
          id: 'only-if',
          says: 'If you pick up your cell phone, we don’t need to call the shop.',
          verdict: 'harmful',
          effect: { trust: -12, anger: 16 },
          why: 'You tie a right to a condition. It does not depend on good behaviour.',
          next: 'complaint',
        },
        {
          id: 'try',
          says: 'I will try to keep that in mind.',
          verdict: 'weak',
          effect: { trust: -3, anger: 5 },
          why: 'What is not noted is not kept by the colleague who calls tomorrow.',
          next: 'lawyer',
        },
      ],
    },
    {
      id: 'lawyer',
      says: 'You know, my lawyer is looking at this anyway. Ms. Alvarez, here in town.',
      choices: [
        {
          id: 'take-contact',
          says: 'Then I will speak with Ms. Alvarez from now on. May I have her number? And with that I end our conversation about the matter.',
          verdict: 'strong',
          effect: { trust: 12, anger: -8 },
          why: 'An attorney is named: you take the contact and ask for nothing more. 15 U.S.C. 1692c(a)(2), 12 CFR 1006.6(b)(2).',
          next: 'clean',
        },
        {
          id: 'one-last',
          says: 'Good. But just between us: would $50 be possible today?',
          verdict: 'harmful',
          effect: { trust: -15, anger: 15 },
          why: 'After an attorney has been named, no question for money. Not even a small one.',
          next: 'complaint',
        },
        {
          id: 'ignore-lawyer',
          says: 'All right. Then I will call you again next week.',
          verdict: 'weak',
          effect: { trust: -5, anger: 6 },
          why: 'You have not asked for the contact, and the call next week would be the violation.',
          next: 'loose',
        },
      ],
    },
  ],
  endings: [
    {
      id: 'clean',
      outcome: 'good',
      says: 'You’re the first one who knows how it works. Write this down, please.',
      text: 'Dispute noted, place of work taken out, attorney noted. No money today and no violation: exactly what the file needs.',
    },
    {
      id: 'loose',
      outcome: 'fair',
      says: 'Call whom? I just told you that I have a lawyer.',
      text: 'You did not press him, but the most important note is missing. Ask for name and number of the attorney, and end the matter there.',
    },
    {
      id: 'complaint',
      outcome: 'lost',
      says: 'That’s enough. I’m going to complain, and my lawyer gets this recording.',
      text: 'A right was treated like an objection. Where somebody uses one, nothing is negotiated: note, follow, say so.',
    },
  ],
}
