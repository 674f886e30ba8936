import { folded } from './fold-text.ts'
import type { Details, DetailsAsked } from './plan.ts'
import { between, chance } from './random.ts'
import type { Scenario } from './scenario.ts'

/** What a collector asks to be sure whom it speaks with, against accent-free lower case. */
const asks: Record<DetailsAsked, RegExp> = {
  birthDate: /\bbirth|\bdob\b|were you born|\bborn on|nacimiento|\bnacio\b|\bnaciste\b|fecha de nac/,
  lastFour:
    /last (four|4)|social security|\bssn\b|(four|4) digits|ultimos (cuatro|4)|(cuatro|4) (ultimos )?(digitos|numeros|cifras)|seguro social|\b(rfc|dni|curp|nss)\b|tax id/,
  address: /your (home |current |mailing )?address|zip code|postcode|\bdomicilio|su direccion|codigo postal/,
}
/** The detail itself, said by the collector: the debtor is asked to confirm it and not to give it. */
const holds: Record<DetailsAsked, RegExp> = {
  birthDate: /\b(19|20)\d{2}\b|\b\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b/,
  lastFour: /\b\d{4}\b|\b\d[ -]\d[ -]\d[ -]\d\b/,
  address: /\b\d+ \w+|\w+ \d{2,}\b/,
}

/** The ages between which somebody of this occupation is. */
function ages(occupation: string | null): [low: number, high: number] {
  const said = occupation === null ? '' : folded(occupation)
  if (/retire|pension|jubila/.test(said)) return [66, 81]
  if (/student|estudia|alumn/.test(said)) return [19, 27]
  return [24, 61]
}

/**
 * The date of birth (YYYY-MM-DD) and the last four digits that go with a name: the same in every call, as
 * with anybody. They are made up, and no figure of the case rests on them.
 */
export function papersOf({ name, occupation, today }: Pick<Scenario, 'name' | 'occupation' | 'today'>): {
  birthDate: string
  lastFour: string
} {
  const own = Math.floor(chance(0, `papers:${name.trim().toLowerCase()}`) * 2 ** 31)
  const [low, high] = ages(occupation)
  const year = Number(today.slice(0, 4)) - Math.floor(between(own, 'age', low, high))
  const month = 1 + Math.floor(chance(own, 'month') * 12)
  const day = 1 + Math.floor(chance(own, 'day') * 28)
  const two = (number: number) => String(number).padStart(2, '0')
  return {
    birthDate: `${year}-${two(month)}-${two(day)}`,
    lastFour: String(1_000 + Math.floor(chance(own, 'last four') * 9_000)),
  }
}

/** The details that a line of the collector names itself, to have them confirmed. */
export function detailsNamed(line: string): DetailsAsked[] {
  const said = folded(line)
  return (['birthDate', 'lastFour', 'address'] as const).filter(
    (detail) => asks[detail].test(said) && holds[detail].test(said),
  )
}

/**
 * What the debtor says when asked for details: those that the line asks for and that the collector has not
 * named in this call, since what was confirmed is not contradicted. A business has no date of birth to give.
 */
export function detailsFor(
  line: string,
  scenario: Scenario,
  known: readonly DetailsAsked[],
): Details | undefined {
  const said = folded(line)
  const asked = (detail: DetailsAsked) => asks[detail].test(said) && !known.includes(detail)
  const { birthDate, lastFour } = papersOf(scenario)
  const details: Details = {
    ...(asked('birthDate')
      ? scenario.type === 'individual'
        ? { birthDate }
        : { noBirthDate: true as const }
      : {}),
    ...(asked('lastFour') ? { lastFour } : {}),
    ...(asked('address') ? { address: true as const } : {}),
  }
  return Object.keys(details).length === 0 ? undefined : details
}
