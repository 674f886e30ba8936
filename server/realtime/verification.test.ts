import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { ServerFrame } from '#protocol/realtime/server-frames.ts'
import type { VerificationFrame } from '#protocol/realtime/verification.ts'
import type { ChannelClient } from '#server/testing/channel-client.ts'
import { insertPerson, insertTeam, type Person } from '#server/testing/organisation.ts'
import { joinChannel, startTwoServers, type TwoServers } from '#server/testing/two-servers.ts'

let servers: TwoServers
let manager: Person
let trainee: Person
let sessionId: string

beforeAll(async () => {
  servers = await startTwoServers({})
})
afterAll(() => servers.close())
beforeEach(async () => {
  const at = { db: servers.database.db, origin: servers.a.origin }
  const teamId = await insertTeam(at.db, `Team ${randomUUID()}`)
  manager = await insertPerson(at, { role: 'manager', teamId, firstName: 'Marta' })
  trainee = await insertPerson(at, { role: 'trainee', teamId, firstName: 'Tomás' })
  sessionId = (
    await trainee.browser.startSession({
      prospect: { difficultyLevel: 'beginner' },
      session: { opening: 'cold' },
    })
  ).id
})

const isVerification =
  (given: readonly string[]) =>
  (frame: ServerFrame): frame is VerificationFrame =>
    frame.type === 'verification.changed' &&
    given.every((item) => frame.items.some((one) => one.item === item && one.given_item_id !== null))
const practising = (id = sessionId) => joinChannel(servers.a, id, trainee.browser)
const given = (client: ChannelClient) =>
  client
    .last('verification.changed')
    .items.flatMap(({ item, given_item_id }) => (given_item_id === null ? [] : [item]))

const asksName = 'Hello, my name is Tom Reyes from Summit. Am I speaking with Ana Ruiz?'
const asksBirth = 'To protect your privacy, could you confirm your date of birth?'
const tells = 'Thank you. You have an outstanding balance of $1,200 on your credit card.'

it('[L9][VERIFY2] tells every view in every process what was verified, and stores the same in the analysis', async () => {
  const client = await practising()
  await client.find(isVerification([]))
  expect(given(client)).toEqual([])
  const observer = await joinChannel(servers.b, sessionId, manager.browser, 'observer')
  await client.say(asksName)
  await client.say(asksBirth)
  const seen = await client.find(isVerification(['name', 'birth_date']))
  expect(await observer.find(isVerification(['name', 'birth_date']))).toEqual(seen)
  await client.say(tells)
  await client.find((frame) => frame.type === 'verification.changed' && frame.debt_item_id !== null)
  const shown = client.last('verification.changed')

  // After a reload.
  const again = await practising()
  expect(await again.find(isVerification([]))).toEqual(shown)

  await client.answer(client.send({ type: 'session.complete' }))
  const { report } = await trainee.browser.call('getSessionMetrics', { params: { id: sessionId } })
  expect(
    report.outcome.verification?.items.map(({ item, asked, given: line, afterDebt }) => ({
      item,
      asked_item_id: asked?.itemId ?? null,
      given_item_id: line?.itemId ?? null,
      after_debt: afterDebt,
    })),
  ).toEqual(shown.items)
  expect(report.outcome.verification?.told?.itemId).toBe(shown.debt_item_id)
  for (const view of [client, observer, again]) view.close()
})

it('[SESS40] a retry begins with what the lines before it have verified', async () => {
  const client = await practising()
  await client.say(asksName)
  await client.say(asksBirth)
  await client.find(isVerification(['name', 'birth_date']))
  const { items } = await trainee.browser.call('getTrainingSession', { params: { id: sessionId } })
  const [, second] = items.filter(({ role }) => role === 'user')
  await client.answer(client.send({ type: 'session.complete' }))
  client.close()
  const retry = await trainee.browser.call('retryTrainingSession', {
    params: { id: sessionId },
    body: { itemId: second?.id ?? '' },
  })
  const taken = await practising(retry.id)
  await taken.find(isVerification([]))
  expect(given(taken)).toEqual(['name'])
  taken.close()
})
