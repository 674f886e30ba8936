/**
 * The version of the debtor: of what it makes of a line and of how it chooses a move. A session stores the one that it
 * started with, a reply the one that chose its move. Raise it when either changes.
 */
export const engineVersion = 1
