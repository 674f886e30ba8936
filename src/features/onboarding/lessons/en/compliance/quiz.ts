import type { QuizLesson } from '../../lesson.ts'

export const complianceQuiz: QuizLesson = {
  id: 'compliance-quiz',
  type: 'quiz',
  intro: 'Eight questions: six about the United States and two about Mexico.',
  questions: [
    {
      id: 'hours',
      question: 'United States: when may you call if you know nothing else?',
      right: '8-21',
      answers: [
        {
          id: '8-21',
          text: 'From 8 a.m. to 9 p.m., where the customer is',
          why: '15 U.S.C. 1692c(a)(1). What counts is the customer’s local time, not that of your office.',
        },
        {
          id: '7-22',
          text: 'From 7 a.m. to 10 p.m., where you are',
          why: 'Those are the hours under the Mexican rules, and the wrong place too.',
        },
        {
          id: 'any',
          text: 'At any time, as long as you are polite',
          why: 'Being polite does not make an inconvenient hour convenient.',
        },
      ],
    },
    {
      id: 'seven',
      question: 'You talked with the customer about the debt on Monday. When may you call again about it?',
      right: 'after-seven',
      answers: [
        {
          id: 'tomorrow',
          text: 'On Tuesday, because there are six calls left',
          why: 'Seven in seven is only half of the rule. After a conversation, the clock starts over.',
        },
        {
          id: 'after-seven',
          text: 'After seven days, unless the customer asked for an earlier call',
          why: '12 CFR 1006.14(b)(2): a call within seven days after a conversation is presumed to be harassment. A call they asked for does not count.',
        },
        {
          id: 'never',
          text: 'Never, because one call is enough',
          why: 'The law does not forbid following up. It limits how often.',
        },
      ],
    },
    {
      id: 'jail',
      question: 'Which sentence is lawful?',
      right: 'creditor-decides',
      answers: [
        {
          id: 'fraud',
          text: '“Not paying is fraud, you know.”',
          why: 'It is not. Saying that a consumer has committed a crime is a violation: 15 U.S.C. 1692e(7).',
        },
        {
          id: 'garnish',
          text: '“We will take it out of your wages next month.”',
          why: 'Without a judgment and the intention, it is a false threat: 15 U.S.C. 1692e(4), (5).',
        },
        {
          id: 'creditor-decides',
          text: '“If we don’t find a solution, the creditor decides what comes next.”',
          why: 'True, without a threat and without a made-up step.',
        },
      ],
    },
    {
      id: 'dispute',
      question: 'The customer disputes the debt in writing on day 12. What happens?',
      right: 'rests',
      answers: [
        {
          id: 'rests',
          text: 'Collection stops until the proof has been sent',
          why: '15 U.S.C. 1692g(b); 12 CFR 1006.38(d). Day 12 is well within the validation period.',
        },
        {
          id: 'goes-on',
          text: 'Collection continues; the proof follows',
          why: 'It is the other way around: first the proof, then collection.',
        },
        {
          id: 'closed',
          text: 'The debt is canceled',
          why: 'No. It is reviewed. If it is correct, collection may continue afterward.',
        },
      ],
    },
    {
      id: 'stop-orally',
      question: '“Don’t call me anymore, write to me.” He says it on the phone.',
      right: 'honour',
      answers: [
        {
          id: 'in-writing',
          text: '“For that I need a letter from you.”',
          why: 'Ending all contact takes a written request (1692c(c)). To refuse one medium, a spoken word is enough.',
        },
        {
          id: 'once-more',
          text: 'Note it and try once more tomorrow',
          why: 'Tomorrow’s call would be the violation.',
        },
        {
          id: 'honour',
          text: '“I am noting that: no calls, only letters.” And you keep to it.',
          why: '12 CFR 1006.14(h): someone who refuses a medium is not contacted by it.',
        },
      ],
    },
    {
      id: 'business',
      question: 'The debt belongs to a limited company. What applies?',
      right: 'still-fair',
      answers: [
        {
          id: 'anything',
          text: 'The FDCPA does not apply, so pressure is allowed',
          why: 'The first half is right. Deception and unfair practices are still forbidden: 15 U.S.C. 45(a).',
        },
        {
          id: 'still-fair',
          text: 'The FDCPA does not apply; deception and abuse are still forbidden',
          why: 'The FDCPA protects consumers. If you keep its manners here as well, you cannot go wrong.',
        },
        {
          id: 'same',
          text: 'Exactly the same as with a consumer',
          why: 'A good habit, but legally the FDCPA covers debts for personal, family or household purposes.',
        },
      ],
    },
    {
      id: 'mexico-payment',
      question: 'Mexico: the customer wants to pay you in cash. What do you do?',
      right: 'institution',
      answers: [
        {
          id: 'receipt',
          text: 'Take it and write a receipt',
          why: 'The agency does not receive payments, with or without a receipt.',
        },
        {
          id: 'own-account',
          text: 'Give them the agency’s account number',
          why: 'The money goes to the institution, not to the agency.',
        },
        {
          id: 'institution',
          text: 'Give them the institution’s account and reference, and confirm it in writing',
          why: 'Fourth provision of CONDUSEF’s rules: the payment goes to the institution, and the agreement is in writing.',
        },
      ],
    },
    {
      id: 'mexico-reference',
      question: 'Mexico: the debtor does not pick up. The file names a cousin as a reference.',
      right: 'not',
      answers: [
        {
          id: 'not',
          text: 'You do not collect from the cousin and do not tell him about the debt',
          why: 'References are third parties; only guarantors and joint debtors are the exception.',
        },
        {
          id: 'ask-pay',
          text: 'You ask the cousin to help out',
          why: 'That is collecting from a third party, which the fourth provision, section VII, forbids.',
        },
        {
          id: 'message',
          text: 'You leave the cousin a message with the amount',
          why: 'That tells a third party about the debt and exposes the debtor.',
        },
      ],
    },
  ],
}
