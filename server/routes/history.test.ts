import { beforeEach, describe, expect, it } from 'vitest'
import { insertTrainingSession } from '#db/testing/rows.ts'
import { insertPerson, insertTeam, type Person } from '#server/testing/organisation.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const portal = new TestPortal()
let ana: Person

beforeEach(async () => {
  ana = await insertPerson(portal.backend, {
    role: 'trainee',
    teamId: await insertTeam(portal.database.db, 'North'),
  })
})

describe('the list of sessions', () => {
  it('[HIST2] has the ending of each call, as in its report', async () => {
    const { id, prospectId } = await ana.browser.startSession()
    expect(await ana.browser.call('listTrainingSessions')).toMatchObject([{ id, ending: null }])
    for (let turn = 0; turn < 4; turn += 1)
      await ana.browser.call('chat', {
        body: {
          prospectId,
          sessionId: id,
          messages: [{ role: 'user', content: 'Hello, this is Laura on a recorded line. Is that Ana Ruiz?' }],
        },
      })
    const ended = await ana.browser.call('completeTrainingSession', { params: { id }, body: {} })
    const { report } = await ana.browser.call('getSessionMetrics', { params: { id } })
    expect(ended.ending).toBe(report.outcome.ending)
    expect(await ana.browser.call('listTrainingSessions')).toMatchObject([{ ending: report.outcome.ending }])
  })

  it('[HIST2] has no ending of a call that is too short to score', async () => {
    const { id } = await insertTrainingSession(portal.database.db, {
      userId: ana.id,
      status: 'completed',
      completedAt: new Date(),
      ending: 'open',
    })
    expect(await ana.browser.call('listTrainingSessions')).toMatchObject([{ id, ending: null }])
  })
})
