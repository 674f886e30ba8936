import type { Understanding } from './acts/understanding.ts'
import { folded } from './fold-text.ts'

/** Before an amount, these say that it is what is owed. */
const owed =
  /\b(owe|owes|owed|owing|balance|debt|past due|outstanding|overdue|in full|full amount|total|debe|debes|deben|adeuda|adeudas|adeudo|saldo|deuda|atraso|vencido|liquidar|monto)\b/
/** And these after it. */
const isOwed =
  /^\W{0,3}(is |are |que (me |nos )?)?(what |the amount |your |the |su |tu )?(you owe|balance|debt|outstanding|past due|overdue|debe|debes|adeuda|de (saldo|deuda|adeudo)|saldo|deuda)/
/** An amount of another kind: a part, a payment, an offer, a charge, what would be left. */
const another =
  /\b(pay(ing|ment|ments)?|paid|installments?|fees?|charges?|interest|minimum|settle|settlement|discount|reduce[ds]?|remain\w*|left|rest|would|could|if|after|plan|half|original|originally|limit|was|were|offer|month|down|pag\w+|cuotas?|mensualidad\w*|abon\w+|recargos?|interes(es)?|minimo|quita|descuento|reduc\w+|rebaj\w+|resta\w*|quedaria\w*|podria\w*|si|despues|mitad|limite|era|eran|oferta|enganche|al mes|mensual\w*)\b/
/** What the amount is for. */
const isAnother =
  /^\W{0,3}(in|of|for|worth of|de|en|por) (\w+ )?(fees?|charges?|interest|payments?|recargos?|interes(es)?|pagos?|cuotas?|multas?)\b/
const perTime =
  /^\W{0,3}(a|per|every|each|al|por|cada) (week|month|two|mes|semana|quincena)|^\W{0,3}(monthly|weekly|mensual)/
const roughly =
  /\b(about|around|roughly|approximately|some|almost|nearly|over|como|unos|unas|casi|aproximadamente|alrededor de|cerca de|mas de)\W{0,3}$/

/**
 * The balance that a line names, in cents, where it is not the debtor's: who has the letter at home knows
 * the figure. Null when none is named, or the right one is, or the amount may be something else (a payment,
 * an offer, a charge). A rounded figure is right enough.
 */
export function misstatedCents(
  { amounts, acts }: Pick<Understanding, 'amounts' | 'acts'>,
  line: string,
  owedCents: number,
): number | null {
  if (!acts.some(({ act }) => act === 'state_debt' || act === 'ask_full')) return null
  const near = (cents: number, share: number) => Math.abs(cents - owedCents) <= owedCents * share
  if (amounts.some(({ cents }) => near(cents, 0.02))) return null
  for (const [at, { cents, start, end }] of amounts.entries()) {
    if (cents <= 0) continue
    const clause = line.slice(amounts[at - 1]?.end ?? 0, start)
    const before = folded(/[^.!?;]*$/u.exec(clause)?.[0] ?? '')
    const rest = folded(line.slice(end, end + 40))
    if (another.test(before) || isAnother.test(rest) || perTime.test(rest)) continue
    if (roughly.test(before) && near(cents, 0.1)) continue
    if (owed.test(before) || isOwed.test(rest)) return cents
  }
  return null
}
