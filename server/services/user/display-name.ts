/** How somebody is named on the channel: by the names given, or by the name of the account. */
export function displayName(user: {
  username: string
  firstName: string | null
  lastName: string | null
}): string {
  return [user.firstName, user.lastName].filter((part) => part !== null).join(' ') || user.username
}
