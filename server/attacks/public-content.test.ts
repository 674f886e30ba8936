import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { prospects } from '#db/schema/prospects.ts'
import { seedSamples } from '#db/seed/seed-samples.ts'
import { nextCursorHeader } from '#protocol/rest/paging.ts'
import { errorBody } from '#protocol/vocabulary/error-codes.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { defaultLimits, noLimits } from '#server/services/limits/settings.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const portal = new TestPortal({
  seed: ({ db }) => seedSamples(db),
  options: { limits: { ...noLimits, items: { ...defaultLimits().items, publicPerAccount: 7 } } },
})

type Row = { id: string; name: string; ownerId: string | null }

/** A page of a list, or the plain list, with its size in bytes and the cursor of the next page. */
async function list(browser: TestBrowser, query = '', path = '/api/prospects') {
  const response = await browser.fetch(`${path}${query}`)
  expect(response.status).toBe(200)
  const text = await response.text()
  return {
    rows: JSON.parse(text) as Row[],
    bytes: text.length,
    next: response.headers.get(nextCursorHeader),
  }
}

async function allPages(browser: TestBrowser, size: number): Promise<Row[]> {
  const rows: Row[] = []
  for (let after: string | null = ''; after !== null;) {
    const page = await list(
      browser,
      `?limit=${size}${after === '' ? '' : `&after=${encodeURIComponent(after)}`}`,
    )
    rows.push(...page.rows)
    after = page.next
  }
  return rows
}

async function create(browser: TestBrowser, name: string, isPublic: boolean, path = '/api/prospects') {
  const kind = path.endsWith('coaches')
    ? { specialization: 'credit_card', personalities: ['direct'] }
    : { type: 'individual' }
  const response = await browser.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, isPublic, ...kind }),
  })
  const body: unknown = await response.json()
  return {
    status: response.status,
    id: (body as Row).id,
    code: response.ok ? null : errorBody.parse(body).code,
  }
}

/** An author with public prospects, as stored before caps existed or with a higher cap. */
async function author(count: number, prefix: string): Promise<{ id: string; browser: TestBrowser }> {
  const browser = portal.visitor()
  const { id } = await browser.register()
  await portal.database.db.execute(sql`
    insert into prospects (owner_id, type, name, scenario, is_public, owner_tier)
    select ${id}, 'individual', ${prefix} || n, repeat('x', 4000), true, (n - 1) / 5
    from generate_series(1, ${count}) as n`)
  return { id, browser }
}

describe('a stranger', () => {
  beforeEach(
    async () => void (await portal.database.db.delete(prospects).where(eq(prospects.isSample, false))),
  )

  it('[RATE5] sees everybody’s prospects on the first page, however many one author has', async () => {
    const ordinary = [await author(2, 'Good '), await author(1, 'Fine '), await author(3, 'Sound ')]
    const spammer = await author(3_005, 'Spam ')
    const stranger = await portal.registeredUser()
    const own = await create(stranger, 'My own', false)
    const samples = await portal.database.db.$count(prospects, eq(prospects.isSample, true))
    const { rows } = await list(stranger, '?limit=24')
    expect(rows[0]?.id).toBe(own.id)
    expect(rows.slice(1, 1 + samples).every(({ ownerId }) => ownerId === null)).toBe(true)
    for (const { id } of ordinary) expect(rows.some(({ ownerId }) => ownerId === id)).toBe(true)
    const first = rows.slice(1 + samples, 1 + samples + 11)
    expect(first.filter(({ ownerId }) => ownerId === spammer.id)).toHaveLength(5)
  })

  it('[RATE5] gets a plain list of bounded size, which says how to go on', async () => {
    await author(1_000, 'Spam ')
    const stranger = await portal.registeredUser()
    const plain = await list(stranger)
    expect(plain.rows).toHaveLength(limits.pageMax)
    expect(plain.bytes).toBeLessThan(1_500_000)
    const more = await list(stranger, `?after=${encodeURIComponent(plain.next ?? '')}`)
    expect(more.rows).toHaveLength(limits.pageMax)
    expect(more.rows.some(({ id }) => plain.rows.some((row) => row.id === id))).toBe(false)
  })

  it('[RATE5] reads every page once while the author goes on', async () => {
    const spammer = await author(30, 'Spam ')
    await author(7, 'Good ')
    const stranger = await portal.registeredUser()
    const whole = (await list(stranger)).rows.map(({ id }) => id)
    expect(new Set(whole).size).toBe(whole.length)
    for (const size of [1, 4, 9]) expect((await allPages(stranger, size)).map(({ id }) => id)).toEqual(whole)
    const first = await list(stranger, `?limit=${whole.length - 12}`)
    expect((await create(spammer.browser, 'Late', false)).status).toBe(201)
    const rest = await list(stranger, `?after=${encodeURIComponent(first.next ?? '')}`)
    expect([...first.rows, ...rest.rows].map(({ id }) => id)).toEqual(whole)
  })
})

describe.each(['/api/prospects', '/api/coaches'])('public items in %s', (path) => {
  it('[RATE6] have a cap per account, which concurrent calls do not exceed', async () => {
    const browser = await portal.registeredUser()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => create(browser, `Public ${n}`, true, path)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(7)
    expect(answers.filter(({ code }) => code === 'too_many_items')).toHaveLength(13)

    // Private ones go on, and cannot be made public.
    const hidden = await create(browser, 'Private', false, path)
    expect(hidden.status).toBe(201)
    const publish = async () => {
      const response = await browser.fetch(`${path}/${hidden.id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ isPublic: true }),
      })
      await response.body?.cancel()
      return response.status
    }
    expect(await publish()).toBe(409)
    const removed = answers.find(({ status }) => status === 201)?.id ?? ''
    expect((await browser.fetch(`${path}/${removed}`, { method: 'DELETE' })).status).toBe(204)
    expect(await publish()).toBe(200)
    // Changing one that is public already is no problem.
    expect(await publish()).toBe(200)
  })
})
