import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { completedSession, metrics, user } from '#src/testing/fixtures.ts'
import { mockEndpoint } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
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
        ['Billing', '/billing'],
        ['Settings', '/settings'],
      ]),
    )
    expect(bar.getByRole('button', { name: 'Logout' })).toBeVisible()
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
