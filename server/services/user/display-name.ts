/** A user's display name on the channel: first and last name, or else the username. */
export function displayName(user: {
  username: string
  firstName: string | null
  lastName: string | null
}): string {
  return [user.firstName, user.lastName].filter((part) => part !== null).join(' ') || user.username
}
