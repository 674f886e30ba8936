import { citations } from '../../citations.ts'
import type { ReadingLesson } from '../../lesson.ts'

export const callStructure: ReadingLesson = {
  id: 'call-structure',
  type: 'reading',
  intro:
    'A collection call has six steps, and their order matters. The first three protect the customer and you; the last three decide whether anything gets paid. Skip a step and you pay for it two steps later.',
  sections: [
    {
      id: 'open',
      title: '1. Open: say who you are',
      blocks: [
        'Give your name, the company, and the fact that the call is recorded. Then ask for the person by full name. Speak slowly: in the first ten seconds, people decide whether to listen or hang up.',
        {
          instead: 'Hi, is this Karen? It’s about your account.',
          say: 'Good morning, my name is Laura, calling from Northway Recovery on a recorded line. May I speak with Karen Whitfield?',
          why: 'To a roommate, the word “account” already suggests a debt. A full name asks for one person and tells no one else anything.',
        },
        {
          rule: 'If someone else answers, give only your own name. Name the company only if they ask for it, and never mention a debt.',
          by: citations.thirdPartyAnswers,
        },
      ],
    },
    {
      id: 'verify',
      title: '2. Verify: know who you are talking to',
      blocks: [
        'Ask for one or two details that only this person knows, such as the date of birth or the last four digits of a number on file. The customer says it and you compare. Never read it out for them to confirm.',
        {
          rule: 'You may discuss a debt with the consumer and a few others, such as the spouse or the consumer’s attorney. Mentioning it to anyone else breaks the law, even by accident.',
          by: citations.whoElseMayHear,
        },
        {
          rule: 'Only the person who owes a debt, whoever answers for it and whoever acts for them hear of it. Mentioning it to anyone else breaks the law, even by accident.',
          by: citations.debtIsPrivate,
        },
        'If the person will not confirm, do not push. Say that you can only continue once you know who you are speaking with, offer a number to call back, and end politely.',
      ],
    },
    {
      id: 'disclose',
      title: '3. Disclose: say what the call is about',
      blocks: [
        {
          rule: 'The first communication says that it is an attempt to collect a debt and that information will be used for that purpose. Every later one says that it comes from a debt collector. Both are given in the language of the call.',
          by: citations.notice,
          say: 'This is an attempt to collect a debt, and any information obtained will be used for that purpose.',
        },
        {
          rule: 'The first contact says who calls and for which agency, which institution gave the credit, the contract and the sum, how it can be settled, where to complain, and that only the institution is paid. This holds for debts to financial institutions.',
          by: citations.firstContact,
          say: 'My name is Laura Reyes, of Despacho Norte, for Banco Sol, about your contract 1184 and a balance of 12,800 pesos. You can settle it in one payment or in installments. You pay only the bank, and this is the number of its unit for complaints.',
        },
        'Then give the facts in one sentence: the creditor, the amount, what it is for. “$640 from Lakeside Clinic, for your surgery in March.” People who know what it is about ask fewer questions and get less angry.',
      ],
    },
    {
      id: 'listen',
      title: '4. Listen: find out what happened',
      blocks: [
        'Now ask, and then be quiet. “What happened that left this unpaid?” brings out the reason, and the reason decides everything that follows: a date helps someone who forgot, a plan helps someone who lost a job, and a document helps someone who thinks the amount is wrong.',
        'Before you go on, say what you heard in your own words. A feeling that no one acknowledged comes back as an objection.',
      ],
    },
    {
      id: 'solve',
      title: '5. Solve: an offer that fits',
      blocks: [
        'Ask what is possible before you name a figure. Then go down the ladder one rung at a time: the full amount, a settlement if the creditor allows one, a plan, and, if none of those is possible today, a date to talk again.',
        {
          list: [
            'An offer is one sentence. Say it and wait.',
            'A figure below what they say they have left is kept longer than one above it.',
            'Do not mention options that you cannot approve.',
          ],
        },
      ],
    },
    {
      id: 'close',
      title: '6. Close: say it once more',
      blocks: [
        'Amount, date, method, and what to do if it cannot be kept. Then ask: “Does that match what you understood?” Send it in writing, and note it in the file in words a colleague will understand.',
        {
          instead: 'Great, so we are all set. Bye!',
          say: 'So: $130 on the 16th by card, then every month. If something comes up, call before that day. Is that how you understood it?',
          why: 'Promises that both sides said out loud are kept more often than promises that were assumed.',
        },
      ],
    },
  ],
  takeaways: [
    'Open, verify, disclose, listen, solve, close.',
    'Say nothing about a debt until you know who is on the line.',
    'The reason comes before the offer; the recap comes after the agreement.',
  ],
}
