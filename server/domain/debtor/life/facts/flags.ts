import type { DebtType } from '#protocol/vocabulary/prospect.ts'
import type { LifeSource } from '../people/source.ts'
import type { Person } from '../people/person.ts'
import { payDates } from '../../finances.ts'
import { livelihoodOf } from '../../livelihood.ts'
import { namesCause } from '../scenario/facts.ts'
import type { Told } from '../scenario/told.ts'

const debts: Record<DebtType, string> = {
  credit_card: 'd.card',
  medical: 'd.medical',
  medical_debt: 'd.medical',
  auto_loan: 'd.auto',
  personal_loan: 'd.loan',
  utility: 'd.utility',
  utilities: 'd.utility',
  utility_bills: 'd.utility',
  other: 'd.other',
  mortgage: 'd.mortgage',
  student_loan: 'd.student',
  business_loan: 'd.business',
  tax_debt: 'd.tax',
}

/** The conditions that hold for a person, as the tables of facts name them. */
export function flagsOf(
  person: Person,
  source: LifeSource,
  told: Told,
  slots: Readonly<Record<string, string>>,
): ReadonlySet<string> {
  const { partner, children, pay } = person
  const grown = children.all.length > 0 && !children.home && told.children === null
  const livelihood = livelihoodOf(source)
  const held: readonly (readonly [boolean, string])[] = [
    [partner.status === 'married' || partner.status === 'together', 'partner'],
    [told.partner !== null, 'told.partner'],
    [partner.status === 'married', 'married'],
    [partner.status === 'together', 'together'],
    [partner.status === 'apart', 'apart'],
    [partner.status === 'widowed', 'widowed'],
    [partner.status === 'none', 'single'],
    [children.known && children.all.length === 0, 'nokids'],
    [children.known && children.all.length === 1, 'kid1'],
    [children.known && children.all.length > 1, 'kids2'],
    [children.known && children.home, 'smallkids'],
    [grown, 'grownkids'],
    [children.all.length > 0 && children.all.every(({ age }) => age > 0), 'kidaged'],
    [children.all.length > 0, 'kidnamed'],
    [told.children !== null, 'told.children'],
    [person.pet?.kind === 'dog', 'dog'],
    [person.pet?.kind === 'cat', 'cat'],
    [person.pet === null, 'nopet'],
    [person.housing === 'renting', 'renting'],
    [person.housing === 'owning', 'owning'],
    [person.housing === 'with_parents', 'withparents'],
    [true, person.work],
    [source.type === 'business', 'business'],
    [true, pay.frequency],
    [pay.cash, 'cash'],
    [livelihood.fixed, 'fixed'],
    [pay.frequency === 'monthly' && !livelihood.fixed, `pay${payDates(person.seed, livelihood)[0] ?? 0}`],
    [person.car, 'car'],
    [!person.car, 'nocar'],
    // A cause that the scenario tells is not the one that the finances assume.
    [!namesCause(source.scenario ?? ''), `c.${person.cause}`],
    [true, debts[source.debtType]],
    [true, `h.${source.paymentHistory}`],
    [true, person.ageBand],
    [true, person.gender],
    [person.parents === 'mother', 'mother'],
    [person.parents === 'both', 'bothparents'],
    [source.primaryLanguage !== 'english', 'spanish'],
    ...(['job', 'title', 'hours'] as const).map((slot) => [slots[slot] !== undefined, slot] as const),
    [told.job === 'lost', 'told.lost'],
    [told.dated, 'told.dated'],
  ]
  return new Set([
    ...held.filter(([holds]) => holds).map(([, flag]) => flag),
    ...[...told.objections].map((kind) => `o.${kind}`),
  ])
}

/** Whether the conditions of a row hold: words separated by spaces, `!` negates. */
export function holds(when: string, flags: ReadonlySet<string>): boolean {
  return when
    .split(' ')
    .filter((word) => word !== '')
    .every((word) => (word.startsWith('!') ? !flags.has(word.slice(1)) : flags.has(word)))
}
