import type { Capacity, Jurisdiction } from '#protocol/vocabulary/law.ts'

/** By which law a call is held: in both prospect builders, and with a session. */
export const law = {
  /** Cited where no law says it. */
  houseRule: 'House rule (not a law)',
  law: 'Law',
  lawHint: 'What the calls are held against.',
  collectFor: 'You collect for',
  collectForHint: 'Some laws bind only agencies.',
  installation: 'Installation’s default',
  jurisdictions: {
    us: 'United States (federal)',
    us_california: 'California',
    us_new_york: 'New York',
    us_texas: 'Texas',
    us_florida: 'Florida',
    mexico: 'Mexico',
    spain: 'Spain',
    argentina: 'Argentina',
    house: 'No law: house rules only',
  } satisfies Record<Jurisdiction, string>,
  capacities: { agency: 'An agency', creditor: 'The creditor' } satisfies Record<Capacity, string>,
  heldAgainst: 'Held against',
  heldAgainstLaw: 'Held against: {law}',
  laws: {
    us: 'US federal law',
    us_california: 'California law',
    us_new_york: 'New York law',
    us_texas: 'Texas law',
    us_florida: 'Florida law',
    mexico: 'Mexican law',
    spain: 'Spanish law',
    argentina: 'Argentine law',
    house: 'House rules',
  } satisfies Record<Jurisdiction, string>,
  alsoBroken: 'Also: {law}',
  /** Of a law whose own text was not read. */
  readIn: {
    secondary: 'from secondary sources',
    unchecked: 'not checked',
  },
  forWhom: { agency: '{law}, for an agency', creditor: '{law}, for the creditor' } satisfies Record<
    Capacity,
    string
  >,
}
