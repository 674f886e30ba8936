import { demoAccounts, demoPeople } from '#db/seed/people.ts'

const accounts = new Set(demoAccounts)
const everybody = new Set(demoPeople.map(({ username }) => username))

/**
 * Whether a username belongs to the demo organisation. With `DEMO` its accounts get a known password at every
 * start, so nobody may register them. The other demo people are not reserved in production, which has no demo.
 */
export function isReserved(username: string, production: boolean): boolean {
  return (production ? accounts : everybody).has(username.toLowerCase())
}
