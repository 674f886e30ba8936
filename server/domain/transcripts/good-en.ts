import type { GoodCollectorLines } from './lines.ts'

/** A collector who listens: firm about the debt, precise about the law, and responding to what was said. */
export const goodEnglish: GoodCollectorLines = {
  opening:
    'Good morning, my name is Laura Vega, calling from Northfield Recovery on a recorded line. Am I speaking with {name}?',
  whoAmI: [
    "That's a fair question. I'm Laura Vega from Northfield Recovery, and before I say more I have to be sure that I have the right person. Am I speaking with {name}?",
  ],
  verify: 'Thank you, {first}. To protect your privacy, could you confirm your date of birth?',
  reassure:
    'It is right to be careful. Your date of birth only tells me that I have the right person, and then I can say what this is about. May I have your date of birth, please?',
  probes: [
    'I hear that this is not easy. What happened that made it hard to keep up?',
    'I understand, and there is no rush. If I understand you, there is more behind it than the figures. What changed for you?',
    'Thank you for bearing with me. I would rather understand first than talk numbers. Can you tell me how you fell behind?',
  ],
  disclose:
    'Thank you. This is an attempt to collect a debt, and any information obtained will be used for that purpose. It is about your {debtType}, with a past due balance of {debt}. What happened that it fell behind?',
  disclosure:
    'This is an attempt to collect a debt, and any information obtained will be used for that purpose.',
  causes: {
    job_loss:
      'Losing the job, and the savings with it: that would frighten anybody, and I am sorry you had to go through it. Thank you for telling me.',
    reduced_hours:
      "I'm sorry to hear that. Fewer hours, and the same bills every month: that must be exhausting. Thank you for telling me.",
    illness:
      "I'm so sorry. To be ill, and then to find the bills waiting: that must have been a lot to carry. Thank you for trusting me with it.",
    separation:
      "I'm sorry to hear that. To go through a separation and be left with the bills of two must be really hard. Thank you for telling me.",
    family_care:
      "I'm sorry to hear that. Looking after your family while the bills go on must be exhausting. Thank you for telling me.",
    other_debts:
      'Several creditors pulling at you at the same time: I can imagine how stressful that is. Thank you for being open about it.',
    late_customer:
      'Waiting for money that others owe you must be really frustrating. Thank you for being open about it.',
    slow_season:
      'A slow season with the costs going on must be really hard. Thank you for being open about it.',
    dispute:
      'I can see why charges that nobody explained would make you angry. Thank you for telling me. I can send you a written breakdown, as is your right.',
    avoidance:
      "Thank you for being honest. It's hard to look at something that keeps growing, and you are not the only one.",
  },
  affordability:
    'There are a few options, and we can spread it over a payment plan. How much could you comfortably manage per month without going short?',
  topics: {
    no_money: [
      "I'm sorry to hear that. You have cut what you could and there is still nothing left over: that must be exhausting. We have a hardship program, and a payment plan with smaller installments is possible.",
      'I understand that the month is gone before it begins. That is exactly what the smaller installments of a payment plan are for.',
    ],
    job_loss: [
      "I'm sorry about your job, that must be frightening. We have a hardship program for just that, with smaller installments until you are back at work.",
    ],
    more_time: [
      'If I understand you, the money is not there yet, and you would rather not promise before it is. That is worth knowing. We can set up a payment plan that starts after your next pay day.',
    ],
    dispute_amount: [
      "I can see how upsetting it is when a figure doesn't match what you remember. You have the right to dispute it. I will send you a written validation with every charge.",
      'Then let us look at it together: I will send you validation of the debt in writing, charge by charge, and nothing has to be decided on the figure before you have it.',
    ],
    already_paid: [
      'If you have paid, that matters, and I can see why this call annoys you. I will look into our records and send you validation of the debt in writing.',
    ],
    medical: [
      "I'm sorry, treatment and bills at the same time must be exhausting. We have a hardship program, and a plan with smaller installments can leave room for the medical bills.",
    ],
    family: [
      "I'm sorry to hear that. Family comes first, of course. A plan with smaller installments can leave room for what you need at home.",
    ],
    tax_refund: [
      'So you are expecting the refund. That helps. When do you expect it? We could begin with a small payment plan in the meantime.',
    ],
    partial_offer: [
      'So a smaller amount would be possible: thank you for saying so. A payment plan could begin with exactly that.',
    ],
    spouse: [
      'I hear you, you decide these things together, and I respect that. Shall I call you back once you have talked it over with your spouse? I can put the options in writing for both of you.',
      'Of course, it concerns both of you. I will put it in writing so that your spouse sees the same figures, and you decide together.',
    ],
    deny: [
      'I can see why you would be upset about an account you do not know. You have the right to dispute it. I will send you validation of the debt in writing.',
    ],
    custom: [
      "I hear you, and I'm sorry that this has not been answered. Let me explain how we can take care of that: we could fit a payment plan around it.",
    ],
  },
  upset: [
    "I can hear how angry you are, and if I understand you, you feel nobody has listened so far. I'm sorry about that. I would like us to keep this respectful, and I do want to hear your side. What happened?",
    "You are right to say so, and I'm sorry: that must be really frustrating. Let's stay calm, the two of us. What would help you most right now?",
  ],
  breakdown: [
    "I'm so sorry. Take all the time you need, there is no hurry. What I hear is that this has been too much for one person. We have a hardship program, and a credit counselor could help you at no cost.",
  ],
  care: "I'm so sorry that you feel this way; your safety comes first, and the account can wait. Are you safe right now? You can call or text 988, the crisis line, at any hour, and somebody will listen.",
  stop: "I'm sorry for the trouble. I have noted your request, and we will not call this number again.",
  attorney:
    'That is your right. May I have the name and phone number of your attorney, so that we speak with them instead?',
  wrongNumber: 'I apologize for the inconvenience. I will remove this number from our records. Goodbye.',
  commitment: [
    "That's understandable: nobody should promise what they can't keep. So let us find a figure that you can keep. How much could you afford each month?",
    'I hear that you want to be sure first. A payment plan can be small, and you can change it if something happens. How much would be possible each month?',
  ],
  listens: [
    'Thank you for hearing me out. What is on your mind about this?',
    'I hear you. What would you need from us to make this possible?',
  ],
  takeFigure: [
    'We can set up a payment plan of {figure} {every}. It is a figure that you named yourself, and I would rather have one that you can keep.',
    'A plan of {figure} {every} works for us.',
  ],
  terms:
    'Thank you. What date can I count on the first payment, and which payment method would you like to use?',
  askMethod: 'Thank you. And how would you like to pay: by card, by bank transfer, or another way?',
  recap:
    'To recap, so that we both have the same: we agreed on {figure} {every}, with the first payment on {date}, {method}. If anything changes before then, call me and we will adjust it. Is that right?',
  close:
    'Thank you, {first}, for talking this through with me. You will have it in writing this week. Have a good day. Goodbye.',
}
