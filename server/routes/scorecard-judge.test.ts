import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { aScorecard } from '#db/testing/rows.ts'
import { openAiLlm } from '#server/providers/llm/openai.ts'
import { jsonBody, LlmSimulator, type Script, tokensOf } from '#server/testing/llm-simulator.ts'
import { insertPerson, insertStaff, type Person } from '#server/testing/organisation.ts'
import { aWrittenCriterion, createScorecard, scorecardOf } from '#server/testing/scorecard-fixture.ts'
import { startTestServer, type TestServer } from '#server/testing/start-server.ts'

let database: TestDatabase
let simulator: LlmSimulator
let server: TestServer
let trainee: Person
/** What the judge of written criteria answers, one after the other. */
let answers: Script[] = []
/** What it was asked. */
let asked: string[] = []

const said = 'You can call me back at 555 0100, until six today.'
const sound = { score: '2', line: 1, quote: 'call me back at 555 0100' }
const verdicts = (criteria: object): Script => jsonBody(JSON.stringify({ criteria }))
const criteria = [aWrittenCriterion(), aWrittenCriterion('Was the debtor asked to write it down?')]

beforeAll(async () => {
  database = await createTestDatabase()
  simulator = await LlmSimulator.start(({ body }) => {
    if (body.response_format === undefined)
      return { name: 'reply', tokens: tokensOf('I do not know. Money is short.') }
    const [system, user] = body.messages
    if (system?.content.includes('manager') !== true) return jsonBody('{}')
    asked.push(user?.content ?? '')
    return answers.shift() ?? { name: 'status', status: 400 }
  })
  server = await startTestServer(database, {
    llm: openAiLlm({ baseUrl: simulator.baseUrl, apiKey: 'a-key', model: 'scripted', retryDelayMs: 0 }),
  })
  const at = { db: database.db, origin: server.origin }
  const { team, manager } = await insertStaff(at)
  trainee = await insertPerson(at, { role: 'trainee', teamId: team })
  const card = await createScorecard(manager, aScorecard({ criteria }))
  await manager.browser.call('updateScorecard', { params: { id: card.id }, body: { teamDefault: true } })
})
afterAll(async () => {
  await server.close()
  await simulator.close()
  await database.close()
})

/** The entries of a call that the judge answers like this. */
async function judged(...scripts: Script[]) {
  answers = scripts
  asked = []
  const { browser } = trainee
  const session = await browser.startSession()
  for (const content of [
    said,
    'I am sorry to hear that. What happened?',
    'Could you manage $50 a month from Friday by card?',
  ])
    await browser.call('chat', {
      body: {
        prospectId: session.prospectId,
        sessionId: session.id,
        messages: [{ role: 'user', content }],
      },
    })
  await browser.call('completeTrainingSession', { params: { id: session.id }, body: {} })
  return (await scorecardOf(browser, session.id)).result
}

describe('a language model that judges written criteria', () => {
  it('[CARD11] is asked by their own words, and its sound verdicts count', async () => {
    const none = { score: 'none', line: null, quote: null }
    const result = await judged(verdicts({ c1: sound, c2: none }))
    expect(result).toMatchObject({
      score: 100,
      pending: 0,
      passed: true,
      entries: [
        { score: 2, judgedBy: 'model', quote: { line: 1, text: sound.quote } },
        { score: null, judgedBy: 'model', quote: null },
      ],
    })
    expect(result?.entries[0]?.quote?.itemId).not.toBeNull()
    expect(asked).toHaveLength(1)
    for (const { question } of criteria) expect(asked[0]).toContain(question)
  })

  it('[CARD11] is told once what was wrong; what stood stays, and what is still wrong is pending', async () => {
    const unsaid = { score: '2', line: 1, quote: 'please write that number down' }
    const result = await judged(
      verdicts({ c1: sound, c2: unsaid }),
      verdicts({ c1: { ...sound, score: '0' }, c2: unsaid }),
    )
    expect(result).toMatchObject({
      pending: 1,
      passed: null,
      entries: [
        { score: 2, judgedBy: 'model' },
        { score: null, judgedBy: 'pending' },
      ],
    })
    expect(asked).toHaveLength(2)
    expect(asked[1]).toContain('"your_last_answer":[{"criterion":"c2"')
  })

  it.each<[string, Script]>([
    ['does not answer', { name: 'status', status: 400 }],
    ['answers no JSON', jsonBody('Certainly! Both were met.')],
    ['answers another form', jsonBody('{"score": 100}')],
  ])('[CARD11] that %s leaves everything pending, and the session ends all the same', async (_, script) => {
    expect(await judged(script, script)).toMatchObject({ score: null, pending: 2, passed: null })
  })
})
