import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The HMAC key for stored login tokens: the configured one, or one that is generated once and stored in
 * `dataDir`, readable only by its owner. Losing it logs everybody out and has no other effect.
 */
export async function loadTokenSecret(configured: string | null, dataDir: string): Promise<string> {
  if (configured !== null) return configured
  const file = join(dataDir, 'session-secret')
  await mkdir(dataDir, { recursive: true })
  // `wx`: if two processes start at once, one writes the file and both read the same key.
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    (error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    },
  )
  return (await readFile(file, 'utf8')).trim()
}
