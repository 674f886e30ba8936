import type { QuizLesson } from '../../lesson.ts'

export const objectionsQuiz: QuizLesson = {
  id: 'objections-quiz',
  type: 'quiz',
  intro: 'Six questions about objections and what is behind them.',
  questions: [
    {
      id: 'first-step',
      question: 'Someone raises an objection. What comes first?',
      right: 'acknowledge',
      answers: [
        {
          id: 'argument',
          text: 'The best counter-argument',
          why: 'It makes the other side argue harder, and the reason stays hidden.',
        },
        {
          id: 'acknowledge',
          text: 'Showing that you heard it',
          why: 'Then the question about the reason, then the answer, then the check.',
        },
        {
          id: 'offer',
          text: 'A better offer',
          why: 'Better than what? You do not know the reason yet. You would be negotiating against yourself.',
        },
      ],
    },
    {
      id: 'already-paid',
      question: '“I already paid that.” What do you say?',
      right: 'find-it',
      answers: [
        {
          id: 'not-arrived',
          text: '“We haven’t received anything.”',
          why: 'It may be true, but it says: you are lying. Payments do go astray.',
        },
        {
          id: 'pay-again',
          text: '“Pay now, and we will refund it if it turns up.”',
          why: 'You may not ask for payment on a debt that is in doubt as if nothing had been said.',
        },
        {
          id: 'find-it',
          text: '“When, how and to whom did you pay? Let’s find it.”',
          why: 'These facts can be checked, and you are on the customer’s side.',
        },
      ],
    },
    {
      id: 'amount',
      question: 'The amount is disputed. Which answer is always wrong?',
      right: 'discount',
      answers: [
        {
          id: 'breakdown',
          text: 'Explaining what the total is made of',
          why: 'That is right: a total that someone can follow can be checked.',
        },
        {
          id: 'discount',
          text: 'Offering a discount so that the question goes away',
          why: 'A discount on an amount that may be wrong buys off a right and confirms the doubt.',
        },
        {
          id: 'in-writing',
          text: 'Saying how they dispute it in writing',
          why: 'That is right, and it is better to say it before they ask.',
        },
      ],
    },
    {
      id: 'smaller',
      question: '“I can only pay fifty.” You had hoped for more. What comes first?',
      right: 'thank',
      answers: [
        {
          id: 'thank',
          text: 'Thank them and ask for the day',
          why: 'It is an offer. Made specific, it is a start; refused, it is the last one.',
        },
        {
          id: 'not-enough',
          text: 'Tell them it is not enough',
          why: 'Anyone who hears that offers nothing more. You can ask about more later, with what you know by then.',
        },
        {
          id: 'double',
          text: 'Ask for a hundred, to end up at seventy-five',
          why: 'Haggling without knowing their monthly budget leads to a promise that breaks.',
        },
      ],
    },
    {
      id: 'upset',
      question: 'The customer objects and is upset at the same time. What now?',
      right: 'feeling-first',
      answers: [
        {
          id: 'facts-first',
          text: 'Bring the facts; they calm people down',
          why: 'While someone is upset, facts do not get through. They come later.',
        },
        {
          id: 'feeling-first',
          text: 'Acknowledge the feeling, then the reason',
          why: 'No objection is resolved while anger and distress are high and no one has acknowledged them.',
        },
        {
          id: 'wait-out',
          text: 'Say nothing until it is over',
          why: 'A short silence helps. A long one feels like indifference.',
        },
      ],
    },
    {
      id: 'spouse',
      question: '“I have to talk to my wife first.”',
      right: 'respect-time',
      answers: [
        {
          id: 'doubt-it',
          text: 'Treat it as an excuse and press for a yes',
          why: 'It may be one. Even so, a forced yes is taken back that same evening.',
        },
        {
          id: 'respect-time',
          text: 'Respect it, and agree on a time when you can call afterward',
          why: 'You take the reason seriously, and the call has a next step with a time.',
        },
        {
          id: 'call-wife',
          text: 'Offer to explain it to the wife yourself, right now',
          why: 'You may speak with a spouse, but only as he wishes. Offering it unasked takes the conversation out of his hands.',
        },
      ],
    },
  ],
}
