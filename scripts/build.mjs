// Builds the pages into dist/web and the server into dist/server/main.js. With --if-changed it does nothing
// if the sources have not changed since the last build.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { serverBundle } from './server-bundle.mjs'
import { sourceHash } from './source-hash.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const stampFile = 'dist/source-hash'
const hash = sourceHash()

if (process.argv.includes('--if-changed') && lastBuilt() === hash) process.exit(0)

const started = performance.now()
// Without a stamp, an aborted build is not taken for a complete one.
rmSync(stampFile, { force: true })

const [vite, esbuild] = await Promise.all([import('vite'), import('esbuild')]).catch((error) => {
  if (error?.code !== 'ERR_MODULE_NOT_FOUND') throw error
  console.error('The build tools are not installed. Run: npm ci --include=dev')
  process.exit(1)
})

await Promise.all([
  vite.build({ logLevel: 'warn' }),
  esbuild.build({
    // The embedded voice, the analyses and the hashes run in worker threads, whose files lie beside the bundle.
    entryPoints: {
      main: 'server/main.ts',
      doctor: 'server/doctor/main.ts',
      'espeak-worker': 'server/providers/tts/espeak-worker.js',
      'hash-worker': 'server/services/account/hash-worker.js',
      'simulation-worker': 'server/simulation/simulation-worker.ts',
    },
    outdir: 'dist/server',
    ...serverBundle,
  }),
])

renameSync('dist/web/manifest.json', 'dist/manifest.json')
await compress('dist/web/assets')
mkdirSync('dist', { recursive: true })
writeFileSync(stampFile, hash)
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`)

/** @returns {string | null} the hash of the sources that dist/ was built from */
function lastBuilt() {
  try {
    return readFileSync(stampFile, 'utf8')
  } catch {
    return null
  }
}

/**
 * Writes a compressed copy beside every file that gets smaller by it; the server sends that one.
 * @param {string} folder
 */
async function compress(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = names.filter((name) => /\.(?:m?js|css|wasm|onnx)$/u.test(name))
  await Promise.all(
    texts.map(async (name) => {
      const file = join(folder, name)
      await writeFile(`${file}.gz`, await promisify(gzip)(await readFile(file), { level: 9 }))
    }),
  )
}
