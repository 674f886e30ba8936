import { beforeAll, describe, expect, it } from 'vitest'
import { isPaged, nextCursorHeader } from '#protocol/rest/paging.ts'
import { type EndpointName, endpoints } from '#protocol/rest/endpoints.ts'
import { TestPortal } from '#server/testing/test-portal.ts'
import { type Asker, askers, type Kind, reach, type Relation, relationsOf } from './testing/scope-rules.ts'
import { World } from './testing/scope-world.ts'

type Item = { id: string; kind: Kind; world: World; relation: Relation }

const portal = new TestPortal()
const worlds = new Map<Asker, World>()
const items: Item[] = []

/** For each asker, colleagues and strangers, and one item of each kind in every relation to them. */
beforeAll(async () => {
  for (const asker of askers) {
    const world = await World.make(portal.server, asker)
    worlds.set(asker, world)
    for (const kind of [
      'prospect',
      'coach',
      'session',
      'person',
      'team',
      'assignment',
      'invitation',
      'scorecard',
    ] as const)
      for (const relation of relationsOf(kind, asker).filter((each) => each !== 'none')) {
        const { id, prospectId } = await world.target(kind, relation)
        items.push({ id, kind, world, relation })
        // An assignee sees the assignment in a list of a different kind.
        if (kind === 'assignment') items.push({ id, kind: 'task', world, relation })
        if (prospectId !== undefined) items.push({ id: prospectId, kind: 'prospect', world, relation })
      }
  }
})

const worldOf = (asker: Asker): World => {
  const world = worlds.get(asker)
  if (world === undefined) throw new Error(`there is no ${asker}`)
  return world
}

/** From other askers' point of view an item belongs to another team, unless it is public. */
function isReachable(asker: Asker, thing: Item): boolean {
  const stranger = thing.relation === 'public' ? 'public' : 'other team'
  const relation = thing.world.asker === asker ? thing.relation : stranger
  return reach[thing.kind][relation]?.includes(asker) === true
}

type List = {
  name: EndpointName
  kind: Kind
  /** Whose list it is, if the path names them. */
  of?: (world: World) => string
  /** Which of the reachable items belong to the list; all by default. */
  only?: (thing: Item, world: World) => boolean
  idOf?: 'sessionId'
}

const own = (thing: Item, world: World) => thing.world === world && thing.relation === 'own'
const inOwnTeam = (thing: Item, world: World) =>
  thing.world === world && (thing.relation === 'own' || thing.relation === 'same team')

const lists: List[] = [
  { name: 'listProspects', kind: 'prospect' },
  { name: 'listCoaches', kind: 'coach' },
  { name: 'listTrainingSessions', kind: 'session', only: own },
  { name: 'listPerformanceMetrics', kind: 'session', only: own, idOf: 'sessionId' },
  { name: 'listUsers', kind: 'person' },
  { name: 'listTeams', kind: 'team' },
  { name: 'listUserSessions', kind: 'session', of: (world) => world.people.own, only: own },
  { name: 'listDueAssignments', kind: 'task', only: own },
  { name: 'listInvitations', kind: 'invitation' },
  { name: 'listAssignments', kind: 'assignment' },
  { name: 'listScorecards', kind: 'scorecard' },
  { name: 'listTeamSessions', kind: 'session', of: (world) => world.teams.own, only: inOwnTeam },
]

function addressOf({ name, of }: List, world: World): string {
  return endpoints[name].path.replace(/:\w+/u, () => of?.(world) ?? '')
}

async function read(list: List, world: World, query = '') {
  const response = await world.browser.fetch(`${addressOf(list, world)}${query}`)
  const rows = response.ok ? ((await response.json()) as Record<string, string>[]) : []
  const ids = rows.map((row) => row[list.idOf ?? 'id'] ?? '')
  return { status: response.status, ids, next: response.headers.get(nextCursorHeader) }
}

const namesById = () => new Map(items.map((thing) => [thing.id, `${thing.world.asker}: ${thing.relation}`]))

/** Describes ids by relation, so that a failure says whose item was shown or missing. */
const namesOf = (ids: readonly string[]): string[] => {
  const names = namesById()
  return ids.flatMap((id) => names.get(id) ?? []).toSorted((a, b) => a.localeCompare(b))
}

const expectedNames = (list: List, asker: Asker): string[] =>
  namesOf(
    items
      .filter((thing) => thing.kind === list.kind && isReachable(asker, thing))
      .filter((thing) => list.only?.(thing, worldOf(asker)) ?? true)
      .map(({ id }) => id),
  )

const loggedIn = askers.filter((asker) => asker !== 'nobody')
const cells = lists.flatMap((list) =>
  loggedIn
    .filter((asker) => !(list.name === 'listTeamSessions' && asker === 'manager without a team'))
    .map((asker) => ({ asker, list, name: list.name })),
)

describe(`lists contain exactly what their reader may reach: ${cells.length} of them`, () => {
  it.each(cells)('[ROLE1] $name for the $asker', async ({ asker, list }) => {
    const world = worldOf(asker)
    const whole = await read(list, world)
    expect(whole.status).toBe(200)
    expect(namesOf(whole.ids)).toEqual(expectedNames(list, asker))
    // No other rows are allowed, except for an admin, who sees everything.
    if (asker !== 'admin') expect(whole.ids).toHaveLength(namesOf(whole.ids).length)

    if (!isPaged(endpoints[list.name].query)) return
    const byPages: string[] = []
    let page = await read(list, world, '?limit=1')
    byPages.push(...page.ids)
    while (page.next !== null) {
      page = await read(list, world, `?limit=1&after=${encodeURIComponent(page.next)}`)
      byPages.push(...page.ids)
    }
    expect(byPages).toEqual(whole.ids)
  })

  it.each(lists)('$name for nobody', async (list) => {
    expect(await read(list, worldOf('nobody'))).toEqual({ status: 401, ids: [], next: null })
  })

  it('[ROLE3] an admin’s cursor shows a trainee nothing from the admin’s list', async () => {
    const list: List = { name: 'listUsers', kind: 'person' }
    const foreign = await read(list, worldOf('admin'), '?limit=1')
    const { ids } = await read(list, worldOf('trainee'), `?after=${encodeURIComponent(foreign.next ?? '')}`)
    expect(foreign.next).not.toBeNull()
    for (const name of namesOf(ids)) expect(expectedNames(list, 'trainee')).toContain(name)
  })
})
