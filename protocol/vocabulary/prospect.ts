import { z } from 'zod'

/** Both prospect builders' values in one union [ENUM1]. */
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

/** The wizard's four levels, and the older builder's `easy` and `hard`. */
export const difficultyLevels = ['beginner', 'medium', 'advanced', 'expert', 'easy', 'hard'] as const
export const difficultyLevel = z.enum(difficultyLevels)
export type DifficultyLevel = z.infer<typeof difficultyLevel>

export const difficulties = ['beginner', 'medium', 'advanced', 'expert'] as const
export type Difficulty = (typeof difficulties)[number]

/** The level that the simulation runs at: the older builder's names stand for the wizard's. */
export function effectiveDifficulty(level: DifficultyLevel): Difficulty {
  if (level === 'easy') return 'beginner'
  if (level === 'hard') return 'advanced'
  return level
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

export const accents = [
  'neutral',
  'american',
  'british',
  'mexican',
  'argentinian',
  'southern_us',
  'new_york',
  'california',
] as const
export const accent = z.enum(accents)
export type Accent = z.infer<typeof accent>

/** What the six-step wizard offers of the union above [ENUM3]; the first one is chosen at the start. */
export const wizardDebtTypes = [
  'credit_card',
  'medical',
  'auto_loan',
  'personal_loan',
  'utility',
  'other',
] as const satisfies readonly DebtType[]

/** What the older four-step builder, "Quick create", offers of it [QUICK6]. */
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

/** Income values of the older builder. The wizard sends one of `incomeRanges` instead. */
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
 * Ids of the ten sample objections. The wizard and the older builder word them differently, so a
 * prospect stores the text that was chosen; the simulation recognises it in either wording.
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
 * The names that a prospect stores: those of the specification [ENUM13], whatever the language of the
 * screen. A screen shows the reader's word for them; an own occupation is stored and shown as it was written.
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

/** The listed occupation that a stored text names; null for an own one. */
export function occupationIdOf(text: string): OccupationId | null {
  return occupationIds.find((id) => occupationNames[id] === text) ?? null
}
