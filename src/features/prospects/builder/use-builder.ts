import { useEffect, useState } from 'react'
import type { ProspectInput } from '#protocol/rest/prospects.ts'
import { type ProspectDraft, valuesOf } from './prospect-draft.ts'
import { fieldsOf, type Problems, problemsAt, refusedFields } from './steps.ts'
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
  const stored = useBuilderDraft(options.draftName, options.initial, steps.length - 1)
  const { draft, place } = stored
  const [saving, setSaving] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  useFocusOnProblem(problems)

  const close = () => {
    stored.forget()
    options.onClose()
  }
  const save = async () => {
    const values = valuesOf(draft, options.emptyAmount)
    if (values === null) return
    setSaving(true)
    const outcome = await options.onSave(values)
    setSaving(false)
    if (outcome.name === 'saved') return close()
    const refused = refusedFields(builder, outcome.issues, draft)
    if (refused === null) return
    stored.goTo(refused.place)
    setProblems(refused.problems)
  }
  return {
    ...stored,
    problems,
    saving,
    last: place === steps.length - 1,
    close,
    change: (changes: Partial<ProspectDraft>) => {
      // What is changed is no longer what was refused.
      setProblems((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))),
      )
      stored.change(changes)
    },
    startOver: () => {
      setProblems({})
      stored.startOver()
    },
    back: () => stored.goTo(place - 1),
    next: () => {
      const here = problemsAt(fieldsOf(builder, steps[place] ?? ''), draft)
      if (Object.keys(here).length > 0) return setProblems(here)
      if (place < steps.length - 1) return stored.goTo(place + 1)
      void save()
    },
  }
}

function useFocusOnProblem(problems: Problems): void {
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid="true"]')?.focus()
  }, [problems])
}
