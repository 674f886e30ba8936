import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aSession, id } from '#src/testing/fixtures.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import { SessionList } from './session-list.tsx'

it('[SESS18] marks a completed session as completed, and all others as active', () => {
  const statuses = ['completed', 'active', 'paused'] as const
  renderComponent(
    <SessionList
      sessions={statuses.map((status, index) => aSession({ id: id(50 + index), status, score: 70 }))}
    />,
  )
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows.map((row) => /Completed$|Active$/.exec(row ?? '')?.[0])).toEqual([
    'Completed',
    'Active',
    'Active',
  ])
})

it('[SESS18][SESS36] says of a completed session without a score that it has too little to score, of a retry that it is a moment', () => {
  const completed = { status: 'completed', score: null } as const
  renderComponent(
    <SessionList
      sessions={[
        aSession({ id: id(50), ...completed }),
        aSession({ id: id(51), ...completed, retryOf: { sessionId: id(50), line: 3 } }),
        // One whose original is deleted.
        aSession({ id: id(52), ...completed, isRetry: true }),
      ]}
    />,
  )
  const [call, retry, orphan] = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(call).toMatch(/Too little to score$/)
  expect(retry).toMatch(/One moment, not scored$/)
  expect(orphan).toMatch(/One moment, not scored$/)
})

it('[HIST2] says how a call ended, and whether it counts for an assignment or was practice', () => {
  const completed = { status: 'completed', score: 70 } as const
  renderComponent(
    <SessionList
      sessions={[
        aSession({ id: id(50), ...completed, ending: 'promise', assignmentId: id(60) }),
        aSession({ id: id(51), ...completed, ending: 'hung_up' }),
      ]}
    />,
  )
  const [counted, practised] = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(counted).toMatch(/Promise to payStandard Collection · Assignment/)
  expect(practised).toMatch(/The debtor hung upStandard Collection · Practice/)
  expect(screen.getByText('Promise to pay').className).toContain('positive')
  expect(screen.getByText('The debtor hung up').className).not.toContain('positive')
})
