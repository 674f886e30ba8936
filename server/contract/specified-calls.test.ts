import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoints } from '#protocol/rest/endpoints.ts'
import { findEndpoint } from '#server/testing/declared-errors.ts'
import { bundleServer } from '#server/testing/spawn-server.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import * as fields from './testing/specified-fields.ts'
import {
  demoPassword,
  onEmbeddedDatabase,
  onSeparatePostgres,
  type Started,
} from './testing/started-servers.ts'

/** The calls of the specification, as it writes them: [API8] to [API23]. */
const specifiedCalls = [
  'GET /api/user',
  'POST /api/login',
  'POST /api/register',
  'POST /api/logout',
  'GET /api/prospects',
  'POST /api/prospects',
  'GET /api/prospects/{id}',
  'DELETE /api/prospects/{id}',
  'GET /api/coaches',
  'POST /api/coaches',
  'GET /api/training-sessions',
  'GET /api/training-sessions/{id}',
  'POST /api/training-sessions',
  'POST /api/training-sessions/{id}/complete',
  'GET /api/performance-metrics',
  'GET /api/performance-metrics/session/{id}',
  'GET /api/teams',
  'GET /api/teams/users',
  'GET /api/teams/{id}',
  'GET /api/teams/{id}/details',
  'GET /api/teams/{id}/sessions',
  'GET /api/teams/{teamId}/stats',
  'GET /api/users/{id}',
  'GET /api/users/{id}/sessions',
  'POST /api/ai/chat',
  'POST /api/ai/analyze-performance',
  'POST /api/ai/coaching',
  'GET /api/elevenlabs/voices?language={code}',
  'POST /api/elevenlabs/generate-speech',
] as const
type Row = (typeof specifiedCalls)[number]

it('[API6] is covered by the table of endpoints', () => {
  const missing = specifiedCalls.filter((row) => {
    const [method = '', path = ''] = row.replace(/\?.*/u, '').split(' ')
    return !Object.values(endpoints).some(
      (each) =>
        each.method === method && each.path.replace(/:\w+/gu, '{}') === path.replace(/\{\w+\}/gu, '{}'),
    )
  })
  expect(missing).toEqual([])
})

let file: string
beforeAll(async () => {
  file = await bundleServer()
}, 120_000)

describe.each([
  ['the embedded database', onEmbeddedDatabase],
  ['a separate Postgres', onSeparatePostgres],
])('the specified calls on %s', (_name, start) => {
  let started: Started
  const called = new Set<Row>()
  /** Ids created by earlier calls. */
  const known = { prospectId: '', copyId: '', coachId: '', sessionId: '', voiceSessionId: '' }
  const team = { id: '', userId: '' }
  let trainee: TestBrowser
  let manager: TestBrowser
  const username = `Ana.${crypto.randomUUID().slice(0, 8)}`
  const password = 'a long enough password'

  beforeAll(async () => {
    started = await start(file)
    trainee = new TestBrowser(started.origin)
    manager = new TestBrowser(started.origin)
  }, 180_000)
  afterAll(() => started.end())

  /**
   * Sends a call like the client of the specification: always with cookies, and a JSON content type only with a
   * payload.
   */
  async function call(
    browser: TestBrowser,
    row: Row,
    { ids = {}, payload }: { ids?: Record<string, string>; payload?: object } = {},
  ): Promise<Response> {
    called.add(row)
    const [method = '', address = ''] = row.split(' ')
    const path = address.replace(/\{(\w+)\}/gu, (_, key: string) => ids[key] ?? '')
    return browser.fetch(path, {
      method,
      ...(payload === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(payload) }),
    })
  }

  async function json<Shape extends z.ZodType>(response: Response, shape: Shape): Promise<z.output<Shape>> {
    const text = await response.text()
    expect(response.ok, `${response.status} ${text}`).toBe(true)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(text).not.toMatch(/password/iu)
    return shape.parse(JSON.parse(text))
  }

  const chatLines = [
    { role: 'assistant', content: 'Hello? Who is this?' },
    {
      role: 'user',
      content: 'Good morning, this is Ana Torres of Northwind Recovery. Am I speaking with Rosa?',
    },
    { role: 'assistant', content: 'Yes, this is Rosa. What is it about?' },
    { role: 'user', content: 'I am sorry to hear about your job. Could you manage 50 dollars a month?' },
  ]

  it('[API3][API8] GET /api/user is a 401 before login', async () => {
    const response = await call(trainee, 'GET /api/user')
    expect(response.status).toBe(401)
    // The client's error is the status, a colon, a space and the body's text.
    expect(
      z.object({ message: z.string(), code: z.literal('unauthenticated') }).parse(await response.json()),
    ).toBeTruthy()
  })

  it('[AUTH4][DATA1][API9] POST /api/register with username and password, and with email and names', async () => {
    const plain = { username: `${username}.plain`, password }
    const first = await json(
      await call(new TestBrowser(started.origin), 'POST /api/register', { payload: plain }),
      fields.user,
    )
    expect(first).toMatchObject({ username: plain.username, role: 'trainee', teamId: null, email: null })
    const full = { username, password, email: 'ana@example.org', firstName: 'Ana', lastName: 'Torres' }
    const { password: _, ...said } = full
    expect(
      await json(await call(trainee, 'POST /api/register', { payload: full }), fields.user),
    ).toMatchObject(said)
    expect(await json(await call(trainee, 'GET /api/user'), fields.user)).toMatchObject(said)
  })

  it('[API1][API9] POST /api/logout without a payload, then POST /api/login', async () => {
    expect((await call(trainee, 'POST /api/logout')).ok).toBe(true)
    expect((await call(trainee, 'GET /api/user')).status).toBe(401)
    const user = await json(
      await call(trainee, 'POST /api/login', { payload: { username, password } }),
      fields.user,
    )
    expect(await json(await call(trainee, 'GET /api/user'), fields.user)).toEqual(user)
    await json(
      await call(manager, 'POST /api/login', {
        payload: { username: 'demo.manager', password: demoPassword },
      }),
      fields.user,
    )
  })

  it('[WIZ11][WIZ12][API11] POST /api/prospects as the six-step builder sends it', async () => {
    const payload = {
      type: 'individual',
      name: 'Rosa Delgado',
      occupation: null,
      income: '$25,000-$50,000',
      debtAmount: null,
      debtType: 'credit_card',
      primaryLanguage: 'bilingual',
      voiceType: 'frustrated',
      accent: 'southern_us',
      paymentHistory: 'mixed',
      personality: 'polite_but_resistant',
      difficultyLevel: 'expert',
      scenario: null,
      objections: null,
    }
    const created = await json(await call(trainee, 'POST /api/prospects', { payload }), fields.prospect)
    expect(created).toMatchObject(payload)
    known.prospectId = created.id
  })

  it('[QUICK8][PROS3] POST /api/prospects as the older builder sends it, and again to duplicate', async () => {
    const payload = {
      name: 'Northside Bakery',
      type: 'business',
      occupation: 'Cook',
      income: 'low',
      debtAmount: 0,
      debtType: 'utilities',
      paymentHistory: 'none',
      personality: 'evasive',
      difficultyLevel: 'hard',
      scenario: 'The oven broke in March.',
      objections: ['No money right now'],
      isPublic: false,
    }
    const original = await json(await call(trainee, 'POST /api/prospects', { payload }), fields.prospect)
    expect(original).toMatchObject(payload)
    const copied = fields.prospectPayload.parse(original)
    const copy = { ...copied, name: `${original.name} (Copy)` }
    const duplicate = await json(
      await call(trainee, 'POST /api/prospects', { payload: copy }),
      fields.prospect,
    )
    expect(duplicate).toMatchObject(copy)
    expect(duplicate.id).not.toBe(original.id)
    known.copyId = duplicate.id
  })

  it('[DASH7][API10] GET /api/prospects, GET and DELETE /api/prospects/{id}', async () => {
    const list = async () => json(await call(trainee, 'GET /api/prospects'), z.array(fields.prospect))
    const before = await list()
    expect(before.map(({ id }) => id)).toEqual(expect.arrayContaining([known.prospectId, known.copyId]))
    const ids = { id: known.copyId }
    const one = await json(await call(trainee, 'GET /api/prospects/{id}', { ids }), fields.prospect)
    // Beside what the list has, the owner gets what the debtor knows.
    const { life, ...listed } = one
    expect(life).toHaveProperty('lives')
    expect(listed).toEqual(before.find(({ id }) => id === known.copyId))
    expect((await call(trainee, 'DELETE /api/prospects/{id}', { ids })).ok).toBe(true)
    expect((await call(trainee, 'GET /api/prospects/{id}', { ids })).status).toBe(404)
    expect((await list()).map(({ id }) => id)).toEqual(
      before.map(({ id }) => id).filter((id) => id !== known.copyId),
    )
  })

  it('[PICK4][DATA4][API12] POST /api/coaches and GET /api/coaches', async () => {
    const payload = {
      name: 'Ruth Adler',
      specialization: 'credit_card',
      personalities: ['supportive', 'direct', 'analytical', 'patient'],
      coachingStyle: 'Asks first.',
      experienceLevel: 'master',
      bio: 'Twenty years of calls.',
      isPublic: false,
    }
    const created = await json(await call(trainee, 'POST /api/coaches', { payload }), fields.coach)
    expect(created).toMatchObject(payload)
    known.coachId = created.id
    expect(await json(await call(trainee, 'GET /api/coaches'), z.array(fields.coach))).toContainEqual(created)
  })

  it('[DATA5][ENUM17][API14] POST /api/training-sessions as the dashboard and as the setup page send it', async () => {
    const { prospectId, coachId } = known
    const dashboard = { prospectId, sessionType: 'standard', coachId, status: 'active' }
    const first = await json(
      await call(trainee, 'POST /api/training-sessions', { payload: dashboard }),
      fields.session,
    )
    expect(first).toMatchObject({ ...dashboard, completedAt: null, duration: null, score: null })
    known.sessionId = first.id
    const setup = {
      prospectId,
      sessionType: 'objection_handling',
      status: 'active',
      sessionLanguage: 'spanish',
    }
    for (const communicationMode of ['text', 'chat', 'voice']) {
      const payload = { ...setup, communicationMode }
      const session = await json(
        await call(trainee, 'POST /api/training-sessions', { payload }),
        fields.session,
      )
      // "chat" is an alias of "text".
      expect(session).toMatchObject({
        ...setup,
        communicationMode: communicationMode === 'voice' ? 'voice' : 'text',
      })
      known.voiceSessionId = session.id
    }
  })

  it('[DATA5][API13] GET /api/training-sessions and GET /api/training-sessions/{id}', async () => {
    const list = await json(await call(trainee, 'GET /api/training-sessions'), z.array(fields.session))
    expect(list).toHaveLength(4)
    const ids = { id: known.sessionId }
    const one = await json(await call(trainee, 'GET /api/training-sessions/{id}', { ids }), fields.session)
    expect(one).toMatchObject(list.at(-1) ?? {})
  })

  it('[DATA7][API19] POST /api/ai/chat with the messages so far, the last of them new', async () => {
    const { prospectId } = known
    const payload = { messages: chatLines, prospectId }
    const { response } = await json(await call(trainee, 'POST /api/ai/chat', { payload }), fields.chat)
    expect(response.trim()).not.toBe('')
    // With a session id the conversation is stored as well (departures).
    for (const message of chatLines.filter(({ role }) => role === 'user')) {
      const kept = { messages: [message], prospectId, sessionId: known.sessionId }
      await json(await call(trainee, 'POST /api/ai/chat', { payload: kept }), fields.chat)
    }
  })

  it('[RESULT4][API20] POST /api/ai/analyze-performance with the messages of the client', async () => {
    const payload = { sessionId: known.voiceSessionId, messages: chatLines, prospectId: known.prospectId }
    const { analysis } = await json(
      await call(trainee, 'POST /api/ai/analyze-performance', { payload }),
      fields.analysis,
    )
    expect(analysis.detailedAnalysis.trim()).not.toBe('')
  })

  it('[API15] POST /api/training-sessions/{id}/complete with a score, a feedback and an empty log', async () => {
    const payload = { score: 1, feedback: 'Perfect.', conversationLog: [] }
    const ids = { id: known.sessionId }
    const ended = await json(
      await call(trainee, 'POST /api/training-sessions/{id}/complete', { ids, payload }),
      fields.session,
    )
    expect(ended).toMatchObject({ id: known.sessionId, status: 'completed' })
    expect(ended.completedAt).not.toBeNull()
    expect(ended.duration).toBeGreaterThanOrEqual(0)
    expect(ended.score).not.toBe(1)
  })

  it('[DATA6][API16] GET /api/performance-metrics and those of one session', async () => {
    const ids = { id: known.sessionId }
    const one = await json(
      await call(trainee, 'GET /api/performance-metrics/session/{id}', { ids }),
      fields.metrics,
    )
    expect(one.sessionId).toBe(known.sessionId)
    const list = await json(await call(trainee, 'GET /api/performance-metrics'), z.array(fields.metrics))
    expect(list).toMatchObject([{ id: one.id, overallScore: one.overallScore }])
  })

  it('[API21] POST /api/ai/coaching with a question about the session', async () => {
    const payload = { question: 'How can I improve the conversation?', sessionId: known.sessionId }
    const { insight } = await json(await call(trainee, 'POST /api/ai/coaching', { payload }), fields.coaching)
    expect(insight.trim()).not.toBe('')
  })

  it('[DATA3][API17] GET /api/teams and all calls about one team', async () => {
    const list = await json(await call(manager, 'GET /api/teams'), z.array(fields.team))
    expect(list).toHaveLength(1)
    team.id = list[0]?.id ?? ''
    const ids = { id: team.id, teamId: team.id }
    expect(list[0]?.memberCount).toBeGreaterThan(3)
    const one = await json(await call(manager, 'GET /api/teams/{id}', { ids }), fields.teamWithMembers)
    expect(one.members).toHaveLength(one.memberCount)
    expect(one.totalSessions).toBeGreaterThan(0)
    await json(await call(manager, 'GET /api/teams/{id}/details', { ids }), fields.teamWithMembers)
    const sessions = await json(
      await call(manager, 'GET /api/teams/{id}/sessions', { ids }),
      z.array(fields.session),
    )
    expect(sessions).toHaveLength(one.totalSessions ?? -1)
    const stats = await json(await call(manager, 'GET /api/teams/{teamId}/stats', { ids }), fields.progress)
    expect(stats.total).toBeGreaterThanOrEqual(60)
    expect(stats.percentage).toBe(Math.round((100 * stats.completed) / stats.total))
  })

  it('[DATA2][API18] GET /api/teams/users and all calls about one user', async () => {
    const people = await json(await call(manager, 'GET /api/teams/users'), z.array(fields.member))
    const busiest = people.toSorted((a, b) => (b.sessionsCount ?? 0) - (a.sessionsCount ?? 0))[0]
    const ids = { id: busiest?.id ?? '' }
    expect(await json(await call(manager, 'GET /api/users/{id}', { ids }), fields.member)).toEqual(busiest)
    const sessions = await json(
      await call(manager, 'GET /api/users/{id}/sessions', { ids }),
      z.array(fields.session),
    )
    expect(sessions).toHaveLength(busiest?.sessionsCount ?? -1)
    expect(sessions.length).toBeGreaterThan(0)
  })

  it('[DATA8][API22][API23] GET /api/elevenlabs/voices in each language, and POST /api/elevenlabs/generate-speech with one', async () => {
    const row = 'GET /api/elevenlabs/voices?language={code}'
    for (const code of ['en-US', 'es-ES', 'es-MX']) {
      const voices = await json(await call(trainee, row, { ids: { code } }), z.array(fields.voice))
      expect(voices.length).toBeGreaterThanOrEqual(2)
      const payload = {
        text: 'Good morning.',
        voiceId: voices[0]?.voice_id,
        language: code,
        settings: { stability: 0.5, similarity_boost: 0.75, style: 0, use_speaker_boost: true },
      }
      const speak = () => call(trainee, 'POST /api/elevenlabs/generate-speech', { payload })
      let response = await speak()
      // On a busy machine the voice may time out; the client retries.
      while (response.status === 504) response = await speak()
      expect(response.status).toBe(200)
      const sound = await response.blob()
      expect(sound.type).toMatch(/^audio\//u)
      expect(sound.size).toBeGreaterThan(1_000)
    }
  })

  it('[API6] was covered completely', () => {
    expect(specifiedCalls.filter((row) => !called.has(row))).toEqual([])
    for (const row of called) {
      const [method = '', path = ''] = row.replace(/\?.*/u, '').split(' ')
      expect(findEndpoint(method, path), row).toBeDefined()
    }
  })
})
