import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessionLives } from '#db/schema/session-lives.ts'
import { sampleProspects } from '#db/seed/sample-prospects.ts'
import { seedSamples } from '#db/seed/seed-samples.ts'
import { birthWords } from '#server/domain/debtor/bank/figure-words.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { insertPerson, insertStaff } from '#server/testing/organisation.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const portal = new TestPortal({ seed: ({ db }) => seedSamples(db) })

const body = {
  type: 'individual',
  name: 'Marta Ellis',
  debtAmount: 900,
  debtType: 'personal_loan',
  personality: 'cooperative',
  difficultyLevel: 'beginner',
  scenario: 'Marta borrowed $1,200 and paid three installments. Her hours were cut in August.',
} as const

async function start(browser: TestBrowser) {
  const { id: prospectId } = await browser.call('createProspect', { body })
  const { id } = await browser.call('createTrainingSession', { body: { prospectId } })
  return { prospectId, id }
}
const fileOf = (browser: TestBrowser, id: string) => browser.call('getAccountFile', { params: { id } })

describe('the account file of a session', () => {
  it('[ACCT1][ACCT2] is of its debtor, and adds up', async () => {
    const browser = await portal.registeredUser()
    const { id } = await start(browser)
    const file = await fileOf(browser, id)
    expect(file.holder).toMatchObject({ type: 'individual', name: 'Marta Ellis' })
    expect(file.history[0]).toMatchObject({ kind: 'borrowed', amountCents: 120_000 })
    expect(file.history.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(90_000)
    expect(file.balanceCents).toBe(90_000)
  })

  it('[ACCT8] a file of before has what came later, made for the law of its call', async () => {
    const browser = await portal.registeredUser()
    const { id } = await start(browser)
    const file = await fileOf(browser, id)
    const { caller, authority, ...before } = file
    await portal.database.db
      .update(sessionLives)
      .set({ accountFile: before as typeof file })
      .where(eq(sessionLives.sessionId, id))
    expect(await fileOf(browser, id)).toEqual({ ...before, caller, authority })
  })

  it('[ACCT1] tells what the debtor answers when it is verified', async () => {
    const browser = await portal.registeredUser()
    const { id } = await start(browser)
    const file = await fileOf(browser, id)
    const client = await portal.openChannel(id, browser)
    await client.join()
    for (const line of [
      'Hello, this is Ana from Northgate. Am I speaking with Marta Ellis?',
      'Thank you. What is your date of birth, please?',
      'And what are the last four digits?',
      'What is your address, please?',
    ])
      await client.say(line)
    client.close()
    const { items } = await browser.call('getTrainingSession', { params: { id } })
    const said = items.filter(({ role }) => role === 'assistant').map(({ text }) => text)
    const { holder, lastFour, address } = file
    if (holder.type !== 'individual') throw new Error('not a person')
    expect(said.join(' ')).toContain(birthWords(holder.birthDate, 'en-US'))
    expect(said.join(' ')).toContain(lastFour)
    expect(said.join(' ')).toContain(address.street)
  })

  it('[ACCT4] is kept as at the start, and a retry has the same', async () => {
    const browser = await portal.registeredUser()
    const { id, prospectId } = await start(browser)
    const before = await fileOf(browser, id)
    await browser.call('updateProspect', {
      params: { id: prospectId },
      body: { name: 'Marta R. Ellis', debtAmount: 5_000, scenario: 'Something else happened.' },
    })
    expect(await fileOf(browser, id)).toEqual(before)
    const client = await portal.openChannel(id, browser)
    await client.join()
    await client.say('Hello, is this Marta Ellis?')
    client.close()
    const { items } = await browser.call('getTrainingSession', { params: { id } })
    const itemId = items.find(({ role }) => role === 'user')?.id ?? ''
    const retry = await browser.call('retryTrainingSession', { params: { id }, body: { itemId } })
    expect(await fileOf(browser, retry.id)).toEqual(before)
    const stored = await portal.database.db
      .select({ file: sessionLives.accountFile })
      .from(sessionLives)
      .where(eq(sessionLives.sessionId, retry.id))
    expect(stored).toEqual([{ file: before }])
  })

  it('[ACCT4] is made for a session from before there were any', async () => {
    const browser = await portal.registeredUser()
    const { id } = await start(browser)
    const before = await fileOf(browser, id)
    const { db } = portal.database
    await db.update(sessionLives).set({ accountFile: null }).where(eq(sessionLives.sessionId, id))
    expect(await fileOf(browser, id)).toEqual(before)
    await db.delete(sessionLives).where(eq(sessionLives.sessionId, id))
    const made = await fileOf(browser, id)
    expect(made.balanceCents).toBe(90_000)
    expect(await fileOf(browser, id)).toEqual(made)
  })

  it('[ACCT5][API50] is read by its trainee and by those who may watch it, and by nobody else', async () => {
    const { team, admin, manager } = await insertStaff(portal.backend)
    const trainee = await insertPerson(portal.backend, { role: 'trainee', teamId: team })
    const colleague = await insertPerson(portal.backend, { role: 'trainee', teamId: team })
    const stranger = await portal.registeredUser()
    const { id } = await trainee.browser.call('createTrainingSession', {
      body: { prospectId: sampleProspects.ernesto.id, sessionLanguage: 'spanish' },
    })
    const file = await fileOf(trainee.browser, id)
    expect(file).toMatchObject({ currency: 'MXN', holder: { type: 'business' } })
    for (const { browser } of [manager, admin]) expect(await fileOf(browser, id)).toEqual(file)
    for (const browser of [colleague.browser, stranger]) {
      const answer = await browser.fetch(`/api/training-sessions/${id}/account-file`)
      expect(answer.status).toBe(404)
    }
    const anonymous = await portal.visitor().fetch(`/api/training-sessions/${id}/account-file`)
    expect(anonymous.status).toBe(401)
  })
})
