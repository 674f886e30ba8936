import { hash, verify } from '@node-rs/argon2'

/** argon2id with the least parameters that OWASP's Password Storage Cheat Sheet gives (2026). */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password for storage: a PHC string that names its own parameters. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters)
}

let decoy: Promise<string> | undefined

/**
 * Whether a password fits a stored hash. Without a hash (unknown user) it works as long against a
 * decoy, so that the time tells nothing.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const fits = await verify(stored ?? (await decoy), password)
  return stored !== null && fits
}
