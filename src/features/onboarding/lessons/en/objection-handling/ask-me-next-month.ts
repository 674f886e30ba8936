import type { InteractiveLesson } from '../../lesson.ts'

export const askMeNextMonth: InteractiveLesson = {
  id: 'ask-me-next-month',
  type: 'interactive',
  intro:
    'Sofia owes $1,500 on a personal loan. She is friendly and puts everything off. There is a reason behind it that she does not offer on her own. Be patient: you are in no hurry.',
  debtor: 'Sofia',
  start: { trust: 45, anger: 10 },
  scenes: [
    {
      id: 'next-month',
      says: 'Oh, right, that. It’s a bad month. Ask me again next month, okay?',
      choices: [
        {
          id: 'what-different',
          says: 'A bad month, okay. What will be different next month?',
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
          why: 'Pleasant for both of you, but in a month you will hear the same sentence again. You learned nothing.',
          next: 'put-off',
        },
        {
          id: 'no-more',
          says: 'You’ve said that three times. Pay this month or it goes to court.',
          verdict: 'harmful',
          effect: { trust: -15, anger: 22 },
          why: 'A lawsuit that no one has decided on is a false threat: 15 U.S.C. 1692e(5). And the reason stays hidden.',
          next: 'hung-up',
        },
      ],
    },
    {
      id: 'husband',
      says: 'I don’t know... I’d have to talk to my husband first. He doesn’t like surprises.',
      choices: [
        {
          id: 'knows',
          says: 'You decide together, of course. Does he know about the loan?',
          verdict: 'weak',
          effect: { trust: -3, anger: 4 },
          why: 'It goes straight to the sore spot. It may help later; right now it backs her into a corner.',
          next: 'secret-late',
        },
        {
          id: 'what-hard',
          says: 'It is money that belongs to both of you. What would be the hardest part of that conversation?',
          verdict: 'strong',
          effect: { trust: 10, anger: -3 },
          why: 'You ask about the conversation, not about the marriage. She can say as much as she likes.',
          next: 'secret',
        },
        {
          id: 'your-debt',
          says: 'The contract is in your name only. He has nothing to do with it.',
          verdict: 'harmful',
          effect: { trust: -12, anger: 14 },
          why: 'Correct on paper, but an answer to something she did not ask. She closes up.',
          next: 'put-off',
        },
      ],
    },
    {
      id: 'secret',
      says: 'He doesn’t know about it. It was for my brother, and my brother isn’t paying me back. I’m so ashamed.',
      choices: [
        {
          id: 'acknowledge',
          says: 'You wanted to help your brother, and now you carry it alone. What could you set aside from your own paycheck without having to explain it to anyone?',
          verdict: 'strong',
          effect: { trust: 15, anger: -5 },
          why: 'You answer her shame with her good intention, and you ask in a way that she can answer: from her own paycheck.',
          next: 'plan',
        },
        {
          id: 'tell-him',
          says: 'You should tell him. Secrets make it worse.',
          verdict: 'weak',
          effect: { trust: -8, anger: 6 },
          why: 'Maybe true, but not your business. You are her way to a plan, not her conscience.',
          next: 'small-offer',
        },
        {
          id: 'use-it',
          says: 'Then it is in your interest that we don’t have to write to your home.',
          verdict: 'harmful',
          effect: { trust: -25, anger: 30 },
          why: 'Using a secret as leverage is harassment (15 U.S.C. 1692d) and ends all trust.',
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
          says: 'I’m sorry, that was too direct. You helped your brother, and now you carry it alone. What would be possible from your own paycheck?',
          verdict: 'strong',
          effect: { trust: 12, anger: -6 },
          why: 'A short apology, then the same as on the direct path. Admit a mistake and it is soon forgiven.',
          next: 'plan',
        },
        {
          id: 'amount-now',
          says: 'I see. So how much can you pay?',
          verdict: 'weak',
          effect: { trust: -4, anger: 4 },
          why: 'She has just said something hard. If you say nothing about it, the figure will be small.',
          next: 'small-offer',
        },
        {
          id: 'call-brother',
          says: 'Then give me your brother’s number. I’ll call him.',
          verdict: 'harmful',
          effect: { trust: -15, anger: 18 },
          why: 'The brother is a third party, and the debt is hers: 15 U.S.C. 1692c(b).',
          next: 'hung-up',
        },
      ],
    },
  ],
  endings: [
    {
      id: 'plan',
      outcome: 'good',
      says: 'From my paycheck... eighty. On the 1st, when it comes in. I can do eighty.',
      text: 'Question by question, “next month” became a figure and a day. Repeat it, ask for the method, and note how she wants to be reached.',
    },
    {
      id: 'small-offer',
      outcome: 'fair',
      says: 'Maybe twenty. I don’t know. I’ll see.',
      text: 'There is a figure, but no trust in it. One sentence about what she said would have made it larger and firmer.',
    },
    {
      id: 'put-off',
      outcome: 'lost',
      says: 'Great. Talk to you next month!',
      text: 'No one is angry, and nothing happened. A call put off costs you a month and costs her the interest.',
    },
    {
      id: 'hung-up',
      outcome: 'lost',
      says: 'How dare you? Do not call me again!',
      text: 'The reason was one question away. Pressure turned a friendly customer into someone who will never pick up again.',
    },
  ],
}
