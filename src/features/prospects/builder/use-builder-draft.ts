import { useCallback, useState } from 'react'
import { z } from 'zod'
import { storage, storageKeys } from '#src/lib/storage.ts'
import { type ProspectDraft, prospectDraft } from './prospect-draft.ts'

const storedDraft = z.object({
  /** What the draft began as, as text: one of another beginning is out of date. */
  from: z.string(),
  place: z.number().int().min(0),
  draft: prospectDraft,
})

/**
 * A prospect while it is described, kept in the browser under a name of its own until it is stored or thrown
 * away: a reload, a closed tab and a step back in the history lose nothing. `name` tells apart people and
 * prospects; a draft whose prospect was changed meanwhile is not taken up again.
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
    /** Something was entered that is not stored yet. */
    dirty,
    /** It was taken up again from an earlier visit. */
    restored: restoredDraft !== null,
    change: (changes: Partial<ProspectDraft>) => update({ draft: { ...state.draft, ...changes } }),
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
