// Runs a benchmark of bench/ as the server runs, bundled: `node bench/bundled.mjs debtor`. tsx gives every inner
// function its name at each call, which the server never does.
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { serverBundle } from '../scripts/server-bundle.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const [name] = process.argv.slice(2)
if (!name) throw new Error('Say which benchmark: node bench/bundled.mjs debtor')
// As deep as bench/debtor: files that a benchmark reads by its own place are found from either.
const outfile = `dist/bench/${name}.js`
await build({ ...serverBundle, entryPoints: [`bench/${name}.ts`], outfile })
await import(new URL(`../${outfile}`, import.meta.url).href)
