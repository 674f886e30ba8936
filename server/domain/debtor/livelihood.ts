import { folded } from './fold-text.ts'
import type { Frequency } from '#server/language/reading.ts'
import type { Scenario } from './scenario.ts'

/** What an occupation says about money: how much, how often, in what form. */
export type Livelihood = {
  annualIncome: number
  payFrequency: Frequency
  payMethod: 'account' | 'cash'
  /** Has no work. */
  out: boolean
  /** Has a fixed income whatever the hours: a pension, a salary. */
  fixed: boolean
}

const account = (annualIncome: number, payFrequency: Frequency, fixed = false): Livelihood => ({
  annualIncome,
  payFrequency,
  payMethod: 'account',
  out: false,
  fixed,
})
const cash = (annualIncome: number): Livelihood => ({
  annualIncome,
  payFrequency: 'weekly',
  payMethod: 'cash',
  out: false,
  fixed: false,
})

/**
 * The 24 occupations of the builder and common others, in both languages, against accent-free lower
 * case. Incomes are rough full-time figures of the United States' occupational statistics, rounded.
 */
const occupations: readonly (readonly [RegExp, Livelihood])[] = [
  [
    /unemploy|jobless|between jobs|desemple|sin (trabajo|empleo)|parad[oa]\b/,
    { ...account(9_600, 'biweekly'), out: true },
  ],
  [/retire|pension|jubila/, account(26_000, 'monthly', true)],
  [/student|estudia|alumn/, account(11_000, 'biweekly')],
  [/teacher|maestr|profesor|docente/, account(52_000, 'monthly', true)],
  [/nurse|enfermer/, account(66_000, 'biweekly')],
  [/engineer|ingenier|developer|program(mer|ador)/, account(88_000, 'monthly', true)],
  [/manager|gerente|director|supervisor|encargad/, account(70_000, 'monthly', true)],
  [/street.?vendor|ambulante|puesto|tianguis/, cash(15_000)],
  [/sales ?(person|man|woman|rep)|vended|ventas/, account(42_000, 'biweekly')],
  [/mechanic|mecanic|taller/, account(44_000, 'weekly')],
  [/self.?employ|freelance|autonom|cuenta propia|independiente|monotribut/, account(38_000, 'monthly')],
  [/contractor|contratista/, account(50_000, 'monthly')],
  [/cashier|cajer/, account(26_000, 'biweekly')],
  [/security|guard|vigilan|seguridad/, account(33_000, 'biweekly')],
  [/domestic|domestic[ao]|limpieza|clean|janitor|empleada del hogar/, cash(24_000)],
  [/cook|chef|cociner/, account(31_000, 'weekly')],
  [/waiter|waitress|meser|camarer|mozo|moza|server|bartender/, cash(27_000)],
  [/driver|chofer|conductor|taxi|uber|repartid|camioner/, account(37_000, 'weekly')],
  [/factory|fabrica|operari|obrer|maquila/, account(36_000, 'weekly')],
  [/construct|albanil|plumber|plomer|fontaner|electric|carpint/, account(41_000, 'weekly')],
  [/clerk|depend|store|tienda|almacen/, account(28_000, 'biweekly')],
  [/tailor|sastre|modista|costur/, account(31_000, 'weekly')],
  [/hairdress|barber|peluquer|estilista|barbero/, cash(29_000)],
  [/doctor|medic[oa]\b|lawyer|abogad|accountant|contador/, account(95_000, 'monthly', true)],
]

/** Whether somebody has stopped working for good: no work to lose, and none to be away from. */
export function isRetired({ occupation }: Pick<Scenario, 'occupation'>): boolean {
  return occupation !== null && /retire|retirad|pension|jubila/.test(folded(occupation))
}

/** How the debtor lives: by occupation, or an ordinary fortnightly wage when none is given. */
export function livelihoodOf(scenario: Pick<Scenario, 'type' | 'occupation' | 'income'>): Livelihood {
  if (scenario.type === 'business') return account(72_000, 'monthly')
  const said = scenario.occupation === null ? '' : folded(scenario.occupation).replaceAll('_', ' ')
  const known = occupations.find(([words]) => words.test(said))?.[1] ?? account(36_000, 'biweekly')
  return scenario.income !== null && folded(scenario.income) === 'unemployed'
    ? { ...known, out: true }
    : known
}
