import type { Before } from '#server/language/reading.ts'
import type { Topic } from '#server/language/vocabulary.ts'
import type { Situation } from '../bank/situations.ts'
import type { Mind } from '../mind.ts'

/** What the debtor speaks of in a situation: a short "since when?" or "how come?" after it is about that. */
const topics: Partial<Record<Situation, Topic>> = {
  wellbeing: 'wellbeing',
  'money.hesitate': 'obstacle',
  'money.think': 'obstacle',
  'money.obstacle': 'obstacle',
  'money.needs': 'needs',
  'money.cannot_full': 'pay_full',
  'money.in_parts': 'able_monthly',
  'money.cannot_now': 'able_now',
  'money.name': 'able_monthly',
  'money.name.once': 'able_now',
  'money.name.again': 'able_monthly',
  'money.counter': 'able_monthly',
  'money.hold': 'able_monthly',
  'money.too_much': 'able_monthly',
  'money.too_soon': 'pay_when',
  'money.day': 'pay_when',
  'money.method': 'method',
  'right.dispute': 'amount_view',
  'right.attorney': 'attorney',
  'right.bankruptcy': 'attorney',
  'right.despair': 'feelings',
  'right.stop': 'calls',
  'identity.refuse': 'why_refuse',
  'ask.refuse.money': 'why_refuse',
  'ask.refuse.family': 'why_refuse',
  'ask.refuse.work': 'why_refuse',
  'ask.refuse.health': 'why_refuse',
  'ask.refuse.cause': 'why_refuse',
  'ask.refuse.personal': 'why_refuse',
  'feel.lash_out': 'feelings',
  'feel.break_down': 'feelings',
  'feel.after': 'feelings',
}

const ofObjection: Readonly<Record<string, Topic>> = {
  no_money: 'obstacle',
  job_loss: 'job_loss',
  more_time: 'pay_when',
  dispute_amount: 'amount_view',
  already_paid: 'last_payment',
  medical: 'health',
  family: 'relatives',
  tax_refund: 'expected_money',
  partial_offer: 'able_monthly',
  spouse: 'partner',
  deny: 'not_mine',
  custom: 'obstacle',
}

/** What the debtor wants to know in a situation: "yes" and "no" after it answer that. */
const questions: Partial<Record<Situation, Topic>> = {
  'open.cold': 'name',
  'greet.back': 'purpose',
  'who.is.this': 'name',
  'what.about': 'purpose',
  'identity.refuse': 'trust',
  'ask.understood.no': 'meaning',
  'ask.anything_else.yes': 'meaning',
  'ask.back': 'meaning',
  'ask.which': 'repeat',
  'money.ask_terms': 'meaning',
  'heard.line': 'hear',
  'heard.process': 'meaning',
  'heard.options': 'meaning',
  'heard.referral': 'meaning',
  'heard.will_do': 'meaning',
  'heard.account': 'meaning',
  'heard.refuse': 'meaning',
  'heard.wrong_amount': 'amount_view',
  'low.question': 'meaning',
  'low.statement': 'meaning',
  'right.dispute': 'proof',
  'object.dispute_amount': 'proof',
  silence: 'hear',
}

/** After these a figure of the debtor's own, or one that it agreed to, stands in the room: "okay" takes it. */
const namesFigure: ReadonlySet<Situation | 'fact'> = new Set<Situation | 'fact'>([
  'money.name',
  'money.name.once',
  'money.name.again',
  'money.counter',
  'money.hold',
  'money.too_soon',
  'money.accept',
  'money.accept.from',
  'money.accept.once',
  'money.accept.once.day',
  'money.own_accepted',
  'money.day',
  'money.method',
  'money.day_method',
  'money.recap_wrong',
  'money.agreed_already',
  'money.choose',
  'money.lower',
])

function topicIn(situation: Situation): Topic | null {
  const [kind, objection = ''] = situation.split('.')
  if (kind === 'object') return ofObjection[objection] ?? null
  return kind === 'cause' ? 'cause' : (topics[situation] ?? null)
}

/** What stands in the room after the debtor's last move, for whoever reads the next line. */
export function roomAfter({ situations, lastTopic, deal }: Mind): NonNullable<Before['debtor']> {
  const last = situations.at(-1)
  const figure = deal.agreed?.amountCents ?? deal.own?.amountCents ?? null
  if (last === undefined || last === 'fact') return { asked: null, topic: lastTopic, figureCents: null }
  return {
    asked: questions[last] ?? null,
    topic: topicIn(last) ?? lastTopic,
    figureCents: namesFigure.has(last) ? figure : null,
  }
}
