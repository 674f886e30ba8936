import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Language } from '#protocol/vocabulary/language.ts'
import {
  aCoach,
  aProspect,
  aSession,
  aSessionWithDetails,
  id,
  emptyOverview,
  user,
} from '#src/testing/fixtures.ts'
import { mockEndpoint, mockDeferredEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderApp } from '#src/testing/render-app.tsx'

const elena = aCoach()
const darnell = aCoach({
  id: id(41),
  name: 'Darnell Brooks',
  specialization: 'auto_loan',
  experienceLevel: 'senior',
  personalities: ['direct'],
})

beforeEach(() =>
  server.use(
    mockEndpoint('currentUser', user),
    mockEndpoint('listProspects', [aProspect()]),
    mockEndpoint('getOverview', emptyOverview),
    mockEndpoint('listCoaches', [darnell, elena]),
  ),
)

const open = async (button = 'Objection handling with Rosa Delgado', language: Language = 'en') => {
  localStorage.setItem('portal-language', language)
  const view = renderApp('/training', language)
  await view.actor.click(await screen.findByRole('button', { name: button }))
  return { ...view, dialog: await screen.findByRole('dialog') }
}

describe('choosing a coach before a session', () => {
  it('[PICK3][ENUM14] recommends the coaches for the prospect’s debt type, and lists the others', async () => {
    const { dialog } = await open()
    expect(within(dialog).getByRole('heading', { name: 'Choose Your AI Coach' })).toBeVisible()
    expect(within(dialog).getByText('Objection Handling with Rosa Delgado')).toBeVisible()
    const groupOf = (title: string) => {
      const section = within(dialog).getByRole('heading', { name: title }).closest('section')
      if (!section) throw new Error(`${title} is in no section`)
      return within(section)
    }
    await within(dialog).findByRole('heading', { name: 'Recommended Coaches' })
    const recommended = groupOf('Recommended Coaches')
    expect(recommended.getByRole('radio', { name: 'Elena Marchetti' })).toBeVisible()
    expect(recommended.getByText('Specialized in Credit card')).toBeVisible()
    expect(recommended.getByText('Master')).toBeVisible()
    expect(recommended.getByText('Begins with how the call was for you')).toBeVisible()
    const others = groupOf('Other Available Coaches')
    expect(others.getByRole('radio', { name: 'Darnell Brooks' })).toBeVisible()
    expect(others.getByText('Senior')).toBeVisible()
    expect(others.queryByText(/Specialized in/)).toBeNull()
  })

  it('[PICK7][SESS16][API14] starts the chosen kind of session with the chosen coach', async () => {
    const sent: unknown[] = []
    server.use(
      mockEndpoint('createTrainingSession', ({ body }) => {
        sent.push(body)
        return aSession()
      }),
      mockEndpoint('getTrainingSession', aSessionWithDetails()),
    )
    const { actor, dialog } = await open()
    await actor.click(await within(dialog).findByRole('radio', { name: 'Elena Marchetti' }))
    await actor.click(within(dialog).getByRole('button', { name: 'Start Training with Coach' }))
    await waitFor(() => expect(window.location.pathname).toBe(`/training/${aSession().id}`))
    expect(sent).toMatchObject([
      { prospectId: id(10), sessionType: 'objection_handling', coachId: elena.id, status: 'active' },
    ])
  })

  it('[PICK4][PICK7][API12] loads the coaches only when it opens, and shows that it is loading', async () => {
    const later = mockDeferredEndpoint('listCoaches', [elena])
    server.use(later.handler)
    const { actor } = renderApp('/training')
    const button = await screen.findByRole('button', { name: 'Standard training with Rosa Delgado' })
    expect(later.calls()).toBe(0)
    await actor.click(button)
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Loading the coaches')).toBeInstanceOf(HTMLElement)
    await waitFor(() => expect(later.calls()).toBe(1))
    later.release()
    expect(await dialog.findByRole('radio', { name: 'Elena Marchetti' })).toBeVisible()
    await actor.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('[PICK8] shows that it is starting, and starts only once', async () => {
    const later = mockDeferredEndpoint('createTrainingSession', aSession())
    server.use(later.handler, mockEndpoint('getTrainingSession', aSessionWithDetails()))
    const { actor, dialog } = await open()
    await actor.click(await within(dialog).findByRole('button', { name: 'Start Training' }))
    const starting = await within(dialog).findByRole('button', { name: 'Starting...' })
    await actor.click(starting)
    later.release()
    await waitFor(() => expect(window.location.pathname).toBe(`/training/${aSession().id}`))
    expect(later.calls()).toBe(1)
  })

  it('[PICK2] starts without a coach by default', async () => {
    const sent: unknown[] = []
    server.use(
      mockEndpoint('createTrainingSession', ({ body }) => {
        sent.push(body)
        return aSession()
      }),
      mockEndpoint('getTrainingSession', aSessionWithDetails()),
    )
    const { actor, dialog } = await open('Standard training with Rosa Delgado')
    const none = await within(dialog).findByRole('radio', { name: 'Train Without Coach' })
    expect(none).toHaveProperty('checked', true)
    await actor.click(within(dialog).getByRole('button', { name: 'Start Training' }))
    await waitFor(() => expect(sent).toMatchObject([{ sessionType: 'standard', coachId: null }]))
  })

  it('[PICK6] shows the details of a coach, and returns to the choice', async () => {
    const { actor, dialog } = await open()
    const details = await within(dialog).findByRole('button', {
      name: 'View the details of Elena Marchetti',
    })
    await actor.click(details)
    const shown = await screen.findByRole('dialog', { name: 'Elena Marchetti' })
    expect(within(shown).getByText('Nineteen years in card recovery.')).toBeVisible()
    expect(within(shown).getByText('Relies on what the transcript shows')).toBeVisible()
    await actor.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(details))
    expect(screen.getByRole('dialog', { name: 'Choose Your AI Coach' })).toBeVisible()
  })

  it('[PICK5] can start without a coach if there are none', async () => {
    server.use(mockEndpoint('listCoaches', []))
    const { dialog } = await open('Standard training with Rosa Delgado')
    expect(await within(dialog).findByText('No coaches available')).toBeVisible()
    expect(within(dialog).getByRole('button', { name: 'Start Training Without Coach' })).toBeVisible()
    expect(within(dialog).queryByRole('button', { name: 'Start Training' })).toBeNull()
  })

  it('[PICK9] shows an error if the session could not be started, and stays open', async () => {
    server.use(mockError('createTrainingSession', 503, 'unavailable'))
    const { actor, dialog } = await open()
    await actor.click(await within(dialog).findByRole('radio', { name: 'Darnell Brooks' }))
    await actor.click(within(dialog).getByRole('button', { name: 'Start Training with Coach' }))
    expect(await screen.findByText('Could not start training session.')).toBeVisible()
    expect(within(dialog).getByRole('radio', { name: 'Darnell Brooks' })).toHaveProperty('checked', true)
  })

  it('offers a retry if the coaches cannot be loaded, in Spanish too', async () => {
    server.use(mockError('listCoaches', 503, 'unavailable'))
    const { actor, dialog } = await open('Objeciones con Rosa Delgado', 'es')
    expect(within(dialog).getByRole('heading', { name: 'Elija su coach de IA' })).toBeVisible()
    await within(dialog).findByRole('alert')
    server.use(mockEndpoint('listCoaches', [elena]))
    await actor.click(within(dialog).getByRole('button', { name: 'Intentar de nuevo' }))
    expect(await within(dialog).findByRole('radio', { name: 'Elena Marchetti' })).toBeVisible()
  })
})
