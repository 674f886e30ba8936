import { copyFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The files of weights, by the module that opens them. */
const weights = {
  'server/language/learned/weights.ts': [
    'server/language/learned/sentences.weights',
    'server/language/learned/boundaries.weights',
  ],
  'server/domain/debtor/acts/learned/weights.ts': ['server/domain/debtor/acts/learned/reading.weights'],
}

/**
 * Copies the weights of each trained model beside each bundle that reads it, since it is looked for in the
 * folder of the bundle.
 * @type {import('esbuild').Plugin}
 */
const copyWeights = {
  name: 'copy-weights',
  setup(build) {
    build.initialOptions.metafile = true
    build.onEnd(({ metafile }) => {
      for (const [file, { inputs }] of Object.entries(metafile?.outputs ?? {}))
        for (const [module, sources] of Object.entries(weights))
          if (module in inputs)
            for (const source of sources) copyFileSync(source, join(dirname(file), basename(source)))
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
