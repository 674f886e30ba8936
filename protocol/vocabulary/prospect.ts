import { z } from 'zod'

/** The union of both prospect builders' values [ENUM1]. */
export const prospectTypes = ['business', 'individual'] as const
export const prospectType = z.enum(prospectTypes)
export type ProspectType = z.infer<typeof prospectType>

export const debtTypes = [
  'credit_card',
  'medical',
  'auto_loan',
  'personal_loan',
  'utility',
  'other',
  'mortgage',
  'utilities',
  'medical_debt',
  'student_loan',
  'business_loan',
  'utility_bills',
  'tax_debt',
] as const
export const debtType = z.enum(debtTypes)
export type DebtType = z.infer<typeof debtType>

export const paymentHistories = ['good', 'mixed', 'poor', 'none'] as const
export const paymentHistory = z.enum(paymentHistories)
export type PaymentHistory = z.infer<typeof paymentHistory>

export const personalities = [
  'cooperative',
  'polite_but_resistant',
  'defensive',
  'emotional',
  'aggressive',
  'evasive',
  'manipulative',
  'threatening',
] as const
export const personality = z.enum(personalities)
export type Personality = z.infer<typeof personality>

/** The wizard's four levels, plus `easy` and `hard` of the older builder. */
export const difficultyLevels = ['beginner', 'medium', 'advanced', 'expert', 'easy', 'hard'] as const
export const difficultyLevel = z.enum(difficultyLevels)
export type DifficultyLevel = z.infer<typeof difficultyLevel>

export const difficulties = ['beginner', 'medium', 'advanced', 'expert'] as const
export type Difficulty = (typeof difficulties)[number]

/** The level of the simulation: maps the older builder's names to the wizard's. */
export function effectiveDifficulty(level: DifficultyLevel): Difficulty {
  if (level === 'easy') return 'beginner'
  if (level === 'hard') return 'advanced'
  return level
}

/** The stored names of a level of the simulation. */
export function namesOfDifficulty(level: Difficulty): DifficultyLevel[] {
  return difficultyLevels.filter((name) => effectiveDifficulty(name) === level)
}

export const primaryLanguages = ['english', 'spanish', 'bilingual'] as const
export const primaryLanguage = z.enum(primaryLanguages)
export type PrimaryLanguage = z.infer<typeof primaryLanguage>

export const voiceTypes = [
  'neutral',
  'friendly',
  'professional',
  'assertive',
  'anxious',
  'frustrated',
  'elderly',
  'young',
] as const
export const voiceType = z.enum(voiceTypes)
export type VoiceType = z.infer<typeof voiceType>

/** The specification's eight, and the Spanish of Spain. */
export const accents = [
  'neutral',
  'american',
  'british',
  'mexican',
  'argentinian',
  'southern_us',
  'new_york',
  'california',
  'castilian',
] as const
export const accent = z.enum(accents)
export type Accent = z.infer<typeof accent>

/** The values offered by the six-step wizard [ENUM3]; the first one is the default. */
export const wizardDebtTypes = [
  'credit_card',
  'medical',
  'auto_loan',
  'personal_loan',
  'utility',
  'other',
] as const satisfies readonly DebtType[]

/** The values offered by the older four-step builder, "Quick create" [QUICK6]. */
export const quickDebtTypes = [
  'credit_card',
  'personal_loan',
  'mortgage',
  'auto_loan',
  'medical',
  'utilities',
] as const satisfies readonly DebtType[]
export const quickPersonalities = [
  'cooperative',
  'defensive',
  'aggressive',
  'evasive',
  'emotional',
] as const satisfies readonly Personality[]
export const quickDifficulties = ['easy', 'medium', 'hard'] as const satisfies readonly DifficultyLevel[]

/** Income values of the older builder. The wizard uses `incomeRanges` instead. */
export const incomeLevels = ['low', 'medium', 'high', 'unemployed'] as const

export const incomeRanges = [
  '$0-$25,000',
  '$25,000-$50,000',
  '$50,000-$75,000',
  '$75,000-$100,000',
  '$100,000-$150,000',
  '$150,000+',
] as const

/**
 * Ids of the ten sample objections. The wizard and the older builder word them differently, so a prospect
 * stores the chosen text; the simulation recognises both wordings.
 */
export const sampleObjectionIds = [
  'no_money',
  'lost_job',
  'more_time',
  'amount_incorrect',
  'already_paid',
  'medical_expenses',
  'family_situation',
  'tax_refund',
  'smaller_amount',
  'talk_to_spouse',
] as const
export type SampleObjectionId = (typeof sampleObjectionIds)[number]

/**
 * The occupation names that prospects store: those of the specification [ENUM13], in every interface
 * language. Screens translate them; a custom occupation is stored and shown as written.
 */
export const occupationNames = {
  teacher: 'Teacher',
  nurse: 'Nurse',
  engineer: 'Engineer',
  manager: 'Manager',
  salesperson: 'Salesperson',
  mechanic: 'Mechanic',
  student: 'Student',
  retired: 'Retired',
  unemployed: 'Unemployed',
  self_employed: 'Self-employed',
  contractor: 'Contractor',
  cashier: 'Cashier',
  security_guard: 'Security Guard',
  cleaner: 'Cleaner',
  cook: 'Cook',
  waiter: 'Waiter/Waitress',
  driver: 'Driver',
  factory_worker: 'Factory Worker',
  construction_worker: 'Construction Worker',
  store_clerk: 'Store Clerk',
  domestic_worker: 'Domestic Worker',
  street_vendor: 'Street Vendor',
  tailor: 'Tailor',
  hairdresser: 'Hairdresser',
} as const
export type OccupationId = keyof typeof occupationNames
/** In the specification's order. */
export const occupationIds = Object.keys(occupationNames) as OccupationId[]

/** The listed occupation that a stored text names; null for a custom one. */
export function occupationIdOf(text: string): OccupationId | null {
  return occupationIds.find((id) => occupationNames[id] === text) ?? null
}

/** The occupations of sample prospects that no list offers, as they are stored: translated like the listed ones. */
export const sampleOccupationNames = {
  catering_owner: 'Owner of a catering company',
  distributor_owner: 'Dueño de una distribuidora',
} as const
export type SampleOccupationId = keyof typeof sampleOccupationNames
export const sampleOccupationIds = Object.keys(sampleOccupationNames) as SampleOccupationId[]

export function sampleOccupationIdOf(text: string): SampleOccupationId | null {
  return sampleOccupationIds.find((id) => sampleOccupationNames[id] === text) ?? null
}
