/** Paying: offers, bargains, terms and what stands in their way. */
export const moneySituations = {
  'money.hesitate': {
    what: 'Money is asked for before the debtor feels heard: puts it off and shows what is missing, without a flat no.',
    slots: [],
  },
  'money.ask_terms': {
    what: 'Wants to know more before saying anything: what would that look like, what does it cost, is it in writing.',
    slots: [],
  },
  'money.cannot_full': { what: 'Asked for the whole {debt}: cannot.', slots: ['debt'] },
  'money.cannot_now': { what: 'Asked for something today: cannot.', slots: [] },
  'money.name': {
    what: "Asked how much they could do: names {amount} {per} (per is 'a month', 'every two weeks', 'a week').",
    slots: ['amount', 'per'],
  },
  'money.name.once': {
    what: 'Asked how much they could do now or at once: names {amount}.',
    slots: ['amount'],
  },
  'money.name.again': {
    what: 'Asked again for their figure, or hears it reckoned with, by somebody who has asked for no more: the same {amount} {per}, not annoyed.',
    slots: ['amount', 'per'],
  },
  'money.counter': {
    what: 'Offered {offered}; says {amount} {per} is what they can do.',
    slots: ['offered', 'amount', 'per'],
  },
  'money.hold': {
    what: 'Is pushed above their own figure again: stays with {amount} {per}.',
    slots: ['amount', 'per'],
  },
  'money.too_much': { what: 'Offered {offered}: too much; names no figure.', slots: ['offered'] },
  'money.too_soon': {
    what: 'Asked to start on {day}: the money is there on {own_day}.',
    slots: ['day', 'own_day'],
  },
  'money.think': {
    what: 'Could do what was offered, but is not convinced yet: puts it off for a reason of their own.',
    slots: [],
  },
  'money.accept': { what: 'Agrees to {amount} {per}.', slots: ['amount', 'per'] },
  'money.accept.from': { what: 'Agrees to {amount} {per} from {day}.', slots: ['amount', 'per', 'day'] },
  'money.accept.once': { what: 'Agrees to pay {amount} once.', slots: ['amount'] },
  'money.accept.once.day': { what: 'Agrees to pay {amount} on {day}.', slots: ['amount', 'day'] },
  'money.own_accepted': {
    what: "The collector takes the debtor's own figure of {amount} {per}: glad or gruff, agreed.",
    slots: ['amount', 'per'],
  },
  'money.day': { what: 'Asked from when or on which day: {day}.', slots: ['day'] },
  'money.method': {
    what: "Asked how they would pay: {method} (is 'by card', 'by bank transfer', 'in cash', 'by check', 'online', 'at the store', 'by direct debit').",
    slots: ['method'],
  },
  'money.day_method': { what: 'Asked for both: {day}, {method}.', slots: ['day', 'method'] },
  'money.confirm': { what: 'The collector sums up what is agreed, correctly: yes.', slots: [] },
  'money.recap_wrong': {
    what: 'The collector sums up, but it was {amount} {per}.',
    slots: ['amount', 'per'],
  },
  'money.not_agreed': { what: 'The collector speaks as if something were agreed that was not.', slots: [] },
  'money.unsettled': {
    what: 'Believed that a payment was agreed, and hears that it was not: open again, asks how to go on.',
    slots: [],
  },
  'money.in_parts': {
    what: 'Given the choice between all at once and parts: parts, all at once is out of reach. No yes to a sum.',
    slots: [],
  },
  'money.bearable': {
    what: 'Asked whether the figure that they have named themselves is within reach, sure, or leaves enough to live on: it does. No figure, no thanks for an offer, no yes to an agreement.',
    slots: [],
  },
  'money.agreed_already': {
    what: 'Is asked for more or again after agreeing on {amount} {per}.',
    slots: ['amount', 'per'],
  },
  'money.choose': { what: 'Given a choice: takes {amount} {per}.', slots: ['amount', 'per'] },
  'money.choose.none': { what: 'Given a choice: none fits.', slots: [] },
  'money.commit': {
    what: 'Asked whether it can be counted on, after agreeing: yes, in their way.',
    slots: [],
  },
  'money.commit.no': { what: 'The same, but nothing is agreed: no promise yet.', slots: [] },
  'money.obstacle': { what: 'Asked what stands in the way; {objection} is not named again.', slots: [] },
  'money.needs': { what: 'Asked what would help or would be fair.', slots: [] },
  'money.lower': {
    what: 'Offered less than they named themselves: takes it, {amount} {per}.',
    slots: ['amount', 'per'],
  },
} as const satisfies Record<string, { what: string; slots: readonly string[] }>
