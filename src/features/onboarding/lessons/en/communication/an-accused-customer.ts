import type { InteractiveLesson } from '../../lesson.ts'

export const anAccusedCustomer: InteractiveLesson = {
  id: 'an-accused-customer',
  type: 'interactive',
  intro:
    'James has never been late with anything. The power supplier says that $480 are open. He moved out in August and says that he gave the final meter reading. He hears every question as an accusation. Identity and disclosure are done.',
  debtor: 'James',
  start: { trust: 35, anger: 35 },
  scenes: [
    {
      id: 'never-late',
      says: 'I have paid every bill of my life on time. And now a debt collector calls me?',
      choices: [
        {
          id: 'reflect',
          says: 'Somebody who always pays on time gets a call like this: I can see that it feels wrong. What do you know about this bill?',
          verdict: 'strong',
          effect: { trust: 12, anger: -12 },
          why: 'You take up what matters to him, his good name, and ask openly. He may tell his story instead of defending himself.',
          next: 'reading',
        },
        {
          id: 'system',
          says: 'The system shows $480 open since October.',
          verdict: 'weak',
          effect: { trust: -4, anger: 8 },
          why: 'A fact, but not an answer to what he said. “The system” sounds as if his word counted for nothing.',
          next: 'reading',
        },
        {
          id: 'everybody',
          says: 'Everybody says that. The bill is still not paid.',
          verdict: 'harmful',
          effect: { trust: -15, anger: 22 },
          why: 'You call him a liar among liars. After this sentence no number can be discussed.',
          next: 'insulted',
        },
      ],
    },
    {
      id: 'reading',
      says: 'I moved out in August and gave them the final reading. They billed me until October for a flat where I no longer lived!',
      choices: [
        {
          id: 'proof',
          says: 'So you would be paying for two months in which others lived there. Do you still have something from August, an e-mail or a photo of the meter?',
          verdict: 'strong',
          effect: { trust: 12, anger: -10 },
          why: 'You repeat the core of it correctly and ask for what settles it. He feels taken seriously and has something to do.',
          next: 'has-email',
        },
        {
          id: 'partial',
          says: 'Could you pay half while this is being looked into?',
          verdict: 'weak',
          effect: { trust: -6, anger: 8 },
          why: 'An offer before the question is settled whether the amount is right. To him it is half an admission.',
          next: 'has-email',
        },
        {
          id: 'not-my-job',
          says: 'You have to settle that with the supplier. I only collect.',
          verdict: 'harmful',
          effect: { trust: -12, anger: 15 },
          why: 'He is disputing the debt. Sending him away brushes off a right that he has with you: 15 U.S.C. 1692g.',
          next: 'insulted',
        },
      ],
    },
    {
      id: 'has-email',
      says: 'There is an e-mail with the reading. I am not making this up, you know.',
      choices: [
        {
          id: 'take-it',
          says: 'I believe that you have it. Please send it to me; I will note your dispute today, and we ask for nothing until the supplier has answered in writing. May I give you the address?',
          verdict: 'strong',
          effect: { trust: 15, anger: -12 },
          why: 'You say what you do, what he does and what happens meanwhile. Collection rests while a dispute in writing is open.',
          next: 'agreed',
        },
        {
          id: 'see',
          says: 'Well, send it in and we will see.',
          verdict: 'weak',
          effect: { trust: 2, anger: 0 },
          why: 'Not wrong, but “we will see” leaves open what happens now. He will call again tomorrow, or a lawyer will.',
          next: 'vague',
        },
        {
          id: 'deadline',
          says: 'You have until Friday. After that your credit is ruined.',
          verdict: 'harmful',
          effect: { trust: -18, anger: 25 },
          why: 'A false threat about credit, in the middle of a dispute: 15 U.S.C. 1692e(8). He was about to cooperate.',
          next: 'insulted',
        },
      ],
    },
  ],
  endings: [
    {
      id: 'agreed',
      outcome: 'good',
      says: 'Finally somebody who listens. I’ll send it tonight. What I really owe, I pay.',
      text: 'No money today, and still a good call: the dispute is noted, the proof is on its way, and he has said himself that he will pay what is right.',
    },
    {
      id: 'vague',
      outcome: 'fair',
      says: 'Fine. I’ll send it. I hope that somebody reads it.',
      text: 'The call is kept, the next step is not clear. Say what you note, what rests meanwhile, and when he hears from you.',
    },
    {
      id: 'insulted',
      outcome: 'lost',
      says: 'I don’t have to listen to this. You’ll hear from my lawyer.',
      text: 'He came to be believed, not to avoid paying. Where somebody feels accused, the first task is to give the good name back.',
    },
  ],
}
