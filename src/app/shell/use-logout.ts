import { useCallback } from 'react'
import { call } from '#src/lib/api/call.ts'
import { browser } from '#src/lib/browser.ts'
import { storage, storageKeys } from '#src/lib/storage.ts'

/** Logs out and loads the portal anew, also when the call fails [AUTH7]. */
export function useLogout(): () => Promise<void> {
  return useCallback(async () => {
    try {
      await call('logout')
    } catch (error) {
      // The specification [AUTH7] has this failure logged; the way out stays open.
      // oxlint-disable-next-line no-console
      console.error('logout failed', error)
    }
    storage.remove(storageKeys.signedIn)
    browser.reloadTo('/')
  }, [])
}
