import { useCallback, useState } from 'react'
import { storage, storageKeys } from '#src/lib/storage.ts'

/** The line being typed, stored per session so that a reload loses nothing. */
export function useDraft(sessionId: string): [string, (text: string) => void] {
  const key = storageKeys.draft(sessionId)
  const [text, setText] = useState(() => storage.get(key) ?? '')
  const write = useCallback(
    (next: string) => {
      setText(next)
      if (next === '') storage.remove(key)
      else storage.set(key, next)
    },
    [key],
  )
  return [text, write]
}
