/** What one of the debtor's own says who answers the telephone in their place. */
export const answeringFor = {
  'other.not_here': {
    what: 'Somebody of the debtor’s own answers, and is asked for the debtor: {first} is not here, I am {detail} ("her son").',
    slots: ['first', 'detail'],
  },
  'other.who': { what: 'Asked who they are: {detail} ("Leo, her son").', slots: ['detail'] },
  'other.about': { what: 'Asks what the call to {first} is about.', slots: ['first'] },
  'other.curious': {
    what: 'Is told of a debt of {first}’s that is none of their business: wants to know more.',
    slots: ['first'],
  },
  'other.back': { what: 'Asked when {first} is back, or best reached: later today.', slots: ['first'] },
  'other.back.told': {
    what: 'Asked when {first} is back: {first} {detail} ("is up around four", "llega el sábado por la tarde").',
    slots: ['first', 'detail'],
  },
  'other.message': { what: 'Will tell {first} that the collector called.', slots: ['first'] },
  'other.noted': { what: 'Has written down what {first} is to be told.', slots: ['first'] },
  'other.cannot': { what: 'Asked for what only {first} could say.', slots: ['first'] },
  'other.bye': { what: 'Says goodbye in the place of {first}.', slots: ['first'] },
} as const satisfies Record<string, { what: string; slots: readonly string[] }>
