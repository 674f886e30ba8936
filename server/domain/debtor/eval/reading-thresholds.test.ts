import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { evaluateActs } from './acts.ts'
import { readLabelled } from './labelled.ts'
import { actsChecks } from './checks.ts'

const heldOut = readFileSync(new URL('../../../../data/reading/heldout.jsonl', import.meta.url), 'utf8')

/** As `npm run eval` measures it: on lines that were never looked at while the cues were written. */
describe('the reading of held-out lines', () => {
  it.each(actsChecks(evaluateActs(readLabelled(heldOut))))('$what: $limit', ({ measured, limit, holds }) => {
    expect({ measured, limit, holds }).toMatchObject({ holds: true })
  })
})
