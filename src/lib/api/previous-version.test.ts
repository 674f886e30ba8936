import { expect, it } from 'vitest'
import { overview, practiceOverview } from '#protocol/rest/overview.ts'
import { plan } from '#protocol/rest/plan.ts'
import { trainingSession } from '#protocol/rest/training-sessions.ts'
import { aPlan, aSession, emptyOverview } from '#src/testing/fixtures.ts'
import { aHome } from '#src/testing/homes.ts'

/** Results of a server of the version before, during an update without downtime (docs/operations.md). */
it('reads a session without its ending and without whether it is a retry', () => {
  const { ending: _, isRetry: __, ...before } = aSession()
  expect(trainingSession.parse(before)).toMatchObject({ ending: null, isRetry: false })
})

it('reads a change in percent as an unknown one', () => {
  const { monthChange: _, ...figures } = emptyOverview
  expect(overview.parse({ ...figures, scoreChange: 12 }).monthChange).toBeNull()
  const { monthChange: __, ...home } = aHome()
  expect(practiceOverview.parse({ ...home, scoreChange: 12 }).monthChange).toBeNull()
})

it('reads a drill that does not say whether its quote shows the fault', () => {
  const drills = aPlan.drills.map(({ quoteShowsFault: _, ...drill }) => drill)
  expect(plan.parse({ ...aPlan, drills }).drills.map(({ quoteShowsFault }) => quoteShowsFault)).toEqual([
    true,
    true,
  ])
})
