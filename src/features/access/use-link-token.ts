import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * The secret token of a link, which stands behind the `#`: browsers never send that part to a server, not even
 * as a referrer. It is removed from the address bar at once, and kept with the entry of the history so that a
 * reload does not lose it. Null if the link has none.
 */
export function useLinkToken(): string | null {
  const { hash, pathname, state } = useLocation()
  const navigate = useNavigate()
  const fromLink = hash.slice(1)
  useEffect(() => {
    if (fromLink !== '') void navigate(pathname, { replace: true, state: { token: fromLink } })
  }, [fromLink, pathname, navigate])
  return fromLink === '' ? storedToken(state) : fromLink
}

function storedToken(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('token' in state)) return null
  return typeof state.token === 'string' ? state.token : null
}
