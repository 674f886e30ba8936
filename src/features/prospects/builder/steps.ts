import { parseAmount } from './parse-amount.ts'
import type { DraftField, ProspectDraft } from './prospect-draft.ts'

/** The six-step wizard [WIZ1]. */
export const wizardSteps = ['type', 'basic', 'details', 'personality', 'voice', 'objections'] as const
/** A stored prospect is edited on one page: who changes one thing need not pass the others. */
export const editorSteps = ['all'] as const
/** The older builder, "Quick create". */
export const quickSteps = ['type', 'basic', 'details', 'objections'] as const
export type WizardStep = (typeof wizardSteps)[number]
export type QuickStep = (typeof quickSteps)[number]

/** A field error, found here or by the server. */
export type FieldError = 'required' | 'invalid' | 'refused'
export type FieldErrors = Partial<Record<DraftField, FieldError>>

const fieldSteps: Record<DraftField, { wizard: WizardStep; quick: QuickStep }> = {
  type: { wizard: 'type', quick: 'type' },
  name: { wizard: 'basic', quick: 'basic' },
  debtAmount: { wizard: 'basic', quick: 'details' },
  scenario: { wizard: 'basic', quick: 'details' },
  life: { wizard: 'basic', quick: 'details' },
  occupation: { wizard: 'details', quick: 'basic' },
  customOccupation: { wizard: 'details', quick: 'basic' },
  income: { wizard: 'details', quick: 'basic' },
  debtType: { wizard: 'details', quick: 'details' },
  // The wizard has no field for it: its error is shown at the debt details.
  paymentHistory: { wizard: 'details', quick: 'details' },
  personality: { wizard: 'personality', quick: 'details' },
  difficultyLevel: { wizard: 'personality', quick: 'details' },
  primaryLanguage: { wizard: 'voice', quick: 'details' },
  voiceType: { wizard: 'voice', quick: 'details' },
  accent: { wizard: 'voice', quick: 'details' },
  jurisdiction: { wizard: 'voice', quick: 'details' },
  capacity: { wizard: 'voice', quick: 'details' },
  objections: { wizard: 'objections', quick: 'objections' },
  customObjection: { wizard: 'objections', quick: 'objections' },
}

/**
 * Whether the wizard's Continue is enabled [WIZ10]: the type and the name are required, the other steps
 * always continue.
 */
export function canContinue(step: WizardStep, draft: ProspectDraft): boolean {
  if (step === 'type') return draft.type !== null
  if (step === 'basic') return draft.name.trim() !== ''
  return true
}

/** Errors found when Continue is pressed: an invalid amount, or none at all: nobody is called about $0. */
export function validateFields(fields: readonly DraftField[], draft: ProspectDraft): FieldErrors {
  if (!fields.includes('debtAmount')) return {}
  const amount = parseAmount(draft.debtAmount)
  return amount === 'invalid' || amount === 0 ? { debtAmount: 'invalid' } : {}
}

/** The fields in a step of a builder. */
export function fieldsInStep(builder: 'wizard' | 'quick', step: string): DraftField[] {
  const fields = Object.keys(fieldSteps) as DraftField[]
  return step === 'all' ? fields : fields.filter((field) => fieldSteps[field][builder] === step)
}

/**
 * The field errors from the server, and the index of the first step that has one. Issue paths are those of
 * the request ("objections.3"). Null if no field of the builder is affected.
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
