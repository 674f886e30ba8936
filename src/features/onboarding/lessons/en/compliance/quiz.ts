import type { QuizLesson } from '../../lesson.ts'

export const complianceQuiz: QuizLesson = {
  id: 'compliance-quiz',
  type: 'quiz',
  intro: 'Eight questions, six about the United States and two about Mexico.',
  questions: [
    {
      id: 'hours',
      question: 'United States: when may you call if nothing else is known?',
      right: '8-21',
      answers: [
        {
          id: '8-21',
          text: 'From 8 a.m. to 9 p.m., where the customer is',
          why: '15 U.S.C. 1692c(a)(1). The local time of the customer counts, not that of your office.',
        },
        {
          id: '7-22',
          text: 'From 7 a.m. to 10 p.m., where you are',
          why: 'Those are the hours of the Mexican rules, and it would be the wrong place as well.',
        },
        {
          id: 'any',
          text: 'At any time, as long as you are polite',
          why: 'Politeness does not make an inconvenient hour convenient.',
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
          text: 'On Tuesday, there are still six calls left',
          why: 'Seven in seven is only half of the rule. After a conversation the clock runs anew.',
        },
        {
          id: 'after-seven',
          text: 'After seven days, unless the customer asked for an earlier call',
          why: '12 CFR 1006.14(b)(2): within seven days after a conversation it is presumed to be harassment. A call that was asked for does not count.',
        },
        {
          id: 'never',
          text: 'Never, one call is enough',
          why: 'The law does not forbid to follow up. It limits how often.',
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
          why: 'It is not. To say that a consumer has committed a crime is a violation: 15 U.S.C. 1692e(7).',
        },
        {
          id: 'garnish',
          text: '“We will take it from your wages next month.”',
          why: 'Without a judgement and the intention, it is a false threat: 15 U.S.C. 1692e(4), (5).',
        },
        {
          id: 'creditor-decides',
          text: '“If we find nothing, the creditor decides what comes next.”',
          why: 'True, without a threat and without an invented step.',
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
          text: 'The collection rests until the proof has been sent',
          why: '15 U.S.C. 1692g(b); 12 CFR 1006.38(d). Day 12 lies well within the validation period.',
        },
        {
          id: 'goes-on',
          text: 'It goes on; the proof follows',
          why: 'The other way round: first the proof, then the collection.',
        },
        {
          id: 'closed',
          text: 'The debt is cancelled',
          why: 'No. It is examined. If it is right, the collection may go on afterwards.',
        },
      ],
    },
    {
      id: 'stop-orally',
      question: '“Don’t call me any more, write to me.” He says it on the telephone.',
      right: 'honour',
      answers: [
        {
          id: 'in-writing',
          text: '“For that I need a letter from you.”',
          why: 'For the end of all contact writing is needed (1692c(c)). To refuse one medium a spoken word is enough.',
        },
        {
          id: 'once-more',
          text: 'Note it, and try once more tomorrow',
          why: 'The call tomorrow would be the violation.',
        },
        {
          id: 'honour',
          text: '“I note that: no calls, only letters.” And so it is.',
          why: '12 CFR 1006.14(h): who refuses a medium is not contacted by it.',
        },
      ],
    },
    {
      id: 'business',
      question: 'The debt is that of a limited company. What holds?',
      right: 'still-fair',
      answers: [
        {
          id: 'anything',
          text: 'The FDCPA does not apply, so pressure is allowed',
          why: 'The first half is right. Deception and unfair practices remain forbidden: 15 U.S.C. 45(a).',
        },
        {
          id: 'still-fair',
          text: 'The FDCPA does not apply; deception and abuse remain forbidden',
          why: 'The FDCPA protects consumers. Whoever keeps its manners here as well makes no mistake.',
        },
        {
          id: 'same',
          text: 'Exactly the same as with a consumer',
          why: 'A good habit, but legally the FDCPA is about debts for personal, family or household purposes.',
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
          text: 'Give an account of the agency',
          why: 'The money goes to the institution, not to the agency.',
        },
        {
          id: 'institution',
          text: 'Give the institution’s account and reference, and confirm it in writing',
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
          text: 'You do not collect from the cousin and do not tell him of the debt',
          why: 'References are third parties; only guarantors and joint debtors are the exception.',
        },
        {
          id: 'ask-pay',
          text: 'You ask the cousin to help out',
          why: 'That is collecting from a third party, which section VII of the fourth provision forbids.',
        },
        {
          id: 'message',
          text: 'You leave the cousin a message with the amount',
          why: 'That tells a third party of the debt, and exposes the debtor.',
        },
      ],
    },
  ],
}
