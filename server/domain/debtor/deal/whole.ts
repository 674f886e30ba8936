import { repeats } from './figures.ts'
import { acceptance, agreementOf, result, type DealResult } from './result.ts'
import type { Heard } from './proposals.ts'
import type { Agreement, DealHeard, DealState, Person } from './state.ts'

/** What is asked for that the whole sum answers. */
const asksForSum = ['able_monthly', 'able_now', 'pay_full', 'choose', 'offer_ok']

/**
 * Who wants to pay all of it at once says so whenever a sum, a part or instalments are spoken of, and takes up the whole at its word.
 * Null where something else is said.
 */
export function wholeAtOnce(
  state: DealState,
  said: Heard,
  heard: DealHeard,
  person: Person,
): DealResult | null {
  if (person.whole !== true) return null
  const all = said.options.find(({ kind }) => kind === 'full' || kind === 'settlement')
  if (all && !repeats(all.frequency)) {
    const on = all.firstOn ?? all.until ?? person.payDay
    return acceptance(state, { ...agreementOf(all, person, state), firstOn: on })
  }
  const parts = said.options.length > 0
  const asked = heard.topic !== null && asksForSum.includes(heard.topic) && said.days.length === 0
  if (!parts && (heard.accepts || !(asked || heard.asksFull))) return null
  if (!parts && state.own !== null && heard.topic === 'offer_ok') return null
  const own: Agreement = {
    kind: 'full',
    amountCents: person.debtCents,
    frequency: 'once',
    installments: null,
    firstOn: person.payDay,
    method: state.method,
    down: null,
    until: null,
    lastCents: null,
    totalCents: person.debtCents,
  }
  return result(
    'money.name.once',
    { amountCents: person.debtCents },
    { ...state, own, named: state.named + 1 },
  )
}
