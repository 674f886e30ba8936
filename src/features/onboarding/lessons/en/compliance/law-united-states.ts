import type { ReadingLesson } from '../../lesson.ts'

export const lawUnitedStates: ReadingLesson = {
  id: 'law-united-states',
  type: 'reading',
  intro:
    'Two texts rule the daily work: the Fair Debt Collection Practices Act (FDCPA, 15 U.S.C. 1692 to 1692p) and Regulation F (12 CFR Part 1006), which says in detail how it is applied. They protect consumers from collectors who collect for others. States often ask for more. This lesson is practice and no legal advice: in doubt, ask your compliance department.',
  sections: [
    {
      id: 'scope',
      title: 'Who is protected, and from whom',
      blocks: [
        {
          rule: 'A “debt” is what a person owes for personal, family or household purposes. A “debt collector” collects debts that are owed to others.',
          basis: '15 U.S.C. 1692a(5), (6)',
        },
        {
          rule: 'Creditors who collect for themselves, and debts of businesses, fall outside the FDCPA. Deception and abuse are forbidden there as well.',
          basis: '12 U.S.C. 5531, 5536; 15 U.S.C. 45(a)',
        },
        'Whoever keeps the strict rules everywhere has no need to think twice in the call. That is how this portal scores.',
      ],
    },
    {
      id: 'when',
      title: 'When and where',
      blocks: [
        {
          rule: 'Not at a time or place that is known to be inconvenient. Without other knowledge: only between 8 in the morning and 9 in the evening, local time of the consumer.',
          basis: '15 U.S.C. 1692c(a)(1); 12 CFR 1006.6(b)(1)',
        },
        {
          rule: 'Not at the place of work once you know, or should know, that the employer does not allow it.',
          basis: '15 U.S.C. 1692c(a)(3); 12 CFR 1006.6(b)(3)',
        },
        {
          rule: 'Calling more than seven times in seven days about one debt, or within seven days after having talked about it, is presumed to be harassment.',
          basis: '12 CFR 1006.14(b)(2)',
        },
        {
          instead: 'I’ll call you at work tomorrow.',
          say: 'When does a call suit you, and at which number?',
          why: 'A time that the customer names is convenient. Note it, and note “not at work” just as carefully.',
        },
      ],
    },
    {
      id: 'with-whom',
      title: 'With whom',
      blocks: [
        {
          rule: 'About the debt only with the consumer, the spouse, the parents of a minor, the guardian, executor or administrator, and the consumer’s attorney, besides creditor and credit bureau. With nobody else without consent.',
          basis: '15 U.S.C. 1692c(b), (d); 12 CFR 1006.6(a), (d)',
        },
        {
          rule: 'Others may be asked where the consumer can be found, without a word about a debt, and as a rule only once.',
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
      title: 'What has to be said',
      blocks: [
        {
          rule: 'In the first communication: an attempt to collect a debt, and information will be used for that purpose. In every later one: that it comes from a debt collector. In the language of the call.',
          basis: '15 U.S.C. 1692e(11); 12 CFR 1006.18(e)',
        },
        {
          rule: 'The validation information: what is owed, to whom, how the sum came about, and until when it can be disputed. In the first communication or within five days after it.',
          basis: '15 U.S.C. 1692g(a); 12 CFR 1006.34',
        },
        {
          rule: 'After a dispute in writing within the validation period, the collection rests until the proof has been sent.',
          basis: '15 U.S.C. 1692g(b); 12 CFR 1006.38(d)',
        },
      ],
    },
    {
      id: 'never',
      title: 'What is never said',
      blocks: [
        {
          list: [
            'Arrest, jail, crime: 1692e(4), (7).',
            'Wages, house, a suit, if it is not lawful or not intended: 1692e(4), (5).',
            'Being an attorney, a court, an authority: 1692e(1), (3).',
            'False things about a credit record: 1692e(8).',
            'A wrong amount or legal status of the debt: 1692e(2).',
            'Insults, obscenity, threats of violence: 1692d(1), (2).',
            'A suit over a time-barred debt, or the threat of one: 12 CFR 1006.26(b).',
          ],
        },
        'A true statement remains allowed. “The creditor may decide to sue” may be said if it is so. The tone decides whether it is information or a threat.',
      ],
    },
    {
      id: 'stop',
      title: 'Stop means stop',
      blocks: [
        {
          rule: 'Who asks in writing for the contact to end, or refuses to pay in writing, hears from you only that it has ended, or of a definite step.',
          basis: '15 U.S.C. 1692c(c); 12 CFR 1006.6(c)',
        },
        {
          rule: 'Who asks, also on the telephone, not to be contacted by a certain medium is not contacted by it.',
          basis: '12 CFR 1006.14(h)',
        },
        {
          rule: 'With a bankruptcy comes the automatic stay: no call, no letter, no question for a payment.',
          basis: '11 U.S.C. 362(a)(6)',
        },
        'In the call that means: “I note that you do not wish to be called. You will hear from us in writing only.” And then it is so.',
      ],
    },
    {
      id: 'cost',
      title: 'What a violation costs',
      blocks: [
        {
          rule: 'The actual damage, up to $1,000 more in an individual suit, and the costs with the attorney’s fees. It is the collector who is liable.',
          basis: '15 U.S.C. 1692k',
        },
        {
          rule: 'Proof that rules were kept is retained for three years after the last collection activity; call recordings, where calls are recorded, for three years after the call.',
          basis: '12 CFR 1006.100',
        },
      ],
    },
  ],
  takeaways: [
    '8 to 9, seven in seven, not at work, with nobody else.',
    'Disclosure first, validation within five days, a dispute stops the collection.',
    'Nothing false, nothing threatened that is not intended.',
    '“Stop”, “attorney” and “bankruptcy” end the negotiation at once.',
  ],
}
