import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { prospects } from '#db/schema/prospects.ts'
import { sessionLives } from '#db/schema/session-lives.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import { seedSamples } from '#db/seed/seed-samples.ts'
import { sampleProspects } from '#db/seed/sample-prospects.ts'
import { keyOfFact, type EditsOfLife } from '#protocol/rest/life.ts'
import { accountExport } from '#protocol/rest/privacy.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { engineVersion } from '#server/domain/debtor/engine.ts'
import { lifeMaker } from '#server/domain/debtor/life/make-lives.ts'
import { AppError } from '#server/errors/app-error.ts'
import { fillLives } from '#server/services/prospect/fill-lives.ts'
import type { Simulation } from '#server/simulation/simulation.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { insertPerson, insertStaff } from '#server/testing/organisation.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const portal = new TestPortal({ seed: ({ db }) => seedSamples(db) })

const scenario = 'Marta was laid off from the plant in August. Her husband drives a taxi.'
const body = { type: 'individual', name: 'Marta Ellis', debtAmount: 900, scenario } as const

async function create(browser: TestBrowser, more: { life?: EditsOfLife; copyOf?: string } = {}) {
  const { id } = await browser.call('createProspect', { body: { ...body, ...more } })
  return id
}

async function lifeOf(browser: TestBrowser, id: string) {
  const { life } = await browser.call('getProspect', { params: { id } })
  if (life === null) throw new Error('the life is not shown')
  return life
}

const factsOf = async (browser: TestBrowser, id: string) => (await lifeOf(browser, id)).lives.en?.facts ?? []
const textsOf = async (browser: TestBrowser, id: string) =>
  (await factsOf(browser, id)).map(({ text }) => text)
const withPlans: EditsOfLife = {
  en: {
    facts: [{ topic: 'plans', text: 'I start at a bakery on the first of May.', openness: 'guarded' }],
    removed: [],
  },
}

describe('the life of a prospect', () => {
  it('[LIFE1] is made from its scenario, in each language, and stays the same person', async () => {
    const browser = await portal.registeredUser()
    const id = await create(browser)
    const before = await lifeOf(browser, id)
    expect(Object.keys(before.lives)).toEqual(['en'])
    const facts = before.lives.en?.facts ?? []
    expect(
      facts.some(({ from, also, topic }) => from === 'scenario' && [topic, ...also].includes('job_loss')),
    ).toBe(true)
    expect(facts.some(({ from }) => from === 'seed')).toBe(true)
    expect(before.lives.en?.cause.length).toBeGreaterThan(0)

    await browser.call('updateProspect', {
      params: { id },
      body: { name: 'Marta R. Ellis', primaryLanguage: 'bilingual' },
    })
    const after = await lifeOf(browser, id)
    expect(Object.keys(after.lives).toSorted()).toEqual(['en', 'es'])
    expect(after.lives.en?.seed).toBe(before.lives.en?.seed)
    expect(after.lives.es?.papers.birthDate).toBe(after.lives.en?.papers.birthDate)
  })

  it('[LIFE2] keeps the author’s facts, and removed ones away, when the scenario changes', async () => {
    const browser = await portal.registeredUser()
    const id = await create(browser)
    const made = await factsOf(browser, id)
    const hobbies = made.find(({ id: fact }) => fact === 'seed-hobbies')
    const husband = made.find(({ from, text }) => from === 'scenario' && /taxi/.test(text))
    if (!hobbies || !husband) throw new Error('the facts were not made')
    const life: EditsOfLife = {
      en: { facts: withPlans.en?.facts ?? [], removed: [keyOfFact(hobbies), keyOfFact(husband)] },
    }
    await browser.call('updateProspect', { params: { id }, body: { life } })
    const check = async () => {
      const facts = await factsOf(browser, id)
      expect(facts[0]).toMatchObject({ topic: 'plans', from: 'author', openness: 'guarded', quotable: true })
      expect(facts.filter(({ topic }) => topic === 'plans')).toHaveLength(1)
      expect(facts.some(({ id: fact }) => fact === 'seed-hobbies')).toBe(false)
      expect(facts.some(({ text }) => text === husband.text)).toBe(false)
    }
    await check()
    await browser.call('updateProspect', {
      params: { id },
      body: { scenario: 'Marta broke her wrist in June. Her husband drives a taxi.' },
    })
    await check()
    expect(await textsOf(browser, id)).toContainEqual(expect.stringMatching(/wrist/))
    // A change of one language's facts leaves those of the other.
    await browser.call('updateProspect', {
      params: { id },
      body: { life: { es: { facts: [], removed: [] } } },
    })
    await check()
  })

  it('[LIFE2] lets the author say why the debtor is behind', async () => {
    const browser = await portal.registeredUser()
    const life: EditsOfLife = {
      en: { facts: [{ topic: 'cause', text: 'The roof fell in.', openness: 'hidden' }], removed: [] },
    }
    const stored = await lifeOf(browser, await create(browser, { life }))
    const [cause] = stored.lives.en?.cause ?? []
    expect(stored.lives.en?.facts.find(({ id }) => id === cause)?.text).toBe('The roof fell in.')
  })

  it('[LIFE3] is read only by those who may edit the prospect', async () => {
    const { team, admin, manager } = await insertStaff(portal.backend)
    const owner = await insertPerson(portal.backend, { role: 'trainee', teamId: team })
    const other = await insertPerson(portal.backend, { role: 'trainee', teamId: team })
    const { id } = await owner.browser.call('createProspect', {
      body: { ...body, isPublic: true, life: withPlans },
    })
    for (const { browser } of [owner, admin])
      expect(await textsOf(browser, id)).toContain('I start at a bakery on the first of May.')
    for (const { browser } of [other, manager])
      expect((await browser.call('getProspect', { params: { id } })).life).toBeNull()

    const session = await other.browser.call('createTrainingSession', { body: { prospectId: id } })
    for (const path of [`/api/training-sessions/${session.id}`, '/api/prospects', `/api/prospects/${id}`]) {
      const shown = await (await other.browser.fetch(path)).text()
      expect(shown).not.toContain('bakery')
      expect(shown).not.toContain('lifeMaker')
    }
    expect(await (await owner.browser.fetch('/api/prospects')).text()).not.toContain('bakery')
  })

  it('[LIFE4] is refused with the fact named that is too long, unknown or too many', async () => {
    const browser = await portal.registeredUser()
    const id = await create(browser)
    const fact = { topic: 'plans', text: 'A plan.', openness: 'free' }
    const refused = async (en: object) => {
      const response = await browser.fetch(`/api/prospects/${id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ life: { en: { facts: [], removed: [], ...en } } }),
      })
      const answer = (await response.json()) as { code: string; issues?: { path: string }[] }
      expect({ status: response.status, code: answer.code }).toEqual({ status: 400, code: 'invalid_input' })
      return answer.issues?.map(({ path }) => path)
    }
    expect(await refused({ facts: [fact, { ...fact, text: 'x'.repeat(limits.factMax + 1) }] })).toEqual([
      'life.en.facts.1.text',
    ])
    expect(await refused({ facts: [{ ...fact, text: '  ' }] })).toEqual(['life.en.facts.0.text'])
    expect(await refused({ facts: [{ ...fact, topic: 'recording' }] })).toEqual(['life.en.facts.0.topic'])
    expect(await refused({ facts: Array.from({ length: limits.factsMax + 1 }, () => fact) })).toEqual([
      'life.en.facts',
    ])
    expect(await refused({ removed: Array.from({ length: limits.factsRemovedMax + 1 }, () => 'x') })).toEqual(
      ['life.en.removed'],
    )
  })

  it('[LIFE5] is made for a prospect that is being written, as it will be stored', async () => {
    const browser = await portal.registeredUser()
    const shown = await browser.call('previewLife', { body })
    const listed = await browser.call('listProspects')
    const { id: userId } = await browser.call('currentUser')
    expect(listed.filter(({ ownerId }) => ownerId === userId)).toEqual([])
    const id = await create(browser)
    expect(shown).toEqual((await lifeOf(browser, id)).lives)
    // A stored one keeps its person under another name, and its author's changes are left to the page.
    await browser.call('updateProspect', { params: { id }, body: { life: withPlans } })
    const again = await browser.call('previewLife', {
      body: { ...body, name: 'Marta R. Ellis', prospectId: id },
    })
    expect(again.en?.seed).toBe(shown.en?.seed)
    expect(again.en?.facts.some(({ from }) => from === 'author')).toBe(false)
  })

  it('[LIFE8] goes with a copy if the user may edit the original', async () => {
    const owner = await portal.registeredUser()
    const other = await portal.registeredUser()
    const { id } = await owner.call('createProspect', { body: { ...body, isPublic: true, life: withPlans } })
    const mine = await lifeOf(owner, await create(owner, { copyOf: id }))
    expect(mine).toEqual(await lifeOf(owner, id))
    const theirs = await textsOf(other, await create(other, { copyOf: id }))
    expect(theirs).not.toContain('I start at a bakery on the first of May.')
  })

  it('[LIFE10] is in the export of its owner', async () => {
    const browser = await portal.registeredUser()
    await create(browser, { life: withPlans })
    const file = accountExport.parse(await (await browser.fetch('/api/user/export')).json())
    expect(file.prospects[0]?.life?.edits).toEqual(withPlans)
  })
})

describe('the life of a session', () => {
  const stored = async (sessionId: string) => {
    const [row] = await portal.database.db
      .select()
      .from(sessionLives)
      .where(eq(sessionLives.sessionId, sessionId))
    return row?.lives
  }

  it('[LIFE6] is that of its prospect at the start, and a retry has the same', async () => {
    const browser = await portal.registeredUser()
    const id = await create(browser, { life: withPlans })
    const { lives } = await lifeOf(browser, id)
    const session = await browser.call('createTrainingSession', { body: { prospectId: id } })
    await browser.call('updateProspect', { params: { id }, body: { scenario: 'Something else happened.' } })
    expect(await stored(session.id)).toEqual(lives)
    const client = await portal.openChannel(session.id, browser)
    await client.join()
    await client.say('Hello, is this Marta Ellis?')
    client.close()
    const { items } = await browser.call('getTrainingSession', { params: { id: session.id } })
    const line = items.find(({ role }) => role === 'user')?.id ?? ''
    const retry = await browser.call('retryTrainingSession', {
      params: { id: session.id },
      body: { itemId: line },
    })
    expect(await stored(retry.id)).toEqual(lives)
    const rows = await portal.database.db
      .select({ version: trainingSessions.engineVersion })
      .from(trainingSessions)
      .where(eq(trainingSessions.prospectId, id))
    expect(rows).toEqual([{ version: engineVersion }, { version: engineVersion }])
  })

  it('[LIFE6] is in each language of the session, of the same person', async () => {
    const browser = await portal.registeredUser()
    const id = await create(browser)
    const { lives } = await lifeOf(browser, id)
    const spanish = await browser.call('createTrainingSession', {
      body: { prospectId: id, sessionLanguage: 'spanish' },
    })
    const both = await browser.call('createTrainingSession', {
      body: { prospectId: id, sessionLanguage: 'bilingual' },
    })
    expect(Object.keys((await stored(spanish.id)) ?? {})).toEqual(['es'])
    const frozen = await stored(both.id)
    expect(frozen?.en).toEqual(lives.en)
    expect(frozen?.es?.seed).toBe(lives.en?.seed)
  })
})

describe('the start of the server', () => {
  const withoutLife = () =>
    portal.database.db
      .select({ id: prospects.id })
      .from(prospects)
      .where(sql`${prospects.life} is null or ${prospects.lifeMaker} < ${lifeMaker}`)

  const outdate = (id: string, life: SQL) =>
    portal.database.db.update(prospects).set({ life, lifeMaker: 0 }).where(eq(prospects.id, id))

  it('[LIFE7] makes again what earlier rules made, and keeps what a model found or an author changed', async () => {
    const browser = await portal.registeredUser()
    const [ruled, earlier, model, edited] = [
      await create(browser),
      await create(browser),
      await create(browser),
      await create(browser, { life: withPlans }),
    ]
    const { ctx } = portal.server
    await fillLives(ctx)
    const made = await factsOf(browser, ruled)
    const old = sql`jsonb_set(${prospects.life}, '{lives,en,facts}', '[]')`
    await outdate(ruled, old)
    await outdate(earlier, sql`${old} - 'madeBy'`)
    await outdate(model, sql`${old} || '{"madeBy": "model"}'`)
    await outdate(edited, old)
    expect(await fillLives(ctx)).toBe(2)
    expect(await factsOf(browser, ruled)).toEqual(made)
    expect(await factsOf(browser, earlier)).toEqual(made)
    expect(await factsOf(browser, model)).toEqual([])
    expect(await factsOf(browser, edited)).toEqual([])
    expect(await fillLives(ctx)).toBe(0)
  })

  it('[LIFE7] makes the lives that are missing, once, however many processes start', async () => {
    const browser = await portal.registeredUser()
    const ids = [await create(browser, { life: withPlans }), await create(browser), await create(browser)]
    const before = await Promise.all(ids.map((id) => lifeOf(browser, id)))
    await portal.database.db
      .update(prospects)
      .set({ life: sql`jsonb_set(${prospects.life}, '{lives}', '{}')`, lifeMaker: 0 })
    await portal.database.db
      .update(prospects)
      .set({ life: null })
      .where(eq(prospects.id, ids[1] ?? ''))
    const rows = (await withoutLife()).length
    const { ctx } = portal.server
    const made = await Promise.all([fillLives(ctx), fillLives(ctx)])
    expect(made[0] + made[1]).toBe(rows)
    expect(await withoutLife()).toEqual([])
    expect(await fillLives(ctx)).toBe(0)
    expect(await Promise.all(ids.map((id) => lifeOf(browser, id)))).toEqual(before)
  })

  it('[LIFE7] lets a call begin while the life of its prospect is being made', async () => {
    const browser = await portal.registeredUser()
    const id = await create(browser)
    const { ctx } = portal.server
    await fillLives(ctx)
    await portal.database.db.update(prospects).set({ lifeMaker: 0 }).where(eq(prospects.id, id))
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    let ask = () => {}
    const asked = new Promise<void>((resolve) => (ask = resolve))
    const slow: Simulation = {
      ...ctx.simulation,
      run: async (...task) => {
        ask()
        await answered
        return ctx.simulation.run(...task)
      },
    }
    const filled = fillLives({ ...ctx, simulation: slow })
    await asked
    const { prospectName } = await browser.call('createTrainingSession', { body: { prospectId: id } })
    answer()
    expect(prospectName).toBe(body.name)
    expect(await filled).toBe(1)
  })

  it('[LIFE7] leaves a life that a busy server could not make to the next start', async () => {
    const browser = await portal.registeredUser()
    const [first, second] = [await create(browser), await create(browser)]
    const { ctx } = portal.server
    await fillLives(ctx)
    const before = await Promise.all([first, second].map((id) => lifeOf(browser, id)))
    await portal.database.db
      .update(prospects)
      .set({ life: null, lifeMaker: 0 })
      .where(inArray(prospects.id, [first, second]))
    let refused = 0
    const busy: Simulation = {
      ...ctx.simulation,
      run: async (...task) => {
        if (refused++ === 0) throw new AppError('unavailable', 'the analysis took too long')
        return ctx.simulation.run(...task)
      },
    }
    expect(await fillLives({ ...ctx, simulation: busy })).toBe(1)
    expect(await withoutLife()).toHaveLength(1)
    expect(await fillLives(ctx)).toBe(1)
    expect(
      (await Promise.all([first, second].map((id) => lifeOf(browser, id)))).map(({ lives }) => lives),
    ).toEqual(before.map(({ lives }) => lives))
  })

  it('[LIFE9] gives the sample prospects the lives written for them', async () => {
    await fillLives(portal.server.ctx)
    for (const { id, name } of Object.values(sampleProspects)) {
      const [row] = await portal.database.db.select().from(prospects).where(eq(prospects.id, id))
      const [life] = Object.values(row?.life?.lives ?? {})
      const written = life?.facts.filter(({ from }) => from === 'author') ?? []
      expect(written.length, name).toBeGreaterThanOrEqual(25)
    }
  })
})
