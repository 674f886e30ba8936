import { expect, it } from 'vitest'
import { loginMarker } from '#protocol/vocabulary/login-marker.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const portal = new TestPortal({})

const markerIn = (response: Response) =>
  response.headers.getSetCookie().filter((cookie) => cookie.startsWith(`${loginMarker.name}=`))
const password = 'a long enough password'

it('[AUTH14] sets the marker with the login, and with any answer to a login that lacks it', async () => {
  const browser = portal.visitor()
  const { username } = await browser.register()
  const login = await portal.visitor().fetch('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  expect(markerIn(login)).toEqual([expect.stringContaining(`${loginMarker.name}=yes;`)])
  // The pages read it.
  expect(markerIn(login)[0]).not.toContain('HttpOnly')
  expect(markerIn(await browser.fetch('/api/overview'))).toHaveLength(1)
  const marked = await browser.fetch('/api/overview', {
    headers: { cookie: `${browser.cookie ?? ''}; ${loginMarker.name}=yes` },
  })
  expect(marked.status).toBe(200)
  expect(markerIn(marked)).toEqual([])
})

it('[AUTH14] deletes the marker with a logout, and both cookies once a login has ended', async () => {
  const browser = portal.visitor()
  await browser.register()
  const ended = browser.cookie ?? ''
  const logout = await browser.fetch('/api/logout', { method: 'POST' })
  expect(markerIn(logout).at(-1)).toContain('Max-Age=0')

  const asked = await browser.fetch('/api/user', { headers: { cookie: ended } })
  expect(asked.status).toBe(401)
  expect(markerIn(asked)).toEqual([expect.stringContaining('Max-Age=0')])
  expect(asked.headers.getSetCookie().filter((cookie) => cookie.startsWith('portal_session=;'))).toHaveLength(
    1,
  )
  // Nobody is told anything without a login.
  expect((await portal.visitor().fetch('/api/user')).headers.getSetCookie()).toEqual([])
})
