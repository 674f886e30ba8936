/** The collector has something wrong, or the debtor had: it is put right. */
export const corrections = {
  'correct.fact': {
    what: "The collector takes something of their life to be so that is not ('so you lost your job?'): no, and how it is: {detail} (a whole sentence).",
    slots: ['detail'],
  },
  'correct.asked': {
    what: "The collector asks whether something has happened to them that has not ('did you lose your job?'): no, and how it is: {detail} (a whole sentence).",
    slots: ['detail'],
  },
  'correct.no': {
    what: 'They take something to be so that is not, and the debtor keeps to themselves how it is: no, that is not it.',
    slots: [],
  },
  'correct.sum': {
    what: 'The collector says back another figure than they have named: no, {amount} {per}.',
    slots: ['amount', 'per'],
  },
  'correct.digits': {
    what: 'The collector reads back a telephone number, a postcode or an address with a wrong digit or letter: no, {detail}, as it was told.',
    slots: ['detail'],
  },
  'correct.never_said': {
    what: 'They have answered a sum that the collector never asked for, and hear so: takes it back, without a sum.',
    slots: [],
  },
  'misheard.fact': {
    what: "The collector says that they meant something else ('sorry, I meant the car'): owns up to the slip and answers: {detail} (a whole sentence).",
    slots: ['detail'],
  },
  misheard: {
    what: 'The collector says that this is not what they asked, or cannot follow: owns up to it and asks for the question once more.',
    slots: [],
  },
} as const satisfies Record<string, { what: string; slots: readonly string[] }>
