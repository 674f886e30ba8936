import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aSession, id } from '#src/testing/fixtures.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import { SessionList } from './session-list.tsx'

it('[SESS18] marks a completed session as completed, and all others as active', () => {
  const statuses = ['completed', 'active', 'paused'] as const
  renderComponent(
    <SessionList sessions={statuses.map((status, index) => aSession({ id: id(50 + index), status }))} />,
  )
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows.map((row) => /Completed$|Active$/.exec(row ?? '')?.[0])).toEqual([
    'Completed',
    'Active',
    'Active',
  ])
})
