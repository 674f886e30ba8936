import type { InteractiveLesson } from '../../lesson.ts'

export const askMeNextMonth: InteractiveLesson = {
  id: 'ask-me-next-month',
  type: 'interactive',
  intro:
    'Sofia owes $1,500 on a personal loan. She is friendly and puts everything off. Behind it there is a reason that she does not say by herself. You have patience in hand and no need to hurry.',
  debtor: 'Sofia',
  start: { trust: 45, anger: 10 },
  scenes: [
    {
      id: 'next-month',
      says: 'Oh, right, that. It’s a bad month. Ask me again next month, okay?',
      choices: [
        {
          id: 'what-different',
          says: 'A bad month, all right. What will be different next month?',
          verdict: 'strong',
          effect: { trust: 6, anger: 0 },
          why: 'Short, friendly, and exactly the question that separates a reason from an excuse.',
          next: 'husband',
        },
        {
          id: 'ok-next',
          says: 'Okay, then I will call again next month.',
          verdict: 'weak',
          effect: { trust: 3, anger: 0 },
          why: 'Pleasant for both, and in a month you are at this sentence again. Nothing was learned.',
          next: 'put-off',
        },
        {
          id: 'no-more',
          says: 'You have said that three times. This month or it goes to court.',
          verdict: 'harmful',
          effect: { trust: -15, anger: 22 },
          why: 'A suit that nobody has decided on is a false threat: 15 U.S.C. 1692e(5). And the reason stays hidden.',
          next: 'hung-up',
        },
      ],
    },
    {
      id: 'husband',
      says: 'I don’t know... I would have to talk to my husband first. He doesn’t like to be surprised.',
      choices: [
        {
          id: 'knows',
          says: 'You decide together, I understand. Does he know about the loan?',
          verdict: 'weak',
          effect: { trust: -3, anger: 4 },
          why: 'It hits the sore point head on. It may help later; now it puts her in a corner.',
          next: 'secret-late',
        },
        {
          id: 'what-hard',
          says: 'It is money of you both. What would be the hardest part of that conversation?',
          verdict: 'strong',
          effect: { trust: 10, anger: -3 },
          why: 'You ask about the conversation and not about the marriage. She may say as much as she likes.',
          next: 'secret',
        },
        {
          id: 'your-debt',
          says: 'The contract is in your name only. He has nothing to do with it.',
          verdict: 'harmful',
          effect: { trust: -12, anger: 14 },
          why: 'Correct on paper, and an answer to something that she did not ask. She closes up.',
          next: 'put-off',
        },
      ],
    },
    {
      id: 'secret',
      says: 'He doesn’t know about it. It was for my brother, and my brother doesn’t pay it back. I’m so ashamed.',
      choices: [
        {
          id: 'acknowledge',
          says: 'You wanted to help your brother, and now you carry it alone. What could you set aside from your own pay without having to explain it to anybody?',
          verdict: 'strong',
          effect: { trust: 15, anger: -5 },
          why: 'The shame is met with her good intention, and the question is built so that she can answer it: from her own pay.',
          next: 'plan',
        },
        {
          id: 'tell-him',
          says: 'You should tell him, secrets make it worse.',
          verdict: 'weak',
          effect: { trust: -8, anger: 6 },
          why: 'Perhaps true, and not your affair. You are her way to a plan, not her conscience.',
          next: 'small-offer',
        },
        {
          id: 'use-it',
          says: 'Then it is in your interest that we don’t have to write to your home.',
          verdict: 'harmful',
          effect: { trust: -25, anger: 30 },
          why: 'Using a secret as a lever is harassment (15 U.S.C. 1692d) and the end of every trust.',
          next: 'hung-up',
        },
      ],
    },
    {
      id: 'secret-late',
      says: 'Do you have to ask that? ... No. He doesn’t. It was for my brother.',
      choices: [
        {
          id: 'repair',
          says: 'I’m sorry, that was too direct. You helped your brother and carry it alone now. What would be possible from your own pay?',
          verdict: 'strong',
          effect: { trust: 12, anger: -6 },
          why: 'A short apology, then the same as on the straight way. A mistake that is named is soon forgiven.',
          next: 'plan',
        },
        {
          id: 'amount-now',
          says: 'I see. So how much can you pay?',
          verdict: 'weak',
          effect: { trust: -4, anger: 4 },
          why: 'She has just said something hard. Without one word about it, the figure comes out small.',
          next: 'small-offer',
        },
        {
          id: 'call-brother',
          says: 'Then give me your brother’s number. I’ll call him.',
          verdict: 'harmful',
          effect: { trust: -15, anger: 18 },
          why: 'The brother is a third person, the debt is hers: 15 U.S.C. 1692c(b).',
          next: 'hung-up',
        },
      ],
    },
  ],
  endings: [
    {
      id: 'plan',
      outcome: 'good',
      says: 'From my pay... eighty. On the 1st, when it comes in. Eighty I can do.',
      text: 'One question after the other, “next month” became a figure and a day. Say it back, ask for the method, and note how she wants to be reached.',
    },
    {
      id: 'small-offer',
      outcome: 'fair',
      says: 'Maybe twenty. I don’t know. I’ll see.',
      text: 'There is a figure, but no trust in it. A sentence about what she said would have made it larger and firmer.',
    },
    {
      id: 'put-off',
      outcome: 'lost',
      says: 'Great. Then until next month!',
      text: 'Nobody is angry and nothing has happened. A put-off call costs you a month and her the interest.',
    },
    {
      id: 'hung-up',
      outcome: 'lost',
      says: 'How dare you? Do not call me again!',
      text: 'The reason was one question away. Pressure has turned a friendly customer into somebody who will never pick up again.',
    },
  ],
}
