import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prospects } from '#db/schema/prospects.ts'
import { insertTrainingSession } from '#db/testing/rows.ts'
import { nextCursorHeader } from '#protocol/rest/paging.ts'
import { insertPerson, type Person } from '#server/testing/organisation.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const portal = new TestPortal()
let ana: Person

beforeEach(async () => {
  ana = await insertPerson(portal.backend, { role: 'trainee', teamId: null })
})

/** The names of the rows of a query, and the cursor of the next page. */
async function read(path: string): Promise<{ names: string[]; next: string | null }> {
  const response = await ana.browser.fetch(path)
  expect(response.status).toBe(200)
  const rows = (await response.json()) as { name?: string; prospectName?: string }[]
  const next = response.headers.get(nextCursorHeader)
  return { names: rows.map((row) => row.prospectName ?? row.name ?? ''), next }
}

/** All pages of a query with the given page size. */
async function readAllPages(path: string, limit: number): Promise<string[]> {
  const names: string[] = []
  for (let after: string | null = ''; after !== null;) {
    const page = await read(
      `${path}&limit=${limit}${after === '' ? '' : `&after=${encodeURIComponent(after)}`}`,
    )
    names.push(...page.names)
    after = page.next
  }
  return names
}

async function insertSession(
  name: string,
  minute: number,
  values: { status?: 'completed'; sessionType?: 'objection_handling' } = {},
): Promise<void> {
  const { scenario } = await insertTrainingSession(portal.database.db)
  await insertTrainingSession(portal.database.db, {
    userId: ana.id,
    startedAt: new Date(Date.UTC(2026, 4, 20, 10, minute)),
    scenario: { ...scenario, name },
    ...values,
  })
}

describe('[HIST1] the search in the history', () => {
  beforeEach(async () => {
    await insertSession('García Hermanos', 1, { status: 'completed' })
    await insertSession('Rosa Delgado', 2)
    await insertSession('ÓSCAR GARCIA', 3, { sessionType: 'objection_handling' })
    await insertSession('100% Garage_1', 4, { status: 'completed', sessionType: 'objection_handling' })
    // The same start time: the ids decide the order, and no page loses one.
    for (const name of ['A Garcia', 'B Garcia', 'C Garcia']) await insertSession(name, 5)
  })
  const list = '/api/training-sessions?'

  it('finds parts of names in all sessions, ignoring case and accents', async () => {
    expect((await read(`${list}search=garc%C3%ADa%20h`)).names).toEqual(['García Hermanos'])
    expect((await read(`${list}search=oscar`)).names).toEqual(['ÓSCAR GARCIA'])
    expect((await read(`${list}search=+GARCIA+`)).names).toHaveLength(5)
    expect((await read(`${list}search=`)).names).toHaveLength(7)
    expect((await read(`${list}search=nobody`)).names).toEqual([])
  })

  it('treats no character as a pattern', async () => {
    expect((await read(`${list}search=%25`)).names).toEqual(['100% Garage_1'])
    expect((await read(`${list}search=e_1`)).names).toEqual(['100% Garage_1'])
    expect((await read(`${list}search=a_c`)).names).toEqual([])
  })

  it('filters by status and type, together with the search', async () => {
    expect((await read(`${list}status=completed`)).names).toEqual(['100% Garage_1', 'García Hermanos'])
    expect((await read(`${list}status=in_progress&type=objection_handling`)).names).toEqual(['ÓSCAR GARCIA'])
    expect((await read(`${list}status=completed&type=standard&search=g`)).names).toEqual(['García Hermanos'])
    for (const query of ['status=over', 'type=x', `search=${'x'.repeat(121)}`])
      expect((await ana.browser.fetch(list + query)).status).toBe(400)
  })

  it('pages through the matches once and in order', async () => {
    const whole = (await read(`${list}search=garcia`)).names
    expect(await readAllPages(`${list}search=garcia`, 2)).toEqual(whole)
    expect(whole.slice(0, 3).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'A Garcia',
      'B Garcia',
      'C Garcia',
    ])
  })

  it('reads only the index', async () => {
    const plan = await portal.database.sql<
      { 'QUERY PLAN': string }[]
    >`explain select id from training_sessions
      where user_id = ${ana.id} and strpos(prospect_search, 'garcia') > 0 and status = 'active'
      order by started_at desc, id desc limit 49`
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('training_sessions_user')
  })
})

describe('[PROS1] the search among prospects', () => {
  beforeEach(async () => {
    const createdAt = new Date('2026-05-20T10:00:00Z')
    await portal.database.db.insert(prospects).values(
      ['Zoë Núñez', 'Zoe Smith', '名'.repeat(120), 'Ann Zoellner'].map((name, place) => ({
        ownerId: ana.id,
        type: place === 1 ? ('business' as const) : ('individual' as const),
        name,
        createdAt,
      })),
    )
    await portal.database.db.insert(prospects).values(
      ['Sample B', 'Sample A', 'Sample A'].map((name) => ({
        type: 'individual' as const,
        name,
        createdAt,
        isSample: true,
        isPublic: true,
      })),
    )
  })
  afterEach(async () => {
    await portal.database.db.delete(prospects).where(eq(prospects.isSample, true))
  })
  const list = '/api/prospects?'

  it('finds parts of names, and filters by type', async () => {
    expect((await read(`${list}search=zoe`)).names).toHaveLength(3)
    expect((await read(`${list}search=nunez`)).names).toEqual(['Zoë Núñez'])
    expect((await read(`${list}search=zoe&type=business`)).names).toEqual(['Zoe Smith'])
  })

  it('[PROS9] filters by level, and finds the older builder’s names by it', async () => {
    await portal.database.db
      .update(prospects)
      .set({ difficultyLevel: 'hard' })
      .where(eq(prospects.name, 'Zoe Smith'))
    expect((await read(`${list}level=advanced`)).names).toEqual(['Zoe Smith'])
    expect((await read(`${list}level=expert`)).names).toEqual([])
  })

  it('pages through the list in order, samples last', async () => {
    const whole = (await read('/api/prospects')).names
    expect(whole.slice(4)).toEqual(['Sample A', 'Sample A', 'Sample B'])
    expect(whole.slice(0, 4)).toContain('Zoë Núñez')
    for (const limit of [1, 3, 200]) expect(await readAllPages(list, limit)).toEqual(whole)
  })
})
