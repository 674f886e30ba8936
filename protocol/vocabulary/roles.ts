import { z } from 'zod'

export const roles = ['trainee', 'manager', 'admin'] as const
export const role = z.enum(roles)
export type Role = z.infer<typeof role>

/** The acting user, as far as permission checks need it. */
export type Actor = { id: string; role: Role; teamId: string | null }

/** What an actor may do to something that a user owns. */
export type Capability =
  | 'practise' // speak in a training session, end it
  | 'know' // read the name of a person or a team
  | 'watch' // read a session, its transcript and its metrics; the figures of a person or a team
  | 'review' // comment on a session of somebody else, and decide about its score
  | 'use' // choose a prospect or a coach for a session
  | 'edit' // change or delete a prospect or a coach
  | 'assign' // give a team work to do, read who has done what, and change it
  | 'manageAccount' // invite, switch an account off and on, reset its password, end its logins
  | 'administer' // set roles and teams

/**
 * Something with an owner: a session, a prospect, a coach, a user's account. A team has no owner, only its
 * own id as `teamId`. `role` is that of an account, also of one that does not exist yet.
 */
export type Owned = { ownerId: string | null; teamId?: string | null; isPublic?: boolean; role?: Role }

/**
 * The single table of permissions (docs/decisions: scope). A trainee can access their own things, public
 * prospects and coaches, and the names in their team; a manager can also read what belongs to their team; an
 * admin can read everything. Only the owner practises in a session. Denied access is answered as "not found".
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
      // Nobody reviews their own session, not even an admin.
      return !own && (team || admin)
    case 'use':
      return own || thing.isPublic === true || team || admin
    case 'edit':
      return own || admin
    case 'assign':
      return team || admin
    case 'manageAccount':
      // Nobody does it to themselves: a found open login must not be able to replace the password.
      return !own && (admin || (team && thing.role === 'trainee'))
    case 'administer':
      return admin
    default:
      return unreachable(capability)
  }
}

function unreachable(value: never): never {
  throw new Error(`unexpected value ${String(value)}`)
}
