/**
 * The version of the debtor: of what it makes of a line and of how it chooses a move. A session stores the one that it
 * started with, a reply the one that chose its move. Raise it when either changes.
 */
export const engineVersion = 1

/**
 * Whether the debtor of a session was another version than this one: what this one would have done tells nothing of the
 * lines that were said then. `version`: the session's, null from before versions were counted.
 */
export function isOfEarlierEngine(version: number | null): boolean {
  return version !== engineVersion
}
