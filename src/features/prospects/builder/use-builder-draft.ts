import { useCallback, useState } from 'react'
import { z } from 'zod'
import { storage, storageKeys } from '#src/lib/storage.ts'
import { type ProspectDraft, prospectDraft } from './prospect-draft.ts'

const storedDraft = z.object({
  /** The initial draft as JSON: a stored draft with another one is out of date. */
  from: z.string(),
  place: z.number().int().min(0),
  draft: prospectDraft,
})

/**
 * The draft of a prospect, stored in the browser until it is saved or discarded: a reload, a closed tab or
 * navigating back loses nothing. `name` identifies the user and the prospect; a draft is not restored if the
 * prospect has changed since.
 */
export function useBuilderDraft(name: string, initial: ProspectDraft, lastPlace: number) {
  const key = storageKeys.prospectDraft(name)
  const from = JSON.stringify(initial)
  const [restoredDraft] = useState(() => readDraft(key, from))
  const [state, setState] = useState(() => ({
    draft: restoredDraft?.draft ?? initial,
    place: Math.min(restoredDraft?.place ?? 0, lastPlace),
  }))
  const dirty = JSON.stringify(state.draft) !== from

  const update = useCallback(
    (next: { draft?: ProspectDraft; place?: number }) => {
      const nextState = { ...state, ...next }
      setState(nextState)
      if (JSON.stringify(nextState.draft) === from) storage.remove(key)
      else storage.set(key, JSON.stringify({ from, ...nextState } satisfies z.infer<typeof storedDraft>))
    },
    [state, from, key],
  )
  return {
    ...state,
    /** There is unsaved input. */
    dirty,
    /** The draft was restored from an earlier visit. */
    restored: restoredDraft !== null,
    change: (changes: Partial<ProspectDraft>, place: number) =>
      update({ draft: { ...state.draft, ...changes }, place }),
    goTo: (place: number) => update({ place }),
    startOver: () => update({ draft: initial, place: 0 }),
    discard: () => storage.remove(key),
  }
}

function readDraft(key: string, from: string): z.infer<typeof storedDraft> | null {
  const text = storage.get(key)
  if (text === null) return null
  try {
    const parsed = storedDraft.safeParse(JSON.parse(text))
    return parsed.success && parsed.data.from === from ? parsed.data : null
  } catch {
    return null
  }
}
