import type { PersonName } from '#protocol/rest/users.ts'

/** The id and the names of a user. */
export function presentName({ id, username, firstName, lastName }: PersonName): PersonName {
  return { id, username, firstName, lastName }
}
