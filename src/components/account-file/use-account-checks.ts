import { useCallback, useState } from 'react'
import { storage, storageKeys } from '#src/lib/storage.ts'

/** What the trainee has ticked as verified in a session, by name; stored so that a reload keeps it. */
export function useAccountChecks(
  sessionId: string,
): [checked: readonly string[], toggle: (name: string) => void] {
  const key = storageKeys.accountChecks(sessionId)
  const [checked, setChecked] = useState(() =>
    (storage.get(key) ?? '').split(' ').filter((name) => name !== ''),
  )
  const toggle = useCallback(
    (name: string) => {
      const next = checked.includes(name) ? checked.filter((one) => one !== name) : [...checked, name]
      setChecked(next)
      if (next.length === 0) storage.remove(key)
      else storage.set(key, next.join(' '))
    },
    [key, checked],
  )
  return [checked, toggle]
}

/**
 * Begins a retry with what was ticked in the session that it copies, as the debtor has mostly confirmed it before its first
 * line. From then on each keeps its own.
 */
export function copyAccountChecks(fromSessionId: string, toSessionId: string): void {
  const checked = storage.get(storageKeys.accountChecks(fromSessionId))
  if (checked !== null) storage.set(storageKeys.accountChecks(toSessionId), checked)
}
