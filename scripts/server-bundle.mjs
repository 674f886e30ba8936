import { cpSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The files and folders that a module reads at run time, by that module. */
const readByModule = {
  'server/language/learned/weights.ts': [
    'server/language/learned/acts.weights',
    'server/language/learned/violations.weights',
    'server/language/learned/topics.weights',
    'server/language/learned/boundaries.weights',
  ],
  'server/domain/debtor/life/clause-reader/read.ts': [
    'server/domain/debtor/life/clause-reader/clauses.weights',
  ],
  'server/domain/scoring/line-faults/read.ts': ['server/domain/scoring/line-faults/line-faults.weights'],
  'server/domain/debtor/bank/files.ts': ['server/domain/debtor/bank/words'],
  'server/domain/debtor/life/answers/files.ts': ['server/domain/debtor/life/answers/dossiers'],
  'server/language/families/files.ts': ['server/language/families/families'],
  'server/language/vectors/files.ts': [
    'server/language/vectors/words.vectors',
    'server/language/vectors/spanish.tsv',
  ],
}

/**
 * Copies the weights of the reader and the debtor's bank beside each bundle that reads them, since they are looked
 * for in the folder of the bundle.
 * @type {import('esbuild').Plugin}
 */
const copyReadFiles = {
  name: 'copy-read-files',
  setup(build) {
    build.initialOptions.metafile = true
    build.onEnd(({ metafile }) => {
      for (const [file, { inputs }] of Object.entries(metafile?.outputs ?? {}))
        for (const [module, sources] of Object.entries(readByModule))
          if (module in inputs)
            for (const source of sources)
              cpSync(source, join(dirname(file), basename(source)), { recursive: true })
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
  plugins: /** @type {import('esbuild').Plugin[]} */ ([copyReadFiles]),
})
