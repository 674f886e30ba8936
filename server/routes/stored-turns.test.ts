import { and, asc, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { conversationItems, type StoredTurn } from '#db/schema/conversation-items.ts'
import { accountExport } from '#protocol/rest/privacy.ts'
import { engineVersion } from '#server/domain/debtor/engine.ts'
import { findReplyTarget } from '#server/services/training-session/reply-target.ts'
import { readLines } from '#server/services/transcript/read-lines.ts'
import { fold } from '#server/domain/debtor/fold.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const portal = new TestPortal({ processes: 2 })

const turnsOf = (sessionId: string) =>
  portal.database.db
    .select({ id: conversationItems.id, role: conversationItems.role, turn: conversationItems.turn })
    .from(conversationItems)
    .where(eq(conversationItems.sessionId, sessionId))
    .orderBy(asc(conversationItems.seq))

const kindOf = (turn: StoredTurn | null) => (turn === null ? null : 'reading' in turn ? 'reading' : 'move')

async function practise() {
  const browser = await portal.registeredUser()
  const session = await browser.startSession()
  const client = await portal.openChannel(session.id, browser)
  await client.join()
  await client.say('Hello, this is Dana. Am I speaking with Ana Ruiz?')
  await client.say('I am calling about your balance. What happened?')
  return { browser, session, client }
}

it('[LIFE11] stores the reading of each line and the move of each reply', async () => {
  const { session, client } = await practise()
  const rows = await turnsOf(session.id)
  expect(rows.map(({ turn }) => kindOf(turn))).toEqual([null, 'reading', 'move', 'reading', 'move'])
  expect(rows[2]?.turn?.version).toBe(engineVersion)
  client.close()
})

it('[LIFE11][LIFE12] keeps the moves of another version: in the state, in another process, in a retry', async () => {
  const { browser, session, client } = await practise()
  client.close()
  const older = { says: { situation: 'feel.lash_out' }, act: 'lash_out', change: { unacknowledged: true } }
  const [, , reply] = await turnsOf(session.id)
  await portal.database.db
    .update(conversationItems)
    .set({ turn: { version: 0, move: older } })
    .where(and(eq(conversationItems.sessionId, session.id), eq(conversationItems.id, reply?.id ?? '')))
  const { ctx } = portal.server
  const state = async (id: string) => {
    const { scenario } = await findReplyTarget(ctx, id)
    return fold(scenario, await readLines(ctx, id)).steps.map(({ plan }) => plan?.act)
  }
  expect((await state(session.id))[0]).toBe('lash_out')

  const room = await portal.secondServer.ctx.rooms.get(portal.secondServer.ctx, session.id)
  expect(fold(room.scenario, room.lines).steps[0]?.plan?.act).toBe('lash_out')

  const { items } = await browser.call('getTrainingSession', { params: { id: session.id } })
  const second = items.filter(({ role }) => role === 'user')[1]?.id ?? ''
  const retry = await browser.call('retryTrainingSession', {
    params: { id: session.id },
    body: { itemId: second },
  })
  expect(await state(retry.id)).toEqual(['lash_out'])
  expect((await turnsOf(retry.id)).map(({ turn }) => turn?.version)).toEqual([
    undefined,
    expect.any(Number),
    0,
  ])
})

it('[LIFE11] knows the turns that another process stores', async () => {
  const { browser, session, client } = await practise()
  const other = portal.secondServer
  const room = await other.ctx.rooms.get(other.ctx, session.id)
  await client.say('I am sorry to hear that.')
  await room.resync()
  expect(room.lines.at(-1)?.move?.act).toBeDefined()
  expect(room.lines.at(-2)?.reading?.sentences).toHaveLength(1)
  client.close()
  expect(browser).toBeDefined()
})

it('[LIFE12] shows them to nobody but in the export, and deletes them with the account', async () => {
  const { browser, session, client } = await practise()
  expect(JSON.stringify(client.frames)).not.toMatch(/"(turn|reading|move)"/u)
  const details = await (await browser.fetch(`/api/training-sessions/${session.id}`)).text()
  expect(details).not.toMatch(/"(turn|reading|move|situation)"/u)
  client.close()
  const file = accountExport.parse(await (await browser.fetch('/api/user/export')).json())
  const [, line, reply] = file.sessions[0]?.lines ?? []
  expect(line?.reading).toHaveProperty('sentences')
  expect(reply?.move?.act).toEqual(expect.any(String))
  expect(JSON.stringify(reply)).not.toContain('change')
  await browser.fetch('/api/user', {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: 'a long enough password' }),
  })
  const [left] = await portal.database.db
    .select({ rows: sql<number>`count(*)::int` })
    .from(conversationItems)
    .where(eq(conversationItems.sessionId, session.id))
  expect(left?.rows).toBe(0)
})
