import { useEffect, useState } from 'react'
import type { ProspectInput } from '#protocol/rest/prospects.ts'
import { type ProspectDraft, toProspectInput } from './prospect-draft.ts'
import { fieldsInStep, type FieldErrors, validateFields, rejectedFields } from './steps.ts'
import { useBuilderDraft } from './use-builder-draft.ts'

/** The result of saving a prospect: the server may have rejected fields. */
export type SaveOutcome =
  | { name: 'saved' }
  | { name: 'failed'; issues: readonly { path: string; message: string }[] }

export type BuilderOptions = {
  builder: 'wizard' | 'quick'
  /** Identifies this draft in the browser's storage. */
  draftName: string
  initial: ProspectDraft
  steps: readonly string[]
  emptyAmount: 0 | null
  onSave: (values: ProspectInput) => Promise<SaveOutcome>
  onClose: () => void
}

/**
 * The state and navigation of a builder. A failure keeps everything as typed; a field that the server rejects
 * is shown at its step, with the focus on it.
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
    builderDraft.goTo(Math.min(rejected.place, steps.length - 1))
    setFieldErrors(rejected.fieldErrors)
  }
  return {
    ...builderDraft,
    fieldErrors,
    saving,
    last: place === steps.length - 1,
    close,
    /** `toPlace`: the step to go to with it, this one without. */
    change: (changes: Partial<ProspectDraft>, toPlace = place) => {
      // A changed field is no longer the rejected value.
      setFieldErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))),
      )
      builderDraft.change(changes, toPlace)
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
