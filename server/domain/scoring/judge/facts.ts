import { noticeFor } from '../../law/law.ts'
import type { Reading } from '../analyze.ts'
import { outcomeOf } from '../outcome.ts'
import { situationOf } from '../situation.ts'
import { callOrder } from '../violations.ts'

/** So many violations are told; more of them say nothing new. */
const violationsTold = 12

/**
 * What is known of the call beyond its words, for a judge: what it was about, by which law it was held and what the rules
 * found against it, and what it came to.
 */
export function factsOfCall({ input, talk, law, folded, breaches }: Reading) {
  const { ending, agreedAmountCents, installmentCents, frequency, firstPaymentOn } = outcomeOf(
    talk,
    folded.state.finances,
  )
  const { disclosure } = callOrder(talk)
  return {
    balance: input.scenario.debtCents / 100,
    kind: input.scenario.sessionType,
    day: input.scenario.today,
    situation: situationOf(talk),
    law: {
      jurisdiction: law.jurisdiction,
      collector: law.capacity,
      debtor: law.debtor,
      notice: noticeFor(law) === null ? 'not owed' : disclosure === null ? 'owed, not given' : 'owed, given',
      violations: breaches
        .slice(0, violationsTold)
        .map(({ violation, quote }) => ({ line: quote.line, violation })),
    },
    outcome: {
      ending,
      agreed: agreedAmountCents === null ? null : agreedAmountCents / 100,
      installment: installmentCents === null ? null : installmentCents / 100,
      frequency,
      first_payment: firstPaymentOn,
    },
  }
}
