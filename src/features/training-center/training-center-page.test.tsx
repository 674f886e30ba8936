import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { es } from '#src/i18n/es/messages.ts'
import { storage, storageKeys } from '#src/lib/storage.ts'
import { stubMicrophone } from '#src/testing/fake-devices.ts'
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
  it('[NAV4][CENTER1][CENTER6][CENTER9] lists the prospects with a button for each session type', async () => {
    const sent = recordNewSessions()
    const { actor } = renderApp('/training')
    const standard = await screen.findByRole('button', { name: 'Standard training with Rosa Delgado' })
    expect(standard.textContent).toBe('Standard Training')
    const objections = screen.getByRole('button', { name: 'Objection handling with Rosa Delgado' })
    expect(objections.textContent).toBe('Objection Handling')
    const row = within(standard.closest('li') ?? document.body)
    expect(row.getAllByRole('button').filter(({ className }) => className.includes('bg-accent '))).toEqual([
      standard,
    ])
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

  it('[CENTER9] recommends the debtor with the lowest own best score, first of all and by the one filled button', async () => {
    server.use(
      mockEndpoint('listProspects', [
        { ...aProspect(), bestScore: 86 },
        { ...aProspect({ id: id(11), name: 'Luis Prado' }), bestScore: 61 },
      ]),
    )
    renderApp('/training')
    const hint = await screen.findByText('Recommended: your lowest score so far')
    const row = hint.closest('li')
    expect(within(row ?? document.body).getByText('Luis Prado')).toBeVisible()
    expect(row?.parentElement?.firstElementChild).toBe(row)
    const filled = screen.getAllByRole('button').filter(({ className }) => className.includes('bg-accent '))
    expect(filled.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Standard training with Luis Prado',
    ])
  })

  it('[EDITION6][CENTER9] marks a best score of earlier criteria, and recommends that debtor first', async () => {
    server.use(
      mockEndpoint('listProspects', [
        { ...aProspect(), bestScore: 47, bestScoreEdition: 2 },
        { ...aProspect({ id: id(11), name: 'Luis Prado' }), bestScore: 86, bestScoreEdition: 1 },
      ]),
    )
    renderApp('/training')
    expect(await screen.findByText('Your best: 86 (earlier criteria)')).toBeVisible()
    expect(screen.getByText('Your best: 47')).toBeVisible()
    const recommended = screen.getByText('Recommended: not yet scored by the newest criteria')
    expect(recommended.closest('li')?.textContent).toContain('Luis Prado')
  })

  it('[CENTER7] shows language, level and the own best score, and who speaks the language first', async () => {
    server.use(
      mockEndpoint('listProspects', [
        aProspect(),
        aProspect({ id: id(12), name: 'Carla Ruiz', primaryLanguage: 'bilingual' }),
        aProspect({ id: id(11), name: 'Luis Prado', primaryLanguage: 'spanish' }),
      ]),
    )
    storage.set(storageKeys.language, 'es')
    renderApp('/training', 'es')
    await screen.findByText('Luis Prado')
    const [first, second, third] = screen
      .getAllByRole('listitem')
      .filter((row) => within(row).queryByText(es.training.standard) !== null)
    expect(within(first ?? document.body).getByText('Luis Prado')).toBeVisible()
    expect(within(first ?? document.body).getByText(es.vocabulary.sessionLanguage.spanish)).toBeVisible()
    expect(within(first ?? document.body).getByText(es.vocabulary.difficultyOf.medium)).toBeVisible()
    // Whoever speaks both may change to the other one.
    expect(within(second ?? document.body).getByText('Carla Ruiz')).toBeVisible()
    expect(within(third ?? document.body).getByText('Rosa Delgado')).toBeVisible()
  })

  it('[CENTER7] tells the best score where there is one, and offers to hear each voice', async () => {
    server.use(
      mockEndpoint('listProspects', [
        { ...aProspect(), bestScore: 72 },
        aProspect({ id: id(11), name: 'Luis Prado' }),
      ]),
    )
    renderApp('/training')
    const row = (name: string) => within(screen.getByText(name).closest('li') ?? document.body)
    await screen.findByText('Rosa Delgado')
    expect(row('Rosa Delgado').getByText('Your best: 72')).toBeVisible()
    expect(row('Luis Prado').getByText('No score yet')).toBeVisible()
    expect(row('Luis Prado').getByRole('button', { name: 'Listen: Luis Prado' })).toBeVisible()
  })

  it('[CENTER7] puts the debtor first that a link names, even if it is on no loaded page', async () => {
    server.use(mockEndpoint('getProspect', { ...aProspect({ id: id(12), name: 'Far Away' }), life: null }))
    renderApp(`/training?prospect=${id(12)}`)
    const linked = (await screen.findByText('Far Away')).closest('li')
    expect(linked?.getAttribute('aria-current')).toBe('true')
    expect(linked?.parentElement?.firstElementChild).toBe(linked)
  })

  it('[CENTER8] starts in the mode that is chosen above the list', async () => {
    stubMicrophone({ permission: 'granted' })
    const sent = recordNewSessions()
    const { actor } = renderApp('/training')
    const modes = within(await screen.findByRole('group', { name: 'How to practice' }))
    await waitFor(() => expect(modes.getByRole('radio', { name: 'Voice' })).toHaveProperty('checked', true))
    await actor.click(await screen.findByRole('button', { name: 'Standard training with Rosa Delgado' }))
    await actor.click(await screen.findByRole('button', { name: 'Start Training Without Coach' }))
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ communicationMode: 'voice' })
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
