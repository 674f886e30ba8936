// `npm run train:reading`: learns the second reading of lines from the labelled lines that may be looked at
// (never the held-out ones) and writes its weights. The same lines give the same file on every machine.
import { writeFileSync } from 'node:fs'
import { trainedWeights } from './training-lines.ts'

const file = new URL('../server/domain/debtor/acts/learned/weights.ts', import.meta.url)
const weights = trainedWeights()
writeFileSync(
  file,
  `import type { StoredModel } from './model.ts'

/** Written by \`npm run train:reading\` from the labelled lines in ../../eval and ../cases. */
export const storedWeights: StoredModel = ${JSON.stringify(weights)}
`,
)
process.stdout.write(`${weights.labels.length} labels, ${weights.weights.length} characters\n`)
