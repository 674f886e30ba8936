import type { law as en } from '../en/law.ts'

export const law: typeof en = {
  /** Cited where no law says it. */
  houseRule: 'Regla de buen trato (no es ley)',
  law: 'Ley',
  lawHint: 'Con qué se evalúan las llamadas.',
  collectFor: 'Usted cobra para',
  collectForHint: 'Algunas leyes solo obligan a las agencias.',
  installation: 'Según la instalación',
  jurisdictions: {
    us: 'Estados Unidos (federal)',
    us_california: 'California',
    us_new_york: 'Nueva York',
    us_texas: 'Texas',
    us_florida: 'Florida',
    mexico: 'México',
    spain: 'España',
    argentina: 'Argentina',
    house: 'Ninguna ley: solo las reglas de buen trato',
  },
  capacities: { agency: 'Una agencia', creditor: 'El acreedor' },
  heldAgainst: 'Evaluada con',
  heldAgainstLaw: 'Evaluada con: {law}',
  laws: {
    us: 'Ley federal de EE. UU.',
    us_california: 'Ley de California',
    us_new_york: 'Ley de Nueva York',
    us_texas: 'Ley de Texas',
    us_florida: 'Ley de Florida',
    mexico: 'Ley de México',
    spain: 'Ley de España',
    argentina: 'Ley de Argentina',
    house: 'Reglas de buen trato',
  },
  alsoBroken: 'También: {law}',
  readIn: {
    secondary: 'según fuentes secundarias',
    unchecked: 'sin comprobar',
  },
  forWhom: { agency: '{law}, para una agencia', creditor: '{law}, para el acreedor' },
}
