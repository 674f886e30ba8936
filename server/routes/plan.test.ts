import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { conversationItems } from '#db/schema/conversation-items.ts'
import { emptyReport, insertMetrics, insertTrainingSession } from '#db/testing/rows.ts'
import type { Criterion } from '#protocol/vocabulary/analysis.ts'
import { insertPerson, insertTeam, type Person } from '#server/testing/organisation.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const portal = new TestPortal()
let ana: Person
let mara: Person
beforeEach(async () => {
  const teamId = await insertTeam(portal.database.db, 'North')
  ana = await insertPerson(portal.backend, { role: 'trainee', teamId })
  mara = await insertPerson(portal.backend, { role: 'manager', teamId })
})

const said = [
  ['assistant', 'I lost my job in March.'],
  ['user', 'You have to pay today.'],
  ['assistant', 'I cannot.'],
  ['user', 'Then when?'],
] as const

type Held = {
  on: string
  credited: number
  from?: { sessionId: string; line: number }
  missed?: boolean
  quoted?: boolean
}

/** A completed call of Ana, or a retry of the line that it comes `from`. */
function insertScored(on: string, from?: Held['from']) {
  const startedAt = new Date(`${on}T12:00:00Z`)
  return insertTrainingSession(portal.database.db, {
    userId: ana.id,
    startedAt,
    status: 'completed',
    completedAt: startedAt,
    durationS: 60,
    score: 50,
    forkedFromSessionId: from?.sessionId ?? null,
    forkedAtLine: from?.line ?? null,
  })
}

/** A scored call of `said` by Ana, in which the feeling in its first line earned `credited` of 2. */
async function hold({ on, credited, from, missed = true, quoted = true }: Held) {
  const { id } = await insertScored(on, from)
  const ids = said.map(() => randomUUID())
  await portal.database.db.insert(conversationItems).values(
    said.map(([role, text], at) => ({
      id: ids[at] ?? '',
      sessionId: id,
      seq: at + 1,
      role,
      text,
      status: 'complete' as const,
    })),
  )
  const quote = { itemId: ids[0] ?? '', line: 0, text: said[0][1] }
  const criterion: Criterion = {
    id: 'empathy.acknowledged',
    dimension: 'empathy',
    score: 1,
    opportunities: 2,
    credited,
    quote: quoted ? quote : null,
    why: 'Emotional moments went by without a word about them.',
    ...(missed
      ? {
          missed: [
            {
              quote,
              retryFrom: { itemId: ids[1] ?? '', line: 1 },
              betterLine: 'I am sorry you lost your job.',
            },
          ],
        }
      : {}),
  }
  await insertMetrics(portal.database.db, {
    sessionId: id,
    overallScore: 50,
    report: { ...emptyReport, criteria: [criterion] },
  })
  return { id, lineIds: ids }
}

describe('the plan of a trainee', () => {
  it('[PLAN1] is empty before three scored calls', async () => {
    await hold({ on: '2026-05-01', credited: 0 })
    await hold({ on: '2026-05-02', credited: 0 })
    expect(await ana.browser.call('getPlan')).toEqual({ calls: 2, weakest: null, drills: [] })
  })

  it('[PLAN1][PLAN2][API44] names the weakest criterion, the calls it was lost in, and moments to take again', async () => {
    const first = await hold({ on: '2026-05-01', credited: 0 })
    await hold({ on: '2026-05-02', credited: 2 })
    const last = await hold({ on: '2026-05-03', credited: 1 })
    const plan = await ana.browser.call('getPlan')
    expect(plan).toMatchObject({
      calls: 3,
      weakest: {
        criterion: 'empathy.acknowledged',
        dimension: 'empathy',
        earned: 0.5,
        lostIn: [{ sessionId: last.id }, { sessionId: first.id }],
        why: {
          en: 'Some emotional moments were acknowledged, others passed over.',
          es: 'Atendió algunos momentos emotivos y dejó pasar otros.',
        },
      },
    })
    expect(plan.drills).toEqual([
      expect.objectContaining({
        sessionId: last.id,
        itemId: last.lineIds[1],
        line: 2,
        quote: { line: 1, text: 'I lost my job in March.' },
        quoteShowsFault: true,
        betterLine: 'I am sorry you lost your job.',
        doneIn: null,
      }),
      expect.objectContaining({ sessionId: first.id, doneIn: null }),
    ])
  })

  it('[PLAN2] says that a quote shows no fault where the criterion has none of its own', async () => {
    await hold({ on: '2026-05-01', credited: 0 })
    await hold({ on: '2026-05-02', credited: 0 })
    await hold({ on: '2026-05-03', credited: 0, quoted: false })
    const { drills } = await ana.browser.call('getPlan')
    expect(drills.map(({ quoteShowsFault }) => quoteShowsFault)).toEqual([false, true, true])
    expect(drills[0]).toMatchObject({ line: 2, betterLine: 'I am sorry you lost your job.' })
  })

  it('[PLAN2] has drills from which a retry starts', async () => {
    for (const on of ['2026-05-01', '2026-05-02', '2026-05-03']) await hold({ on, credited: 0 })
    const { drills } = await ana.browser.call('getPlan')
    const [drill] = drills
    if (!drill) throw new Error('there is no drill')
    const retry = await ana.browser.call('retryTrainingSession', {
      params: { id: drill.sessionId },
      body: { itemId: drill.itemId },
    })
    expect(retry.retryOf).toEqual({ sessionId: drill.sessionId, line: drill.line })
  })

  it('[PLAN3] a drill is done once a retry from there, or from before, earned more in the criterion', async () => {
    const first = await hold({ on: '2026-05-01', credited: 0 })
    await hold({ on: '2026-05-02', credited: 2 })
    await hold({ on: '2026-05-03', credited: 2 })
    const doneIn = async () => (await ana.browser.call('getPlan')).drills.map((drill) => drill.doneIn)
    await hold({ on: '2026-05-04', credited: 0, from: { sessionId: first.id, line: 1 } })
    await hold({ on: '2026-05-05', credited: 2, from: { sessionId: first.id, line: 3 } })
    expect(await doneIn()).toEqual([null])
    const better = await hold({ on: '2026-05-06', credited: 1, from: { sessionId: first.id, line: 1 } })
    expect(await doneIn()).toEqual([better.id])
    expect((await ana.browser.call('getPlan')).calls).toBe(3)
  })

  it('[PLAN4] counts calls that were analyzed before there were plans, without drills', async () => {
    for (const on of ['2026-05-01', '2026-05-02', '2026-05-03'])
      await hold({ on, credited: 0, missed: false })
    const plan = await ana.browser.call('getPlan')
    expect(plan.weakest?.lostIn).toHaveLength(3)
    expect(plan.drills).toEqual([])
  })

  it('[PLAN5] is seen by the managers of the team, and by no other trainee', async () => {
    for (const on of ['2026-05-01', '2026-05-02', '2026-05-03']) await hold({ on, credited: 0 })
    const own = await ana.browser.call('getPlan')
    expect(await mara.browser.call('getUserPlan', { params: { id: ana.id } })).toEqual(own)
    expect(await ana.browser.call('getUserPlan', { params: { id: ana.id } })).toEqual(own)
    const stranger = await portal.registeredUser()
    expect((await stranger.fetch(`/api/users/${ana.id}/plan`)).status).toBe(404)
  })

  it('[PLAN12] has its weakest criterion in a list for those who supervise the team', async () => {
    const habits = (by = mara) => by.browser.call('listWeakHabits', { query: {} })
    await hold({ on: '2026-05-01', credited: 0 })
    await hold({ on: '2026-05-02', credited: 2 })
    expect(await habits()).toEqual([])
    const first = await hold({ on: '2026-05-03', credited: 1 })
    // A retry repeats another call.
    await hold({ on: '2026-05-04', credited: 2, from: { sessionId: first.id, line: 1 } })
    const { calls, weakest } = await ana.browser.call('getPlan')
    expect(await habits()).toEqual([
      { userId: ana.id, criterion: weakest?.criterion, lostIn: weakest?.lostIn.length, calls },
    ])
    expect([weakest?.lostIn.length, calls]).toEqual([2, 3])
    expect(weakest?.criterion).toBe('empathy.acknowledged')
    const other = await insertPerson(portal.backend, {
      role: 'manager',
      teamId: await insertTeam(portal.database.db, 'South'),
    })
    expect(await habits(other)).toEqual([])
    expect(await ana.browser.attempt('GET', '/api/overview/weakest')).toEqual({
      status: 403,
      code: 'forbidden',
    })
  })
})

/** A scored call of Ana with a report of its own. */
async function holdReport(on: string, report: Partial<typeof emptyReport>) {
  const { id } = await insertScored(on)
  await insertMetrics(portal.database.db, {
    sessionId: id,
    overallScore: 50,
    report: { ...emptyReport, ...report },
  })
}

describe('[PLAN1][PLAN12] the ranking of a plan and of the list of a team', () => {
  const judged = (id: `${Criterion['dimension']}.${string}`, cost: number): Criterion => ({
    id,
    dimension: id.startsWith('empathy')
      ? 'empathy'
      : id.startsWith('compliance')
        ? 'compliance'
        : 'solution_focus',
    score: 1,
    opportunities: 2,
    credited: 1,
    quote: null,
    why: 'why',
    missed: [],
    cost,
  })
  const quote = { itemId: null, line: 1, text: 'You have to pay today.' }
  const threat = {
    violation: 'arrest',
    severity: 'severe' as const,
    basis: 'law',
    quote,
    why: 'why',
    betterLine: null,
    cost: 2,
    criterion: 'compliance.lawful',
  }
  const firsts = async () => {
    const [{ weakest }, habits] = await Promise.all([
      ana.browser.call('getPlan'),
      mara.browser.call('listWeakHabits', { query: {} }),
    ])
    return [weakest?.criterion, habits.find(({ userId }) => userId === ana.id)?.criterion]
  }

  it('is the same: the points that were lost, and a grave breach before them', async () => {
    const dear = judged('empathy.warmth', 6)
    const recap = judged('solution_focus.recap', 3)
    for (const on of ['2026-05-01', '2026-05-02', '2026-05-03'])
      await holdReport(on, { criteria: [recap, dear] })
    expect(await firsts()).toEqual(['empathy.warmth', 'empathy.warmth'])
    await holdReport('2026-05-04', {
      criteria: [dear, judged('compliance.lawful', 2)],
      violations: [threat],
    })
    expect(await firsts()).toEqual(['compliance.lawful', 'compliance.lawful'])
  })

  it('leaves out what would go on where collecting rests, and what a person has to decide on', async () => {
    const rightsInvoked = [{ right: 'attorney' as const, honoured: true, quote }]
    const outcome = { ...emptyReport.outcome, rightsInvoked }
    const criteria = [
      judged('solution_focus.recap', 6),
      judged('compliance.lawful', 4),
      judged('empathy.warmth', 1),
    ]
    const violations = [{ ...threat, severity: 'review' as const }]
    for (const on of ['2026-05-01', '2026-05-02', '2026-05-03'])
      await holdReport(on, { criteria, violations, outcome })
    expect(await firsts()).toEqual(['empathy.warmth', 'empathy.warmth'])
  })
})

describe('the analysis of a call', () => {
  it('[PLAN4] keeps where each criterion lost, with a line of the collector to take again', async () => {
    const { id } = await ana.browser.startSession()
    const client = await portal.openChannel(id, ana.browser)
    await client.join()
    for (const text of [
      'Good morning, this is Laura. Am I speaking with Ana Ruiz?',
      'What happened?',
      'Pay now.',
    ])
      await client.say(text)
    await client.answer(client.send({ type: 'session.complete' }))
    client.close()
    const [{ report }, { items }] = await Promise.all([
      ana.browser.call('getSessionMetrics', { params: { id } }),
      ana.browser.call('getTrainingSession', { params: { id } }),
    ])
    const missed = report.criteria.flatMap((criterion) => criterion.missed ?? [])
    expect(missed.length).toBeGreaterThan(0)
    for (const { quote, retryFrom } of missed) {
      expect(items[quote.line]?.text).toContain(quote.text)
      expect(items.find((item) => item.id === retryFrom.itemId)?.role).toBe('user')
      expect(items[retryFrom.line]?.id).toBe(retryFrom.itemId)
    }
  })
})
