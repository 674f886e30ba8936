import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { PriceList } from '#protocol/rest/usage.ts'
import { browser } from '#src/lib/browser.ts'
import { user } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockGatewayFailure, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { aCharge, admin, aUsageMonth, manager, south } from '#src/testing/organisation.ts'
import { renderApp } from '#src/testing/render-app.tsx'

const prices: PriceList = {
  usdPerMillionTokensIn: 0.15,
  usdPerMillionTokensOut: 0.6,
  usdPerMillionVoiceCharacters: null,
  usdPerPracticeHour: 1.5,
}
const now = new Date()
const thisMonth = now.toISOString().slice(0, 7)
const months = [
  aUsageMonth({ month: thisMonth }),
  aUsageMonth({
    month: thisMonth,
    team: south,
    modelTokensIn: aCharge(0),
    modelTokensOut: aCharge(0),
    practiceMinutes: aCharge(10),
    costMicroUsd: null,
  }),
]

beforeEach(() => {
  server.use(mockEndpoint('currentUser', admin), mockEndpoint('getUsage', { prices, months }))
})

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))

it('[NAV14][BILL1] shows usage and cost by team, their sum and the prices', async () => {
  renderApp('/billing')
  expect(await screen.findByText('What every team has used, and what it cost.')).toBeVisible()
  await screen.findByRole('table')
  expect(rows()).toEqual([
    ['North', '$2.74', '1 hr 35 min', '1,200,000', '300,000'],
    ['South', 'No price', '10 min', '0', '0'],
    ['', '$2.74* (Part of it has no price)', '1 hr 45 min', '1,200,000', '300,000'],
  ])
  expect(screen.getByText(/^\* Some of the usage had no price/u)).toBeVisible()
  expect(screen.getByText('$1.50 per hour')).toBeVisible()
  expect(screen.getByText('No price set')).toBeVisible()
  expect(screen.getByRole('img', { name: /^Cost by month, from .+\. Highest: \$2\.74 in /u })).toBeVisible()
  expect(screen.getByText(/^The first use was in /u)).toBeVisible()
})

it.each([
  ['an admin', admin, 'What every team has used. No prices are set.', true],
  ['a manager', manager, 'What your team has used. No prices are set.', false],
] as const)('[BILL3] promises %s no cost where nothing has a price', async (_, reader, description, told) => {
  const unpriced = {
    usdPerMillionTokensIn: null,
    usdPerMillionTokensOut: null,
    usdPerMillionVoiceCharacters: null,
    usdPerPracticeHour: null,
  }
  server.use(
    mockEndpoint('currentUser', reader),
    mockEndpoint('getUsage', { prices: unpriced, months: months.slice(1) }),
  )
  renderApp('/billing')
  expect(await screen.findByText(description)).toBeVisible()
  await screen.findByRole('table')
  expect(rows()).toEqual([
    ['South', '10 min'],
    ['', '10 min'],
  ])
  expect(screen.queryByText('No price')).toBeNull()
  // Where prices are set concerns who can set them.
  expect(screen.queryByText(/docs\/configuration\.md/u) !== null).toBe(told)
  expect(screen.queryByText(/An admin sets them/u) !== null).toBe(!told)
})

it('heads the chart with the sum of its months, and tells the current month below', async () => {
  server.use(mockEndpoint('getUsage', { prices, months: months.slice(1) }))
  const { actor } = renderApp('/billing')
  const period = await screen.findByRole('combobox', { name: 'Period' })
  expect(await screen.findByRole('heading', { name: 'Last 12 months' })).toBeVisible()
  expect(screen.getByText(/^10 min in /u)).toBeVisible()
  await actor.selectOptions(period, 'This month')
  expect(await screen.findByRole('heading', { name: /^This month, /u })).toBeVisible()
  expect(screen.queryByText(/^10 min in /u)).toBeNull()
})

it('charts another measure, and leaves out what was never used', async () => {
  const { actor } = renderApp('/billing')
  const measures = within(await screen.findByRole('group', { name: 'Show' }))
  expect(measures.getByRole('radio', { name: 'Cost' })).toHaveProperty('checked', true)
  await actor.click(measures.getByRole('radio', { name: 'Practice time' }))
  expect(screen.getByRole('img', { name: /Highest: 1 hr 45 min/u })).toBeVisible()
  expect(measures.queryByRole('radio', { name: 'Voice characters' })).toBeNull()
})

it('loads another period, and filters by team', async () => {
  const requestedQueries: string[] = []
  server.events.on('request:start', ({ request }) => requestedQueries.push(new URL(request.url).search))
  const { actor } = renderApp('/billing')
  await actor.selectOptions(await screen.findByRole('combobox', { name: 'Team' }), 'South')
  expect(rows()).toHaveLength(2)
  await actor.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 3 months')
  expect(requestedQueries).toContain('?months=12')
  expect(requestedQueries).toContain('?months=3')
})

it('offers a CSV download', async () => {
  const saved = vi.spyOn(browser, 'saveFile').mockImplementation(() => undefined)
  const { actor } = renderApp('/billing')
  await actor.click(await screen.findByRole('button', { name: 'Download as CSV' }))
  expect(saved.mock.calls.map(([name, file]) => [name, file.type])).toEqual([['usage.csv', 'text/csv']])
})

it('shows a manager their own team, without a team filter', async () => {
  server.use(
    mockEndpoint('currentUser', manager),
    mockEndpoint('getUsage', { prices, months: months.slice(0, 1) }),
  )
  renderApp('/billing')
  await screen.findByRole('table')
  expect(screen.queryByRole('combobox', { name: 'Team' })).toBeNull()
  expect(screen.queryByText(/PRICE_USD/u)).toBeNull()
})

it('[BILL2] is closed to a trainee, and sends no request', async () => {
  server.use(mockEndpoint('currentUser', user), mockGatewayFailure('getUsage'))
  renderApp('/billing')
  expect(await screen.findByText('Billing is for managers and admins')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the overview' }).getAttribute('href')).toBe('/')
})

it('explains to a manager without a team why there is no bill, in Spanish too', async () => {
  localStorage.setItem('portal-language', 'es')
  server.use(mockEndpoint('currentUser', { ...manager, teamId: null }), mockGatewayFailure('getUsage'))
  renderApp('/billing', 'es')
  expect(await screen.findByText('Aún no está en un equipo')).toBeVisible()
})

it('says that there is no usage, or that it could not be loaded', async () => {
  server.use(mockError('getUsage', 503, 'unavailable'))
  const { actor } = renderApp('/billing')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  server.use(mockEndpoint('getUsage', { prices, months: [] }))
  await actor.click(retry)
  expect(await screen.findByText('Nothing was used in this period')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Start Training Session' })).toBeVisible()
})
