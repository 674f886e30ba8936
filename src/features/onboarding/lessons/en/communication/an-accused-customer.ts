import type { InteractiveLesson } from '../../lesson.ts'

export const anAccusedCustomer: InteractiveLesson = {
  id: 'an-accused-customer',
  type: 'interactive',
  intro:
    'James has never been late with anything. The electric company says that he owes $480. He moved out in August and says that he gave them the final meter reading. He hears every question as an accusation. Identity and disclosure are done.',
  debtor: 'James',
  start: { trust: 35, anger: 35 },
  scenes: [
    {
      id: 'never-late',
      says: 'I’ve paid every bill in my life on time. And now a debt collector calls me?',
      choices: [
        {
          id: 'reflect',
          says: 'You always pay on time, and then you get a call like this: I can see why it feels wrong. What do you know about this bill?',
          verdict: 'strong',
          effect: { trust: 12, anger: -12 },
          why: 'You acknowledge what matters to him, his good name, and ask an open question. He can tell his story instead of defending himself.',
          next: 'reading',
        },
        {
          id: 'system',
          says: 'The system shows $480 unpaid since October.',
          verdict: 'weak',
          effect: { trust: -4, anger: 8 },
          why: 'A fact, but not an answer to what he said. “The system” sounds as if his word counts for nothing.',
          next: 'reading',
        },
        {
          id: 'everybody',
          says: 'Everyone says that. The bill is still not paid.',
          verdict: 'harmful',
          effect: { trust: -15, anger: 22 },
          why: 'You call him just another liar. After that sentence, no figure can be discussed.',
          next: 'insulted',
        },
      ],
    },
    {
      id: 'reading',
      says: 'I moved out in August and gave them the final reading. They billed me until October for an apartment I no longer lived in!',
      choices: [
        {
          id: 'proof',
          says: 'So you would be paying for two months when someone else lived there. Do you still have anything from August, an email or a photo of the meter?',
          verdict: 'strong',
          effect: { trust: 12, anger: -10 },
          why: 'You restate the key point correctly and ask for what would settle it. He feels taken seriously and has something to do.',
          next: 'has-email',
        },
        {
          id: 'partial',
          says: 'Could you pay half while this is being looked into?',
          verdict: 'weak',
          effect: { trust: -6, anger: 8 },
          why: 'An offer before anyone knows whether the amount is right. To him, it is half an admission.',
          next: 'has-email',
        },
        {
          id: 'not-my-job',
          says: 'You have to settle that with the electric company. I only collect.',
          verdict: 'harmful',
          effect: { trust: -12, anger: 15 },
          why: 'He is disputing the debt. Sending him elsewhere brushes off a right that he has with you.',
          next: 'insulted',
        },
      ],
    },
    {
      id: 'has-email',
      says: 'I have an email with the reading. I’m not making this up, you know.',
      choices: [
        {
          id: 'take-it',
          says: 'I believe you. Please send it to me. I will note your dispute today, and we will not ask you for anything until the company has answered in writing. Can I give you the address?',
          verdict: 'strong',
          effect: { trust: 15, anger: -12 },
          why: 'You say what you will do, what he should do and what happens in the meantime. What you promise is what he needs: nobody asks him for money while his dispute is open.',
          next: 'agreed',
        },
        {
          id: 'see',
          says: 'Well, send it in and we will see.',
          verdict: 'weak',
          effect: { trust: 2, anger: 0 },
          why: 'Not wrong, but “we will see” does not say what happens now. Tomorrow he will call again, or a lawyer will.',
          next: 'vague',
        },
        {
          id: 'deadline',
          says: 'You have until Friday. After that your credit is ruined.',
          verdict: 'harmful',
          effect: { trust: -18, anger: 25 },
          why: 'A false threat about credit, in the middle of a dispute. He was about to cooperate.',
          next: 'insulted',
        },
      ],
    },
  ],
  endings: [
    {
      id: 'agreed',
      outcome: 'good',
      says: 'Finally, someone who listens. I’ll send it tonight. If I really owe something, I’ll pay it.',
      text: 'No money today, and still a good call: the dispute is noted, the proof is on its way, and he said himself that he will pay what he owes.',
    },
    {
      id: 'vague',
      outcome: 'fair',
      says: 'Fine. I’ll send it. I hope someone reads it.',
      text: 'You kept the call going, but the next step is not clear. Say what you will note, what stops in the meantime, and when he will hear from you.',
    },
    {
      id: 'insulted',
      outcome: 'lost',
      says: 'I don’t have to listen to this. You’ll hear from my lawyer.',
      text: 'He wanted to be believed, not to avoid paying. When someone feels accused, your first job is to give them their good name back.',
    },
  ],
}
