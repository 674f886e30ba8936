import type { QuizLesson } from '../../lesson.ts'

export const complianceQuiz: QuizLesson = {
  id: 'compliance-quiz',
  type: 'quiz',
  intro: 'Questions about the law where you collect, and about what holds everywhere.',
  questions: [
    {
      id: 'hours',
      law: 'us',
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
      law: 'us',
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
      law: 'us',
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
      law: 'us',
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
      law: 'us',
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
      law: 'us',
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
      law: 'mexico',
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
      law: 'mexico',
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
    {
      id: 'check-first',
      question:
        'A man says “Yes, that’s me” when you ask for the customer by name. What comes before the debt?',
      right: 'second',
      answers: [
        {
          id: 'name-enough',
          text: 'Nothing: he gave the name',
          why: 'Anybody can say yes to a name. A relative who picked up would now hear about the debt.',
        },
        {
          id: 'second',
          text: 'One more detail that only the customer knows, such as the date of birth',
          why: 'Only then do you know who is listening, and the debt stays between the two of you.',
        },
        {
          id: 'amount',
          text: 'The amount, to see whether he recognizes it',
          why: 'If it is not the customer, you have just told a stranger.',
        },
      ],
    },
    {
      id: 'sister',
      question: 'It turns out that you are talking to the customer’s sister. “Is it about money?” she asks.',
      right: 'private',
      answers: [
        {
          id: 'yes',
          text: 'You say yes, but no amount',
          why: 'That there is a debt is already too much.',
        },
        {
          id: 'help',
          text: 'You ask whether she can help out',
          why: 'That is collecting from somebody who owes nothing.',
        },
        {
          id: 'private',
          text: 'You say that it is a personal matter and ask when the customer can be reached',
          why: 'She learns nothing, and you have not lied.',
        },
      ],
    },
    {
      id: 'card',
      question: 'The customer starts to read you the card number on the recorded line. What do you do?',
      right: 'stop',
      answers: [
        {
          id: 'stop',
          text: 'Interrupt politely and offer the secure link or keypad',
          why: 'Card data do not belong in a recording. Interrupting protects the customer.',
        },
        {
          id: 'write',
          text: 'Write it down quickly and delete the recording later',
          why: 'By then it is in two places that it should never have been in.',
        },
        {
          id: 'repeat',
          text: 'Repeat it aloud to make sure that it is right',
          why: 'Now it is in the recording twice.',
        },
      ],
    },
    {
      id: 'to-you',
      question: '“Can I just send you the money? I trust you.”',
      right: 'official',
      answers: [
        {
          id: 'kind',
          text: 'Yes, to make it easy for her',
          why: 'She could pay twice, and you would have to explain money in your own account.',
        },
        {
          id: 'official',
          text: 'No: only through the official account, and you send her the details in writing',
          why: 'The payment counts only there, and nobody can doubt you.',
        },
        {
          id: 'cash',
          text: 'Yes, if you give her a receipt',
          why: 'A receipt of yours does not settle the debt.',
        },
      ],
    },
    {
      id: 'despair',
      question: '“I can’t go on. It would be better if I weren’t here.”',
      right: 'safe',
      answers: [
        {
          id: 'plan',
          text: 'You offer a smaller payment, to take the pressure off',
          why: 'It is still about money. This moment is not.',
        },
        {
          id: 'hang-up',
          text: 'You end the call, since you are no psychologist',
          why: 'Then nobody is there.',
        },
        {
          id: 'safe',
          text: 'You leave the debt aside and ask whether they are safe and who is with them',
          why: 'A life comes first. Give the helpline of the country and pass the call on as your company has arranged.',
        },
      ],
    },
  ],
}
