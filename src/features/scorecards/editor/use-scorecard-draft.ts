import { useCallback, useState } from 'react'
import { z } from 'zod'
import { storage, storageKeys } from '#src/lib/storage.ts'
import { type ScorecardDraft, scorecardDraft } from './scorecard-draft.ts'

const storedDraft = z.object({
  /** The version that was edited; null for a new scorecard. */
  basedOn: z.number().int().nullable(),
  draft: scorecardDraft,
})

/**
 * The draft of a scorecard, stored in the browser until it is saved or discarded: a reload, a closed tab or another
 * screen loses nothing. `name` identifies the user and the scorecard. A restored draft keeps the version that it
 * started from, so that the editor can tell of newer ones.
 */
export function useScorecardDraft(name: string, initial: z.infer<typeof storedDraft>) {
  const key = storageKeys.scorecardDraft(name)
  const [start] = useState(initial)
  const [restored] = useState(() => readStored(key))
  const [state, setState] = useState(restored ?? start)

  const update = useCallback(
    (next: z.infer<typeof storedDraft>) => {
      setState(next)
      if (JSON.stringify(next) === JSON.stringify(start)) storage.remove(key)
      else storage.set(key, JSON.stringify(next))
    },
    [key, start],
  )
  return {
    ...state,
    /** There is unsaved input. */
    dirty: JSON.stringify(state) !== JSON.stringify(start),
    /** The draft was restored from an earlier visit. */
    restored: restored !== null,
    change: (changes: Partial<ScorecardDraft>) => update({ ...state, draft: { ...state.draft, ...changes } }),
    startOver: () => update(start),
    discard: () => storage.remove(key),
  }
}

/** Whether the user has left a draft under this name. */
export function hasStoredDraft(name: string): boolean {
  return readStored(storageKeys.scorecardDraft(name)) !== null
}

function readStored(key: string): z.infer<typeof storedDraft> | null {
  const text = storage.get(key)
  if (text === null) return null
  try {
    const parsed = storedDraft.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
