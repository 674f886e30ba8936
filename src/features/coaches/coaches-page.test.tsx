import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Coach } from '#protocol/rest/coaches.ts'
import { aCoach, id, user } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { storage, storageKeys } from '#src/lib/storage.ts'
import { renderApp } from '#src/testing/render-app.tsx'

type Actor = ReturnType<typeof renderApp>['actor']
const ownCoach = aCoach({ id: id(42), name: 'Inés Peña', ownerId: user.id, isPublic: false })
let stored: Coach[] = []

beforeEach(() => {
  stored = [aCoach(), ownCoach]
  server.use(
    mockEndpoint('currentUser', user),
    mockEndpoint('listCoaches', () => stored),
  )
})

const choose = async (actor: Actor, action: string) => {
  await actor.click(await screen.findByRole('button', { name: 'Actions for Inés Peña' }))
  await actor.click(await screen.findByRole('menuitem', { name: action }))
}
const proceed = () => screen.getByRole('button', { name: 'Continue' })
const disabled = (element: HTMLElement) => element.hasAttribute('disabled')

describe('the coaches page', () => {
  it('[NAV9][MENTOR1] lists the coaches and searches them, ignoring accents', async () => {
    const { actor } = renderApp('/coaches')
    await actor.type(await screen.findByRole('searchbox', { name: 'Search coaches' }), 'ines pena')
    expect(screen.getByText('Inés Peña')).toBeVisible()
    expect(screen.queryByText('Elena Marchetti')).toBeNull()
    await actor.type(screen.getByRole('searchbox'), 'x')
    await actor.click(screen.getByRole('button', { name: 'Clear the search' }))
    expect(screen.getByText('Elena Marchetti')).toBeVisible()
  })

  it('[MENTOR9] shows what a sample says of itself in the language of the screen', async () => {
    const translations = {
      coachingStyle: { en: 'Stops at the line.', es: 'Se detiene en la frase.' },
      bio: { en: 'Nineteen years in cards.', es: 'Diecinueve años con tarjetas.' },
    }
    stored = [aCoach({ coachingStyle: 'Stops at the line.', bio: 'Nineteen years in cards.', translations })]
    storage.set(storageKeys.language, 'es')
    const { actor } = renderApp('/coaches', 'es')
    expect(await screen.findByText('Se detiene en la frase.')).toBeVisible()
    await actor.click(screen.getByRole('button', { name: 'Ver los detalles de Elena Marchetti' }))
    expect(await screen.findByText('Diecinueve años con tarjetas.')).toBeVisible()
    expect(screen.queryByText('Stops at the line.')).toBeNull()
  })

  it('[ENUM15] says the level of a coach in words', async () => {
    renderApp('/coaches')
    expect((await screen.findAllByText('Master'))[0]?.closest('span')?.parentElement?.textContent).toBe(
      'Experience: Master',
    )
  })

  it('offers no changes to a sample, and shows its details', async () => {
    const { actor } = renderApp('/coaches')
    await actor.click(await screen.findByRole('button', { name: 'View the details of Elena Marchetti' }))
    expect(await screen.findByText('Nineteen years in card recovery.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Actions for Elena Marchetti', hidden: true })).toBeNull()
  })

  it('[MENTOR7][API25][UNDO1] deletes at once, can undo it, and tells the server afterwards', async () => {
    const deleted: unknown[] = []
    server.use(
      mockEndpoint('deleteCoach', ({ params }) => {
        deleted.push(params['id'])
        stored = [aCoach()]
        return undefined
      }),
    )
    const { actor } = renderApp('/coaches')
    await choose(actor, 'Delete')
    expect(await screen.findByText('Coach deleted successfully.')).toBeVisible()
    expect(screen.queryByText('Inés Peña')).toBeNull()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'AI Coaches' })),
    )
    await actor.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Inés Peña')).toBeVisible()
    expect(deleted).toEqual([])
    await choose(actor, 'Delete')
    await screen.findByText('Coach deleted successfully.')
    await actor.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(deleted).toEqual([ownCoach.id]))
    expect(screen.queryByText('Inés Peña')).toBeNull()
  })

  it('[MENTOR8] reports that updating or deleting failed', async () => {
    server.use(mockError('updateCoach', 503, 'unavailable'), mockError('deleteCoach', 503, 'unavailable'))
    const { actor } = renderApp('/coaches')
    await choose(actor, 'Delete')
    await actor.click(await screen.findByRole('button', { name: 'Dismiss' }))
    expect(await screen.findByText('Failed to delete coach. Please try again.')).toBeVisible()
    await choose(actor, 'Edit')
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await actor.type(name, '!')
    await actor.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Failed to update coach. Please try again.')).toBeVisible()
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('[NAV20] offers the builder if there is no coach', async () => {
    stored = []
    const { actor } = renderApp('/coaches')
    expect(await screen.findByText('No coaches available')).toBeVisible()
    await actor.click(screen.getByRole('button', { name: 'Create Your First Coach' }))
    expect(await screen.findByRole('dialog', { name: 'Create an AI coach' })).toBeVisible()
  })
})

describe('the coach builder', () => {
  const throughBasic = async (actor: Actor) => {
    await actor.click(await screen.findByRole('button', { name: 'Create Coach' }))
    await actor.type(await screen.findByRole('textbox', { name: 'Name' }), ' Nora Vidal ')
    await actor.selectOptions(screen.getByRole('combobox', { name: 'Specialization' }), 'mortgage')
    await actor.click(proceed())
  }

  it('[MENTOR2][MENTOR3][ENUM15] continues with a name and a specialization, and keeps input on the way back', async () => {
    const { actor } = renderApp('/coaches')
    await actor.click(await screen.findByRole('button', { name: 'Create Coach' }))
    const name = await screen.findByRole('textbox', { name: 'Name' })
    expect(screen.getByRole('progressbar', { name: /^Step 1 of 3/ }).getAttribute('aria-valuenow')).toBe('33')
    expect(screen.getByRole('radio', { name: /^Expert/ })).toHaveProperty('checked', true)
    await actor.type(name, '   ')
    await actor.selectOptions(screen.getByRole('combobox', { name: 'Specialization' }), 'mortgage')
    expect(disabled(proceed())).toBe(true)
    await actor.type(name, 'Nora')
    await actor.click(proceed())
    const heading = screen.getByRole('heading', { name: 'Personality' })
    expect(document.activeElement).toBe(heading)
    await actor.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', '   Nora')
  })

  it('[MENTOR4][ENUM16] takes one to four personalities and ignores a fifth', async () => {
    const { actor } = renderApp('/coaches')
    await throughBasic(actor)
    expect(disabled(proceed())).toBe(true)
    for (const name of ['Direct', 'Patient', 'Analytical', 'Supportive'])
      await actor.click(screen.getByRole('checkbox', { name }))
    expect(screen.getByText(/Maximum reached/)).toBeVisible()
    const fifth = screen.getByRole('checkbox', { name: 'Empathetic' })
    await actor.click(fifth)
    expect(fifth).toHaveProperty('checked', false)
    expect(disabled(proceed())).toBe(false)
  })

  it('[MENTOR2][MENTOR5] creates the coach with the last Continue', async () => {
    const sent: unknown[] = []
    server.use(
      mockEndpoint('createCoach', ({ body }) => {
        sent.push(body)
        const made = aCoach({ id: id(43), name: 'Nora Vidal', ownerId: user.id })
        stored = [made, ...stored]
        return made
      }),
    )
    const { actor } = renderApp('/coaches')
    await throughBasic(actor)
    await actor.click(screen.getByRole('checkbox', { name: 'Patient' }))
    await actor.click(screen.getByRole('checkbox', { name: 'Direct' }))
    await actor.click(proceed())
    await actor.type(screen.getByRole('textbox', { name: /Coaching style/ }), 'One line at a time.')
    await actor.click(screen.getByRole('checkbox', { name: 'Share with everyone' }))
    await actor.click(proceed())
    expect(await screen.findByText('Coach created!')).toBeVisible()
    expect(sent).toEqual([
      {
        name: 'Nora Vidal',
        specialization: 'mortgage',
        experienceLevel: 'expert',
        personalities: ['patient', 'direct'],
        coachingStyle: 'One line at a time.',
        bio: null,
        isPublic: true,
      },
    ])
    expect(await screen.findByText('Nora Vidal')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[MENTOR6] reports that creating failed, and keeps the input', async () => {
    server.use(mockError('createCoach', 503, 'unavailable'))
    const { actor } = renderApp('/coaches')
    await throughBasic(actor)
    await actor.click(screen.getByRole('checkbox', { name: 'Patient' }))
    await actor.click(proceed())
    await actor.type(screen.getByRole('textbox', { name: /About/ }), 'Ten years.')
    await actor.click(proceed())
    expect(await screen.findByText('Failed to create coach. Please try again.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: /About/ })).toHaveProperty('value', 'Ten years.')
  })

  it('[MENTOR2][MENTOR7][API25] edits a coach on one page, and returns the focus to its menu', async () => {
    const sent: unknown[] = []
    server.use(
      mockEndpoint('updateCoach', ({ body }) => {
        sent.push(body)
        return ownCoach
      }),
    )
    const { actor } = renderApp('/coaches')
    await choose(actor, 'Edit')
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await actor.clear(name)
    await actor.type(name, 'Inés P.')
    await actor.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Coach updated successfully.')).toBeVisible()
    expect(sent).toMatchObject([{ name: 'Inés P.', specialization: 'credit_card' }])
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions for Inés Peña' })),
    )
  })
})
