import type { Language } from '#protocol/vocabulary/language.ts'
import { type DebtType, type OccupationId, occupationIds } from '#protocol/vocabulary/prospect.ts'
import { sentenceKey } from './said.ts'
import type { DebtFamily, IncomeBand } from './voice.ts'

type Term = Record<Language, string>

const debts: Record<DebtType, Term & { family: DebtFamily }> = {
  credit_card: { en: 'credit card', es: 'la tarjeta de crédito', family: 'card' },
  medical: { en: 'medical bill', es: 'la cuenta médica', family: 'medical' },
  medical_debt: { en: 'medical bill', es: 'la cuenta médica', family: 'medical' },
  auto_loan: { en: 'car loan', es: 'el crédito del auto', family: 'auto' },
  personal_loan: { en: 'personal loan', es: 'el préstamo personal', family: 'loan' },
  utility: { en: 'utility bill', es: 'la cuenta de servicios', family: 'utility' },
  utilities: { en: 'utility bill', es: 'la cuenta de servicios', family: 'utility' },
  utility_bills: { en: 'utility bill', es: 'la cuenta de servicios', family: 'utility' },
  mortgage: { en: 'mortgage', es: 'la hipoteca', family: 'home' },
  student_loan: { en: 'student loan', es: 'el préstamo estudiantil', family: 'study' },
  business_loan: { en: 'business loan', es: 'el crédito comercial', family: 'trade' },
  tax_debt: { en: 'tax bill', es: 'los impuestos', family: 'tax' },
  other: { en: 'account', es: 'esa cuenta', family: 'account' },
}

/** The debt in words. Spanish carries its article, because the gender goes with it. */
export function debtTerm(type: DebtType, language: Language): string {
  return debts[type][language]
}

/** The debt in English as one owes it: a card is owed on, a loan is owed. */
export function debtKind(type: DebtType): string {
  const term = debts[type].en
  if (/loan|mortgage/.test(term)) return term
  return term === 'account' ? 'debt' : `${term.replace(/ bill$/, '')} debt`
}

export function debtFamily(type: DebtType): DebtFamily {
  return debts[type].family
}

/**
 * What somebody lives from, as a thing and not as a person: it needs no gender in Spanish, and it stays
 * true when the job is lost. Keys are the ids; English and Spanish labels lead to them too.
 */
const trades: Record<OccupationId, (Term & { also: string[] }) | null> = {
  teacher: {
    en: 'teaching',
    es: 'la docencia',
    also: ['maestro', 'maestra', 'profesor', 'profesora', 'docente'],
  },
  nurse: { en: 'nursing', es: 'la enfermería', also: ['enfermero', 'enfermera'] },
  engineer: { en: 'engineering', es: 'la ingeniería', also: ['ingeniero', 'ingeniera'] },
  manager: { en: 'a management job', es: 'un puesto de gerencia', also: ['gerente'] },
  salesperson: { en: 'sales', es: 'el trabajo de ventas', also: ['vendedor', 'vendedora'] },
  mechanic: { en: 'fixing cars', es: 'la mecánica', also: ['mecanico', 'mecanica'] },
  student: { en: 'a student budget', es: 'un presupuesto de estudiante', also: ['estudiante'] },
  retired: { en: 'a pension', es: 'una pensión', also: ['jubilado', 'jubilada', 'pensionado', 'retirado'] },
  unemployed: null,
  self_employed: {
    en: 'working for myself',
    es: 'el trabajo por cuenta propia',
    also: ['self employed', 'autonomo', 'independiente'],
  },
  contractor: { en: 'contract work', es: 'el trabajo por contrato', also: ['contratista'] },
  cashier: { en: 'working a register', es: 'el trabajo de caja', also: ['cajero', 'cajera'] },
  security_guard: {
    en: 'security work',
    es: 'la vigilancia',
    also: ['security guard', 'guardia de seguridad', 'vigilante'],
  },
  cleaner: { en: 'cleaning work', es: 'la limpieza', also: ['limpiador', 'limpiadora', 'limpieza'] },
  cook: { en: 'a cook’s wage', es: 'el sueldo de cocina', also: ['cocinero', 'cocinera'] },
  waiter: {
    en: 'waiting tables',
    es: 'lo de atender mesas',
    also: ['waiter waitress', 'waitress', 'mesero', 'mesera', 'mozo', 'camarero'],
  },
  driver: { en: 'driving for a living', es: 'el volante', also: ['conductor', 'conductora', 'chofer'] },
  factory_worker: {
    en: 'factory work',
    es: 'el trabajo de fábrica',
    also: ['factory worker', 'obrero', 'obrera'],
  },
  construction_worker: { en: 'construction work', es: 'la obra', also: ['construction worker', 'albanil'] },
  store_clerk: {
    en: 'shop work',
    es: 'el mostrador',
    also: ['store clerk', 'dependiente', 'empleado de tienda'],
  },
  domestic_worker: {
    en: 'cleaning other people’s houses',
    es: 'el trabajo en casas',
    also: ['domestic worker', 'empleada domestica'],
  },
  street_vendor: {
    en: 'selling on the street',
    es: 'la venta en la calle',
    also: ['street vendor', 'vendedor ambulante'],
  },
  tailor: { en: 'sewing', es: 'la costura', also: ['sastre', 'modista', 'costurera'] },
  hairdresser: { en: 'cutting hair', es: 'la peluquería', also: ['peluquero', 'peluquera', 'estilista'] },
}

const idByLabel = new Map(
  occupationIds.flatMap((id) =>
    [id, id.replaceAll('_', ' '), ...(trades[id]?.also ?? [])].map(
      (label) => [sentenceKey(label), id] as const,
    ),
  ),
)

/** The occupation of the builder that these words mean; undefined for a custom one. */
export function occupationMeant(occupation: string): OccupationId | undefined {
  return idByLabel.get(sentenceKey(occupation))
}

/** What the debtor lives from; a custom occupation in the prospect's own words; null if nothing can be said. */
export function tradeTerm(occupation: string | null, language: Language): string | null {
  if (occupation === null) return null
  const key = sentenceKey(occupation)
  if (key === '' || key === 'other' || key === 'otro') return null
  const known = idByLabel.get(key)
  if (known !== undefined) return trades[known]?.[language] ?? null
  if (key.split(' ').length > 4) return null
  const custom = occupation.trim().toLowerCase()
  if (language === 'es') return `el trabajo de ${custom}`
  return `working as ${/^[aeiou]/.test(custom) ? 'an' : 'a'} ${custom}`
}

/** The band of a prospect's income, in the older builder's words or in one of the ranges. */
export function incomeBand(income: string | null): IncomeBand {
  if (income === null) return 'medium'
  if (income === 'low' || income === 'unemployed' || income.startsWith('$0-') || income.startsWith('$25,'))
    return 'low'
  if (income === 'high' || income.startsWith('$100,') || income.startsWith('$150,')) return 'high'
  return 'medium'
}
