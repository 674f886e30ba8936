import { copyFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const learned = 'server/domain/debtor/acts/learned'

/**
 * Puts the weights of the learned reading beside each bundle that reads them: it looks in its own folder.
 * @type {import('esbuild').Plugin}
 */
const weightsBeside = {
  name: 'weights-beside',
  setup(build) {
    build.initialOptions.metafile = true
    build.onEnd(({ metafile }) => {
      for (const [file, { inputs }] of Object.entries(metafile?.outputs ?? {}))
        if (`${learned}/weights.ts` in inputs)
          copyFileSync(`${learned}/reading.weights`, join(dirname(file), 'reading.weights'))
    })
  },
}

/**
 * How the server is bundled: as `npm start` and the image run it, and as a benchmark has to.
 * @satisfies {import('esbuild').BuildOptions}
 */
export const serverBundle = /** @type {const} */ ({
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  plugins: /** @type {import('esbuild').Plugin[]} */ ([weightsBeside]),
})
