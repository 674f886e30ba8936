import type { ReadingLesson } from '../../lesson.ts'

export const callStructure: ReadingLesson = {
  id: 'call-structure',
  type: 'reading',
  intro:
    'A collection call has six steps. The order is not a matter of taste: the first three protect the customer and you, the last three decide whether anything is paid. Whoever skips a step pays for it two steps later.',
  sections: [
    {
      id: 'open',
      title: '1. Open: say who you are',
      blocks: [
        'Your name, the company, and that the call is recorded. Then ask for the person by full name. Speak slowly: the first ten seconds decide whether somebody listens or looks for the button that ends the call.',
        {
          instead: 'Hi, is this Karen? It’s about your account.',
          say: 'Good morning, my name is Laura, calling from Northway Recovery on a recorded line. May I speak with Karen Whitfield?',
          why: 'An “account” in the ear of a flatmate is already half a debt. A full name asks for one person and tells nobody else anything.',
        },
        {
          rule: 'Where somebody else answers, you give your own name; the company is named only if they ask for it, and a debt never.',
          basis: '15 U.S.C. 1692b(1), (2)',
        },
      ],
    },
    {
      id: 'verify',
      title: '2. Verify: know whom you talk to',
      blocks: [
        'Ask for one or two details that only this person knows: the date of birth, the last four digits of a number that you have on file. The customer says the detail and you compare. Never read it out for a yes.',
        {
          rule: 'A debt may be discussed with the consumer, and with few others such as the spouse or the consumer’s attorney. Whoever speaks of it to somebody else breaks the law, even by accident.',
          basis: '15 U.S.C. 1692c(b), (d); 12 CFR 1006.6(d)(1)',
        },
        'If the person will not confirm, do not push. Say that you can only go on once you know that it is them, offer a number to call back, and end politely.',
      ],
    },
    {
      id: 'disclose',
      title: '3. Disclose: say what the call is',
      blocks: [
        {
          call: [
            [
              'agent',
              'This is an attempt to collect a debt, and any information obtained will be used for that purpose.',
            ],
          ],
        },
        {
          rule: 'The first communication says that it is an attempt to collect a debt and that information will be used for it. Every later one says that it comes from a debt collector. It is said in the language of the call.',
          basis: '15 U.S.C. 1692e(11); 12 CFR 1006.18(e)',
        },
        'Then the facts, in one breath: the creditor, the amount, what it is for. “$640 from Lakeside Clinic, for your surgery in March.” People who know what it is about ask fewer questions and get less angry.',
      ],
    },
    {
      id: 'listen',
      title: '4. Listen: find out what happened',
      blocks: [
        'Now ask, and then be quiet. “What happened that this stayed open?” brings the reason. The reason decides everything after it: who forgot is helped by a date, who lost a job by a plan, who thinks the amount is wrong by a document.',
        'Before you go on, say back what you heard in words of your own. A feeling that nobody took up comes back as an objection.',
      ],
    },
    {
      id: 'solve',
      title: '5. Solve: an offer that fits',
      blocks: [
        'Ask what is possible before you name a figure. Then go down the ladder, one rung at a time: the whole amount, a settlement if the creditor allows one, a plan, and if none of them is possible today, a date on which you talk again.',
        {
          list: [
            'An offer is one sentence. Name it and wait.',
            'A figure below what they say they have left holds longer than one above it.',
            'Options that you are not allowed to grant are not mentioned.',
          ],
        },
      ],
    },
    {
      id: 'close',
      title: '6. Close: say it once more',
      blocks: [
        'Amount, date, method. And what to do if it cannot be kept. Then ask: “Does that match what you understood?” Send it in writing, and note it in the file in words that a colleague understands.',
        {
          instead: 'Great, so we are all set. Bye!',
          say: 'So: $130 on the 16th by card, then every month. If something comes up, call before the day. Is that how you understood it?',
          why: 'Promises that were said aloud by both sides are kept more often than those that were assumed.',
        },
      ],
    },
  ],
  takeaways: [
    'Open, verify, disclose, listen, solve, close.',
    'Nothing about a debt before you know who is on the line.',
    'The reason comes before the offer, the recap after the agreement.',
  ],
}
