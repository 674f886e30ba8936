import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { coaches } from '#db/schema/coaches.ts'
import { conversationItems } from '#db/schema/conversation-items.ts'
import { notifications } from '#db/schema/notifications.ts'
import { prospects } from '#db/schema/prospects.ts'
import { users } from '#db/schema/users.ts'
import {
  holdAgainst,
  insertAssignment,
  insertComment,
  insertInvitation,
  insertMetrics,
  insertScorecard,
  insertTrainingSession,
  insertUser,
} from '#db/testing/rows.ts'
import type { Role } from '#protocol/vocabulary/roles.ts'
import { openLogin } from '#server/services/account/login-session.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { insertTeam } from '#server/testing/organisation.ts'
import type { TestServer } from '#server/testing/start-server.ts'
import type { Asker, Kind, Relation } from './scope-rules.ts'

/** The requested item, with related ids needed for a valid call. */
export type Target = { id: string; sessionId?: string; prospectId?: string; lineId?: string }

/**
 * The asker and others: a colleague in the same team, someone in another team, and someone without a team. Each
 * world has its own teams and people, so that calls do not affect each other.
 */
export class World {
  readonly server: TestServer
  readonly asker: Asker
  readonly browser: TestBrowser
  readonly teams: { own: string; other: string }
  readonly people: Record<'own' | 'same team' | 'other team' | 'no team', string>

  private constructor(parts: Pick<World, 'server' | 'asker' | 'browser' | 'teams' | 'people'>) {
    this.server = parts.server
    this.asker = parts.asker
    this.browser = parts.browser
    this.teams = parts.teams
    this.people = parts.people
  }

  static async make(server: TestServer, asker: Asker): Promise<World> {
    const { db } = server.ctx
    const own = await insertTeam(db, `Own ${randomUUID()}`)
    const other = await insertTeam(db, `Other ${randomUUID()}`)
    const person = async (role: Role, teamId: string | null) => (await insertUser(db, { role, teamId })).id
    const people = {
      own: await person(roleOf(asker), asker === 'manager without a team' ? null : own),
      'same team': await person('trainee', own),
      'other team': await person('trainee', other),
      'no team': await person('trainee', null),
    }
    const browser = new TestBrowser(server.origin)
    if (asker !== 'nobody') browser.cookie = `portal_session=${(await logIn(server, people.own)).token}`
    return new World({ server, asker, browser, teams: { own, other }, people })
  }

  /** Creates an item of a kind with the given relation to the asker. */
  async target(kind: Kind, relation: Relation): Promise<Target> {
    if (relation === 'none') return { id: randomUUID() }
    const { db } = this.server.ctx
    const isPublic = relation === 'public'
    const ownerId = this.people[relation === 'public' ? 'other team' : relation]
    switch (kind) {
      case 'prospect':
        return { id: await insertProspect(db, ownerId, isPublic) }
      case 'coach':
        return { id: await insertCoach(db, ownerId, isPublic) }
      case 'session': {
        const session = await insertTrainingSession(db, { userId: ownerId, headSeq: 1, messageCount: 1 })
        await insertMetrics(db, { sessionId: session.id })
        await holdAgainst(db, session.id, await insertScorecard(db, this.teams.other))
        const lineId = await insertLine(db, session.id)
        return { id: session.id, prospectId: session.prospectId, lineId }
      }
      case 'line': {
        const session = await insertTrainingSession(db, { userId: ownerId, headSeq: 1, messageCount: 1 })
        return { id: await insertLine(db, session.id), sessionId: session.id }
      }
      case 'comment': {
        const session = await insertTrainingSession(db, { userId: ownerId, status: 'completed' })
        const author = relation === 'own' ? this.people['other team'] : this.people.own
        return { id: await insertComment(db, { sessionId: session.id, authorId: author }) }
      }
      case 'login':
        return { id: (await logIn(this.server, ownerId)).id }
      case 'notification':
        return { id: await insertNotification(db, ownerId) }
      case 'assignment':
      case 'task': {
        const teamId = (await db.select().from(users).where(eq(users.id, ownerId)))[0]?.teamId ?? null
        return { id: (await insertAssignment(db, { teamId }, [ownerId])).id }
      }
      case 'invitation': {
        const [owner] = await db.select().from(users).where(eq(users.id, ownerId))
        return { id: await insertInvitation(db, { teamId: owner?.teamId ?? null, createdBy: ownerId }) }
      }
      case 'scorecard':
        return {
          id: await insertScorecard(
            db,
            isPublic ? null : relation === 'other team' ? this.teams.other : this.teams.own,
          ),
        }
      case 'person':
      case 'practice':
        return { id: ownerId }
      case 'team':
      case 'team figures':
        return { id: relation === 'own' ? this.teams.own : this.teams.other }
      default:
        return unreachable(kind)
    }
  }
}

const roleOf = (asker: Asker): Role =>
  asker === 'admin' ? 'admin' : asker.startsWith('manager') ? 'manager' : 'trainee'

/** Opens a login directly, without the cost of password hashing. */
async function logIn(server: TestServer, userId: string): Promise<{ token: string; id: string }> {
  const client = { address: null, userAgent: null }
  const token = await openLogin(server.ctx, { userId, client, oldToken: null })
  const [login] = await server.ctx.sql`select id from login_sessions where user_id = ${userId}
    order by created_at desc, id limit 1`
  return { token, id: String(login?.['id']) }
}

export async function insertProspect(db: Executor, ownerId: string, isPublic: boolean): Promise<string> {
  const [row] = await db
    .insert(prospects)
    .values({ ownerId, isPublic, type: 'individual', name: 'Dana Whitfield', debtAmount: 1_850 })
    .returning()
  if (!row) throw new Error('the prospect was not inserted')
  return row.id
}

export async function insertCoach(db: Executor, ownerId: string, isPublic: boolean): Promise<string> {
  const [row] = await db
    .insert(coaches)
    .values({
      ownerId,
      isPublic,
      name: 'Ruth Adler',
      specialization: 'credit_card',
      personalities: ['patient'],
    })
    .returning()
  if (!row) throw new Error('the coach was not inserted')
  return row.id
}

async function insertNotification(db: Executor, userId: string): Promise<string> {
  const [row] = await db
    .insert(notifications)
    .values({ userId, type: 'assignment_given', assignmentId: (await insertAssignment(db)).id })
    .returning()
  if (!row) throw new Error('the notification was not inserted')
  return row.id
}

async function insertLine(db: Executor, sessionId: string): Promise<string> {
  const [row] = await db
    .insert(conversationItems)
    .values({ sessionId, seq: 1, role: 'user', text: 'Good morning.', status: 'complete' })
    .returning()
  if (!row) throw new Error('the line was not inserted')
  return row.id
}

function unreachable(value: never): never {
  throw new Error(`unexpected value ${String(value)}`)
}
