import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import type { CourseLaw } from '#protocol/vocabulary/course.ts'
import { laws } from '#server/domain/law/law.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { startTestServer, type TestServer } from '#server/testing/start-server.ts'

let database: TestDatabase
const servers: TestServer[] = []

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await database.close()
})

/** A registered user of an installation that collects by this law. */
async function collectingBy(jurisdiction: CourseLaw, capacity: 'agency' | 'creditor' = 'agency') {
  const server = await startTestServer(database, { law: { jurisdiction, capacity } })
  servers.push(server)
  const browser = new TestBrowser(server.origin)
  await browser.register()
  return browser
}

async function lawLessons(browser: TestBrowser) {
  const { law, modules } = await browser.call('getCourseProgress')
  const compliance = modules.find(({ id }) => id === 'compliance')
  return { law, ids: compliance?.lessons.map(({ id }) => id) }
}

describe('the course where calls are held by one law', () => {
  it.each<[CourseLaw, string[]]>([
    ['by_region', ['law-united-states', 'law-mexico']],
    ['us_texas', ['law-united-states', 'law-here']],
    ['mexico', ['law-mexico', 'law-here']],
    ['spain', ['law-here']],
    ['house', ['law-here']],
  ])('[COURSE10] has the lessons of %s and no other country', async (law, ids) => {
    const browser = await collectingBy(law)
    expect(await lawLessons(browser)).toEqual({ law, ids: [...ids, 'rights-in-the-call', 'compliance-quiz'] })
  })

  it('[COURSE10] knows no lesson of another country', async () => {
    const browser = await collectingBy('spain')
    const start = browser.call('startLesson', { params: { id: 'law-mexico' } })
    await expect(start).rejects.toThrow(/404|not_found/)
  })

  it('[COURSE11] asks in the quiz about no other country, and passes with four of five', async () => {
    const browser = await collectingBy('argentina')
    const done = (correct: number) =>
      browser.call('completeLesson', { params: { id: 'compliance-quiz' }, body: { correct } })
    await expect(done(3)).rejects.toThrow(/4 to 5/)
    await expect(done(6)).rejects.toThrow(/4 to 5/)
    const { modules } = await done(4)
    const quiz = modules.flatMap(({ lessons }) => lessons).find(({ id }) => id === 'compliance-quiz')
    expect(quiz).toMatchObject({ completed: true, correct: 4 })
  })
})

describe('GET /api/onboarding/laws', () => {
  it('[API47][COURSE12] tells the rules that analyses cite, a state’s before its country’s', async () => {
    const browser = await collectingBy('us_california')
    const taught = await browser.call('getTaughtLaws')
    expect(taught.map(({ jurisdiction }) => jurisdiction)).toEqual(['us_california', 'us'])
    const ids = taught.flatMap(({ rules }) => rules.map(({ id }) => id))
    expect(ids).toContain('us.stop_requests')
    expect(
      ids.every((id) => [...laws.us_california.rules, ...laws.us.rules].some((rule) => rule.id === id)),
    ).toBe(true)
    expect(taught[0]?.notice).toBeNull()
    expect(taught[1]?.notice?.en).toContain('attempt to collect a debt')
    expect(taught[0]?.rules[0]).toMatchObject({
      basis: expect.stringContaining('Rosenthal Act'),
      checkedAt: 'primary',
    })
  })

  it('[COURSE12] leaves out what binds only others: a creditor is not bound by the FDCPA', async () => {
    const creditor = await (await collectingBy('us', 'creditor')).call('getTaughtLaws')
    const ids = creditor.flatMap(({ rules }) => rules.map(({ id }) => id))
    expect(ids).toContain('us.udaap_deception')
    expect(ids).not.toContain('us.stop_requests')
    expect(creditor[0]?.notice).toBeNull()
  })

  it('[COURSE12] is empty where the law depends on the debtor', async () => {
    expect(await (await collectingBy('by_region')).call('getTaughtLaws')).toEqual([])
  })
})
