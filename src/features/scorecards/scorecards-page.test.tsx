import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ListedScorecard, ScorecardDetails } from '#protocol/rest/scorecards.ts'
import { id, user } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { admin, manager } from '#src/testing/organisation.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import {
  aScorecard,
  aScorecardWithDetails,
  author,
  builtInCriteria,
  scorecardContent,
} from '#src/testing/scorecards.ts'

let list: ListedScorecard[]
let details: ScorecardDetails
let sent: unknown[]
beforeEach(() => {
  list = [aScorecard()]
  details = aScorecardWithDetails()
  sent = []
  server.use(
    mockEndpoint('currentUser', manager),
    mockEndpoint('listBuiltInCriteria', builtInCriteria),
    mockEndpoint('listScorecards', ({ query }) =>
      list.filter(({ archivedAt }) => (archivedAt === null) === (query.get('status') === 'active')),
    ),
    mockEndpoint('getScorecard', () => details),
    mockEndpoint('listScorecardVersions', () =>
      Array.from({ length: details.version }, (_, index) => ({
        version: details.version - index,
        name: details.name,
        author: index === 0 ? author : null,
        createdAt: '2026-11-20T12:00:00.000Z',
      })),
    ),
    mockEndpoint('getScorecardVersion', ({ params }) => ({
      version: Number(params['version']),
      name: details.name,
      author,
      createdAt: '2026-11-20T12:00:00.000Z',
      content: { ...scorecardContent, passMark: 60 + 10 * Number(params['version']) },
    })),
    mockEndpoint('updateScorecard', ({ body }) => {
      sent.push(body)
      details = {
        ...details,
        ...(body.archived === undefined
          ? {}
          : { archivedAt: body.archived ? '2026-11-21T12:00:00.000Z' : null }),
        ...(body.teamDefault === undefined ? {} : { teamDefault: body.teamDefault }),
      }
      return details
    }),
  )
})

const path = `/scorecards/${id(900)}`

describe('/scorecards', () => {
  it('[CARD31] shows how each is used, and makes no figure up', async () => {
    list = [
      aScorecard({
        use: {
          scored: 12,
          decided: 8,
          passed: 6,
          openAssignments: 2,
          lastUsedAt: '2026-11-18T12:00:00.000Z',
        },
      }),
      aScorecard({ id: id(921), name: 'House rules' }),
    ]
    renderApp('/scorecards')
    const figures = async (name: string) =>
      within((await screen.findByRole('link', { name })).closest('article') ?? document.body)
        .getAllByRole('definition')
        .map((value) => value.textContent)
    expect(await figures('First calls')).toEqual(['12', '75% 6 of 8', '2', 'Nov 18, 2026'])
    const unused = screen.getByRole('link', { name: 'House rules' }).closest<HTMLElement>('article')
    const row = within(unused ?? document.body)
    expect(row.queryAllByRole('definition')).toEqual([])
    expect(row.getByText('Not used yet')).toBeVisible()
    const assign = row.getByRole('link', { name: 'Assign practice by House rules' })
    expect(assign.getAttribute('href')).toBe(`/teams?tab=assignments&create=assignment&scorecard=${id(921)}`)
  })

  it('[CARD22] lists active and archived scorecards apart', async () => {
    list = [
      aScorecard({ teamDefault: true }),
      aScorecard({ id: id(920), name: 'Long ago', archivedAt: '2026-11-01T12:00:00.000Z' }),
      aScorecard({ id: id(921), name: 'House rules', team: null }),
    ]
    const { actor } = renderApp('/scorecards')
    const link = await screen.findByRole('link', { name: 'First calls' })
    expect(link.getAttribute('href')).toBe(path)
    const tile = within(link.closest<HTMLElement>('article') ?? document.body)
    for (const text of ['North', 'Version 1', 'Team default', '3 points to check · Passes at 80'])
      expect(tile.getByText(text)).toBeVisible()
    expect(screen.getByText('All teams')).toBeVisible()
    expect(screen.queryByText('Long ago')).toBeNull()
    await actor.click(screen.getByRole('radio', { name: 'Archived' }))
    expect(await screen.findByText('Long ago')).toBeVisible()
  })

  it('offers to create the first one', async () => {
    list = []
    const { actor } = renderApp('/scorecards')
    const link = await screen.findByRole('link', { name: 'Create your first scorecard' })
    expect(link.getAttribute('href')).toBe('/scorecards/new')
    await actor.click(screen.getByRole('radio', { name: 'Archived' }))
    expect(await screen.findByText('No archived scorecards')).toBeVisible()
    await actor.click(screen.getByRole('button', { name: 'Show active scorecards' }))
    expect(await screen.findByText('No scorecards')).toBeVisible()
  })

  it('[CARD22] is in the sidebar of those who assign, and says to others who they are for', async () => {
    const first = renderApp('/scorecards')
    const bar = within(await screen.findByRole('complementary'))
    expect(await bar.findByRole('link', { name: 'Scorecards', current: 'page' })).toBeVisible()
    first.unmount()
    for (const [visitor, text] of [
      [user, 'Scorecards are for managers and admins'],
      [{ ...manager, teamId: null }, 'You are not in a team yet'],
    ] as const) {
      server.use(mockEndpoint('currentUser', visitor))
      const view = renderApp('/scorecards')
      expect(await screen.findByText(text)).toBeVisible()
      expect(screen.queryByRole('link', { name: 'Scorecards' })).toBeNull()
      view.unmount()
    }
  })
})

describe('a scorecard', () => {
  it('[CARD22] shows what calls are held against', async () => {
    renderApp(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'First calls' })).toBeVisible()
    expect(await screen.findByText('Says who calls and why.')).toBeVisible()
    for (const text of [
      'Did the collector offer a second date?',
      'Insisted on one day',
      'Would the 20th be easier?',
      'Weight 3',
      'Fails the call',
      'This call may be recorded.',
      'Notice · In the first three lines of the collector',
    ])
      expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByText('This is the first version.')).toBeVisible()
  })

  it('[CARD21] shows an earlier version, and what changed to any other', async () => {
    details = aScorecardWithDetails({ version: 3 })
    const { actor } = renderApp(path)
    const changes = await screen.findByRole('list', { name: 'What changed' })
    expect(changes.textContent).toBe('Pass markBefore: 80After: 90')
    await actor.selectOptions(screen.getByRole('combobox', { name: 'Compared with' }), 'Version 1')
    await waitFor(() =>
      expect(screen.getByRole('list', { name: 'What changed' }).textContent).toBe(
        'Pass markBefore: 70After: 90',
      ),
    )
    await actor.click(screen.getByRole('link', { name: 'Version 1' }))
    expect(await screen.findByText('This is an earlier version. New sessions use version 3.')).toBeVisible()
    expect(await screen.findByText('Version 1 · Passes at 70')).toBeVisible()
    expect(window.location.search).toBe('?version=1')
    await actor.click(screen.getByRole('button', { name: 'Show the current version' }))
    expect(await screen.findByText('Version 3 · Passes at 80')).toBeVisible()
    expect(screen.getAllByText(/^Deleted account, /u)).toHaveLength(2)
  })

  it('says that there is no such version', async () => {
    renderApp(`${path}?version=7`)
    expect(await screen.findByText('This version does not exist.')).toBeVisible()
  })

  it('[CARD23] becomes the team’s default, is archived and taken back', async () => {
    details = aScorecardWithDetails({ used: true })
    const { actor } = renderApp(path)
    const choose = async (name: string) => {
      await actor.click(await screen.findByRole('button', { name: 'More actions' }))
      await actor.click(await screen.findByRole('menuitem', { name }))
    }
    await choose('Make team default')
    expect(await screen.findByText('Team default')).toBeVisible()
    await choose('Archive')
    expect(await screen.findByText('This scorecard is archived: it can no longer be chosen.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
    await choose('Take back')
    expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible()
    expect(sent).toEqual([{ teamDefault: true }, { archived: true }, { archived: false }])
  })

  it('[CARD23][UNDO1] is deleted if it was never used, and can be brought back', async () => {
    let deletions = 0
    server.use(
      mockEndpoint('deleteScorecard', () => {
        deletions += 1
        list = []
        return undefined
      }),
    )
    const { actor } = renderApp(path)
    await actor.click(await screen.findByRole('button', { name: 'More actions' }))
    await actor.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    expect(await screen.findByText('Scorecard deleted')).toBeVisible()
    await waitFor(() => expect(window.location.pathname).toBe('/scorecards'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Scorecards' })).toBeVisible()
    await waitFor(() => expect(screen.queryByText('First calls')).toBeNull())
    await actor.click(screen.getByRole('button', { name: 'Undo' }))
    await actor.click(await screen.findByText('First calls'))
    expect(deletions).toBe(0)
    await actor.click(await screen.findByRole('button', { name: 'More actions' }))
    await actor.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await screen.findByText('Scorecard deleted')
    await actor.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(deletions).toBe(1))
    expect(screen.queryByText('First calls')).toBeNull()
  })

  it('[CARD23] says that it was used meanwhile, and then only archives', async () => {
    server.use(mockError('deleteScorecard', 409, 'conflict'))
    const { actor } = renderApp(path)
    await actor.click(await screen.findByRole('button', { name: 'More actions' }))
    await actor.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    details = { ...details, used: true }
    await actor.click(await screen.findByRole('button', { name: 'Dismiss' }))
    expect(
      await screen.findByText('It has been used in the meantime, so it can only be archived.'),
    ).toBeVisible()
    await actor.click(await screen.findByText('First calls'))
    await actor.click(await screen.findByRole('button', { name: 'More actions' }))
    expect(await screen.findByRole('menuitem', { name: 'Archive' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull()
  })

  it('of another team is only read', async () => {
    details = aScorecardWithDetails({ mayEdit: false, team: null })
    renderApp(path)
    await screen.findByRole('heading', { level: 1, name: 'First calls' })
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull()
  })

  it('that does not exist says so', async () => {
    server.use(mockEndpoint('currentUser', admin), mockError('getScorecard', 404, 'not_found'))
    renderApp(path)
    expect(await screen.findByRole('heading', { name: 'Scorecard not found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'All scorecards' }).getAttribute('href')).toBe('/scorecards')
  })
})
