import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { user } from '#src/testing/fixtures.ts'
import { mockEndpoint } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderApp } from '#src/testing/render-app.tsx'

it('[AUTH16] shows the outline of the app while a login is read, and no empty page', () => {
  server.use(mockEndpoint('currentUser', user))
  renderApp('/')
  expect(screen.getByRole('status').textContent).toContain('Loading')
})
