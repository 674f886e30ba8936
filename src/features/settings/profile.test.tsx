import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { User } from '#protocol/rest/current-user.ts'
import { user } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { aTeam, north } from '#src/testing/organisation.ts'
import { renderApp } from '#src/testing/render-app.tsx'

let stored: User = user
let sent: unknown[] = []

beforeEach(() => {
  stored = { ...user, teamId: north.id }
  sent = []
  server.use(
    mockEndpoint('currentUser', () => stored),
    mockEndpoint('listTeams', [aTeam()]),
    mockEndpoint('updateProfile', ({ body }) => {
      sent.push(body)
      stored = { ...stored, firstName: body.firstName ?? null, email: body.email ?? null }
      return stored
    }),
  )
})

it('[PREFS1] shows the username, role, team and join date', async () => {
  renderApp('/settings')
  expect(await screen.findByText('North')).toBeVisible()
  for (const text of ['ana', 'Trainee', 'Oct 1, 2026']) expect(screen.getAllByText(text)[0]).toBeVisible()
})

it('[PREFS3] saves the profile, and updates the sidebar at once', async () => {
  const { actor } = renderApp('/settings')
  const first = await screen.findByRole('textbox', { name: /^First name/u })
  await actor.clear(first)
  await actor.type(first, ' Analía ')
  await actor.type(screen.getByRole('textbox', { name: /^Email/u }), 'analia@example.com')
  await actor.click(screen.getByRole('button', { name: 'Save profile' }))
  expect(await screen.findByText('Profile saved')).toBeVisible()
  expect(sent).toEqual([{ firstName: 'Analía', lastName: 'Ruiz', email: 'analia@example.com' }])
  await waitFor(() => expect(screen.getAllByText('Analía Ruiz')[0]).toBeVisible())
})

it('[PREFS3] requires a valid email address, and shows server errors', async () => {
  const { actor } = renderApp('/settings')
  const email = await screen.findByRole('textbox', { name: /^Email/u })
  await actor.type(email, 'analia@')
  await actor.click(screen.getByRole('button', { name: 'Save profile' }))
  expect(screen.getByText('Enter a complete email address, such as ana@example.com.')).toBeVisible()
  expect(sent).toEqual([])
  server.use(mockError('updateProfile', 503, 'unavailable'))
  await actor.type(email, 'example.com')
  await actor.click(screen.getByRole('button', { name: 'Save profile' }))
  expect(await screen.findByText('The server cannot answer right now. Try again in a moment.')).toBeVisible()
  expect(email).toHaveProperty('value', 'analia@example.com')
})
