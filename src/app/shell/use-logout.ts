import { useCallback } from 'react'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { browser } from '#src/lib/browser.ts'
import { storage, storageKeys } from '#src/lib/storage.ts'

/** Logs out and reloads the portal, even if the call fails [AUTH7]. */
export function useLogout(): () => Promise<void> {
  return useCallback(async () => {
    try {
      await callEndpoint('logout')
    } catch (error) {
      // The specification requires this failure to be logged [AUTH7]; the user is logged out of the page
      // anyway.
      // oxlint-disable-next-line no-console
      console.error('logout failed', error)
    }
    storage.remove(storageKeys.signedIn)
    browser.reloadTo('/')
  }, [])
}
