import { readFileSync } from 'node:fs'
import { labelledScenario, type LabelledScenario } from '#server/domain/debtor/life/clause-reader/train.ts'

/** The scenarios of data/clauses, whose clauses people have labelled. Throws on a line that is none. */
export function labelledScenarios(): LabelledScenario[] {
  return ['en', 'es'].flatMap((language) =>
    readFileSync(new URL(`../data/clauses/${language}.jsonl`, import.meta.url), 'utf8')
      .split('\n')
      .filter((row) => row !== '')
      .map((row) => labelledScenario.parse(JSON.parse(row))),
  )
}
