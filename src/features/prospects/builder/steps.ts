import { parseAmount } from './parse-amount.ts'
import type { DraftField, ProspectDraft } from './prospect-draft.ts'

/** The six-step wizard [WIZ1]. */
export const wizardSteps = ['type', 'basic', 'details', 'personality', 'voice', 'objections'] as const
/** The older builder, "Quick create". */
export const quickSteps = ['type', 'basic', 'details', 'objections'] as const
export type WizardStep = (typeof wizardSteps)[number]
export type QuickStep = (typeof quickSteps)[number]

/** What is wrong with a field: by the rules here, or by the server's. */
export type FieldError = 'required' | 'invalid' | 'refused'
export type FieldErrors = Partial<Record<DraftField, FieldError>>

const fieldSteps: Record<DraftField, { wizard: WizardStep; quick: QuickStep }> = {
  type: { wizard: 'type', quick: 'type' },
  name: { wizard: 'basic', quick: 'basic' },
  debtAmount: { wizard: 'basic', quick: 'details' },
  scenario: { wizard: 'basic', quick: 'details' },
  occupation: { wizard: 'details', quick: 'basic' },
  customOccupation: { wizard: 'details', quick: 'basic' },
  income: { wizard: 'details', quick: 'basic' },
  debtType: { wizard: 'details', quick: 'details' },
  // The wizard has no picker for it: what is wrong with it is said where the debt is described.
  paymentHistory: { wizard: 'details', quick: 'details' },
  personality: { wizard: 'personality', quick: 'details' },
  difficultyLevel: { wizard: 'personality', quick: 'details' },
  primaryLanguage: { wizard: 'voice', quick: 'details' },
  voiceType: { wizard: 'voice', quick: 'details' },
  accent: { wizard: 'voice', quick: 'details' },
  objections: { wizard: 'objections', quick: 'objections' },
  customObjection: { wizard: 'objections', quick: 'objections' },
}

/** Whether the wizard's Continue is enabled [WIZ10]: a type, then a name; the other steps always. */
export function canContinue(step: WizardStep, draft: ProspectDraft): boolean {
  if (step === 'type') return draft.type !== null
  if (step === 'basic') return draft.name.trim() !== ''
  return true
}

/** What keeps a step from being left although its Continue may be pressed: an amount that is none. */
export function validateFields(fields: readonly DraftField[], draft: ProspectDraft): FieldErrors {
  return fields.includes('debtAmount') && parseAmount(draft.debtAmount) === 'invalid'
    ? { debtAmount: 'invalid' }
    : {}
}

/** The fields that a step of a builder shows. */
export function fieldsInStep(builder: 'wizard' | 'quick', step: string): DraftField[] {
  return (Object.keys(fieldSteps) as DraftField[]).filter((field) => fieldSteps[field][builder] === step)
}

/**
 * What the server refused, by field, and the place of the first step that has one of them. Its paths are
 * those of the call ("objections.3"). Null when it named no field of a builder.
 */
export function rejectedFields(
  builder: 'wizard' | 'quick',
  issues: readonly { path: string }[],
  draft: ProspectDraft,
): { fieldErrors: FieldErrors; place: number } | null {
  const steps: readonly string[] = builder === 'wizard' ? wizardSteps : quickSteps
  const fields = issues.flatMap(({ path }) => {
    const name = path.split('.')[0]
    if (name === 'occupation' && draft.customOccupation !== '') return ['customOccupation' as const]
    return (Object.keys(fieldSteps) as DraftField[]).filter((field) => field === name)
  })
  if (fields.length === 0) return null
  return {
    fieldErrors: Object.fromEntries(fields.map((field) => [field, 'refused'])),
    place: Math.min(...fields.map((field) => steps.indexOf(fieldSteps[field][builder]))),
  }
}
