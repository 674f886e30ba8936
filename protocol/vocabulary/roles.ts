import { z } from 'zod'

export const roles = ['trainee', 'manager', 'admin'] as const
export const role = z.enum(roles)
export type Role = z.infer<typeof role>

/** The one who acts: what every check of permission needs to know of a user. */
export type Actor = { id: string; role: Role; teamId: string | null }

/** What an actor may do to a thing that a user owns. */
export type Capability =
  | 'practise' // speak in a training session, end it
  | 'know' // read the name of a person or a team
  | 'watch' // read a session, its transcript and its metrics; the figures of a person or a team
  | 'review' // comment on a session of somebody else, and decide about its score
  | 'use' // choose a prospect or a coach for a session
  | 'edit' // change or delete a prospect or a coach
  | 'assign' // give a team work to do, read who has done what, and change it
  | 'administer' // set roles and teams

/** A thing with an owner: a session, a prospect, a coach, a user's profile. A team has none but itself. */
export type Owned = { ownerId: string | null; teamId?: string | null; isPublic?: boolean }

/**
 * The one table of permissions (docs/decisions: scope). A trainee reaches their own things, public
 * prospects and coaches, and the names in the own team; a manager also reads what belongs to the own team;
 * an admin reads everything.
 * Only the owner practises in a session. What is refused is answered as if it did not exist.
 */
export function can(actor: Actor, capability: Capability, thing: Owned): boolean {
  const own = thing.ownerId === actor.id
  const sameTeam = actor.teamId !== null && thing.teamId === actor.teamId
  const team = actor.role === 'manager' && sameTeam
  const admin = actor.role === 'admin'
  switch (capability) {
    case 'practise':
      return own
    case 'know':
      return own || sameTeam || admin
    case 'watch':
      return own || team || admin
    case 'review':
      // Nobody judges themselves, not even an admin.
      return !own && (team || admin)
    case 'use':
      return own || thing.isPublic === true || team || admin
    case 'edit':
      return own || admin
    case 'assign':
      return team || admin
    case 'administer':
      return admin
    default:
      return unreachable(capability)
  }
}

function unreachable(value: never): never {
  throw new Error(`unexpected value ${String(value)}`)
}
