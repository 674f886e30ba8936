import { afterAgreement, askedOnceAgreed } from './agreed.ts'
import { bargain } from './bargain.ts'
import { proposals, type Heard } from './proposals.ts'
import { repeats, withinDebt } from './figures.ts'
import { topicsOf, type DealResult } from './result.ts'
import { wholeAtOnce } from './whole.ts'
import type { DealHeard, DealState, Person } from './state.ts'

export { openingDeal } from './state.ts'
export type { Agreement, DealHeard, DealSlots, DealState, Person, Proposal } from './state.ts'
export type { DealResult } from './result.ts'

/**
 * The bargaining as one machine: what the debtor says to what the collector puts on the table, and the state after it;
 * null where the line has nothing to do with it. Pure. What holds (deal-properties.test.ts): never a figure above the collector's
 * offer or the debtor's means; the own figure, taken up, is agreed, ready or not; a correction replaces; days are kept
 * as they were said; sums never exceed the debt; what is agreed changes only when both sides say so.
 */
export function deal(state: DealState, heard: DealHeard, person: Person): DealResult | null {
  const said = proposals(heard, state, person)
  const answer = answerTo(state, said, heard, person)
  const agreed = answer?.state.agreed
  // "25 a month then. How do you want to send it?": what is asked is answered, and the rest goes without saying.
  const settled =
    answer?.situation === 'money.confirm' ||
    answer?.situation === 'money.own_accepted' ||
    // "Friday the fourth is fine. How do you want to pay?", "which Friday do we start, and how do you send it?"
    (answer?.situation === 'money.accept.from' &&
      (heard.accepts || (state.agreed !== null && topicsOf(heard).includes('method'))))
  const asksDay =
    heard.topic === 'pay_when' &&
    said.days.length === 0 &&
    said.options.every(({ firstOn }) => firstOn === null)
  if (!answer || !agreed || !settled || !(asksDay || heard.topic === 'method')) return answer
  return askedOnceAgreed(answer.state, agreed, heard, person, false) ?? answer
}

function answerTo(state: DealState, said: Heard, heard: DealHeard, person: Person): DealResult | null {
  const { agreed } = state
  if (agreed === null) return wholeAtOnce(state, said, heard, person) ?? bargain(state, said, heard, person)
  // A payment of today is not the whole arrangement: the rest is still open.
  const [option] = said.options
  const open = agreed.frequency === 'once' && agreed.kind === 'plan'
  const goesOn =
    (option && repeats(option.frequency)) || (said.options.length === 0 && heard.topic === 'able_monthly')
  if (!open || !goesOn) return afterAgreement(state, agreed, said, heard, person)
  const next = bargain({ ...state, agreed: null, table: [] }, said, heard, person)
  if (!next) return null
  const now = next.state.agreed
  const down = { amountCents: agreed.amountCents, on: agreed.firstOn }
  return {
    ...next,
    state:
      now === null
        ? { ...next.state, agreed, stage: state.stage }
        : {
            ...next.state,
            agreed: withinDebt(
              { ...now, down: now.down ?? down, method: now.method ?? agreed.method },
              person.debtCents,
            ),
          },
  }
}
