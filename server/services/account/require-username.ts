import { AppError } from '#server/errors/app-error.ts'
import { isUsername } from '#server/domain/account/username-profile.ts'
import { usernameSkeleton } from '#db/username-skeletons.ts'
import { demoAccounts, demoPeople } from '#db/seed/people.ts'

const accounts = new Set(demoAccounts.map(usernameSkeleton))
const everybody = new Set(demoPeople.map(({ username }) => usernameSkeleton(username)))

/**
 * Whether a username belongs to the demo organisation, or looks like one of its usernames. With `DEMO` its accounts
 * get a known password at every start, so nobody may register them. The other demo people are not reserved in
 * production, which has no demo.
 */
function isReserved(username: string, production: boolean): boolean {
  return (production ? accounts : everybody).has(usernameSkeleton(username))
}

/**
 * Refuses a username that nobody may have. Whether another account has it or one that looks like it is decided
 * by the database, when the account is stored.
 * @throws {AppError} `invalid_input` for a text that is no username, `username_taken` for a reserved one
 */
export function requireUsername(username: string, production: boolean): void {
  if (!isUsername(username)) {
    const message = 'a username has letters, digits and signs of one script'
    throw new AppError('invalid_input', message, { issues: [{ path: 'username', message }] })
  }
  if (isReserved(username, production)) throw new AppError('username_taken', 'this username is taken')
}
