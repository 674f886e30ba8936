import type { Actor } from '#protocol/vocabulary/roles.ts'

/** Whose running sessions a user sees: those of everybody or of one team, never the user's own. */
export type LiveScope = { actorId: string; teamId: string | null }

/** A manager sees their own team, an admin everybody, anyone else nobody: null (W1). */
export function liveScope({ id, role, teamId }: Actor): LiveScope | null {
  if (role === 'admin') return { actorId: id, teamId: null }
  return role === 'manager' && teamId !== null ? { actorId: id, teamId } : null
}

/** Whether a session of this owner is in the scope. */
export function inLiveScope(scope: LiveScope, owner: { id: string; teamId: string | null }): boolean {
  return owner.id !== scope.actorId && (scope.teamId === null || scope.teamId === owner.teamId)
}
