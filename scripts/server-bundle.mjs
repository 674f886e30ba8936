import { copyFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const modelFolder = 'server/domain/debtor/acts/learned'

/**
 * Copies the weights of the trained model beside each bundle that reads them, since the model looks in its
 * own folder.
 * @type {import('esbuild').Plugin}
 */
const copyWeights = {
  name: 'copy-weights',
  setup(build) {
    build.initialOptions.metafile = true
    build.onEnd(({ metafile }) => {
      for (const [file, { inputs }] of Object.entries(metafile?.outputs ?? {}))
        if (`${modelFolder}/weights.ts` in inputs)
          copyFileSync(`${modelFolder}/reading.weights`, join(dirname(file), 'reading.weights'))
    })
  },
}

/**
 * The options to bundle the server, for `npm start`, the image and benchmarks.
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
  plugins: /** @type {import('esbuild').Plugin[]} */ ([copyWeights]),
})
