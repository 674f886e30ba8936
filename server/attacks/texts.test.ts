import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { clientFrame } from '#protocol/realtime/client-frames.ts'
import type { Endpoint } from '#protocol/rest/endpoint.ts'
import { endpoints } from '#protocol/rest/endpoints.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { ChannelClient } from '#server/testing/channel-client.ts'
import { anyCodeUnits, hostileTexts, worstTexts } from '#server/testing/hostile-texts.ts'
import { insertPerson, insertTeam } from '#server/testing/organisation.ts'
import { type Path, sampleOf, textPaths, withValueAt } from '#server/testing/schema-samples.ts'
import { startTestServer, type TestServer } from '#server/testing/start-server.ts'

let database: TestDatabase
let server: TestServer
let admin: TestBrowser
/** Ids that exist, so that a call gets as far as the database. */
let known: Record<string, string>

beforeAll(async () => {
  database = await createTestDatabase()
  server = await startTestServer(database, {}, { trustedProxies: ['loopback'] })
  const teamId = await insertTeam(database.db, 'Ventas')
  const person = await insertPerson({ db: database.db, origin: server.origin }, { role: 'admin', teamId })
  admin = person.browser
  const session = await admin.startSession()
  known = { teamId, prospectId: session.prospectId, sessionId: session.id, userId: person.id }
})
afterAll(async () => {
  await server.close()
  await database.close()
})

/** The id of an existing resource of a path's kind. */
function existingId(path: string): string {
  const kinds: [RegExp, string | undefined][] = [
    [/^\/api\/prospects/u, known['prospectId']],
    [/^\/api\/training-sessions/u, known['sessionId']],
    [/^\/api\/teams/u, known['teamId']],
    [/^\/api\/users/u, known['userId']],
  ]
  return kinds.find(([kind]) => kind.test(path))?.[1] ?? randomUUID()
}

let calls = 0
/** Sends a body as it is, from a new address each time, so that no rate limit hides another answer. */
async function send(row: Endpoint, body: unknown): Promise<{ status: number; text: string }> {
  calls += 1
  const response = await fetch(`${server.origin}${row.path.replace(/:\w+/gu, existingId(row.path))}`, {
    method: row.method,
    headers: {
      'content-type': 'application/json',
      origin: server.origin,
      // A call that anybody may make opens or ends logins: not the administrator's.
      ...(row.access === 'public' ? {} : { cookie: admin.cookie ?? '' }),
      'x-forwarded-for': `2001:db8:${(calls >> 16).toString(16)}:${(calls & 0xffff).toString(16)}::1`,
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, text: await response.text() }
}

/** Whether a status says that the server failed; 501 is an answer. */
const isFault = (status: number) => status >= 500 && status !== 501

type Field = { name: string; row: Endpoint; body: unknown; at: Path }
/** Every text of every body in the contract. */
const fields = (): Field[] =>
  Object.entries(endpoints).flatMap(([name, row]: [string, Endpoint]) => {
    const body = sampleOf(row.body, { ...known, coachId: null, managerId: null, personIds: [] })
    return textPaths(body).map((at) => ({ name, row, body, at }))
  })

/** The fields whose text gave a fault of the server, with its answer. */
async function faults(text: string, some: readonly Field[]): Promise<string[]> {
  const found: string[] = []
  for (const { name, row, body, at } of some) {
    const answer = await send(row, withValueAt(body, at, text))
    if (isFault(answer.status)) found.push(`${name} ${at.join('.')} ${JSON.stringify(text)}: ${answer.text}`)
  }
  return found
}

describe('REST', () => {
  it('[TEXT1] no text in any field of a body is a fault of the server', async () => {
    const all = fields()
    expect(all.length).toBeGreaterThan(40)
    const found: string[] = []
    for (const [index, text] of hostileTexts.entries())
      found.push(
        ...(await faults(text, index < worstTexts ? all : all.filter((_, n) => n % 5 === index % 5))),
      )
    expect(found).toEqual([])
  })

  it('[TEXT1] nor is any sequence of code units', async () => {
    const all = fields()
    await fc.assert(
      fc.asyncProperty(anyCodeUnits, fc.integer({ min: 0, max: all.length - 1 }), async (text, index) => {
        expect(await faults(text, all.slice(index, index + 1))).toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  it('[TEXT1] nor is any text in a query or a path', async () => {
    const reads: [string, Endpoint][] = Object.entries(endpoints).filter(
      ([, row]) => row.method === 'GET' && row.mediaType === 'application/json',
    )
    const texts = [...hostileTexts.map((text) => text.replace(/\p{Cs}/gu, '')), '%', '%ff', '%E0%A4%A']
    const paths = reads.flatMap(([, row], n) => {
      const query = textPaths(sampleOf(row.query))
      const base = row.path.replace(/:\w+/gu, existingId(row.path))
      return texts
        .filter((_, index) => index < worstTexts || index % 4 === n % 4)
        .flatMap((text) => [
          ...query.map(([key]) => `${base}?${String(key)}=${encodeURIComponent(text).slice(0, 6_000)}`),
          ...(row.path.includes(':') ? [row.path.replace(/:\w+/gu, encodeURIComponent(text) || '-')] : []),
        ])
    })
    const found: string[] = []
    for (const path of paths) {
      const response = await fetch(`${server.origin}${path}`, { headers: { cookie: admin.cookie ?? '' } })
      await response.arrayBuffer()
      if (isFault(response.status)) found.push(`${response.status} ${path}`)
    }
    expect(found).toEqual([])
  })

  it.each([
    ['/api/training-sessions', { at: '0000-01-01T00:00:00.000Z', id: randomUUID() }],
    ['/api/prospects', { sample: false, at: '0000-01-01T00:00:00.000Z', name: 'Ana', id: randomUUID() }],
    ['/api/prospects', { sample: false, at: '2026-01-01T00:00:00.000Z', name: 'a\u0000b', id: randomUUID() }],
    ['/api/prospects', { sample: false, at: '2026-01-01T00:00:00.000Z', name: '\ud83d', id: randomUUID() }],
    ['/api/coaches', { sample: false, at: '+275760-09-13T00:00:00.000Z', name: 'Ana', id: randomUUID() }],
    ['/api/assignments', { at: '0000-12-31T23:59:59.999Z', id: randomUUID() }],
    ['/api/teams/users', 'a\u0000b'],
    ['/api/training-sessions', { at: '2026-02-30T00:00:00.000Z', id: randomUUID() }],
  ])('[TEXT2] a cursor of %s without a real date or text is invalid input: %o', async (path, key) => {
    const cursor = Buffer.from(JSON.stringify(key)).toString('base64url')
    const response = await admin.fetch(`${path}?limit=5&after=${cursor}`)
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: 'invalid_input', issues: [{ path: 'after' }] },
    ])
  })

  it('[TEXT3] half a code point is invalid input, with the path of its field', async () => {
    const { status, text } = await send(endpoints.createProspect, {
      type: 'individual',
      name: 'Ana Ruiz',
      objections: ['fine', 'cut \ud83d'],
    })
    expect([status, JSON.parse(text)]).toMatchObject([
      400,
      { code: 'invalid_input', issues: [{ path: 'objections.1' }] },
    ])
  })

  it('[TEXT4] free text loses its control characters and keeps its lines, and its own signs', async () => {
    const prospect = await admin.call('createProspect', {
      body: {
        type: 'individual',
        name: 'Jose\u0301',
        scenario: 'one\r\ntwo\tthree\u0000\u0007 \u00bd \ufb01',
      },
    })
    expect(prospect).toMatchObject({ name: 'Jos\u00e9', scenario: 'one\ntwo\tthree \u00bd \ufb01' })
  })
})

describe('the channel', () => {
  const frames: unknown[] = clientFrame.options
    .map((option) => sampleOf(option))
    .filter((frame) => !['session.join', 'session.complete', 'live.watch'].includes(typeOf(frame)))

  function typeOf(frame: unknown): string {
    return String((frame as { type: string }).type)
  }

  /** The answers to a command whose text at `at` is replaced, each on a session of its own. */
  async function answers(frame: unknown, at: Path, texts: readonly string[]) {
    const seen: { text: string; type: string; retryable: boolean }[] = []
    const { id } = await admin.startSession()
    const open = async () => {
      const client = await ChannelClient.open(server.webSocketUrl(id), {
        cookie: admin.cookie,
        origin: server.origin,
      })
      await client.join()
      return client
    }
    let client = await open()
    for (const [index, text] of texts.entries()) {
      // After 20 invalid frames the connection is closed (B2).
      if (index % 15 === 14) {
        client.close()
        client = await open()
      }
      const clientMsgId = randomUUID()
      const command = withValueAt({ ...(frame as object), client_msg_id: clientMsgId }, at, text)
      const from = client.frames.length
      client.sendRaw(JSON.stringify(command))
      const answer = await client.find(
        (each) =>
          each.type === 'error' ||
          ((each.type === 'ack' || each.type === 'nack') && each.client_msg_id === clientMsgId),
        from,
      )
      seen.push({ text, type: answer.type, retryable: 'retryable' in answer && answer.retryable })
    }
    client.close()
    return seen
  }

  it('[T3] no text in any field gets a nack that is retryable', async () => {
    const found: string[] = []
    for (const frame of frames)
      for (const at of textPaths(frame).filter(([key]) => key !== 'type' && key !== 'client_msg_id'))
        for (const { text, retryable } of await answers(frame, at, hostileTexts))
          if (retryable) found.push(`${typeOf(frame)} ${at.join('.')} ${JSON.stringify(text)}`)
    expect(found).toEqual([])
  })

  it('[T2] a line that was cut inside an emoji is stored without the half code point', async () => {
    const { id } = await admin.startSession()
    const client = await ChannelClient.open(server.webSocketUrl(id), {
      cookie: admin.cookie,
      origin: server.origin,
    })
    await client.join()
    const line = { type: 'input_transcript.completed', utterance_id: randomUUID() } as const
    const sent = client.send({ ...line, text: 'I can pay on Friday \ud83d' })
    expect(await client.answer(sent)).toMatchObject({ type: 'ack' })
    const stored = await client.find((frame) => frame.type === 'conversation.item.created')
    expect(stored).toMatchObject({ item: { role: 'user', text: 'I can pay on Friday' } })
    client.close()
  })
})
