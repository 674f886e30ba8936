import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ScorecardDetails } from '#protocol/rest/scorecards.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { id } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { admin, aTeam, manager, north } from '#src/testing/organisation.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { aScorecardWithDetails, author, builtInCriteria, scorecardContent } from '#src/testing/scorecards.ts'

let details: ScorecardDetails
let sent: unknown[]
beforeEach(() => {
  details = aScorecardWithDetails()
  sent = []
  server.use(
    mockEndpoint('currentUser', manager),
    mockEndpoint('listTeams', [aTeam()]),
    mockEndpoint('listBuiltInCriteria', builtInCriteria),
    mockEndpoint('listScorecards', []),
    mockEndpoint('getScorecard', () => details),
    mockEndpoint('listScorecardVersions', []),
    mockEndpoint('getScorecardVersion', ({ params }) => ({
      version: Number(params['version']),
      name: details.name,
      author: { ...author, firstName: 'Otto', lastName: 'Kern' },
      createdAt: '2026-11-20T12:00:00.000Z',
      content: { ...scorecardContent, passMark: 70 + 10 * Number(params['version']) },
    })),
    mockEndpoint('createScorecard', ({ body }) => {
      sent.push(body)
      details = aScorecardWithDetails({ name: body.content.name })
      return details
    }),
    mockEndpoint('createScorecardVersion', ({ body }) => {
      sent.push(body)
      details = { ...details, name: body.content.name, version: details.version + 1, content: body.content }
      return details
    }),
  )
})

const openNew = async () => {
  const { actor, unmount } = renderApp('/scorecards/new?template=blank')
  await screen.findByRole('heading', { level: 1, name: 'New scorecard' })
  return { actor, unmount }
}
const openEdit = async () => {
  const { actor, unmount } = renderApp(`/scorecards/${id(900)}/edit`)
  await screen.findByRole('heading', { level: 1, name: 'Edit “First calls”' })
  return { actor, unmount }
}
const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
/** Typing each key would render the long form for each. */
const paste = async (actor: ReturnType<typeof renderApp>['actor'], name: string | RegExp, text: string) => {
  await actor.click(field(name))
  await actor.paste(text)
}
const group = (name: string) => within(screen.getByRole('group', { name }))

describe('a new scorecard', () => {
  it('[CARD24] has built-in and written criteria and lines, and is the team’s', async () => {
    const { actor } = await openNew()
    await paste(actor, 'Name', ' First calls ')
    await actor.clear(field('Pass mark'))
    await paste(actor, 'Pass mark', '80')
    await actor.click(screen.getByRole('button', { name: 'Add built-in criteria' }))
    const picker = within(await screen.findByRole('dialog', { name: 'Add built-in criteria' }))
    await actor.click(await picker.findByRole('checkbox', { name: 'Opens the call clearly' }))
    await actor.click(picker.getByRole('button', { name: 'Add 1 criterion' }))
    await actor.selectOptions(
      group('1. Opens the call clearly').getByRole('combobox', { name: 'Weight' }),
      '2',
    )
    await actor.click(screen.getByRole('button', { name: 'Write a criterion' }))
    // The new entry takes the focus.
    expect(document.activeElement).toBe(field('Question'))
    await actor.paste('Did the collector offer a second date?')
    await paste(actor, 'What a 2 means', 'Named one')
    await paste(actor, 'What a 1 means', 'Hinted at one')
    await paste(actor, 'What a 0 means', 'Insisted on one day')
    await paste(actor, /^Examples/u, 'Would the 20th be easier?\n\nOr Monday?')
    await actor.click(
      group('2. Did the collector offer a second date?').getByRole('checkbox', { name: 'Fails the call' }),
    )
    await actor.click(screen.getByRole('button', { name: 'Add a line' }))
    expect(document.activeElement).toBe(field('Words'))
    await actor.paste('This call may be recorded.')
    await actor.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Notice')
    await actor.selectOptions(
      screen.getByRole('combobox', { name: 'Where it is due' }),
      'In the first three lines of the collector',
    )
    await actor.click(screen.getByRole('button', { name: 'Save scorecard' }))
    expect(await screen.findByText('Scorecard saved')).toBeVisible()
    expect(await screen.findByRole('heading', { level: 1, name: 'First calls' })).toBeVisible()
    expect(window.location.pathname).toBe(`/scorecards/${id(900)}`)
    expect(sent).toMatchObject([
      {
        teamId: north.id,
        content: {
          name: 'First calls',
          description: '',
          passMark: 80,
          criteria: [
            { kind: 'built_in', weight: 2, failing: false, criterion: 'communication.opening' },
            {
              kind: 'written',
              failing: true,
              question: 'Did the collector offer a second date?',
              examples: ['Would the 20th be easier?', 'Or Monday?'],
            },
          ],
          requiredLines: [{ kind: 'notice', text: 'This call may be recorded.', due: 'opening' }],
        },
      },
    ])
  })

  it('[CARD25] shows what is missing, focuses the first such field, and sends nothing', async () => {
    const { actor } = await openNew()
    await actor.clear(field('Pass mark'))
    await paste(actor, 'Pass mark', '101')
    await actor.click(screen.getByRole('button', { name: 'Save scorecard' }))
    for (const text of [
      'Enter a name for the scorecard.',
      'Enter a whole number from 0 to 100.',
      'Add at least one criterion.',
      'Some fields need your attention. Nothing has been saved yet.',
    ])
      expect(screen.getByText(text)).toBeVisible()
    expect(document.activeElement).toBe(field('Name'))
    await actor.click(screen.getByRole('button', { name: 'Write a criterion' }))
    await paste(actor, /^Examples/u, 'a\nb\nc\nd\ne\nf')
    await actor.click(screen.getByRole('button', { name: 'Save scorecard' }))
    expect(screen.getAllByText('Fill this in.')).toHaveLength(4)
    expect(screen.getByText('Use at most 5 lines of up to 300 characters.')).toBeVisible()
    expect(sent).toEqual([])
  })

  it('[CARD25] shows at its field what only the server refuses, and keeps the input', async () => {
    server.use(
      mockError('createScorecard', 400, 'invalid_input', 'refused', [
        { path: 'content.criteria.0.criterion', message: 'unknown' },
        { path: 'content.name', message: 'refused' },
      ]),
    )
    const { actor } = await openNew()
    await paste(actor, 'Name', 'First calls')
    await actor.click(screen.getByRole('button', { name: 'Add built-in criteria' }))
    const picker = within(await screen.findByRole('dialog'))
    await actor.click(await picker.findByRole('checkbox', { name: 'Checks understanding' }))
    await actor.click(picker.getByRole('button', { name: 'Add 1 criterion' }))
    await actor.click(screen.getByRole('button', { name: 'Save scorecard' }))
    expect(await screen.findByText('Use up to 120 characters that can be seen.')).toBeVisible()
    expect(field('Name')).toHaveProperty('value', 'First calls')
  })

  it('[CARD24] of an admin is for a team or for all', async () => {
    server.use(mockEndpoint('currentUser', admin))
    const { actor } = await openNew()
    await paste(actor, 'Name', 'House rules')
    expect(screen.getByRole('combobox', { name: 'Team' })).toHaveProperty('value', '')
    await actor.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'North')
    await actor.click(screen.getByRole('button', { name: 'Write a criterion' }))
    for (const name of ['Question', 'What a 2 means', 'What a 1 means', 'What a 0 means'])
      await paste(actor, name, name)
    await actor.click(screen.getByRole('button', { name: 'Save scorecard' }))
    await screen.findByText('Scorecard saved')
    expect(sent).toMatchObject([{ teamId: north.id, content: { name: 'House rules' } }])
  })

  it('[CARD26] survives a reload, and can be started over or discarded', async () => {
    const first = await openNew()
    await paste(first.actor, 'Name', 'Half a scorecard')
    first.unmount()
    const { actor } = await openNew()
    expect(field('Name')).toHaveProperty('value', 'Half a scorecard')
    expect(screen.getByText('Your draft was restored.')).toBeVisible()
    await actor.click(screen.getByRole('button', { name: 'Start over' }))
    expect(field('Name')).toHaveProperty('value', '')
    await paste(actor, 'Name', 'Another')
    await actor.click(screen.getByRole('button', { name: 'Cancel' }))
    const question = within(await screen.findByRole('alertdialog'))
    await actor.click(question.getByRole('button', { name: 'Discard' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Scorecards' })).toBeVisible()
    await actor.click(await screen.findByRole('link', { name: 'New scorecard' }))
    await actor.click(await screen.findByRole('link', { name: 'Blank scorecard' }))
    await waitFor(() => expect(field('Name')).toHaveProperty('value', ''))
  })
})

describe('editing a scorecard', () => {
  it('[CARD27] makes the next version, in which entries keep their ids', async () => {
    const { actor } = await openEdit()
    const move = screen.getByRole('button', { name: 'Move down: 1. Opens the call clearly' })
    await actor.click(move)
    // It is the last one now, and the focus stays with it.
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Move down: 2. Opens the call clearly' }),
    )
    await actor.click(screen.getByRole('button', { name: 'Remove: 1. This call may be recorded.' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Lines that must be said' }))
    await actor.click(screen.getByRole('button', { name: 'Save scorecard' }))
    expect(await screen.findByText('New sessions use version 2.')).toBeVisible()
    expect(sent).toEqual([
      {
        basedOn: 1,
        content: {
          ...scorecardContent,
          criteria: scorecardContent.criteria.toReversed(),
          requiredLines: [],
        },
      },
    ])
  })

  it('[CARD27] tells of a version that somebody else made meanwhile, and saves after it', async () => {
    const { actor } = await openEdit()
    server.use(mockError('createScorecardVersion', 409, 'conflict'))
    await actor.clear(field('Name'))
    await paste(actor, 'Name', 'Second calls')
    details = { ...details, version: 2 }
    await actor.click(screen.getByRole('button', { name: 'Save scorecard' }))
    expect(await screen.findByText('Otto Kern saved version 2 in the meantime.')).toBeVisible()
    expect((await screen.findByRole('list', { name: 'What changed' })).textContent).toBe(
      'Pass markBefore: 80After: 90',
    )
    expect(field('Name')).toHaveProperty('value', 'Second calls')
    server.use(
      mockEndpoint('createScorecardVersion', ({ body }) => {
        sent.push(body)
        details = { ...details, version: 3 }
        return details
      }),
    )
    await actor.click(screen.getByRole('button', { name: 'Save scorecard' }))
    expect(await screen.findByText('New sessions use version 3.')).toBeVisible()
    expect(sent).toMatchObject([{ basedOn: 2, content: { name: 'Second calls' } }])
  })

  it('[CARD25] has room for as many criteria as the contract allows', async () => {
    const [, written] = scorecardContent.criteria
    if (!written) throw new Error('no written criterion')
    details = aScorecardWithDetails({
      content: {
        ...scorecardContent,
        criteria: Array.from({ length: limits.scorecardCriteriaMax }, (_, index) => ({
          ...written,
          id: id(1000 + index),
        })),
      },
    })
    await openEdit()
    expect(screen.getByRole('button', { name: 'Write a criterion' })).toHaveProperty('disabled', true)
    expect(screen.getByText('A scorecard has at most 40 criteria.')).toBeVisible()
  })

  it('[CARD32] shows each entry as a row that opens, and what it counts for', async () => {
    const { actor } = await openEdit()
    const [opening, written, line] = [/Opens the call/u, /second date/u, /may be recorded/u].map((name) =>
      screen.getByRole('group', { name }),
    )
    if (!opening || !written || !line) throw new Error('an entry is missing')
    const percent = (row: HTMLElement) => /Share of the score: (\d+)%/u.exec(row.textContent)?.[1]
    const percents = [opening, written, line].map((row) => Number(percent(row)))
    expect(percents.reduce((sum, each) => sum + each, 0)).toBe(100)
    expect(screen.queryByRole('textbox', { name: 'Question' })).toBeNull()
    const toggle = within(written).getByRole('button', { expanded: false })
    await actor.click(toggle)
    await actor.clear(field('Question'))
    await actor.click(within(written).getByRole('button', { expanded: true }))
    expect(screen.queryByRole('textbox', { name: 'Question' })).toBeNull()
    // What has to be mended opens by itself.
    await actor.click(screen.getByRole('button', { name: 'Save scorecard' }))
    expect(document.activeElement).toBe(field('Question'))
    await actor.selectOptions(within(opening).getByRole('combobox', { name: 'Weight' }), '10')
    expect(Number(percent(opening))).toBeGreaterThan(percents[0] ?? 100)
  })

  it('[CARD32] previews what is typed, also while something is missing', async () => {
    const { actor } = await openEdit()
    await actor.clear(field('Name'))
    await actor.click(screen.getByRole('button', { name: 'Preview' }))
    const preview = within(await screen.findByRole('dialog', { name: 'Scorecard without a name' }))
    expect(preview.getByText('Opens the call clearly')).toBeVisible()
    expect(preview.getByRole('heading', { name: 'Lines that must be said' })).toBeVisible()
  })

  it('is not for those who may only read it', async () => {
    details = aScorecardWithDetails({ mayEdit: false })
    renderApp(`/scorecards/${id(900)}/edit`)
    expect(await screen.findByRole('heading', { name: 'Scorecard not found' })).toBeVisible()
  })
})
