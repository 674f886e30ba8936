import type { InteractiveLesson } from '../../lesson.ts'

export const theCounterOffer: InteractiveLesson = {
  id: 'the-counter-offer',
  type: 'interactive',
  intro:
    'Renata owes $3,000 on a loan. She works in a kitchen, is paid twice a month, and has already told you why it was not paid: her hours were cut for two months. She wants to pay. Now it is about the figures. Your creditor allows plans of up to 24 months.',
  debtor: 'Renata',
  start: { trust: 50, anger: 15 },
  scenes: [
    {
      id: 'first-figure',
      says: 'So, what do you want from me each month?',
      choices: [
        {
          id: 'ask-room',
          says: 'Let’s start with your month: what is left after rent and food, and on what day do you have it?',
          verdict: 'strong',
          effect: { trust: 8, anger: -4 },
          why: 'She asks for your figure, and you ask what she can pay. That turns haggling into math.',
          next: 'room-known',
        },
        {
          id: 'high-anchor',
          says: '$500 a month, and we’re done in half a year.',
          verdict: 'weak',
          effect: { trust: -6, anger: 8 },
          why: 'A figure out of the blue. It is not hers, so she has to defend herself against it.',
          next: 'shocked',
        },
        {
          id: 'whatever',
          says: 'Whatever you can. Twenty is fine too.',
          verdict: 'weak',
          effect: { trust: 4, anger: -2 },
          why: 'Friendly, but it starts at the lowest rung. At twenty a month it takes twelve years; your creditor allows two.',
          next: 'too-low',
        },
      ],
    },
    {
      id: 'room-known',
      says: 'I have about two hundred left, on the 15th. But not every month is the same.',
      choices: [
        {
          id: 'below-room',
          says: 'Then $130 on the 16th of each month, and you keep the rest for a bad week. Can you keep that up?',
          verdict: 'strong',
          effect: { trust: 10, anger: -4 },
          why: 'Two thirds of what is left, the day after she gets paid, a reason and a question.',
          next: 'counter',
        },
        {
          id: 'all-room',
          says: 'Two hundred, then. On the 15th.',
          verdict: 'weak',
          effect: { trust: -5, anger: 5 },
          why: 'Everything she has left. The first unexpected expense breaks the plan too.',
          next: 'counter',
        },
        {
          id: 'more-than-room',
          says: 'If you went out less, you could do three hundred.',
          verdict: 'harmful',
          effect: { trust: -18, anger: 22 },
          why: 'You judge a life that you do not know. From here on she talks about respect and not about figures.',
          next: 'offended',
        },
      ],
    },
    {
      id: 'shocked',
      says: 'Five hundred?! That’s more than I have left in two months!',
      choices: [
        {
          id: 'take-back',
          says: 'Then that was the wrong figure. How much is left in a month, and on what day?',
          verdict: 'strong',
          effect: { trust: 8, anger: -8 },
          why: 'You drop the figure without a fight and ask what you should have asked first.',
          next: 'room-known',
        },
        {
          id: 'half-it',
          says: 'All right, two hundred and fifty.',
          verdict: 'weak',
          effect: { trust: -5, anger: 3 },
          why: 'Another guess. She learns that your figures drop when she gets loud.',
          next: 'counter',
        },
        {
          id: 'court',
          says: 'A court would take it straight out of your wages.',
          verdict: 'harmful',
          effect: { trust: -20, anger: 28 },
          why: 'No court has ruled and no one has sued: a false threat under 15 U.S.C. 1692e(4) and (5).',
          next: 'offended',
        },
      ],
    },
    {
      id: 'counter',
      says: 'I’d rather say eighty. My hours aren’t certain, and I don’t want to break it again.',
      choices: [
        {
          id: 'trade',
          says: 'The fact that you want to keep it this time is worth more to me than the figure. At eighty it takes too long. How about $125: by debit on the 16th, and half of that in a month when your hours are cut?',
          verdict: 'strong',
          effect: { trust: 12, anger: -5 },
          why: 'You acknowledge her worry, say honestly why eighty is not enough, and trade one thing for another. $125 a month is exactly 24 months.',
          next: 'agreed',
        },
        {
          id: 'accept-80',
          says: 'Good, eighty then.',
          verdict: 'weak',
          effect: { trust: 5, anger: -3 },
          why: 'It would take 38 months, longer than you can approve. Tomorrow you would have to take it back.',
          next: 'too-low',
        },
        {
          id: 'insist',
          says: 'A hundred and thirty or nothing.',
          verdict: 'harmful',
          effect: { trust: -10, anger: 12 },
          why: 'She made an offer and gave a reason. An ultimatum answers neither.',
          next: 'offended',
        },
      ],
    },
  ],
  endings: [
    {
      id: 'agreed',
      outcome: 'good',
      says: 'Half when they cut my hours? Then yes. A hundred and twenty-five on the 16th.',
      text: 'The plan is within what you can approve and within what she can pay, and it covers a bad month. Now the recap: amount, day, method, exception, and in her own words.',
    },
    {
      id: 'too-low',
      outcome: 'fair',
      says: 'Oh, that was easy. Okay then.',
      text: 'She agreed, but to something you cannot deliver. Know your limits before you name a figure, and go down the ladder rung by rung.',
    },
    {
      id: 'offended',
      outcome: 'lost',
      says: 'You know what? Keep your plan. I’ll pay when I can.',
      text: 'She was ready to pay. Judgment, threats and ultimatums cost more than any discount.',
    },
  ],
}
