import { useCallback } from 'react'
import { callEndpoint } from './api/call-endpoint.ts'
import { browser } from './browser.ts'
import { clearLoginMarker } from './login-marker.ts'

/** What must be sent while the user is still logged in. */
export const beforeLogout = new Set<() => Promise<void>>()

/** Logs out and reloads the portal, even if the call fails [AUTH7]: at `/`, or where the visitor is. */
export function useLogout(): (where?: 'start' | 'here') => Promise<void> {
  return useCallback(async (where = 'start') => {
    await Promise.all([...beforeLogout].map((send) => send()))
    try {
      await callEndpoint('logout')
    } catch (error) {
      // The specification requires this failure to be logged [AUTH7]; the user is logged out of the page
      // anyway.
      // oxlint-disable-next-line no-console
      console.error('logout failed', error)
    }
    clearLoginMarker()
    if (where === 'here') browser.reload()
    else browser.reloadTo('/')
  }, [])
}
