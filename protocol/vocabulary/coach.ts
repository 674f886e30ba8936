import { z } from 'zod'
import type { DebtType } from './prospect.ts'

export const specializations = [
  'credit_card',
  'auto_loan',
  'personal_loan',
  'medical_debt',
  'mortgage',
  'student_loan',
  'business_loan',
  'utility_bills',
  'tax_debt',
] as const
export const specialization = z.enum(specializations)
export type Specialization = z.infer<typeof specialization>

/** The prospect debt types covered by a coach's specialization, where the names differ. */
const covers: Partial<Record<Specialization, readonly DebtType[]>> = {
  medical_debt: ['medical', 'medical_debt'],
  utility_bills: ['utility', 'utilities', 'utility_bills'],
}

/**
 * Whether a coach's specialization covers a prospect's debt. The two prospect builders name some debt types
 * differently.
 */
export function coversDebt(field: Specialization, debt: DebtType): boolean {
  return (covers[field] ?? [field]).some((type) => type === debt)
}

export const experienceLevels = ['junior', 'senior', 'expert', 'master'] as const
export const experienceLevel = z.enum(experienceLevels)
export type ExperienceLevel = z.infer<typeof experienceLevel>

/** Stars shown for a coach's experience [ENUM15]. */
export const experienceStars: Record<ExperienceLevel, number> = { junior: 1, senior: 2, expert: 3, master: 4 }

export const coachPersonalities = [
  'supportive',
  'direct',
  'analytical',
  'motivational',
  'empathetic',
  'results_driven',
  'patient',
  'authoritative',
  'collaborative',
] as const
export const coachPersonality = z.enum(coachPersonalities)
export type CoachPersonality = z.infer<typeof coachPersonality>
