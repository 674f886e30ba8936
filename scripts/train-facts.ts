// `npm run train:facts`: learns which fact of a life answers a question, from data/facts and data/free-talk, and
// writes server/domain/debtor/life/rank/weights.ts. The same data gives the same file. `-- --measure FILE` says how often the
// first fact is the right one for a file, with the weights as they are.
import { readFileSync, writeFileSync } from 'node:fs'
import { featuresOf, queryOf, unknownFeatures } from '#server/domain/debtor/life/rank/features.ts'
import { indexOf } from '#server/domain/debtor/life/rank/index.ts'
import { pointsOf } from '#server/domain/debtor/life/rank/rank.ts'
import { weights as now } from '#server/domain/debtor/life/rank/weights.ts'
import { detailQuestions, everydayQuestions, factQuestions, type FactQuestion } from './fact-questions.ts'
import { readerWithoutOwn } from '#server/domain/debtor/life/clause-reader/train.ts'
import { labelledScenarios } from './labelled-scenarios.ts'
import { wantedOf } from '#server/language/wanted.ts'

type Example = { options: Record<string, number>[]; right: number[]; question: FactQuestion }

/** A question with what speaks for each fact; the last option is having nothing to say. Null where the answer was lost when the life was made. */
function exampleOf(question: FactQuestion): Example | null {
  const { life, asked, answers } = question
  const index = indexOf(life)
  const query = queryOf(asked, wantedOf(asked.line ?? ''), index, life)
  const options = index.entries.map((entry) => featuresOf(query, entry, index, life).features)
  options.push(unknownFeatures(query))
  const right = index.entries.flatMap(({ fact }, at) => (answers.includes(fact.id) ? [at] : []))
  if (answers.length > 0 && right.length === 0) return null
  // What the scenario does not tell may be answered by what was invented, on that topic, or not at all.
  const invented = index.entries.flatMap(({ fact, place }, at) =>
    place < 0 && fact.topic === asked.topic ? [at] : [],
  )
  return { options, right: answers.length === 0 ? [options.length - 1, ...invented] : right, question }
}

function chances(options: readonly Record<string, number>[], by: Record<string, number>): number[] {
  const points = options.map((features) => pointsOf(features, by))
  const top = Math.max(...points)
  const raised = points.map((one) => Math.exp(one - top))
  const all = raised.reduce((sum, one) => sum + one, 0)
  return raised.map((one) => one / all)
}

/** Everyday questions are easy and many: each counts so much of one about a scenario. */
const everydayWorth = 0.3

/** Multinomial logistic regression by full gradient steps with a quadratic penalty; deterministic. */
function train(examples: readonly Example[], penalty = 0.02, steps = 400): Record<string, number> {
  const by: Record<string, number> = {}
  const speed: Record<string, number> = {}
  for (let step = 0; step < steps; step++) {
    const slope: Record<string, number> = {}
    for (const { options, right, question } of examples) {
      const worth = question.from === 'everyday' ? everydayWorth : 1
      const chance = chances(options, by)
      const sum = right.reduce((all, at) => all + (chance[at] ?? 0), 0) || 1e-9
      options.forEach((features, at) => {
        const wanted = right.includes(at) ? (chance[at] ?? 0) / sum : 0
        const pull = worth * (wanted - (chance[at] ?? 0))
        if (Math.abs(pull) > 1e-6)
          for (const [name, value] of Object.entries(features))
            slope[name] = (slope[name] ?? 0) + pull * value
      })
    }
    for (const [name, value] of Object.entries(slope)) {
      const pull = value / examples.length - penalty * 0.01 * (by[name] ?? 0)
      speed[name] = (speed[name] ?? 0) * 0.9 + pull
      by[name] = (by[name] ?? 0) + 1.5 * (speed[name] ?? 0)
    }
  }
  return by
}

function measure(examples: readonly Example[], by: Record<string, number>) {
  let right = 0
  let known = 0
  let knownRight = 0
  for (const { options, right: wanted } of examples) {
    const chance = chances(options, by)
    const best = chance.indexOf(Math.max(...chance))
    const hit = wanted.includes(best)
    if (hit) right++
    if (!wanted.includes(options.length - 1)) {
      known++
      if (hit) knownRight++
    }
  }
  return `${right} of ${examples.length} (${((right / examples.length) * 100).toFixed(1)}%), where something is known ${((knownRight / known) * 100).toFixed(1)}%`
}

const files = [
  'data/free-talk/scenario-questions.json',
  'data/free-talk/scenario-questions-2.json',
  'data/facts/es-1.json',
  'data/facts/en-1.json',
  'data/facts/es-2.json',
  'data/facts/en-2.json',
  'data/facts/talk-es.json',
  'data/facts/talk-en.json',
]
const [flag, file] = process.argv.slice(2)
// The clauses of these scenarios are labelled too: read by what was learned of them they would be clearer than any new one is.
const reads = readerWithoutOwn(labelledScenarios())
const load = (names: readonly string[], everyday: boolean) => {
  const questions = names.flatMap((name) => factQuestions(JSON.parse(readFileSync(name, 'utf8')), reads))
  const lives = [...new Set(questions.map(({ life }) => life))]
  const examples = [
    ...questions,
    ...(everyday ? [...everydayQuestions(lives), ...detailQuestions(lives)] : []),
  ].flatMap((one) => exampleOf(one) ?? [])
  return {
    examples,
    lost: questions.length - examples.filter(({ question: { from } }) => from !== 'everyday').length,
  }
}
if (flag === '--measure' && file) {
  const { examples, lost } = load([file], false)
  process.stdout.write(`${measure(examples, now)}; ${lost} answers are no fact of the life\n`)
  if (process.argv.includes('--show'))
    for (const { options, right, question } of examples) {
      const chance = chances(options, now)
      const best = chance.indexOf(Math.max(...chance))
      if (right.includes(best)) continue
      const entries = indexOf(question.life).entries
      const text = (at: number) => entries[at]?.fact.text ?? '(unknown)'
      process.stdout.write(
        `- ${question.asked.line} [${question.asked.topic} ${question.asked.certainty?.toFixed(2)}]\n    got  ${text(best)}\n    want ${right.map(text).join(' | ')}\n`,
      )
    }
} else {
  const { examples, lost } = load(files, true)
  // Five folds by scenario say how well it does on scenarios that it has not seen.
  const folds = 5
  let text = ''
  const of = (at: number) => Number.parseInt(at.toString()) % folds
  const scenarios = [...new Set(examples.map(({ question }) => question.life))]
  const foldOf = new Map(scenarios.map((life, at) => [life, of(at)]))
  const held: string[] = []
  for (let fold = 0; fold < folds; fold++) {
    const by = train(examples.filter(({ question }) => foldOf.get(question.life) !== fold))
    const own = examples.filter(({ question }) => foldOf.get(question.life) === fold)
    held.push(
      ['scenario', 'everyday']
        .map((kind) =>
          measure(
            own.filter(({ question: { from } }) => (from === 'everyday') === (kind === 'everyday')),
            by,
          ),
        )
        .join(', everyday '),
    )
  }
  const by = train(examples)
  for (const [name, value] of Object.entries(by).toSorted(([a], [b]) => a.localeCompare(b)))
    text += `  ${JSON.stringify(name)}: ${value.toFixed(3)},\n`
  writeFileSync(
    new URL('../server/domain/debtor/life/rank/weights.ts', import.meta.url),
    `/** Written by \`npm run train:facts\`: never edited by hand. */\nexport const weights: Readonly<Record<string, number>> = {\n${text}}\n`,
  )
  process.stdout.write(
    `${examples.length} questions, ${lost} lost; left out by fifths: ${held.join(' | ')}; all: ${measure(examples, by)}\n`,
  )
}
