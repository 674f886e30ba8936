import type { HttpContext } from './env.ts'

/** Who sent a request, for the security log: the account of its login, if any, and the client's address. */
export function actorOf(c: HttpContext): { accountId: string | null; address: string | null } {
  return { accountId: c.get('user')?.id ?? null, address: c.get('address') }
}
