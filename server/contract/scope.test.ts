import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aScorecard } from '#db/testing/rows.ts'
import { TestPortal } from '#server/testing/test-portal.ts'
import {
  type Answer,
  askers,
  expected,
  type IdField,
  idFields,
  type Asker,
  type Relation,
  relationsOf,
  type Rule,
  rules,
  exemptIds,
} from './testing/scope-rules.ts'
import { insertProspect, type Target, World } from './testing/scope-world.ts'

const portal = new TestPortal()

const keyOf = ({ name, field }: Pick<IdField, 'name' | 'field'>): string => `${name}.${field}`
const fields = idFields()
const ruledFields = fields.flatMap((each) => {
  const rule = rules[keyOf(each)]
  return rule === undefined ? [] : [{ ...each, key: keyOf(each), rule }]
})
const cells = ruledFields.flatMap((each) =>
  askers.flatMap((asker) =>
    relationsOf(each.rule.kind, asker).map((relation) => ({ ...each, asker, relation })),
  ),
)

/** The rest of a valid request besides the id under test. All other ids belong to the asker. */
async function requestFor(world: World, { name, field, part }: IdField, target: Target, relation: Relation) {
  const { id, sessionId, prospectId, lineId } = target
  const own = world.people.own
  const message = { role: 'user', content: 'Good morning, am I speaking with Dana Whitfield?' }
  const request = { params: {} as Record<string, string>, query: {}, body: {} as Record<string, unknown> }
  switch (name) {
    case 'createTrainingSession':
      request.body = { prospectId: await insertProspect(world.server.ctx.db, own, false) }
      break
    case 'createAssignment':
      request.body = {
        prospectId: await insertProspect(world.server.ctx.db, own, false),
        deadline: new Date(Date.now() + 86_400_000).toISOString(),
        wholeTeam: true,
      }
      break
    case 'startAssignment':
      request.params = { id: (await world.target('task', 'own')).id }
      break
    case 'retryTrainingSession':
      // Always the asker's own session: it does not contain someone else's line.
      request.params = {
        id: relation === 'own' ? (sessionId ?? '') : ((await world.target('line', 'own')).sessionId ?? ''),
      }
      request.body = { itemId: lineId ?? randomUUID() }
      break
    case 'chat':
      request.body = { messages: [message], prospectId: prospectId ?? randomUUID() }
      break
    case 'coaching':
      request.body = { question: 'How can I improve the conversation?' }
      break
    case 'generateSpeech':
      request.body = { text: 'Who is this?' }
      break
    case 'createProspect':
    case 'previewLife':
      request.body = { type: 'individual', name: 'Dana Whitfield' }
      break
    case 'updateProspect':
    case 'updateCoach':
      request.body = { name: 'A new name' }
      break
    case 'updateUser':
      request.body = { teamId: null }
      break
    case 'createComment':
      request.body = { text: 'Ask what happened first.' }
      break
    case 'updateComment':
      request.body = { text: 'Ask what happened before you name a sum.', version: 1 }
      break
    case 'overrideScore':
      request.body = { score: 72, reason: 'The threat was a quotation.', replaces: null }
      break
    case 'createScorecard':
      request.body = { content: aScorecard() }
      break
    case 'updateScorecard':
      request.body = { archived: true }
      break
    case 'createScorecardVersion':
      request.body = { content: aScorecard({ passMark: 50 }), basedOn: 1 }
      break
    case 'getScorecardVersion':
      request.params = { version: '1' }
      break
    case 'markScorecardEntry':
      request.body = { entryId: randomUUID(), score: 2, replaces: null }
      break
    default:
  }
  return { ...request, [part]: { ...request[part], [field]: id } }
}

/** Requests a newly created item with the given relation to the asker. */
async function ask(asker: Asker, each: IdField & { rule: Rule }, relation: Relation) {
  const world = await World.make(portal.server, asker)
  const target = await world.target(each.rule.kind, relation)
  const { params, query, body } = await requestFor(world, each, target, relation)
  const { method } = each.row
  const path = each.row.path.replace(/:(\w+)/gu, (_, key: string) => params[key] ?? '')
  const response = await world.browser.fetch(`${path}?${new URLSearchParams(query)}`, {
    method,
    ...(method === 'GET' || method === 'DELETE'
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: comparable(response.headers), body: withoutIds(text) }
}

/** Removes what differs between requests: the error's id. */
const withoutIds = (text: string): string => text.replace(/"id":"[^"]*"/u, '"id":"…"')
const comparable = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => name !== 'date'))

/** A server error is not an expected answer. */
const answerOf = (status: number): Answer | 'failed' => {
  if (status === 401 || status === 403 || status === 404) return status
  return status < 500 ? 'through' : 'failed'
}

it('[ROLE1] has a rule for every id parameter', () => {
  expect(fields.map(keyOf).filter((key) => !(key in rules) && !(key in exemptIds))).toEqual([])
  const known = new Set(fields.map(keyOf))
  expect([...Object.keys(rules), ...Object.keys(exemptIds)].filter((key) => !known.has(key))).toEqual([])
})

describe(`the scope matrix: ${cells.length} cells`, () => {
  it.each(ruledFields)('[ROLE3][ERR6] $key', async (each) => {
    const { kind } = each.rule
    const wrong: string[] = []
    for (const asker of askers) {
      const unknown = await ask(asker, each, 'none')
      for (const relation of relationsOf(kind, asker)) {
        const got = await ask(asker, each, relation)
        const want = expected(each.rule, asker, relation)
        const cell = `${asker}, ${relation}`
        if (answerOf(got.status) !== want)
          wrong.push(`${cell}: ${got.status} instead of ${want}: ${got.body}`)
        // Out of reach must look exactly like missing, to the last byte.
        if (want === 404 || want === 401) expect(got, cell).toEqual(unknown)
      }
    }
    expect(wrong).toEqual([])
  })

  it('[ROLE1][ROLE3][ERR6] covers every kind of answer', () => {
    const count = (answer: Answer) =>
      cells.filter(({ rule, asker, relation }) => expected(rule, asker, relation) === answer).length
    const counts = { through: count('through'), 401: count(401), 403: count(403), 404: count(404) }
    process.stdout.write(`${cells.length} cells of scope: ${JSON.stringify(counts)}\n`)
    for (const [answer, cellsOfIt] of Object.entries(counts)) expect(cellsOfIt, answer).toBeGreaterThan(20)
  })
})
