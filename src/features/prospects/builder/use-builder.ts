import { useEffect, useState } from 'react'
import type { ProspectInput } from '#protocol/rest/prospects.ts'
import { type ProspectDraft, toProspectInput } from './prospect-draft.ts'
import { fieldsInStep, type FieldErrors, validateFields, rejectedFields } from './steps.ts'
import { useBuilderDraft } from './use-builder-draft.ts'

/** How storing a prospect ended: the server may have named fields that it does not take. */
export type SaveOutcome =
  | { name: 'saved' }
  | { name: 'failed'; issues: readonly { path: string; message: string }[] }

export type BuilderOptions = {
  builder: 'wizard' | 'quick'
  /** Tells this draft apart from others in the browser's store. */
  draftName: string
  initial: ProspectDraft
  steps: readonly string[]
  emptyAmount: 0 | null
  onSave: (values: ProspectInput) => Promise<SaveOutcome>
  onClose: () => void
}

/**
 * The way through a builder. A failure leaves everything as it was typed; a field that the server refuses is
 * shown at its step, with the focus on it.
 */
export function useBuilder(options: BuilderOptions) {
  const { builder, steps } = options
  const builderDraft = useBuilderDraft(options.draftName, options.initial, steps.length - 1)
  const { draft, place } = builderDraft
  const [saving, setSaving] = useState(false)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  useFocusFirstInvalidField(fieldErrors)

  const close = () => {
    builderDraft.discard()
    options.onClose()
  }
  const save = async () => {
    const values = toProspectInput(draft, options.emptyAmount)
    if (values === null) return
    setSaving(true)
    const outcome = await options.onSave(values)
    setSaving(false)
    if (outcome.name === 'saved') return close()
    const rejected = rejectedFields(builder, outcome.issues, draft)
    if (rejected === null) return
    builderDraft.goTo(rejected.place)
    setFieldErrors(rejected.fieldErrors)
  }
  return {
    ...builderDraft,
    fieldErrors,
    saving,
    last: place === steps.length - 1,
    close,
    change: (changes: Partial<ProspectDraft>) => {
      // What is changed is no longer what was refused.
      setFieldErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))),
      )
      builderDraft.change(changes)
    },
    startOver: () => {
      setFieldErrors({})
      builderDraft.startOver()
    },
    back: () => builderDraft.goTo(place - 1),
    next: () => {
      const stepErrors = validateFields(fieldsInStep(builder, steps[place] ?? ''), draft)
      if (Object.keys(stepErrors).length > 0) return setFieldErrors(stepErrors)
      if (place < steps.length - 1) return builderDraft.goTo(place + 1)
      void save()
    },
  }
}

function useFocusFirstInvalidField(problems: FieldErrors): void {
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid="true"]')?.focus()
  }, [problems])
}
