import type { ReadingLesson } from '../../lesson.ts'

export const lawUnitedStates: ReadingLesson = {
  id: 'law-united-states',
  type: 'reading',
  intro:
    'Two texts govern your daily work: the Fair Debt Collection Practices Act (FDCPA, 15 U.S.C. 1692 to 1692p) and Regulation F (12 CFR Part 1006), which says in detail how to apply it. They protect consumers from collectors who collect for others. States often require more. This lesson is training, not legal advice: when in doubt, ask your compliance department.',
  sections: [
    {
      id: 'scope',
      title: 'Who is protected, and from whom',
      blocks: [
        {
          rule: 'A “debt” is what a person owes for personal, family or household purposes. A “debt collector” collects debts owed to others.',
          basis: '15 U.S.C. 1692a(5), (6)',
        },
        {
          rule: 'Creditors who collect for themselves, and business debts, are outside the FDCPA. Deception and abuse are still forbidden there.',
          basis: '12 U.S.C. 5531, 5536; 15 U.S.C. 45(a)',
        },
        'If you follow the strict rules everywhere, you never have to think twice on a call. That is how this portal scores.',
      ],
    },
    {
      id: 'when',
      title: 'When and where',
      blocks: [
        {
          rule: 'Not at a time or place known to be inconvenient. If you know nothing else: only between 8 a.m. and 9 p.m., the consumer’s local time.',
          basis: '15 U.S.C. 1692c(a)(1); 12 CFR 1006.6(b)(1)',
        },
        {
          rule: 'Not at work once you know, or should know, that the employer does not allow it.',
          basis: '15 U.S.C. 1692c(a)(3); 12 CFR 1006.6(b)(3)',
        },
        {
          rule: 'Calling more than seven times in seven days about one debt, or within seven days after talking about it, is presumed to be harassment.',
          basis: '12 CFR 1006.14(b)(2)',
        },
        {
          instead: 'I’ll call you at work tomorrow.',
          say: 'What time works best for you, and at what number?',
          why: 'A time the customer names is convenient. Note it, and note “not at work” just as carefully.',
        },
      ],
    },
    {
      id: 'with-whom',
      title: 'Who you can talk to',
      blocks: [
        {
          rule: 'Discuss the debt only with the consumer, the spouse, the parents of a minor, the guardian, executor or administrator, and the consumer’s attorney, as well as the creditor and the credit bureau. With no one else without consent.',
          basis: '15 U.S.C. 1692c(b), (d); 12 CFR 1006.6(a), (d)',
        },
        {
          rule: 'You may ask others where to find the consumer, without a word about a debt, and as a rule only once.',
          basis: '15 U.S.C. 1692b; 12 CFR 1006.10',
        },
        {
          rule: 'Once an attorney represents the consumer for this debt, and you know it, you talk to the attorney.',
          basis: '15 U.S.C. 1692c(a)(2); 12 CFR 1006.6(b)(2)',
        },
      ],
    },
    {
      id: 'must-say',
      title: 'What you must say',
      blocks: [
        {
          rule: 'In the first communication: that it is an attempt to collect a debt and that information will be used for that purpose. In every later one: that it comes from a debt collector. In the language of the call.',
          basis: '15 U.S.C. 1692e(11); 12 CFR 1006.18(e)',
        },
        {
          rule: 'The validation information: what is owed, to whom, how the amount came about, and until when it can be disputed. In the first communication or within five days after it.',
          basis: '15 U.S.C. 1692g(a); 12 CFR 1006.34',
        },
        {
          rule: 'After a written dispute within the validation period, collection stops until the proof has been sent.',
          basis: '15 U.S.C. 1692g(b); 12 CFR 1006.38(d)',
        },
      ],
    },
    {
      id: 'never',
      title: 'What you never say',
      blocks: [
        {
          list: [
            'Arrest, jail, crime: 1692e(4), (7).',
            'Wages, a house, a lawsuit, if it is not lawful or not intended: 1692e(4), (5).',
            'Being an attorney, a court, an authority: 1692e(1), (3).',
            'False statements about a credit record: 1692e(8).',
            'A wrong amount or a wrong legal status of the debt: 1692e(2).',
            'Insults, obscenity, threats of violence: 1692d(1), (2).',
            'A lawsuit over a time-barred debt, or the threat of one: 12 CFR 1006.26(b).',
          ],
        },
        'True statements are still allowed. You may say “the creditor may decide to sue” if that is so. Your tone decides whether it is information or a threat.',
      ],
    },
    {
      id: 'stop',
      title: 'Stop means stop',
      blocks: [
        {
          rule: 'Anyone who asks in writing to stop being contacted, or refuses in writing to pay, hears from you only that contact has ended, or about a specific action.',
          basis: '15 U.S.C. 1692c(c); 12 CFR 1006.6(c)',
        },
        {
          rule: 'Anyone who asks, even on the phone, not to be contacted by a certain medium is not contacted by it.',
          basis: '12 CFR 1006.14(h)',
        },
        {
          rule: 'A bankruptcy brings the automatic stay: no calls, no letters, no requests for payment.',
          basis: '11 U.S.C. 362(a)(6)',
        },
        'On the call, that means: “I am noting that you do not want to be called. You will hear from us only in writing.” And then you keep to it.',
      ],
    },
    {
      id: 'cost',
      title: 'What a violation costs',
      blocks: [
        {
          rule: 'Actual damages, up to $1,000 more in an individual lawsuit, and the costs with attorney’s fees. The collector is liable.',
          basis: '15 U.S.C. 1692k',
        },
        {
          rule: 'Evidence of compliance is kept for three years after the last collection activity; call recordings, where calls are recorded, for three years after the call.',
          basis: '12 CFR 1006.100',
        },
      ],
    },
  ],
  takeaways: [
    '8 to 9, seven in seven, not at work, with no one else.',
    'Disclosure first, validation within five days, and a dispute stops collection.',
    'Say nothing false, and threaten nothing that is not intended.',
    '“Stop,” “attorney” and “bankruptcy” end the negotiation immediately.',
  ],
}
