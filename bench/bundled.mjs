// Runs a benchmark of bench/ as the server runs, bundled: `node bench/bundled.mjs debtor`. tsx gives every inner
// function its name at each call, which the server never does. Processes that it starts are bundled with it.
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { serverBundle } from '../scripts/server-bundle.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const [name] = process.argv.splice(2, 1)
if (!name) throw new Error('Say which benchmark: node bench/bundled.mjs debtor')
const processes = existsSync(`bench/${name}`)
  ? readdirSync(`bench/${name}`).filter((file) => file.endsWith('-process.ts'))
  : []
await build({
  ...serverBundle,
  entryPoints: [`bench/${name}.ts`, ...processes.map((file) => `bench/${name}/${file}`)],
  // The benchmark comes as deep as bench/debtor: files that it reads by its own place are found from either.
  outbase: 'bench',
  outdir: 'dist/bench',
})
await import(new URL(`../dist/bench/${name}.js`, import.meta.url).href)
