import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ScoreOverride, SessionComment, SessionReview } from '#protocol/rest/reviews.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { Role } from '#protocol/vocabulary/roles.ts'
import { ReviewBody } from '#src/components/analysis/review-body.tsx'
import { anAccountFile } from '#src/testing/account-file.ts'
import { aSession, completedSession, id, metrics, noReview, user } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import { SessionList } from '#src/components/session/session-list.tsx'

const mara = { id: id(2), name: 'Mara Keller' }
const adam = { id: id(3), name: 'Adam Frost' }

function aComment(changes: Partial<SessionComment> = {}): SessionComment {
  return {
    id: id(301),
    author: mara,
    text: 'A good start.',
    itemId: null,
    createdAt: '2026-11-03T09:00:00.000Z',
    editedAt: null,
    version: 1,
    ...changes,
  }
}
function aDecision(changes: Partial<ScoreOverride> = {}): ScoreOverride {
  return {
    id: id(401),
    author: mara,
    score: 72,
    reason: 'The threat was a quotation.',
    createdAt: '2026-11-03T09:05:00.000Z',
    ...changes,
  }
}

/** The server's review, which tests change as other users would. */
let stored: SessionReview
beforeEach(() => {
  stored = noReview
  server.use(
    mockEndpoint('getSessionMetrics', metrics),
    mockEndpoint('getSessionReview', () => stored),
  )
})

/** Opens the analysis of Ana's session as a user of this role. */
async function open(as: Role, language: Language = 'en') {
  const viewer = as === 'trainee' ? {} : { id: as === 'manager' ? mara.id : adam.id, role: as }
  server.use(mockEndpoint('currentUser', { ...user, ...viewer }))
  const view = renderComponent(<ReviewBody details={completedSession} />, language)
  await screen.findByRole('heading', { name: language === 'en' ? 'Detailed scores' : /.+ detalladas/ })
  return view
}
const card = () => screen.findByRole('region', { name: 'Review' })

describe('the review of a session, for its trainee', () => {
  it('[PREFS8] shows a whisper of a deleted account as such', async () => {
    const note = { seq: 5, from: '', text: 'Slow down', itemId: null, at: '2026-11-02T15:02:00.000Z' }
    stored = { ...noReview, notes: [note] }
    await open('trainee')
    expect((await card()).textContent).toMatch(/Deleted account.*During the session.*Slow down/)
  })

  it('also counts in the coach’s window, with the system’s score beside it', async () => {
    stored = { ...noReview, score: 72, overrides: [aDecision()] }
    const { actor } = await open('trainee')
    await actor.click(screen.getByRole('button', { name: 'Ask the AI Coach' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Coach IA de Cobranza:/ }))
    expect(await dialog.findByText('Score 72 / 100')).toBeVisible()
    expect(dialog.getByText('Automatic 59 · Reviewer 72')).toBeVisible()
    expect(dialog.getByText(/The threat was a quotation\./)).toBeVisible()
  })

  it('is hidden if there is nothing to show', async () => {
    await open('trainee')
    expect(screen.queryByRole('region', { name: 'Review' })).toBeNull()
    expect(screen.queryByRole('button', { name: /Comment on line/ })).toBeNull()
  })

  it('shows comments and live notes by time, links to their lines, and has no controls to write', async () => {
    stored = {
      ...noReview,
      comments: [aComment(), aComment({ id: id(302), author: null, text: 'Never.', itemId: id(103) })],
      notes: [
        { seq: 5, from: 'Mara Keller', text: 'Slow down', itemId: null, at: '2026-11-02T15:02:00.000Z' },
      ],
    }
    const { actor } = await open('trainee')
    const list = within(await card()).getByRole('list', { name: 'Comments and notes' })
    const [live, whole, pinned] = within(list).getAllByRole('listitem')
    expect(live?.textContent).toMatch(/Mara Keller.*During the session.*Slow down/)
    expect(whole?.textContent).toMatch(/Mara Keller.*A good start\./)
    expect(pinned?.textContent).toMatch(/Deleted account.*Line 4.*Never\./)
    await actor.click(within(list).getByRole('button', { name: 'Line 4' }))
    const line = screen.getByRole('listitem', { name: 'Line 4 of the transcript' })
    expect(document.activeElement).toBe(line)
    expect(within(line).getByText(/Never\./)).toBeVisible()
    for (const role of ['textbox', 'button'] as const)
      expect(within(await card()).queryAllByRole(role, { name: /comment|Change|Delete|Edit/i })).toEqual([])
  })

  it('shows the reviewer’s score with the system’s beside it, and the reason', async () => {
    stored = {
      ...noReview,
      score: 72,
      overrides: [aDecision({ id: id(400), score: 90, author: adam }), aDecision()],
    }
    await open('trainee')
    expect(await screen.findByText('Automatic 59 · Reviewer 72')).toBeVisible()
    expect(screen.getByText('72 / 100')).toBeInstanceOf(HTMLElement)
    expect(screen.getByText('Average')).toBeVisible()
    const decisions = within(await card()).getByRole('list', { name: 'Score decisions' })
    expect(
      within(decisions)
        .getAllByRole('listitem')
        .map(({ firstChild }) => firstChild?.textContent),
    ).toEqual(['Mara Keller set the score to 72', 'Adam Frost set the score to 90'])
  })

  it('says in Spanish that the system had too little evidence', async () => {
    server.use(mockEndpoint('getSessionMetrics', { ...metrics, overallScore: null }))
    stored = { ...noReview, machineScore: null, score: 72, overrides: [aDecision()] }
    await open('trainee', 'es')
    expect(await screen.findByText('Automática: evidencia insuficiente · Revisor 72')).toBeVisible()
  })

  it('shows the system’s score again once the decision is withdrawn', async () => {
    stored = { ...noReview, overrides: [aDecision(), aDecision({ id: id(402), score: null })] }
    await open('trainee')
    expect(await screen.findByText('Mara Keller withdrew the score')).toBeVisible()
    expect(screen.getByText('59 / 100')).toBeInstanceOf(HTMLElement)
    expect(screen.queryByText(/· Reviewer/)).toBeNull()
  })

  it('is marked in the list of sessions', () => {
    renderComponent(
      <SessionList
        sessions={[
          aSession({ id: id(50), reviewedAt: '2026-11-03T09:00:00.000Z' }),
          aSession({ id: id(51) }),
        ]}
      />,
    )
    const rows = screen.getAllByRole('listitem')
    expect(rows.map((row) => within(row).queryByText('Reviewed') !== null)).toEqual([true, false])
  })
})

describe('a reviewer', () => {
  it('comments on a line: the focus moves to the field and back to the button, and the list shows the comment', async () => {
    const asked: unknown[] = []
    server.use(
      mockEndpoint('createComment', ({ body }) => {
        asked.push(body)
        const comment = aComment({ text: body.text, itemId: body.itemId })
        stored = { ...stored, comments: [comment] }
        return comment
      }),
    )
    const { actor } = await open('manager')
    expect(within(await card()).getByText(/^Nobody has commented on this session yet\./)).toBeVisible()
    await actor.click(await screen.findByRole('button', { name: 'Comment on line 4' }))
    const field = screen.getByRole('textbox', { name: 'Your comment on line 4' })
    expect(document.activeElement).toBe(field)
    await actor.type(field, '  Leave her employer out of it. {Tab}{Enter}')
    expect(await screen.findByText('Comment saved.')).toBeInstanceOf(HTMLElement)
    expect(asked).toEqual([{ text: 'Leave her employer out of it.', itemId: id(103) }])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Comment on line 4' }))
    const list = await within(await card()).findByRole('list', { name: 'Comments and notes' })
    expect(within(list).getByText('Leave her employer out of it.')).toBeVisible()
  })

  it('keeps the text if it could not be saved', async () => {
    server.use(mockError('createComment', 503, 'unavailable'))
    const { actor } = await open('manager')
    const field = await screen.findByRole('textbox', { name: 'Your comment' })
    await actor.type(field, 'Well put')
    await actor.click(screen.getByRole('button', { name: 'Comment' }))
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(field).toHaveProperty('value', 'Well put')
  })

  it('[UNDO1] can edit only their own comments; an admin can delete any, and undo it', async () => {
    stored = { ...noReview, comments: [aComment({ author: adam })] }
    const first = await open('manager')
    await within(await card()).findByText('A good start.')
    expect(screen.queryByRole('button', { name: /^(Edit|Delete) / })).toBeNull()
    first.unmount()
    stored = { ...noReview, comments: [aComment()] }
    server.use(
      mockEndpoint('deleteComment', () => {
        stored = noReview
        return undefined
      }),
    )
    const { actor } = await open('admin')
    await actor.click(await screen.findByRole('button', { name: /^Delete Mara Keller’s comment/ }))
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull()
    expect(await screen.findByText(/^Nobody has commented on this session yet\./)).toBeVisible()
    await actor.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await within(await card()).findByText('A good start.')).toBeVisible()
    expect(stored.comments).toHaveLength(1)
    await actor.click(screen.getByRole('button', { name: /^Delete Mara Keller’s comment/ }))
    await screen.findByText('Comment deleted')
    await actor.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(stored.comments).toHaveLength(0))
  })

  it('sees both texts if a comment was changed in the meantime, and loses nothing', async () => {
    stored = { ...noReview, comments: [aComment()] }
    server.use(mockError('updateComment', 409, 'conflict'))
    const { actor } = await open('manager')
    await actor.click(await screen.findByRole('button', { name: /^Edit your comment/ }))
    const [field] = within(await card())
      .getAllByRole('textbox', { name: 'Your comment' })
      .filter((each) => each.textContent === 'A good start.')
    if (!field) throw new Error('the comment is not edited')
    await actor.clear(field)
    await actor.type(field, 'Mine')
    stored = { ...noReview, comments: [aComment({ text: 'Theirs', version: 2 })] }
    await actor.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/It now says: “Theirs”/)).toBeVisible()
    expect(field).toHaveProperty('value', 'Mine')
    const asked: unknown[] = []
    server.use(
      mockEndpoint('updateComment', ({ body }) => {
        asked.push(body)
        const changed = aComment({ text: body.text, version: 3, editedAt: '2026-11-03T10:00:00.000Z' })
        stored = { ...noReview, comments: [changed] }
        return changed
      }),
    )
    await actor.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('(edited)')).toBeVisible()
    expect(asked).toEqual([{ text: 'Mine', version: 2 }])
  })
})

describe('a decision about the score', () => {
  const decisionDialog = (name: string) => screen.findByRole('dialog', { name })

  it('needs a whole number up to 100 and a reason, and counts at once', async () => {
    const asked: unknown[] = []
    server.use(
      mockEndpoint('overrideScore', ({ body }) => {
        asked.push(body)
        const decision = aDecision({ score: body.score, reason: body.reason })
        stored = { ...noReview, score: body.score, overrides: [decision] }
        return decision
      }),
    )
    const { actor } = await open('manager')
    await actor.click(await screen.findByRole('button', { name: 'Change the score' }))
    const dialog = within(await decisionDialog('Which score should count?'))
    const score = dialog.getByRole('textbox', { name: 'Score' })
    await actor.clear(score)
    await actor.type(score, '101')
    await actor.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Good.')
    await actor.click(dialog.getByRole('button', { name: 'Use this score' }))
    expect(dialog.getByText('Enter a whole number from 0 to 100.')).toBeVisible()
    expect(dialog.getByText('Say why, in at least 10 characters.')).toBeVisible()
    await actor.clear(score)
    await actor.type(score, '72')
    await actor.type(dialog.getByRole('textbox', { name: 'Reason' }), ' She was quoting.')
    await actor.click(dialog.getByRole('button', { name: 'Use this score' }))
    expect(await screen.findByText('Automatic 59 · Reviewer 72')).toBeVisible()
    expect(asked).toEqual([{ score: 72, reason: 'Good. She was quoting.', replaces: null }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('made by somebody else in the meantime is shown, and can be followed by one’s own', async () => {
    server.use(mockError('overrideScore', 409, 'conflict'))
    const { actor } = await open('manager')
    await actor.click(await screen.findByRole('button', { name: 'Change the score' }))
    const dialog = within(await decisionDialog('Which score should count?'))
    await actor.type(dialog.getByRole('textbox', { name: 'Reason' }), 'I have listened to it.')
    const theirs = aDecision({ author: adam, score: 80, reason: 'The plan was right.' })
    stored = { ...noReview, score: 80, overrides: [theirs] }
    await actor.click(dialog.getByRole('button', { name: 'Use this score' }))
    expect(
      await dialog.findByText('Adam Frost decided in the meantime: 80. “The plan was right.”'),
    ).toBeVisible()
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveProperty('value', 'I have listened to it.')
    const asked: unknown[] = []
    server.use(
      mockEndpoint('overrideScore', ({ body }) => {
        asked.push(body.replaces)
        return aDecision()
      }),
    )
    await actor.click(dialog.getByRole('button', { name: 'Use this score' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked).toEqual([theirs.id])
  })

  it('is withdrawn with a reason', async () => {
    stored = { ...noReview, score: 72, overrides: [aDecision()] }
    const asked: unknown[] = []
    server.use(
      mockEndpoint('overrideScore', ({ body }) => {
        asked.push(body)
        const back = aDecision({ id: id(402), score: null, reason: body.reason })
        stored = { ...noReview, overrides: [aDecision(), back] }
        return back
      }),
    )
    const { actor } = await open('manager')
    await actor.click(await screen.findByRole('button', { name: 'Withdraw' }))
    const dialog = within(await decisionDialog('Withdraw the reviewer’s score?'))
    expect(dialog.getByText(/The automatic score counts again: 59\./)).toBeVisible()
    await actor.type(dialog.getByRole('textbox', { name: 'Reason' }), 'We talked it over.')
    await actor.click(dialog.getByRole('button', { name: 'Withdraw' }))
    await waitFor(() => expect(screen.queryByText('Automatic 59 · Reviewer 72')).toBeNull())
    expect(asked).toEqual([{ score: null, reason: 'We talked it over.', replaces: id(401) }])
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
  })
})

describe('the account file beside the transcript', () => {
  const opensAt = (reads: () => void) =>
    mockEndpoint('getAccountFile', () => {
      reads()
      return anAccountFile()
    })

  it.each(['trainee', 'manager'] as const)('[ACCT6] is read by a %s who opens it', async (role) => {
    const reads = vi.fn<() => void>()
    server.use(opensAt(reads))
    const { actor } = await open(role)
    expect(reads).not.toHaveBeenCalled()
    await actor.click(await screen.findByRole('heading', { name: 'Account' }))
    expect(await screen.findByText('Financiera Cumbre · Personal loan')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Account holder' }).textContent).toContain('Rosa Delgado')
    // There is nobody left to verify.
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('[ACCT6] is open at once for a reviewer whose screen has the room', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    server.use(opensAt(() => undefined))
    await open('manager')
    expect(await screen.findByText('Financiera Cumbre · Personal loan')).toBeVisible()
  })
})
