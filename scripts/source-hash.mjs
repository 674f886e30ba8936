import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The inputs of the build; other files do not require a new one. */
const sources = [
  'protocol',
  'db',
  'server',
  'src',
  'public',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'scripts/build.mjs',
  'scripts/compiled-messages.ts',
  'scripts/lean-schemas.ts',
  'scripts/server-bundle.mjs',
  'scripts/voice-activity-assets.ts',
]
const notBuilt = /\.test\.tsx?$|^db[\\/]migrations[\\/]/

/** @param {string} path @returns {string[]} every file under `path`, or `path` itself, in a stable order */
function filesIn(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}

/**
 * Hashes the names and contents of all inputs of the build, relative to the working folder. Uses contents
 * instead of times, which a checkout or a copy changes.
 * @returns {string} 64 hexadecimal digits
 */
export function sourceHash() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesIn)) {
    if (notBuilt.test(file)) continue
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
