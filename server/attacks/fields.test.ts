import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#protocol/rest/endpoint.ts'
import { endpoints } from '#protocol/rest/endpoints.ts'
import { errorBody } from '#protocol/vocabulary/error-codes.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const portal = new TestPortal()
let eve: TestBrowser
let eveId: string

beforeAll(async () => {
  eve = portal.visitor()
  eveId = (await eve.register()).id
})

const rows: [string, Endpoint][] = Object.entries(endpoints)
const withBody = rows.filter(([, row]) => row.method === 'POST' || row.method === 'PATCH')

/** Fields that a client would like to set for itself or its results. */
const forbiddenFields = {
  passwordHash: 'x',
  isSample: true,
  overallScore: 100,
  userId: randomUUID(),
  createdAt: '2020-01-01',
}

async function send(row: Endpoint, body: object, browser = eve) {
  const response = await browser.fetch(row.path.replace(/:\w+/gu, randomUUID()), {
    method: row.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, code: response.ok ? null : errorBody.parse(await response.json()).code }
}

describe('a field that is not in the contract', () => {
  it.each(withBody)('%s rejects it', async (_name, row) => {
    expect(await send(row, forbiddenFields)).toEqual({ status: 400, code: 'unknown_field' })
    expect(await send(row, { ['__proto__x']: 1, constructor: { prototype: { role: 'admin' } } })).toEqual({
      status: 400,
      code: 'unknown_field',
    })
  })
})

describe('role, team and score', () => {
  it.each([{ role: 'admin' }, { teamId: randomUUID() }, { id: randomUUID() }])(
    '[ROLE2] %o at registration creates nothing',
    async (wish) => {
      const username = `eve-${randomUUID().slice(0, 8)}`
      const body = { username, password: 'a long enough password', ...wish }
      expect(await send(endpoints.register, body, portal.visitor())).toEqual({
        status: 400,
        code: 'unknown_field',
      })
      const [found] = await portal.database
        .sql`select count(*)::int as users from users where username = ${username}`
      expect(found).toEqual({ users: 0 })
    },
  )

  it('[ROLE2] cannot be changed by anything a trainee sends', async () => {
    for (const [, row] of withBody)
      for (const wish of [{ role: 'admin' }, { teamId: randomUUID() }, { score: 100 }]) {
        const { status } = await send(row, wish)
        expect(status).toBeGreaterThanOrEqual(400)
      }
    const [found] = await portal.database.sql`select role, team_id from users where id = ${eveId}`
    expect(found).toEqual({ role: 'trainee', team_id: null })
  })

  it('[API15] a session is scored by its transcript, not by the submitted score', async () => {
    const { id } = await eve.startSession()
    const response = await eve.fetch(`/api/training-sessions/${id}/complete`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ score: 100, feedback: 'perfect', conversationLog: [] }),
    })
    await response.text()
    const [found] = await portal.database.sql`select score from training_sessions where id = ${id}`
    expect(found?.['score']).not.toBe(100)
  })
})

it('fields cannot be injected through the prototype', async () => {
  const response = await eve.fetch('/api/prospects', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"type":"individual","name":"Ana","__proto__":{"isPublic":true,"ownerId":null}}',
  })
  expect(errorBody.parse(await response.json()).code).toBe('unknown_field')
})
