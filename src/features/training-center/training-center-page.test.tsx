import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aProspect, id, emptyOverview, user } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { recordNewSessions } from '#src/testing/new-sessions.ts'
import { renderApp } from '#src/testing/render-app.tsx'

// Loads the chunk here, so that the first test does not wait for it.
beforeAll(async () => {
  await import('./training-center-page.tsx')
})
beforeEach(() => {
  server.use(
    mockEndpoint('currentUser', user),
    mockEndpoint('listProspects', [aProspect()]),
    mockEndpoint('listCoaches', []),
    mockEndpoint('getOverview', emptyOverview),
  )
})

describe('the training center', () => {
  it('[NAV4][CENTER1][CENTER6] lists the prospects with a button for each session type', async () => {
    const sent = recordNewSessions()
    const { actor } = renderApp('/training')
    const standard = await screen.findByRole('button', { name: 'Standard training with Rosa Delgado' })
    expect(standard.textContent).toBe('Standard Training')
    const objections = screen.getByRole('button', { name: 'Objection handling with Rosa Delgado' })
    expect(objections.textContent).toBe('Objection Handling')
    await actor.click(objections)
    await actor.click(await screen.findByRole('button', { name: 'Start Training Without Coach' }))
    await waitFor(() => expect(window.location.pathname).toBe(`/training/${id(20)}`))
    expect(await screen.findByText('Training Session Started')).toBeVisible()
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      prospectId: id(10),
      sessionType: 'objection_handling',
      status: 'active',
    })
  })

  it('[PICK9] reports that the session could not be started', async () => {
    server.use(mockError('createTrainingSession', 503, 'unavailable'))
    const { actor } = renderApp('/training')
    await actor.click(await screen.findByRole('button', { name: 'Standard training with Rosa Delgado' }))
    await actor.click(await screen.findByRole('button', { name: 'Start Training Without Coach' }))
    expect(await screen.findByText('Could not start training session.')).toBeVisible()
    expect(window.location.pathname).toBe('/training')
  })

  it('[NAV19][CENTER2] links to the setup of a new session', async () => {
    renderApp('/training')
    const link = await screen.findByRole('link', { name: 'Add New Session' })
    expect(link.getAttribute('href')).toBe('/training-setup')
  })

  it('[CENTER3] links to the builder if there is no prospect', async () => {
    server.use(mockEndpoint('listProspects', []))
    renderApp('/training')
    expect(await screen.findByText('No prospects available')).toBeVisible()
    const link = screen.getByRole('link', { name: 'Create Your First Prospect' })
    expect(link.getAttribute('href')).toBe('/prospects?new')
  })

  it('[CENTER4] counts all sessions, completed ones and each type, and shows the last date', async () => {
    server.use(
      mockEndpoint('getOverview', {
        ...emptyOverview,
        sessions: { total: 9, completed: 6, byType: { standard: 7, objection_handling: 2 } },
        lastSessionAt: '2026-11-02T15:00:00.000Z',
      }),
    )
    renderApp('/training')
    await screen.findByText('Total sessions')
    const card = screen.getByRole('heading', { name: 'Statistics' }).closest('section')
    const stats = within(card as HTMLElement)
    const figures = stats.getAllByRole('definition').map((fact) => fact.textContent)
    const names = stats.getAllByRole('term').map((fact) => fact.textContent)
    expect(names).toEqual([
      'Total sessions',
      'Completed sessions',
      'Standard Collection',
      'Objection Handling',
      'Last session',
    ])
    expect(figures.slice(0, 4)).toEqual(['9', '6', '7', '2'])
    expect(figures[4]).toMatch(/2026/)
  })

  it('shows no last session if there is none', async () => {
    renderApp('/training')
    expect(await screen.findByText('None yet')).toBeVisible()
  })
})
