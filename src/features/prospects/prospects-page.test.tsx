import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Prospect, prospectInput } from '#protocol/rest/prospects.ts'
import { containsSearch } from '#src/lib/contains-search.ts'
import { aProspect, id, user } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockPagedEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderApp } from '#src/testing/render-app.tsx'

let stored: Prospect[] = []

/** Filters as the server does. */
const filtered = (query: URLSearchParams) =>
  stored.filter(
    ({ name, type }) =>
      containsSearch(name, query.get('search') ?? '') && (query.get('type') ?? type) === type,
  )

beforeEach(() => {
  stored = [aProspect(), aProspect({ id: id(11), name: 'García Hermanos', type: 'business', ownerId: null })]
  server.use(mockEndpoint('currentUser', user), mockPagedEndpoint('listProspects', filtered))
})

const choose = async (actor: ReturnType<typeof renderApp>['actor'], name: string, action: string) => {
  await actor.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  await actor.click(await screen.findByRole('menuitem', { name: action }))
}

describe('the prospects page', () => {
  it('[NAV8][PROS1] searches by name, ignoring accents, and filters by type', async () => {
    const { actor } = renderApp('/prospects')
    await actor.type(await screen.findByRole('searchbox', { name: 'Search debtors' }), 'garcia')
    await waitFor(() => expect(screen.queryByText('Rosa Delgado')).toBeNull())
    expect(screen.getByText('García Hermanos')).toBeVisible()
    await actor.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'individual')
    await actor.click(await screen.findByRole('button', { name: 'Clear the filters' }))
    expect(await screen.findByText('Rosa Delgado')).toBeVisible()
  })

  it('[PROS4][PROS5][UNDO1][UNDO6] asks the exact question before deleting, and can undo it', async () => {
    server.use(
      mockEndpoint('deleteProspect', ({ params }) => {
        stored = stored.filter((prospect) => prospect.id !== params['id'])
        return undefined
      }),
    )
    const { actor } = renderApp('/prospects')
    await choose(actor, 'Rosa Delgado', 'Delete')
    const dialog = await screen.findByRole('alertdialog')
    expect(
      within(dialog).getByText(
        'Are you sure you want to delete this prospect? This action cannot be undone.',
      ),
    ).toBeVisible()
    await actor.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Prospect deleted successfully.')).toBeVisible()
    expect(screen.queryByText('Rosa Delgado')).toBeNull()
    await actor.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Rosa Delgado')).toBeVisible()
    expect(stored.map(({ name }) => name)).toContain('Rosa Delgado')
    await choose(actor, 'Rosa Delgado', 'Delete')
    await actor.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await screen.findByText('Prospect deleted successfully.')
    await actor.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(stored.map(({ name }) => name)).not.toContain('Rosa Delgado'))
    expect(screen.queryByText('Rosa Delgado')).toBeNull()
  })

  it('[PROS6] reports that deleting failed', async () => {
    server.use(mockError('deleteProspect', 500, 'internal'))
    const { actor } = renderApp('/prospects')
    await choose(actor, 'Rosa Delgado', 'Delete')
    await actor.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await actor.click(await screen.findByRole('button', { name: 'Dismiss' }))
    expect(await screen.findByText('Failed to delete prospect. Please try again.')).toBeVisible()
    expect(screen.getByText('If you ask for help, mention req-17.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Copy the ID' })).toBeVisible()
    expect(screen.getByText('Rosa Delgado')).toBeVisible()
  })

  it('[PROS3][PROS4][PROS5] duplicates with (Copy) in the name, without the id', async () => {
    const sent = vi.fn<(body: unknown) => void>()
    server.use(
      mockEndpoint('createProspect', ({ body }) => {
        sent(body)
        return aProspect({ id: id(12), name: body.name })
      }),
    )
    const { actor } = renderApp('/prospects')
    await choose(actor, 'Rosa Delgado', 'Duplicate')
    expect(await screen.findByText('Prospect duplicated successfully.')).toBeVisible()
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      name: 'Rosa Delgado (Copy)',
      debtAmount: 1200,
      copyOf: aProspect().id,
    })
    expect(sent.mock.calls[0]?.[0]).not.toHaveProperty('id')
    // The server refuses fields that it does not know.
    expect(prospectInput.safeParse(sent.mock.calls[0]?.[0]).error).toBeUndefined()
  })

  it('[CENTER7] leads to the list to practise from, with the debtor first', async () => {
    renderApp('/prospects')
    const link = await screen.findByRole('link', { name: 'Practice with Rosa Delgado' })
    expect(link.getAttribute('href')).toBe(`/training?prospect=${aProspect().id}`)
  })

  it('does not allow changing another user’s prospect', async () => {
    const { actor } = renderApp('/prospects')
    await actor.click(await screen.findByRole('button', { name: 'Actions for García Hermanos' }))
    expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull()
    expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull()
  })

  it('[PROS2] offers to create the first prospect if there is none', async () => {
    stored = []
    const { actor } = renderApp('/prospects')
    expect(await screen.findByText('No prospects available')).toBeVisible()
    await actor.click(screen.getByRole('button', { name: 'Create Your First Prospect' }))
    expect(await screen.findByRole('dialog', { name: 'Create a debtor' })).toBeVisible()
  })

  it('says that no prospect matches, and clears the filters', async () => {
    const { actor } = renderApp('/prospects')
    await actor.type(await screen.findByRole('searchbox', { name: 'Search debtors' }), 'zz')
    expect(await screen.findByText('No debtors match')).toBeVisible()
    await actor.click(screen.getByRole('button', { name: 'Clear the filters' }))
    expect(await screen.findByText('Rosa Delgado')).toBeVisible()
  })

  it('[PROS7] reports that duplicating failed', async () => {
    server.use(mockError('createProspect', 503, 'unavailable'))
    const { actor } = renderApp('/prospects')
    await choose(actor, 'Rosa Delgado', 'Duplicate')
    expect(await screen.findByText('Failed to duplicate prospect. Please try again.')).toBeVisible()
  })

  it('[LIM1] keeps (Copy) in a name of maximum length', async () => {
    stored = [aProspect({ name: 'x'.repeat(120) })]
    const sent = vi.fn<(body: unknown) => void>()
    server.use(
      mockEndpoint('createProspect', ({ body }) => {
        sent(body)
        return aProspect({ id: id(12), name: body.name })
      }),
    )
    const { actor } = renderApp('/prospects')
    await choose(actor, 'x'.repeat(120), 'Duplicate')
    await screen.findByText('Prospect duplicated successfully.')
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ name: `${'x'.repeat(113)} (Copy)` })
  })

  it('loads the prospects in pages, and finds one beyond the first page', async () => {
    stored = Array.from({ length: 60 }, (_, index) =>
      aProspect({ id: id(2_000 + index), name: `Debtor ${index}` }),
    )
    const { actor } = renderApp('/prospects')
    expect(await screen.findByText('48 shown')).toBeVisible()
    await actor.click(screen.getByText('Show more'))
    expect(await screen.findByText('Debtor 59')).toBeVisible()
    await actor.click(screen.getByPlaceholderText('Search debtors'))
    await actor.paste('Debtor 58')
    await waitFor(() => expect(screen.queryByText('Debtor 0')).toBeNull())
    expect(screen.getByText('Debtor 58')).toBeVisible()
  })

  it('opens the prospect that the URL names, wherever it is in the list', async () => {
    server.use(mockEndpoint('getProspect', { ...aProspect({ id: id(99), name: 'Far Away' }), life: null }))
    renderApp(`/prospects?edit=${id(99)}`)
    expect(await screen.findByRole('dialog')).toBeVisible()
  })
})
