import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aProspect, aSession, completedSession, user } from '#src/testing/fixtures.ts'
import { mockDeferredEndpoint, mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { manager } from '#src/testing/organisation.ts'
import { renderApp } from '#src/testing/render-app.tsx'

const rosa = aProspect({ name: 'Rosa Delgado' })
const active = aSession({ prospectName: 'Iris Mora', status: 'active', score: null })

beforeEach(() => {
  server.use(
    mockEndpoint('currentUser', user),
    mockEndpoint('listCoaches', []),
    mockEndpoint('listProspects', ({ query }) => (query.get('search') === 'rosa' ? [rosa] : [])),
    mockEndpoint('getProspect', { ...rosa, life: null } as never),
    mockEndpoint('listTrainingSessions', ({ query }) => (query.has('search') ? [] : [active])),
    mockEndpoint('getCourseProgress', { law: 'fdcpa', modules: [] } as never),
  )
})

async function openByKeyboard(path = '/coaches', language: 'en' | 'es' = 'en') {
  const view = renderApp(path, language)
  await screen.findByRole('complementary')
  await view.actor.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox')
  return { ...view, field }
}
const options = () => screen.getAllByRole('option').map((option) => option.textContent)
const selected = () => screen.getByRole('option', { selected: true }).textContent

/** What only who leads others has in the palette. */
const ofManagers = ['Scorecards', 'Billing', 'Assignments', 'Running sessions', 'Create a scorecard']

describe('the command palette', () => {
  it('[PALETTE1] opens with Ctrl+K on its field and closes with Ctrl+K and Escape, with the focus where it was', async () => {
    const { actor, field } = await openByKeyboard()
    expect(document.activeElement).toBe(field)
    expect(screen.getByRole('dialog', { name: 'Search and commands' })).toBeVisible()
    await actor.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const bar = within(screen.getByRole('complementary'))
    const entry = bar.getByRole('button', { name: 'Search' })
    await actor.click(entry)
    expect(document.activeElement).toBe(await screen.findByRole('combobox'))
    await actor.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(entry))
  })

  it('[PALETTE1] has in its field what was typed before it was loaded', async () => {
    const { actor } = renderApp('/coaches')
    await screen.findByRole('complementary')
    // At once, whether the palette is loaded by now or not.
    await actor.keyboard('{Control>}k{/Control}his')
    const field = await screen.findByRole('combobox')
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(field).toHaveProperty('value', 'his')
    await actor.keyboard('t')
    expect(field).toHaveProperty('value', 'hist')
    await actor.keyboard('{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/history'))
  })

  it('[PALETTE1] stays closed above another dialog', async () => {
    const { actor } = renderApp('/coaches')
    await screen.findByRole('complementary')
    document.documentElement.classList.add('overlay-open')
    await actor.keyboard('{Control>}k{/Control}')
    document.documentElement.classList.remove('overlay-open')
    await actor.keyboard('{Meta>}k{/Meta}')
    expect(await screen.findAllByRole('combobox')).toHaveLength(1)
  })

  it('[PALETTE2] offers actions, recent sessions, pages and preferences', async () => {
    await openByKeyboard()
    await screen.findByRole('option', { name: /Iris Mora/u })
    expect(options()).toEqual(
      expect.arrayContaining([
        'Set up a training session',
        'Iris MoraNov 2, 3:00 PM · In progress',
        'History',
        'Logout',
      ]),
    )
    for (const entry of ofManagers) expect(screen.queryByRole('option', { name: entry })).toBeNull()
  })

  it('[PALETTE2] offers managers what they may do besides', async () => {
    server.use(mockEndpoint('currentUser', manager))
    await openByKeyboard()
    for (const entry of ofManagers) expect(await screen.findByRole('option', { name: entry })).toBeVisible()
  })

  it('[PALETTE3] finds a prospect on the server, and leads to a call with it', async () => {
    const { actor } = await openByKeyboard()
    await actor.keyboard('rosa')
    const found = await screen.findByRole('option', { name: /Call Rosa Delgado/u })
    await waitFor(() => expect(found.getAttribute('aria-selected')).toBe('true'))
    await actor.keyboard('{Enter}')
    await waitFor(() => expect(window.location.search).toBe(`?prospect=${rosa.id}`))
    expect(window.location.pathname).toBe('/training-setup')
    expect(screen.queryByRole('combobox', { name: 'Search and commands' })).toBeNull()
  })

  it('[PALETTE3] chooses the first one until another is moved to', async () => {
    const { actor } = await openByKeyboard()
    await screen.findByRole('option', { name: /Iris Mora/u })
    expect(selected()).toBe('Set up a training session')
    await actor.keyboard('{ArrowDown}{ArrowDown}')
    expect(selected()).toBe('Iris MoraNov 2, 3:00 PM · In progress')
    await actor.keyboard('{ArrowUp}')
    expect(selected()).toBe('Create a debtor')
    await actor.keyboard('hist')
    expect(selected()).toBe('History')
  })

  it('[PALETTE3] keeps the first choice when an answer arrives', async () => {
    const answer = mockDeferredEndpoint('listProspects', [aProspect({ name: 'Iris Mora' })])
    const sessions = mockEndpoint('listTrainingSessions', [active])
    server.use(answer.handler, sessions)
    const { actor } = await openByKeyboard('/settings')
    await screen.findByRole('option', { name: /Iris Mora/u })
    await actor.keyboard('iris')
    expect(selected()).toBe('Iris MoraNov 2, 3:00 PM · In progress')
    await waitFor(() => expect(answer.calls()).toBe(1))
    answer.release()
    await screen.findByRole('option', { name: /Call Iris Mora/u })
    expect(selected()).toBe('Iris MoraNov 2, 3:00 PM · In progress')
  })

  it('[PALETTE3] opens a running session where it is held, and a completed one where it is read', async () => {
    const { actor, unmount } = await openByKeyboard('/settings')
    await screen.findByRole('option', { name: /Iris Mora/u })
    server.use(mockError('getTrainingSession', 404, 'not_found'))
    await actor.click(screen.getByRole('option', { name: /Iris Mora/u }))
    await waitFor(() => expect(window.location.pathname).toBe(`/training/${active.id}`))
    unmount()
    server.use(mockEndpoint('listTrainingSessions', [completedSession]))
    const second = await openByKeyboard('/settings')
    await second.actor.click(await screen.findByRole('option', { name: /Rosa Delgado/u }))
    await waitFor(() => expect(window.location.pathname).toBe(`/session/${completedSession.id}`))
  })

  it('[PALETTE2] switches language and theme', async () => {
    const { actor } = await openByKeyboard()
    await actor.keyboard('dark')
    await actor.keyboard('{Enter}')
    expect(document.documentElement.classList.contains('dark')).toBe(true)
    await actor.keyboard('{Control>}k{/Control}')
    await screen.findByRole('combobox')
    await actor.keyboard('idioma{Enter}')
    expect(await screen.findByRole('link', { name: 'Configuración' })).toBeVisible()
    document.documentElement.classList.remove('dark')
  })

  it('[PALETTE4] says that nothing was found, and that the server could not be asked', async () => {
    const { actor } = await openByKeyboard()
    await actor.keyboard('zebra')
    expect(await screen.findByText('Nothing found for “zebra”')).toBeVisible()
    expect(screen.getByText('Nothing found', { exact: true })).toBeVisible()
    server.use(mockError('listProspects', 500, 'internal'))
    await actor.keyboard('{Backspace}')
    expect(await screen.findByText(/Pages and commands still work/u)).toBeVisible()
  })
})
