import type {
  Accent,
  DebtType,
  PaymentHistory,
  Personality,
  PrimaryLanguage,
  ProspectType,
  VoiceType,
} from '#protocol/vocabulary/prospect.ts'

/** The fields of a prospect that a life is made from. */
export type LifeSource = {
  type: ProspectType
  name: string
  occupation: string | null
  income: string | null
  /** Whole currency units. */
  debtAmount: number | null
  debtType: DebtType
  primaryLanguage: PrimaryLanguage
  voiceType: VoiceType
  accent: Accent
  paymentHistory: PaymentHistory
  personality: Personality
  scenario: string | null
  objections: readonly string[] | null
}
