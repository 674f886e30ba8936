// `npm run train:answers`: learns which written answer of a sample prospect a line asks for, from the ways of asking that stand
// in the dossiers, each held against its dossier without itself, and from lines of calls (data/answers, data/free-talk). Writes
// server/domain/debtor/life/answers/answer-weights.ts, and beside each dossier what the questions of its answers are about.
// The same data gives the same files. `-- --measure FILE` says how often the first answer is right for lines that others wrote.
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { read } from '#server/language/read.ts'
import { language as spoken, type Language } from '#protocol/vocabulary/language.ts'
import {
  answerFeaturesOf,
  answerQueryOf,
  type ReadTopic,
  candidatesFor,
  noAnswerFeatures,
} from '#server/domain/debtor/life/answers/answer-features.ts'
import { indexOfAnswers } from '#server/domain/debtor/life/answers/answer-index.ts'
import { readDossier, type WrittenAnswer } from '#server/domain/debtor/life/answers/dossier.ts'
import { dossiersFolder, dossierNames } from '#server/domain/debtor/life/answers/files.ts'
import { rankAnswers } from '#server/domain/debtor/life/answers/find-answer.ts'

type Dossier = { name: string; language: Language; answers: readonly WrittenAnswer[] }
/** `right`: the answers that fit; none where it is an empty list. `worth`: how much it counts. */
type Example = { options: Record<string, number>[]; right: number[]; worth: number; of: string }

const topics = new Map<string, ReadTopic | null>()

/** What a line is read to be about, by itself: as the debtor hears it, but for what stands in the room. */
function topicOf(line: string, language: Language): ReadTopic | null {
  const key = `${language}:${line}`
  const known = topics.get(key)
  if (known !== undefined) return known
  const { sentences } = read(line, {
    callLanguage: language,
    today: '2026-11-28',
    balanceCents: 100_000,
    debtorName: 'Nobody',
    debtor: null,
  })
  const question = sentences.flatMap((sentence) => sentence.question ?? []).at(-1)
  const found = question ? { topic: question.topic, certainty: question.certainty } : null
  topics.set(key, found)
  return found
}

/** Of each answer, what the questions that ask for it are about. */
function writeTopics({ name, language, answers }: Dossier): void {
  const shares = answers.map(({ id, asks }): [string, Record<string, number>] => {
    const own: Record<string, number> = {}
    for (const line of asks) {
      const found = topicOf(line, language)
      if (found) own[found.topic] = (own[found.topic] ?? 0) + found.certainty / asks.length
    }
    const told = Object.entries(own).filter(([, share]) => share >= leastShare)
    return [id, Object.fromEntries(told.map(([topic, share]) => [topic, Number(share.toFixed(2))]))]
  })
  writeFileSync(
    new URL(`${name}.topics.json`, dossiersFolder),
    `${JSON.stringify(Object.fromEntries(shares))}\n`,
  )
}
const leastShare = 0.05

const languageOf = (name: string) => spoken.parse(name.split('.')[1])
const readAll = () =>
  dossierNames().map((name): Dossier => ({ name, language: languageOf(name), answers: readDossier(name) }))
const [flag, ...files] = process.argv.slice(2)
if (flag !== '--measure') for (const dossier of readAll()) writeTopics(dossier)
const dossiers = readAll()

function exampleOf(
  line: string,
  last: { id: string | null; text: string } | null,
  { name, language, answers }: Dossier,
  right: readonly string[],
  worth: number,
): Example {
  const index = indexOfAnswers(answers, language)
  const query = answerQueryOf({ line, last, topic: topicOf(line, language) }, index)
  const near = candidatesFor(query, index).map((candidate) => ({
    features: answerFeaturesOf(query, candidate, index),
    fits: right.includes(candidate.entry.answer.id),
  }))
  const options: Record<string, number>[] = near.map(({ features }) => features)
  const fits = near.flatMap((one, at) => (one.fits ? [at] : []))
  options.push(noAnswerFeatures(query))
  return { options, right: fits.length === 0 ? [options.length - 1] : fits, worth, of: name }
}

/** Of the ways of asking, so many are held against the rest at a time: leaving each out by itself would take hours. */
const foldsOfAsks = 8
/** And every second of them is enough to learn from. */
const everyAsk = 2
/** A line that was written for another person is mostly answered by nothing. */
const strangersWorth = 0.35
const everyStranger = 9

function lastFor(answer: WrittenAnswer, answers: readonly WrittenAnswer[], at: number) {
  const [before] = answer.after
  if (before !== undefined) {
    const told = answers.find(({ id }) => id === before)
    return told ? { id: told.id, text: told.text } : { id: null, text: before }
  }
  // What was told last has mostly nothing to do with what is asked now.
  const other = answers[(at * 31 + 7) % answers.length]
  return at % 3 === 0 || other === undefined || other === answer ? null : { id: other.id, text: other.text }
}

const recorded = z.object({
  language: spoken,
  lines: z.array(z.object({ speaker: z.enum(['collector', 'debtor']), text: z.string() })),
})

/** Lines of collectors to other debtors (data/free-talk): most ask for nothing that stands in a dossier. */
function spokenElsewhere(language: Language): string[] {
  return ['eighteenth', 'nineteenth', 'twentieth', 'twenty-first']
    .flatMap((round) => readFileSync(`data/free-talk/${round}-round.jsonl`, 'utf8').split('\n'))
    .filter((row) => row.trim() !== '')
    .map((row) => recorded.parse(JSON.parse(row)))
    .filter((call) => call.language === language)
    .flatMap(({ lines }) => lines.filter(({ speaker }) => speaker === 'collector').map(({ text }) => text))
    .filter((_, at) => at % 2 === 0)
}

/** Lines of calls with the sample prospects, and the answers that people found fitting (data/answers). */
const spokenLine = z.object({
  call: z.string(),
  dossier: z.string(),
  asked: z.string(),
  last: z.object({ id: z.string().nullable(), text: z.string() }).nullable(),
  right: z.array(z.string()),
})
const spokenWorth = 3

/** A dossier without a line that was taken into it. */
function withoutLine(dossier: Dossier, line: string): Dossier {
  const { answers } = dossier
  if (!answers.some(({ asks }) => asks.includes(line))) return dossier
  const rest = answers.map((answer) =>
    answer.asks.includes(line) ? { ...answer, asks: answer.asks.filter((one) => one !== line) } : answer,
  )
  return { ...dossier, answers: rest }
}

function spokenExamples(): (Example & { call: string })[] {
  return readFileSync('data/answers/lines.jsonl', 'utf8')
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => spokenLine.parse(JSON.parse(row)))
    .flatMap(({ call, dossier, asked, last, right }) => {
      const own = dossiers.find(({ name }) => name === dossier)
      return own ? [{ ...exampleOf(asked, last, withoutLine(own, asked), right, spokenWorth), call }] : []
    })
}

function examples(): Example[] {
  const found: Example[] = []
  for (const dossier of dossiers) {
    for (let fold = 0; fold < foldsOfAsks; fold++) {
      const held = (at: number, answer: WrittenAnswer) => answer.asks.length > 2 && at % foldsOfAsks === fold
      const rest = dossier.answers.map((answer) => ({
        ...answer,
        asks: answer.asks.filter((_, at) => !held(at, answer)),
      }))
      const without = { ...dossier, answers: rest }
      dossier.answers.forEach((answer, at) => {
        for (const asks of answer.asks.filter((_, n) => held(n, answer) && (n + at) % everyAsk === 0))
          found.push(exampleOf(asks, lastFor(answer, rest, at), without, [answer.id], 1))
      })
    }
    const strangers = dossiers
      .filter((other) => other.language === dossier.language && other.name !== dossier.name)
      .flatMap(({ answers }) => answers.filter(({ after }) => after.length === 0).flatMap(({ asks }) => asks))
      .filter((_, at) => at % everyStranger === 0)
    const talk = spokenElsewhere(dossier.language)
    ;[...strangers, ...talk].forEach((asks, at) => {
      const told = dossier.answers[(at * 13) % dossier.answers.length]
      found.push(
        exampleOf(
          asks,
          told && at % 3 !== 0 ? { id: told.id, text: told.text } : null,
          dossier,
          [],
          strangersWorth,
        ),
      )
    })
  }
  return found
}

/** The features of all examples as rows of numbers: a column for each name. */
function columnsOf(all: readonly Example[]): string[] {
  return [
    ...new Set(all.flatMap(({ options }) => options.flatMap((features) => Object.keys(features)))),
  ].toSorted()
}

type Rows = { columns: readonly number[]; values: readonly number[] }[]

function rowsOf({ options }: Example, columns: ReadonlyMap<string, number>): Rows {
  return options.map((features) => ({
    columns: Object.keys(features).map((name) => columns.get(name) ?? 0),
    values: Object.values(features),
  }))
}

function chances(rows: Rows, by: Float64Array): Float64Array {
  const points = new Float64Array(rows.length)
  rows.forEach(({ columns, values }, at) => {
    let sum = 0
    for (let n = 0; n < columns.length; n++) sum += (values[n] ?? 0) * (by[columns[n] ?? 0] ?? 0)
    points[at] = sum
  })
  const top = points.reduce((most, one) => Math.max(most, one), -Infinity)
  let all = 0
  for (let at = 0; at < points.length; at++) all += points[at] = Math.exp((points[at] ?? 0) - top)
  return points.map((one) => one / all)
}

type Ready = Example & { rows: Rows }

/** Multinomial logistic regression by full gradient steps with momentum and a quadratic penalty; deterministic. */
function train(all: readonly Ready[], width: number, penalty = 0.02, steps = 200): Float64Array {
  const by = new Float64Array(width)
  const speed = new Float64Array(width)
  const weight = all.reduce((sum, { worth }) => sum + worth, 0)
  for (let step = 0; step < steps; step++) {
    const slope = new Float64Array(width)
    for (const { rows, right, worth } of all) {
      const chance = chances(rows, by)
      const sum = right.reduce((total, at) => total + (chance[at] ?? 0), 0) || 1e-9
      rows.forEach(({ columns, values }, at) => {
        const wanted = right.includes(at) ? (chance[at] ?? 0) / sum : 0
        const pull = worth * (wanted - (chance[at] ?? 0))
        if (Math.abs(pull) < 1e-4) return
        columns.forEach((column, n) => (slope[column] = (slope[column] ?? 0) + pull * (values[n] ?? 0)))
      })
    }
    for (let at = 0; at < width; at++) {
      const pull = (slope[at] ?? 0) / weight - penalty * 0.01 * (by[at] ?? 0)
      speed[at] = (speed[at] ?? 0) * 0.9 + pull
      by[at] = (by[at] ?? 0) + 1.5 * (speed[at] ?? 0)
    }
  }
  return by
}

const asked = z.object({ id: z.string(), asks: z.array(z.string()) })

function measure(file: string, name: string): void {
  const dossier = dossiers.find((one) => one.name === name)
  if (!dossier) throw new Error(`there is no dossier ${name}`)
  const index = indexOfAnswers(dossier.answers, dossier.language)
  const rows: { chance: number; right: boolean }[] = []
  for (const row of readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')) {
    const { id, asks } = asked.parse(JSON.parse(row))
    const answer = dossier.answers.find((one) => one.id === id)
    if (!answer) continue
    asks.forEach((line, at) => {
      const [first] = rankAnswers(index, {
        line,
        last: lastFor(answer, dossier.answers, at),
        topic: topicOf(line, dossier.language),
      })
      rows.push({ chance: first?.chance ?? 0, right: first?.answer.id === id })
    })
  }
  const of = (least: number) => {
    const told = rows.filter(({ chance }) => chance >= least)
    const right = told.filter((one) => one.right).length
    return `${least}: ${((told.length / rows.length) * 100).toFixed(0)}% answered, ${((right / told.length) * 100).toFixed(0)}% of them right`
  }
  process.stdout.write(`${name} (${rows.length}): ${[0, 0.3, 0.4, 0.5, 0.6, 0.7].map(of).join('; ')}\n`)
}

if (flag === '--measure')
  for (const file of files) measure(file, (file.split('/').at(-1) ?? '').split('.').slice(0, 2).join('.'))
else {
  const spokenLines = spokenExamples()
  const all: Example[] = [...examples(), ...spokenLines]
  const names = columnsOf(all)
  const columns = new Map(names.map((name, at) => [name, at]))
  const ready = all.map((example): Ready => ({ ...example, rows: rowsOf(example, columns) }))
  // Half of the calls against weights that were learned without them say how surely an answer fits, by its chance.
  const calls = [...new Set(spokenLines.map(({ call }) => call))].toSorted()
  const told: { chance: number; right: boolean; asks: boolean }[] = []
  for (const half of [0, 1]) {
    const held = new Set(calls.filter((_, at) => at % 2 === half))
    const isHeld = (example: Example) => 'call' in example && held.has(String(example.call))
    const by = train(
      ready.filter((example) => !isHeld(example)),
      names.length,
    )
    for (const { rows, right } of ready.filter(isHeld)) {
      const chance = chances(rows, by)
      const best = chance
        .slice(0, -1)
        .reduce((first, one, at) => (one > (chance[first] ?? 0) ? at : first), 0)
      const asks = !right.includes(rows.length - 1)
      told.push({ chance: chance[best] ?? 0, right: asks && right.includes(best), asks })
    }
  }
  for (const least of [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const given = told.filter(({ chance }) => chance >= least)
    const fits = given.filter(({ right }) => right).length
    process.stdout.write(
      `from ${least}: ${given.length} of ${told.length} lines answered, ${((100 * fits) / given.length).toFixed(0)}% rightly; ${fits} of ${told.filter(({ asks }) => asks).length} that have an answer\n`,
    )
  }
  const by = train(ready, names.length)
  const text = names
    .map(
      (name, at) =>
        `  ${/^[a-z_]+$/.test(name) ? name : `'${name}'`}: ${Number((by[at] ?? 0).toFixed(3))},\n`,
    )
    .join('')
  writeFileSync(
    'server/domain/debtor/life/answers/answer-weights.ts',
    `/** Written by \`npm run train:answers\`: never edited by hand. */\nexport const answerWeights: Readonly<Record<string, number>> = {\n${text}}\n`,
  )
}
