import { expect, it } from 'vitest'
import { insertTrainingSession } from '#db/testing/rows.ts'
import { insertPerson, insertTeam } from '#server/testing/organisation.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const portal = new TestPortal()

it('[CENTER7] the list of prospects has the reader’s own best score, without retries', async () => {
  const { db } = portal.database
  const teamId = await insertTeam(db, 'North')
  const ana = await insertPerson(portal.backend, { role: 'trainee', teamId })
  const ben = await insertPerson(portal.backend, { role: 'trainee', teamId })
  const create = (name: string) =>
    ana.browser.call('createProspect', { body: { type: 'individual', name, isPublic: true } })
  const first = await create('Rosa')
  const second = await create('Luis')
  const hold = (userId: string, prospectId: string, score: number | null, retryOf: string | null = null) =>
    insertTrainingSession(db, {
      userId,
      prospectId,
      status: 'completed',
      score,
      forkedFromSessionId: retryOf,
      forkedAtLine: retryOf === null ? null : 1,
    })
  const { id } = await hold(ana.id, first.id, 58)
  await hold(ana.id, first.id, 71)
  await hold(ana.id, first.id, 93, id)
  await hold(ana.id, second.id, null)
  await hold(ben.id, first.id, 99)
  await hold(ben.id, second.id, 40)
  const bestFor = async (browser: typeof ana.browser) => {
    const listed = await browser.call('listProspects')
    return [first, second].map((one) => listed.find((prospect) => prospect.id === one.id)?.bestScore)
  }
  expect(await bestFor(ana.browser)).toEqual([71, undefined])
  expect(await bestFor(ben.browser)).toEqual([99, 40])
})
