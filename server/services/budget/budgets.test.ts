import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { budgetDays, budgetReservations } from '#db/schema/budgets.ts'
import { teams } from '#db/schema/teams.ts'
import { usage } from '#db/schema/usage.ts'
import { createDatabase } from '#db/client.ts'
import { insertUser } from '#db/testing/rows.ts'
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { AppError } from '#server/errors/app-error.ts'
import { startTestServer, type TestServer } from '#server/testing/start-server.ts'
import { recordTokens } from '../usage/record-tokens.ts'
import { recordVoice } from '../usage/record-voice.ts'
import { noBudgets, type Budgets, type Spender } from './budgets.ts'
import { reservationMs, reserve } from './reserve.ts'
import { reserveReply } from './reserve-tokens.ts'
import { reserveVoice } from './reserve-voice.ts'
import { release } from './settle.ts'
import { replyTask } from '#server/providers/llm/testing/reply-task.ts'

const noon = Date.UTC(2026, 4, 4, 12)
let database: TestDatabase
let server: TestServer
let nowMs: number
let spender: Spender

beforeAll(async () => {
  database = await createTestDatabase()
  server = await startTestServer(database, { now: () => new Date(nowMs) })
})
afterAll(async () => {
  await server.close()
  await database.close()
})
beforeEach(async () => {
  nowMs = noon
  const [team] = await database.db.insert(teams).values({ name: 'Northway' }).returning()
  const user = await insertUser(database.db, { teamId: team?.id ?? null })
  spender = { userId: user.id, teamId: user.teamId }
})

const limitedBudgets = (user: number | null, team: number | null): Budgets => ({
  model_tokens: { user, team },
  voice_characters: { user, team },
})
const withBudgets = (budgets: Budgets) => ({ ...server.ctx, budgets })

/** The outcome: `kept` for a reservation, `free`, or the error code with the retry delay. */
async function ask(budgets: Budgets, amount: number, who = spender, kind = 'model_tokens' as const) {
  try {
    return (await reserve(withBudgets(budgets), who, kind, amount)) === null ? 'free' : 'kept'
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return `${error.code} ${error.retryAfterSeconds}`
  }
}

describe('a budget', () => {
  it('is never exceeded by concurrent processes', async () => {
    const other = createDatabase(database.url)
    const results = await Promise.all(
      Array.from({ length: 100 }, (_, n) => {
        const ctx = { ...withBudgets(limitedBudgets(35, null)), db: n % 2 === 0 ? server.ctx.db : other.db }
        return reserve(ctx, spender, 'model_tokens', 10).then(
          () => 'kept',
          (error: unknown) => (error instanceof AppError ? error.code : error),
        )
      }),
    )
    await other.close()
    expect(results.filter((result) => result === 'kept')).toHaveLength(3)
    expect(results.filter((result) => result === 'budget_exceeded')).toHaveLength(97)
  })

  it('of a team is shared by its members and separate from other teams', async () => {
    const budgets = limitedBudgets(null, 25)
    const mate = { userId: (await insertUser(database.db)).id, teamId: spender.teamId }
    const stranger = { userId: (await insertUser(database.db)).id, teamId: randomUUID() }
    expect(await ask(budgets, 10)).toBe('kept')
    expect(await ask(budgets, 10, mate)).toBe('kept')
    expect(await ask(budgets, 10)).toMatch(/^budget_exceeded/)
    expect(await ask(budgets, 10, stranger)).toBe('kept')
    expect(await ask(budgets, 10, { ...mate, teamId: null })).toBe('free')
  })

  it('counts the actual usage once the call has ended, whether less or more than was reserved', async () => {
    const budgets = limitedBudgets(100, 100)
    const ctx = withBudgets(budgets)
    const target = { ...spender, sessionId: null }
    const cheap = await reserve(ctx, spender, 'model_tokens', 90)
    await recordTokens(ctx, target, null, { inputTokens: 5, outputTokens: 5 }, cheap)
    const dear = await reserve(ctx, spender, 'model_tokens', 90)
    await recordTokens(ctx, target, null, { inputTokens: 200, outputTokens: 5 }, dear)
    expect(await ask(budgets, 1)).toMatch(/^budget_exceeded/)
    const days = await database.db.select().from(budgetDays).where(eq(budgetDays.kind, 'model_tokens'))
    const spent = (holderId: string | null) => days.find((row) => row.holderId === holderId)?.spent
    expect([spent(spender.userId), spent(spender.teamId)]).toEqual([215, 215])
    const rows = await database.db.select().from(usage).where(eq(usage.userId, spender.userId))
    expect(rows.reduce((sum, row) => sum + row.quantity, 0)).toBe(215)
    expect(await openReservations()).toEqual([])
  })

  it('[P3] charges a reply once, however often its end is recorded', async () => {
    const target = { ...spender, sessionId: null }
    const responseId = randomUUID()
    const write = () =>
      recordTokens(server.ctx, { ...target }, responseId, { inputTokens: 7, outputTokens: 3 }, null)
    await Promise.all([write(), write(), write()])
    const [day] = await database.db.select().from(budgetDays).where(eq(budgetDays.holderId, spender.userId))
    expect(day?.spent).toBe(10)
  })

  it('resets at midnight UTC and says when to retry', async () => {
    const budgets = limitedBudgets(10, null)
    const reservation = await reserve(withBudgets(budgets), spender, 'model_tokens', 10)
    // The rest of the budget is only reserved, so it may become free soon.
    expect(await ask(budgets, 10)).toBe('budget_exceeded 10')
    const target = { ...spender, sessionId: null }
    await recordTokens(server.ctx, target, null, { inputTokens: 9, outputTokens: 1 }, reservation)
    expect(await ask(budgets, 10)).toBe(`budget_exceeded ${12 * 3_600}`)
    nowMs = Date.UTC(2026, 4, 5)
    expect(await ask(budgets, 10)).toBe('kept')
  })

  it('gets back the reservation of a dead process when it expires, and a released one at once', async () => {
    const budgets = limitedBudgets(10, null)
    const reservation = await reserve(withBudgets(budgets), spender, 'model_tokens', 10)
    await release(server.ctx, reservation)
    expect(await ask(budgets, 10)).toBe('kept')
    expect(await ask(budgets, 1)).toMatch(/^budget_exceeded/)
    nowMs += reservationMs + 1
    expect(await ask(budgets, 10)).toBe('kept')
  })

  it('without a limit is not checked, and of zero refuses everything', async () => {
    expect(await ask(noBudgets, 1_000_000_000)).toBe('free')
    expect(await ask(limitedBudgets(0, null), 1)).toMatch(/^budget_exceeded/)
  })
})

describe('budget kinds', () => {
  it('counts tokens and characters separately', async () => {
    const ctx = withBudgets(limitedBudgets(10, 10))
    await reserve(ctx, spender, 'model_tokens', 10)
    const reservation = await reserveVoice(ctx, spender, { provider: 'elevenlabs' }, 8)
    const target = { ...spender, sessionId: null }
    await recordVoice(ctx, target, randomUUID(), { provider: 'elevenlabs', characters: 6 }, reservation)
    await expect(reserveVoice(ctx, spender, { provider: 'elevenlabs' }, 5)).rejects.toMatchObject({
      code: 'budget_exceeded',
    })
    expect(await reserveVoice(ctx, spender, { provider: 'openai' }, 4)).not.toBeNull()
  })

  it('never refuses the embedded debtor and voice, which cost nothing', async () => {
    const ctx = withBudgets(limitedBudgets(0, 0))
    expect(await reserveVoice(ctx, spender, { provider: 'embedded' }, 5_000)).toBeNull()
    expect(await reserveReply(ctx, { ...spender, ...replyTask() })).toBeNull()
  })
})

async function openReservations() {
  return database.db.select().from(budgetReservations).where(eq(budgetReservations.userId, spender.userId))
}
