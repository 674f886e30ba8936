import { hash, verify } from '@node-rs/argon2'
import { passwordForm } from '#protocol/text/kinds.ts'

/** argon2id with the minimum parameters of OWASP's Password Storage Cheat Sheet (2026). */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password for storage as a PHC string, which includes its parameters. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters)
}

let decoy: Promise<string> | undefined

/**
 * Whether a password matches a stored hash. Without a hash (unknown user) it verifies against a decoy, so that
 * the response time reveals nothing. A password that was stored before `passwordForm` existed is found as typed.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const form = passwordForm(password)
  const against = stored ?? (await decoy)
  const fits = (await verify(against, form)) || (form !== password && (await verify(against, password)))
  return stored !== null && fits
}
