/** What new scorecards can start from: whole scorecards, to be changed. */
export const scorecardTemplates = {
  choose: 'Start from a template',
  chooseHint: 'A template is a start: change whatever you like before you save.',
  contents:
    '{criteria, plural, one {# criterion} other {# criteria}}, {failing, number} can fail the call · {lines, plural, =0 {no required lines} one {# required line} other {# required lines}} · passes at {passMark, number}',
  startedFrom: 'Started from “{name}”. Change whatever your calls need.',
  lawNote: 'Its notices follow federal law in the United States. Have them checked for where you collect.',

  blank: { name: 'Blank scorecard', description: 'Choose every criterion and line yourself.' },
  first_party: {
    name: 'First-party reminder call',
    description:
      'A creditor’s own call in the first 60 days past due: verify, remind without pressure, find the cause, and agree on a date.',
    criteria: {
      neutral: {
        question: 'Is the missed payment presented as a reminder, without a threat?',
        two: 'Names the company, the account and the missed payment in neutral words',
        one: 'Stays neutral, but leaves open which payment was missed',
        zero: 'Mentions collections, credit reports or legal steps as pressure',
        examples: 'I am calling about the payment of 140 dollars that was due on the 5th.',
      },
      contact: {
        question: 'Does the agent check the contact details and the best time to call?',
        two: 'Checks the phone number or address, and asks for a good time',
        one: 'Checks one of them',
        zero: 'Checks neither',
        examples: 'Is this still the best number for you?\nWhat time of day suits you?',
      },
      recurrence: {
        question: 'If a payment date was agreed, does the agent help to keep the next ones on time?',
        two: 'Offers automatic payment, a reminder or another due date',
        one: 'Names the next due date only',
        zero: 'Ends without a word about the next payment',
        examples: 'Would a due date after your payday be easier?',
      },
    },
    lines: { recorded: 'This call may be monitored or recorded for quality.' },
  },
  third_party: {
    name: 'Third-party collection call',
    description:
      'An agency’s first call with a consumer: verification before the debt, the required notices, disputes and other rights, then a plan within their means.',
    criteria: {
      account: {
        question: 'Are the creditor and the balance stated correctly, and only to the right person?',
        two: 'Names the creditor and the balance as in the account, after verification',
        one: 'Names them after verification, but one of them vaguely',
        zero: 'Says either before verification, or says something wrong',
        examples: 'The account is with First National, and the balance is 1,240 dollars.',
      },
      dispute: {
        question: 'If the consumer disputes the debt, is the dispute taken up as a right?',
        two: 'Records the reason, explains how to dispute in writing, and stops asking for payment',
        one: 'Records the dispute, but explains nothing or asks for payment again',
        zero: 'Argues, or goes on as if nothing had been said',
        examples: 'I will note that you dispute it. You can also write to us within 30 days.',
      },
      contact: {
        question: 'Does the collector respect when and how the consumer wants to be contacted?',
        two: 'Asks for convenient times and channels, and confirms them',
        one: 'Accepts what the consumer says, without confirming it',
        zero: 'Announces a call at a time or place that the consumer called inconvenient',
        examples: 'Which times are inconvenient for you?\nMay we send you a text message?',
      },
      authorization: {
        question: 'Before a payment is taken, is it authorized in clear terms?',
        two: 'Repeats the amount, the date and the account, and gets a clear yes',
        one: 'Gets a yes, but one of the three is missing',
        zero: 'Takes the payment without a clear yes',
        examples: 'So that is 60 dollars from your checking account on the 15th. Do you authorize it?',
      },
    },
    lines: {
      notice:
        'This is an attempt to collect a debt by a debt collector. Any information obtained will be used for that purpose.',
      recorded: 'This call may be monitored or recorded.',
    },
  },
  hardship: {
    name: 'Hardship conversation',
    description:
      'A customer who cannot pay: listening first, understanding the means, and help that holds. No promise to pay is not a failed call.',
    criteria: {
      means: {
        question:
          'Are income, essential expenses and the length of the hardship known before an amount is named?',
        two: 'Asks about all three before proposing anything',
        one: 'Asks about one or two',
        zero: 'Proposes an amount without asking',
        examples: 'After rent and food, what is left in a usual month?\nWhen do you expect to work again?',
      },
      help: {
        question: 'Is suitable help offered?',
        two: 'Offers a pause, a smaller plan or free credit counseling, and says what follows',
        one: 'Mentions help without saying how to get it',
        zero: 'Offers only full payment',
        examples:
          'We can pause payments for 30 days.\nA nonprofit counselor can look at all your bills with you.',
      },
      priority: {
        question: 'Are housing, food, medicine and utilities put before this debt?',
        two: 'Says so, or leaves them out of what can be paid',
        one: 'Accepts it when the customer says so',
        zero: 'Suggests to borrow, or to leave such a bill unpaid',
        examples: 'Please pay your rent and your medicine first.',
      },
      review: {
        question: 'Does the call end with a date on which the situation is looked at again?',
        two: 'Names a date, and what the customer should have ready',
        one: 'Promises to call again, without a date',
        zero: 'Ends without a next contact',
        examples: 'Let us talk again on March 3rd, once you know about the benefit.',
      },
    },
    lines: {
      pressure: 'You do not have to decide anything today.',
      plan: 'Let us find an amount that you can keep up.',
    },
  },
  right_party: {
    name: 'Right-party verification',
    description:
      'The first minute of a call: who answers, two identifiers, and nothing about the debt to anybody else. For new collectors.',
    criteria: {
      identifiers: {
        question: 'Does the person confirm two identifiers before anything about the debt is said?',
        two: 'The person states two, such as date of birth and address',
        one: 'The person states one',
        zero: 'None, or the agent reads them out to be confirmed',
        examples: 'For your protection, please tell me your date of birth and your ZIP code.',
      },
      third_party: {
        question: 'If somebody else answers, is nothing given away?',
        two: 'Gives only the own name, and asks when the person can be reached',
        one: 'Says nothing of a debt, but more than needed',
        zero: 'Mentions a debt, collections, an account or urgency',
        examples: 'This is Ana Ruiz. When could I reach her?',
      },
      wrong_number: {
        question: 'If it is the wrong number, is it ended well?',
        two: 'Apologizes, and says that the number will be removed',
        one: 'Ends politely, without saying what happens to the number',
        zero: 'Insists, or asks about the other person',
        examples: 'I am sorry for the trouble. I will take this number off our list.',
      },
      refusal: {
        question:
          'If the person will not identify themselves, does the agent stay calm and offer another way?',
        two: 'Explains why it is needed and offers a number or a letter',
        one: 'Explains, but offers no other way',
        zero: 'Presses, or reveals the reason for the call to convince',
        examples: 'I understand. You can call us back at the number on our website.',
      },
    },
    lines: {
      verify: 'Before I continue, I need to make sure that I am speaking with the right person.',
      recorded: 'This call may be monitored or recorded.',
    },
  },
}
