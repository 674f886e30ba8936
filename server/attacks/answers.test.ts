import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorBody } from '#protocol/vocabulary/error-codes.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

/** More than any honest mistake needs, and less than a packet or three. */
const answerMaxBytes = 8 * 1024

const portal = new TestPortal()
let eve: TestBrowser

beforeAll(async () => {
  eve = await portal.registeredUser()
})

const manyKeys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 1]))
const prospect = { type: 'individual', name: 'Ana' }

describe('an error answer does not grow with what the sender got wrong', () => {
  it.each<[string, string, unknown]>([
    ['20,000 unknown fields', '/api/prospects', { ...prospect, ...manyKeys(20_000) }],
    ['an unknown field of 200 kB', '/api/prospects', { ...prospect, ['k'.repeat(200_000)]: 1 }],
    ['one cut inside an emoji', '/api/prospects', { ...prospect, ['\u{1f600}'.repeat(20_000)]: 1 }],
    ['a value of 200 kB', '/api/prospects', { ...prospect, type: 'x'.repeat(200_000) }],
    [
      '1,000 wrong messages',
      '/api/ai/chat',
      {
        prospectId: randomUUID(),
        messages: Array.from({ length: 1_000 }, () => ({ role: 'nobody', content: '', more: 1 })),
      },
    ],
    [
      '20 nested objects with unknown fields',
      '/api/elevenlabs/generate-speech',
      { text: 'Hello', settings: manyKeys(5_000), prospect: manyKeys(5_000), ...manyKeys(5_000) },
    ],
  ])('[TEXT8] %s', async (_what, path, body) => {
    const response = await eve.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    expect(response.status).toBe(400)
    expect(Buffer.byteLength(text)).toBeLessThan(answerMaxBytes)
    expect(errorBody.parse(JSON.parse(text)).issues?.length).toBeGreaterThan(0)
  })

  it('[TEXT8] a query with many parameters, and one with a long value', async () => {
    for (const query of [
      new URLSearchParams(Object.entries(manyKeys(1_000)).map(([key, value]) => [key, String(value)])),
      new URLSearchParams({ search: 'x'.repeat(10_000) }),
      new URLSearchParams({ after: 'x'.repeat(10_000) }),
    ]) {
      const response = await eve.fetch(`/api/prospects?${query}`)
      expect(response.status).toBe(400)
      expect((await response.arrayBuffer()).byteLength).toBeLessThan(answerMaxBytes)
    }
  })

  it('[TEXT8] a path of 10 kB', async () => {
    for (const path of ['/api/prospects/', '/api/nothing/', '/ws/', '/nothing/']) {
      const response = await eve.fetch(`${path}${'x'.repeat(10_000)}`)
      expect((await response.arrayBuffer()).byteLength).toBeLessThan(answerMaxBytes)
      expect([...response.headers].join().length).toBeLessThan(answerMaxBytes)
    }
  })
})

it('[B1] a nack does not grow with what the sender got wrong', async () => {
  const { id } = await eve.startSession()
  const client = await portal.openChannel(id, eve)
  await client.join()
  for (const more of [manyKeys(4_000), { ['k'.repeat(60_000)]: 1 }]) {
    const clientMsgId = randomUUID()
    client.sendRaw(
      JSON.stringify({ type: 'input_text.submit', client_msg_id: clientMsgId, text: 'Hi', ...more }),
    )
    const nack = await client.answer(clientMsgId)
    expect(nack).toMatchObject({ type: 'nack', code: 'unknown_field', retryable: false })
    expect(JSON.stringify(nack).length).toBeLessThan(1_024)
  }
  client.close()
})
