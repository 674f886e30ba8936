import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Prospect } from '#protocol/rest/prospects.ts'
import { aProspect, id, user } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderApp } from '#src/testing/render-app.tsx'

type Actor = ReturnType<typeof renderApp>['actor']
let stored: Prospect[] = []
let sent: unknown[] = []

// Loads the chunk here, so that the first test does not wait for it.
beforeAll(async () => {
  await import('./prospect-wizard.tsx')
})
beforeEach(() => {
  stored = [aProspect()]
  sent = []
  server.use(
    mockEndpoint('currentUser', user),
    mockEndpoint('previewLife', {}),
    mockEndpoint('getProspect', () => ({ ...aProspect(), life: null })),
    mockEndpoint('listProspects', () => stored),
    mockEndpoint('updateProspect', ({ body }) => {
      sent.push(body)
      return aProspect()
    }),
  )
})

describe('editing a prospect', () => {
  const older = () =>
    aProspect({
      occupation: 'Beekeeper',
      income: 'low',
      debtType: 'mortgage',
      difficultyLevel: 'hard',
      objections: ['Lost my job'],
    })
  const edit = async (actor: Actor) => {
    await actor.click(await screen.findByRole('button', { name: 'Actions for Rosa Delgado' }))
    await actor.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    await screen.findByRole('dialog', { name: 'Edit Rosa Delgado' })
  }

  it('[PROS2] has the stored values on one page, including those of Quick create', async () => {
    stored = [older()]
    const { actor } = renderApp('/prospects')
    await edit(actor)
    expect(screen.getByRole('radio', { name: /Consumer/ })).toHaveProperty('checked', true)
    expect(screen.getByRole('textbox', { name: /Debt Amount/ })).toHaveProperty('value', '1200')
    expect(screen.getByRole('textbox', { name: 'Add custom occupation' })).toHaveProperty(
      'value',
      'Beekeeper',
    )
    expect(screen.getByRole('combobox', { name: /Yearly Income/ })).toHaveProperty('value', 'low')
    expect(screen.getByRole('combobox', { name: 'Debt Type' })).toHaveProperty('value', 'mortgage')
    expect(screen.getByRole('radio', { name: /Hard/ })).toHaveProperty('checked', true)
    expect(screen.getByRole('button', { name: 'Remove “Lost my job”' })).toBeVisible()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('[PROS2] needs a name, and shows at its field what is wrong', async () => {
    stored = [older()]
    const { actor } = renderApp('/prospects')
    await edit(actor)
    const save = screen.getByRole('button', { name: 'Save changes' })
    const name = screen.getByRole('textbox', { name: 'Full Name' })
    await actor.clear(name)
    expect(save).toHaveProperty('disabled', true)
    await actor.type(name, 'Rosa')
    const amount = screen.getByRole('textbox', { name: /Debt Amount/ })
    await actor.clear(amount)
    await actor.type(amount, 'much')
    await actor.click(save)
    expect(screen.getByText('Enter a whole amount from 1 to 100,000,000.')).toBeVisible()
    expect(document.activeElement).toBe(amount)
    expect(sent).toEqual([])
  })

  it('[PROS5][QUICK8] leaves an amount alone that was stored as none', async () => {
    stored = [{ ...older(), debtAmount: 0 }]
    const { actor } = renderApp('/prospects')
    await edit(actor)
    const name = screen.getByRole('textbox', { name: /Name/ })
    await actor.clear(name)
    await actor.type(name, 'Rosa Marin')
    await actor.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Prospect updated successfully.')).toBeVisible()
    expect(sent).toEqual([{ name: 'Rosa Marin' }])
  })

  it('[PROS2] lists a kind of debt once, by whichever name it was stored', async () => {
    stored = [{ ...older(), debtType: 'utilities' }]
    const { actor } = renderApp('/prospects')
    await edit(actor)
    const list = within(screen.getByRole('combobox', { name: 'Debt Type' }))
    const names = list.getAllByRole('option').map(({ textContent }) => textContent)
    expect(new Set(names).size).toBe(names.length)
    expect(list.getByRole('option', { selected: true })).toHaveProperty('value', 'utilities')
  })

  it('[PROS5][API24] sends only the changes, and returns the focus to the menu', async () => {
    stored = [older()]
    const { actor } = renderApp('/prospects')
    await edit(actor)
    await actor.clear(screen.getByRole('textbox', { name: /Debt Amount/ }))
    await actor.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Prospect updated successfully.')).toBeVisible()
    expect(sent).toEqual([{ debtAmount: null }])
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions for Rosa Delgado' })),
    )
  })

  it('[PROS8] reports that updating failed', async () => {
    server.use(mockError('updateProspect', 500, 'internal'))
    const { actor } = renderApp(`/prospects?edit=${id(10)}`)
    await screen.findByRole('dialog', { name: 'Edit Rosa Delgado' })
    await actor.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Failed to update prospect. Please try again.')).toBeVisible()
  })

  it('does not open for another user’s prospect', async () => {
    stored = [aProspect({ ownerId: null })]
    renderApp(`/prospects?edit=${id(10)}`)
    expect(await screen.findByText('Rosa Delgado')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
