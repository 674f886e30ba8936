import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browser } from '#src/lib/browser.ts'
import { aCoach, aProspect, aSession, id, metrics, user } from '#src/testing/fixtures.ts'
import { answer, breakDown, refuse } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderApp } from '#src/testing/render-app.tsx'

const { report: _report, ...plainMetrics } = metrics

beforeEach(() => {
  server.use(
    answer('currentUser', user),
    answer('listProspects', [aProspect()]),
    answer('listTrainingSessions', []),
    answer('listPerformanceMetrics', []),
  )
})

describe('the overview', () => {
  it('[check 40] invents no figure for a newcomer', async () => {
    renderApp('/')
    expect((await screen.findAllByText('Not enough data')).length).toBe(2)
    expect(screen.getByText('No training sessions yet')).toBeVisible()
    expect(screen.getAllByText('Pending').length).toBe(2)
  })

  it('[section 9] averages what was scored and counts what was completed', async () => {
    server.use(
      answer('listTrainingSessions', [
        aSession({ status: 'completed', score: 80 }),
        aSession({ id: id(21), sessionType: 'objection_handling' }),
      ]),
      answer('listPerformanceMetrics', [
        { ...plainMetrics, overallScore: 80 },
        { ...plainMetrics, id: id(31), overallScore: 71 },
        { ...plainMetrics, id: id(32), overallScore: null },
      ]),
    )
    renderApp('/')
    expect(await screen.findByText('Mean of 2 scored sessions')).toBeVisible()
    expect(screen.getByText('76')).toBeVisible()
    expect(screen.getByText('50%')).toBeVisible()
    expect(screen.getByText('In Progress')).toBeVisible()
  })

  it('[section 2] shows the five newest sessions, the newest first', async () => {
    server.use(
      answer(
        'listTrainingSessions',
        [3, 6, 1, 5, 2, 4].map((day) =>
          aSession({
            id: id(40 + day),
            prospectName: `Day ${day}`,
            startedAt: `2026-11-0${day}T15:00:00.000Z`,
          }),
        ),
      ),
    )
    renderApp('/')
    await screen.findByText('Day 6')
    const links = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('/session/'))
    expect(links.map((link) => within(link).getByText(/^Day/).textContent)).toEqual([
      'Day 6',
      'Day 5',
      'Day 4',
      'Day 3',
      'Day 2',
    ])
  })

  it('starts an objections session from a card', async () => {
    const sent = vi.fn<(body: unknown) => void>()
    server.use(
      answer('createTrainingSession', ({ body }) => {
        sent(body)
        return aSession()
      }),
      refuse('getTrainingSession', 404, 'not_found'),
      answer('listCoaches', [aCoach()]),
    )
    const { actor } = renderApp('/')
    await actor.click(
      await screen.findByRole('button', { name: 'Start an objection handling session with Rosa Delgado' }),
    )
    await screen.findByRole('radio', { name: 'Elena Marchetti' })
    await actor.click(screen.getByRole('button', { name: 'Start Training' }))
    await waitFor(() => expect(window.location.pathname).toBe(`/training/${id(20)}`))
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ sessionType: 'objection_handling', coachId: null })
  })

  it('[check 28] says what failed, what to do, and gives an id to copy', async () => {
    server.use(refuse('listProspects', 503, 'unavailable'))
    renderApp('/')
    expect(
      await screen.findByText('The server cannot answer right now. Try again in a moment.'),
    ).toBeVisible()
    expect(screen.getByText(/mention req-17/)).toBeVisible()
  })

  it('[section 8] leaves on logout also where the call fails', async () => {
    const reload = vi.spyOn(browser, 'reloadTo').mockImplementation(() => undefined)
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    server.use(breakDown('logout'))
    const { actor } = renderApp('/')
    await actor.click(await screen.findByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(reload).toHaveBeenCalledWith('/'))
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })

  it('[section 2] answers any other path with Page Not Found', async () => {
    renderApp('/nowhere')
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  })

  it('changes the language with a toast, and marks the entry of the route', async () => {
    const { actor } = renderApp('/')
    const sidebar = within(await screen.findByRole('complementary'))
    const current = await sidebar.findByRole('link', { name: 'Overview' })
    expect(current.getAttribute('aria-current')).toBe('page')
    expect(screen.queryByText('Language changed')).toBeNull()
    await actor.click(sidebar.getByRole('radio', { name: 'Español' }))
    expect(await screen.findByText('Idioma cambiado')).toBeVisible()
    expect(sidebar.getByRole('link', { name: 'Resumen' })).toBeVisible()
    expect(document.documentElement.lang).toBe('es')
  })
})
