import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The key under which login tokens are stored: the configured one, or one that is made once and kept
 * in `dataDir` for its owner alone. Losing it logs everybody out, and no more.
 */
export async function loadTokenSecret(configured: string | null, dataDir: string): Promise<string> {
  if (configured !== null) return configured
  const file = join(dataDir, 'session-secret')
  await mkdir(dataDir, { recursive: true })
  // `wx`: of two processes that start at once, one writes and both read the same.
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    (error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    },
  )
  return (await readFile(file, 'utf8')).trim()
}
