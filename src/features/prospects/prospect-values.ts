import type { Prospect } from '#protocol/rest/prospects.ts'

/** What the form edits, as the calls take it. */
export type ProspectValues = Pick<
  Prospect,
  | 'type'
  | 'name'
  | 'occupation'
  | 'income'
  | 'debtAmount'
  | 'debtType'
  | 'primaryLanguage'
  | 'accent'
  | 'paymentHistory'
  | 'personality'
  | 'difficultyLevel'
  | 'scenario'
  | 'objections'
>

/** The same while it is typed: text where the calls take null or a number. */
export type ProspectForm = Omit<
  ProspectValues,
  'occupation' | 'income' | 'debtAmount' | 'scenario' | 'objections'
> & {
  occupation: string
  income: string
  debtAmount: string
  scenario: string
  objections: string[]
}

/** The form of a prospect, or the specification's defaults (section 3) for a new one. */
export function formOf(prospect: Prospect | null): ProspectForm {
  return {
    type: prospect?.type ?? 'individual',
    name: prospect?.name ?? '',
    occupation: prospect?.occupation ?? '',
    income: prospect?.income ?? '',
    debtAmount: typeof prospect?.debtAmount !== 'number' ? '' : String(prospect.debtAmount),
    debtType: prospect?.debtType ?? 'credit_card',
    primaryLanguage: prospect?.primaryLanguage ?? 'english',
    accent: prospect?.accent ?? 'neutral',
    paymentHistory: prospect?.paymentHistory ?? 'mixed',
    personality: prospect?.personality ?? 'cooperative',
    difficultyLevel: prospect?.difficultyLevel ?? 'medium',
    scenario: prospect?.scenario ?? '',
    objections: prospect?.objections ?? [],
  }
}

/** Empty text as null, the amount as an integer (specification, section 5). */
export function valuesOf(form: ProspectForm): ProspectValues {
  const orNull = (text: string) => (text.trim() === '' ? null : text.trim())
  return {
    ...form,
    name: form.name.trim(),
    occupation: orNull(form.occupation),
    income: orNull(form.income),
    debtAmount: form.debtAmount.trim() === '' ? null : Number.parseInt(form.debtAmount, 10),
    scenario: orNull(form.scenario),
    objections: form.objections.length === 0 ? null : form.objections,
  }
}
