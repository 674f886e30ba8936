import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storage, storageKeys } from '#src/lib/storage.ts'
import { completedSession, metrics, user } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { notificationsOfEachType } from '#src/testing/notifications.ts'
import { renderApp } from '#src/testing/render-app.tsx'

/** The shell has a second bell for phones. */
const bar = async () => within(await screen.findByRole('complementary'))
const bell = async (name: string | RegExp) => (await bar()).findByRole('button', { name })
const firstNotification = () => notificationsOfEachType().slice(0, 1)

beforeEach(() => {
  server.use(
    mockEndpoint('currentUser', user),
    mockEndpoint('listCoaches', []),
    mockEndpoint('listProspects', []),
    mockEndpoint('countUnreadNotifications', { count: 8 }),
    mockEndpoint('listNotifications', notificationsOfEachType()),
  )
})

describe('the bell', () => {
  it('[NOTICE9] says how many notifications are unread, and nothing if that cannot be read', async () => {
    const { unmount } = renderApp('/coaches')
    expect((await bell('Notifications, 8 unread')).textContent).toBe('8')
    unmount()
    server.use(mockEndpoint('countUnreadNotifications', { count: 12 }))
    const second = renderApp('/coaches')
    expect((await bell('Notifications, 12 unread')).textContent).toBe('9+')
    second.unmount()
    server.use(mockError('countUnreadNotifications', 500, 'internal'))
    renderApp('/coaches')
    expect((await bell('Notifications')).textContent).toBe('')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[NOTICE10] counts again every minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let count = 1
    server.use(mockEndpoint('countUnreadNotifications', () => ({ count })))
    renderApp('/coaches')
    await bell('Notifications, 1 unread')
    count = 2
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect((await bell('Notifications, 2 unread')).textContent).toBe('2')
  })
})

describe('the notifications', () => {
  it('[NOTICE11] say who did what in the language of the screen, and lead there', async () => {
    const { actor } = renderApp('/coaches')
    await actor.click(await bell(/^Notifications/u))
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }))
    const links = await panel.findAllByRole('link')
    expect(links.map((link) => link.querySelector('span > span')?.textContent)).toEqual([
      'Unread: Mara Lindt commented on your call with Rosa Delgado',
      'Unread: Mara Lindt changed the score of your call with Rosa Delgado from 58 to 72',
      'Unread: A reviewer marked your call with Rosa Delgado by its scorecard',
      'Unread: New assignment: “First calls”',
      'Unread: “First calls” is due soon',
      'Unread: Ana Ruiz passed “First calls”',
      'Unread: Ana Ruiz has used all attempts of “First calls” without passing',
      'Unread: Ana Ruiz’s call with Rosa Delgado waits for your marks',
      'Unread: Reminder: “First calls”',
    ])
    const session = '/session/00000000-0000-4000-8000-000000000030'
    const assignment = '/teams?tab=assignments&assignment=00000000-0000-4000-8000-000000000080'
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      session,
      session,
      session,
      '/',
      '/',
      assignment,
      assignment,
      session,
      '/',
    ])
    expect(panel.getAllByText(/From Mara Lindt · (?:Due|Was due) /u)).toHaveLength(2)
    expect(panel.getAllByText(/Score 72/u)).toHaveLength(2)
  })

  it('[NOTICE11] are in Spanish on a Spanish screen', async () => {
    storage.set(storageKeys.language, 'es')
    const { actor } = renderApp('/coaches', 'es')
    await actor.click(await bell(/^Notificaciones/u))
    const panel = within(await screen.findByRole('dialog', { name: 'Notificaciones' }))
    expect(await panel.findByText('Mara Lindt comentó su llamada con Rosa Delgado')).toBeVisible()
  })

  it('[NOTICE12] are marked as read up to the newest one shown', async () => {
    const marked: unknown[] = []
    let count = 8
    server.use(
      mockEndpoint('countUnreadNotifications', () => ({ count })),
      mockEndpoint('markNotificationsRead', ({ body }) => {
        marked.push(body)
        count = 0
        return undefined
      }),
    )
    const { actor } = renderApp('/coaches')
    await actor.click(await bell('Notifications, 8 unread'))
    await actor.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    await bell('Notifications')
    expect(marked).toEqual([{ upTo: '2026-11-20T12:09:00.000Z' }])
    expect(screen.queryByText('Unread:')).toBeNull()
    expect(screen.getByRole('button', { name: 'Mark all as read' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
  })

  it.each([
    ['passed', 'Passed'],
    ['failed', 'Not passed'],
    ['waiting', 'Waiting for review'],
  ] as const)('[NOTICE11] name no due date of an assignment that is %s', async (state, words) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-12-20T12:00:00.000Z') })
    server.use(mockEndpoint('listNotifications', notificationsOfEachType(state)))
    const { actor } = renderApp('/coaches')
    await actor.click(await bell(/^Notifications/u))
    const given = await screen.findByRole('link', { name: /New assignment: “First calls”/u })
    expect(given.textContent).toMatch(new RegExp(`From Mara Lindt · ${words}$`, 'u'))
    expect(screen.queryByText(/was due/iu)).toBeNull()
    expect(screen.queryByText(/is due soon/u)).toBeNull()
  })

  it('[NOTICE11] say that an assignment was due while it is not done', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-12-20T12:00:00.000Z') })
    server.use(mockEndpoint('listNotifications', notificationsOfEachType('overdue')))
    const { actor } = renderApp('/coaches')
    await actor.click(await bell(/^Notifications/u))
    const given = await screen.findByRole('link', { name: /New assignment: “First calls”/u })
    expect(given.textContent).toMatch(/From Mara Lindt · Was due Dec 4, 2026$/u)
  })

  it('[NOTICE12] stay unread if marking them fails, and say so', async () => {
    server.use(mockError('markNotificationsRead', 500, 'internal'))
    const { actor } = renderApp('/coaches')
    await actor.click(await bell(/^Notifications/u))
    await actor.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    expect(await screen.findByText(/could not be marked as read/u)).toBeVisible()
    expect(screen.getAllByText('Unread:')).toHaveLength(9)
  })

  it('[NOTICE12] are read by opening what they are about, which is read anew', async () => {
    const read: unknown[] = []
    let opened = 0
    const { session } = firstNotification()[0] as { session: { id: string } }
    server.use(
      mockEndpoint('listNotifications', firstNotification()),
      mockEndpoint('markNotificationRead', ({ params }) => {
        read.push(params['id'])
        return undefined
      }),
      mockEndpoint('getTrainingSession', () => {
        opened += 1
        return { ...completedSession, id: session.id }
      }),
      mockEndpoint('getSessionMetrics', metrics),
      mockEndpoint('getSessionReview', {
        machineScore: 72,
        score: 72,
        overrides: [],
        comments: [],
        notes: [],
      }),
    )
    const { actor } = renderApp('/coaches')
    await actor.click(await bell(/^Notifications/u))
    await actor.click(await screen.findByRole('link', { name: /commented on your call/u }))
    await waitFor(() => expect(window.location.pathname).toBe(`/session/${session.id}`))
    await waitFor(() => expect(read).toEqual([firstNotification()[0]?.id]))
    await waitFor(() => expect(opened).toBeGreaterThan(0))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[NOTICE12] are closed with Escape, which returns the focus to the bell', async () => {
    const { actor } = renderApp('/coaches')
    await actor.click(await bell(/^Notifications/u))
    await screen.findAllByRole('link', { name: /Unread/u })
    await actor.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(async () => expect(document.activeElement).toBe(await bell(/^Notifications/u)))
  })

  it('[NAV20][NAV21] say what will appear, or that they cannot be read', async () => {
    server.use(mockEndpoint('listNotifications', []))
    const { actor, unmount } = renderApp('/coaches')
    await actor.click(await bell(/^Notifications/u))
    expect(await screen.findByText('Reviews of your calls and new assignments appear here.')).toBeVisible()
    unmount()
    server.use(mockError('listNotifications', 500, 'internal'))
    const again = renderApp('/coaches')
    await again.actor.click(await bell(/^Notifications/u))
    expect(await screen.findByText('Notifications could not be loaded')).toBeVisible()
  })
})
