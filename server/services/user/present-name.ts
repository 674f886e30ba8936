import type { PersonName } from '#protocol/rest/users.ts'

/** Who somebody is, and nothing more. */
export function presentName({ id, username, firstName, lastName }: PersonName): PersonName {
  return { id, username, firstName, lastName }
}
