import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SessionScorecard } from '#protocol/vocabulary/scorecard.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { completedSession, id, metrics, noReview, user } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { manager } from '#src/testing/organisation.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { markedScorecard, pendingScorecard, secondDateId } from '#src/testing/scorecards.ts'

let stored: SessionScorecard | null
let sent: unknown[]
beforeEach(() => {
  stored = pendingScorecard
  sent = []
  server.use(
    mockEndpoint('getTrainingSession', () => ({ ...completedSession, scorecard: stored })),
    mockEndpoint('getSessionMetrics', metrics),
    mockEndpoint('getSessionReview', noReview),
    mockEndpoint('markScorecardEntry', ({ body }) => {
      sent.push(body)
      stored = markedScorecard
      return markedScorecard
    }),
  )
})

async function open(as: 'trainee' | 'manager', language: Language = 'en') {
  server.use(mockEndpoint('currentUser', as === 'trainee' ? user : manager))
  localStorage.setItem('portal-language', language)
  const { actor } = renderApp(`/session/${completedSession.id}`, language)
  await screen.findByRole('heading', { name: language === 'en' ? 'Detailed scores' : /.+ detalladas/u })
  return actor
}
const card = () => screen.findByRole('region', { name: 'Scorecard' })
const entry = async (name: string) =>
  within(
    within(await card())
      .getByText(name)
      .closest<HTMLElement>('li') ?? document.body,
  )

describe('the scorecard of a session', () => {
  it('[CARD17] shows each entry with who judged it and its quote, which opens its line', async () => {
    const actor = await open('trainee')
    expect(within(await card()).getByText('First calls, version 2')).toBeVisible()
    const opening = await entry('Opens the call clearly')
    expect(opening.getByText('Met')).toBeVisible()
    expect(opening.getByText('Weight 2 · Judged by rules')).toBeVisible()
    const notice = await entry('This call may be recorded.')
    expect(notice.getByText('Not said')).toBeVisible()
    await actor.click(opening.getByRole('button', { name: /What happened/u }))
    expect(document.activeElement).toBe(screen.getByRole('listitem', { name: 'Line 2 of the transcript' }))
  })

  it('[CARD18] says that the score is not complete while entries are pending', async () => {
    await open('trainee')
    const section = within(await card())
    expect(section.getByText('Not decided yet')).toBeVisible()
    expect(section.getByText('Score 67 out of 100')).toBeInstanceOf(HTMLElement)
    expect(section.getByText('Passes at 80')).toBeVisible()
    expect(section.getByText('1 entry waits for a reviewer: the score is not complete.')).toBeVisible()
    const written = await entry('Did the collector offer a second date?')
    expect(written.getByText('Waiting for a reviewer')).toBeVisible()
    expect(written.getByText(/Not judged yet$/u)).toBeVisible()
  })

  it('[CARD19] tells the trainee who marked what, with the note and what it was before', async () => {
    stored = markedScorecard
    await open('trainee')
    const section = within(await card())
    expect(section.getByText('Not passed')).toBeVisible()
    expect(
      section.getByText('Failed because this was missed: Did the collector offer a second date?'),
    ).toBeVisible()
    expect(section.getByText('Its score of 33 is also below the pass mark of 80.')).toBeVisible()
    const written = await entry('Did the collector offer a second date?')
    expect(written.getByText('Missed')).toBeVisible()
    expect(written.getByText(/Marked by Mara Lindt, [^·]+$/u)).toBeVisible()
    expect(written.getByText('“Only Friday was named.”')).toBeVisible()
    expect(section.queryByRole('button', { name: /mark/iu })).toBeNull()
  })

  it('[CARD19] tells what rules made of an entry before it was marked', async () => {
    const [opening, marked, ...others] = markedScorecard.result?.entries ?? []
    if (!markedScorecard.result || !opening || !marked) throw new Error('the fixture has no marked entry')
    const remarked = { ...opening, score: 0 as const, judgedBy: marked.judgedBy, marks: marked.marks }
    stored = {
      ...markedScorecard,
      result: { ...markedScorecard.result, entries: [remarked, marked, ...others] },
    }
    await open('trainee')
    expect(
      (await entry('Opens the call clearly')).getByText(/Marked by Mara Lindt, .+ · Before that: Met$/u),
    ).toBeVisible()
  })

  it('[CARD17] is there in Spanish, too', async () => {
    await open('trainee', 'es')
    const section = within(await screen.findByRole('region', { name: 'Ficha de evaluación' }))
    expect(section.getByText('Abre la llamada con claridad')).toBeVisible()
    expect(section.getByText('Espera a un revisor')).toBeVisible()
  })

  it('is hidden for a session without one', async () => {
    stored = null
    await open('trainee')
    expect(screen.queryByRole('region', { name: 'Scorecard' })).toBeNull()
  })
})

describe('marking an entry', () => {
  const openDialog = async () => {
    const actor = await open('manager')
    await actor.click(
      within(await card()).getByRole('button', { name: 'Mark: Did the collector offer a second date?' }),
    )
    return { actor, dialog: within(await screen.findByRole('dialog', { name: 'How well was this met?' })) }
  }

  it('[CARD19] sends a mark with its note, and shows what the call comes to', async () => {
    const { actor, dialog } = await openDialog()
    // What the points mean stands beside them.
    expect(dialog.getByText('Insisted on one day')).toBeVisible()
    await actor.click(dialog.getByRole('radio', { name: /^Missed/u }))
    await actor.type(dialog.getByRole('textbox', { name: /^Note/u }), ' Only Friday was named. ')
    await actor.click(dialog.getByRole('button', { name: 'Save mark' }))
    expect(await screen.findByText('Mark saved.')).toBeVisible()
    expect(sent).toEqual([
      { entryId: secondDateId, score: 0, note: 'Only Friday was named.', replaces: null },
    ])
    expect(within(await card()).getByText('Not passed')).toBeVisible()
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe(
        'Change the mark: Did the collector offer a second date?',
      ),
    )
  })

  it('asks for a choice', async () => {
    const { actor, dialog } = await openDialog()
    await actor.click(dialog.getByRole('button', { name: 'Save mark' }))
    expect(await dialog.findByText('Choose a mark.')).toBeVisible()
    expect(sent).toEqual([])
  })

  it('corrects what was judged, also with no occasion', async () => {
    const actor = await open('manager')
    await actor.click(within(await card()).getByRole('button', { name: 'Mark: This call may be recorded.' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('radio', { name: 'Not said' })).toHaveProperty('checked', true)
    await actor.click(dialog.getByRole('radio', { name: 'No occasion' }))
    await actor.click(dialog.getByRole('button', { name: 'Save mark' }))
    await waitFor(() => expect(sent).toMatchObject([{ score: null, note: null, replaces: null }]))
  })

  it('[CARD20] shows a mark that somebody else made meanwhile, keeps the input, and then replaces that mark', async () => {
    const { actor, dialog } = await openDialog()
    server.use(
      mockError('markScorecardEntry', 409, 'conflict'),
      mockEndpoint('getSessionScorecard', markedScorecard),
    )
    await actor.click(dialog.getByRole('radio', { name: /^Met/u }))
    await actor.type(dialog.getByRole('textbox', { name: /^Note/u }), 'The 20th.')
    await actor.click(dialog.getByRole('button', { name: 'Save mark' }))
    expect(await dialog.findByText('Mara Lindt marked this in the meantime: Missed.')).toBeVisible()
    expect(dialog.getByRole('textbox', { name: /^Note/u })).toHaveProperty('value', 'The 20th.')
    server.use(
      mockEndpoint('markScorecardEntry', ({ body }) => {
        sent.push(body)
        return markedScorecard
      }),
    )
    await actor.click(dialog.getByRole('button', { name: 'Save mark' }))
    await waitFor(() => expect(sent).toMatchObject([{ score: 2, note: 'The 20th.', replaces: id(910) }]))
  })

  it('keeps the input if it fails', async () => {
    server.use(mockError('markScorecardEntry', 503, 'unavailable'))
    const { actor, dialog } = await openDialog()
    await actor.click(dialog.getByRole('radio', { name: /^Partly/u }))
    await actor.click(dialog.getByRole('button', { name: 'Save mark' }))
    expect(await dialog.findByText(/The server cannot answer right now/u)).toBeVisible()
    expect(dialog.getByRole('radio', { name: /^Partly/u })).toHaveProperty('checked', true)
  })
})
