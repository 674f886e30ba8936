import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { completedSession, metrics, user } from '#src/testing/fixtures.ts'
import { mockEndpoint } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { manager } from '#src/testing/organisation.ts'
import { renderApp } from '#src/testing/render-app.tsx'

const sidebar = async () => within(await screen.findByRole('complementary'))

beforeEach(() => {
  server.use(
    mockEndpoint('currentUser', user),
    mockEndpoint('listCoaches', []),
    mockEndpoint('listProspects', []),
    mockEndpoint('getTrainingSession', completedSession),
    mockEndpoint('getSessionMetrics', metrics),
  )
})

describe('the sidebar', () => {
  it('[NAV16] has two groups of links, each leading to its screen', async () => {
    renderApp('/coaches')
    const bar = await sidebar()
    await bar.findByRole('link', { name: 'Overview' })
    const entries = bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(bar.getByText('Main Panel')).toBeVisible()
    expect(bar.getByText('Manage')).toBeVisible()
    expect(entries).toEqual(
      expect.arrayContaining([
        ['Overview', '/'],
        ['Training', '/training'],
        ['AI Prospects', '/prospects'],
        ['AI Coaches', '/coaches'],
        ['History', '/history'],
        ['Onboarding', '/onboarding'],
        ['Teams', '/teams'],
        ['Settings', '/settings'],
      ]),
    )
    expect(bar.getByRole('button', { name: 'Logout' })).toBeVisible()
  })

  it('[NAV16] leads to billing only who answers for a team', async () => {
    const { unmount } = renderApp('/coaches')
    await (await sidebar()).findByRole('link', { name: 'Settings' })
    expect(screen.queryByRole('link', { name: 'Billing' })).toBeNull()
    unmount()
    server.use(mockEndpoint('currentUser', manager))
    renderApp('/coaches')
    const billing = await (await sidebar()).findByRole('link', { name: 'Billing' })
    expect(billing.getAttribute('href')).toBe('/billing')
  })

  it.each([
    [`/session/${completedSession.id}`, 'History'],
    ['/training-setup', 'Training'],
  ])('[NAV18] marks the entry of the current path: %s', async (path, entry) => {
    renderApp(path)
    const bar = await sidebar()
    await bar.findByRole('link', { name: entry, current: 'page' })
    expect(bar.getAllByRole('link', { current: 'page' })).toHaveLength(1)
  })
})
