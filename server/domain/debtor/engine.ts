/**
 * The version of the debtor: of what it makes of a line and of how it chooses a move. A session stores the one that it
 * started with, a reply the one that chose its move. Raise it when either changes.
 */
export const engineVersion = 1

/**
 * Whether the lines of a session carry the moves of its debtor, so that a fold of them is what was lived. `version`: the
 * session's, null from before versions were counted; what this version would have done says nothing of lines from then.
 */
export function storesMoves(version: number | null): boolean {
  return version !== null
}
