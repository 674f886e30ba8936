import type { InteractiveLesson } from '../../lesson.ts'

export const rightsInTheCall: InteractiveLesson = {
  id: 'rights-in-the-call',
  type: 'interactive',
  intro:
    'A call in the United States on behalf of an agency. Identity and disclosure are done; it is about $2,100 on a store card. Walter Haynes brings up three things that are not objections but rights. Will you notice?',
  debtor: 'Walter Haynes',
  start: { trust: 35, anger: 30 },
  scenes: [
    {
      id: 'dispute',
      says: 'I never had a card from that store. I want to see something in writing.',
      choices: [
        {
          id: 'validation',
          says: 'You have a right to that. I am noting that you dispute the debt. You will get the details in writing, and once you dispute it in writing, collection stops until the proof has been sent to you.',
          verdict: 'strong',
          effect: { trust: 14, anger: -8 },
          why: 'You name the right, note it and explain it: 15 U.S.C. 1692g, 12 CFR 1006.34 and 1006.38.',
          next: 'work',
        },
        {
          id: 'maybe-forgot',
          says: 'Maybe you forgot it? It is from 2021.',
          verdict: 'weak',
          effect: { trust: -5, anger: 6 },
          why: 'A detail may jog his memory, but his request for proof is still unanswered.',
          next: 'work',
        },
        {
          id: 'no-dispute',
          says: 'It’s too late to dispute that. It’s in the system.',
          verdict: 'harmful',
          effect: { trust: -18, anger: 22 },
          why: 'You may not talk anyone out of a dispute: 15 U.S.C. 1692g, and also 1692e(10), because it is not true.',
          next: 'complaint',
        },
      ],
    },
    {
      id: 'work',
      says: 'And stop calling me at the shop. My boss doesn’t allow it, and he has already asked me about it.',
      choices: [
        {
          id: 'note-work',
          says: 'I am sorry it got that far. I am taking the shop’s number out; no more calls there. What number and time work better for you?',
          verdict: 'strong',
          effect: { trust: 12, anger: -10 },
          why: 'From this sentence on, you know that the employer does not allow it: 15 U.S.C. 1692c(a)(3). You apologize, change it, and ask for a convenient time.',
          next: 'lawyer',
        },
        {
          id: 'only-if',
          says: 'If you pick up your cell phone, we don’t need to call the shop.',
          verdict: 'harmful',
          effect: { trust: -12, anger: 16 },
          why: 'You attach a condition to a right. A right does not depend on good behavior.',
          next: 'complaint',
        },
        {
          id: 'try',
          says: 'I will try to keep that in mind.',
          verdict: 'weak',
          effect: { trust: -3, anger: 5 },
          why: 'If you do not note it, the colleague who calls tomorrow will not know.',
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
          says: 'Then I will speak with Ms. Alvarez from now on. May I have her number? And that ends our conversation about the debt.',
          verdict: 'strong',
          effect: { trust: 12, anger: -8 },
          why: 'He names an attorney: you take down the contact and ask for nothing more. 15 U.S.C. 1692c(a)(2), 12 CFR 1006.6(b)(2).',
          next: 'clean',
        },
        {
          id: 'one-last',
          says: 'Okay. But just between us: would $50 be possible today?',
          verdict: 'harmful',
          effect: { trust: -15, anger: 15 },
          why: 'Once an attorney has been named, do not ask for money. Not even a small amount.',
          next: 'complaint',
        },
        {
          id: 'ignore-lawyer',
          says: 'All right. Then I’ll call you again next week.',
          verdict: 'weak',
          effect: { trust: -5, anger: 6 },
          why: 'You did not ask for the contact, and the call next week would be the violation.',
          next: 'loose',
        },
      ],
    },
  ],
  endings: [
    {
      id: 'clean',
      outcome: 'good',
      says: 'You’re the first one who knows how this works. Write it down, please.',
      text: 'Dispute noted, workplace number removed, attorney noted. No money today and no violation: exactly what the file needs.',
    },
    {
      id: 'loose',
      outcome: 'fair',
      says: 'Call who? I just told you I have a lawyer.',
      text: 'You did not pressure him, but the most important note is missing. Ask for the attorney’s name and number, and end the conversation there.',
    },
    {
      id: 'complaint',
      outcome: 'lost',
      says: 'That’s enough. I’m going to file a complaint, and my lawyer gets this recording.',
      text: 'You treated a right like an objection. When someone exercises a right, do not negotiate: note it, follow it, say so.',
    },
  ],
}
