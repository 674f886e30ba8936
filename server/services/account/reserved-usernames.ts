import { demoAccounts, demoPeople } from '#db/seed/people.ts'

const accounts = new Set(demoAccounts)
const everybody = new Set(demoPeople.map(({ username }) => username))

/**
 * Whether a name belongs to the demo organisation. Its accounts get a known password at every start with
 * `DEMO`, so nobody may own one by registering; its other people may exist in production, which has no demo.
 */
export function isReserved(username: string, production: boolean): boolean {
  return (production ? accounts : everybody).has(username.toLowerCase())
}
