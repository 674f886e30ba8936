// Runs a benchmark bundled, as the server runs: `node bench/bundled.mjs debtor`. tsx makes every inner
// function set its name on each call, which the server never does. Child processes of the benchmark are
// bundled with it.
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { serverBundle } from '../scripts/server-bundle.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const [name] = process.argv.splice(2, 1)
if (!name) throw new Error('Name a benchmark: node bench/bundled.mjs debtor')
const processes = existsSync(`bench/${name}`)
  ? readdirSync(`bench/${name}`).filter((file) => file.endsWith('-process.ts'))
  : []
await build({
  ...serverBundle,
  entryPoints: [`bench/${name}.ts`, ...processes.map((file) => `bench/${name}/${file}`)],
  // The bundle lies as deep as bench/debtor, so that paths relative to its file work in both places.
  outbase: 'bench',
  outdir: 'dist/bench',
})
await import(new URL(`../dist/bench/${name}.js`, import.meta.url).href)
