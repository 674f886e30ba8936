// `npm run train:answers`: learns which written answer of a sample prospect a line asks for. First an encoder of each language
// from the ways of asking that stand in the dossiers (train-encoder.ts), then how much that and all else speaks for an answer,
// from lines that people held against the whole dossier: those of calls (data/answers/lines.jsonl) and what writers would say
// next after each answer (follow-ups.jsonl). Those lines stand in the dossiers as well; each half of them is held against
// dossiers and encoders without it. Writes answer-weights.ts, the encoders, and beside each dossier what the questions of its
// answers are about. The same data gives the same files.
// `-- --measure FILE` says how often the answer that is found first fits, on lines that were held against the dossiers too.
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { language as spoken, type Language } from '#protocol/vocabulary/language.ts'
import {
  answerFeaturesOf,
  answerQueryOf,
  type AskedLine,
  candidatesFor,
  noAnswerFeatures,
} from '#server/domain/debtor/life/answers/answer-features.ts'
import { type AnswerIndex, indexOfAnswers } from '#server/domain/debtor/life/answers/answer-index.ts'
import { askedParts, asksSomething } from '#server/domain/debtor/life/answers/asked-parts.ts'
import { readDossier, type WrittenAnswer } from '#server/domain/debtor/life/answers/dossier.ts'
import { encoderFile, encoderWith } from '#server/domain/debtor/life/answers/encoder.ts'
import { dossierNames, dossiersFolder, encoderPath } from '#server/domain/debtor/life/answers/files.ts'
import { rankAnswers } from '#server/domain/debtor/life/answers/find-answer.ts'
import { read } from '#server/language/read.ts'
import type { Reading } from '#server/language/reading.ts'
import { type Choice, chances, readyToLearn, trainChoices } from './train-choices.ts'
import { trainEncoder } from './train-encoder.ts'

type Dossier = { name: string; language: Language; answers: readonly WrittenAnswer[] }
/** A line that somebody held against a dossier. `half`: 0 or 1, those of one call in the same. `real`: said in a call. */
type HeldLine = AskedLine & { dossier: string; right: readonly string[]; half: number; real: boolean }

const told = z.object({ id: z.string().nullable(), text: z.string() }).nullable()
const spokenLine = z.object({
  call: z.string(),
  dossier: z.string(),
  asked: z.string(),
  last: told,
  right: z.array(z.string()),
})
/** `part`: by which of two writers. */
const followUp = z.object({
  dossier: z.string(),
  part: z.enum(['a', 'b']),
  after: z.string(),
  line: z.string(),
  ids: z.array(z.string()),
})

const rowsOf = <Row>(file: string, row: z.ZodType<Row>): Row[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => row.parse(JSON.parse(line)))

const readings = new Map<string, Reading>()

/** A line by itself, as the debtor hears it, but for what stands in the room. */
function readingOf(line: string, language: Language): Reading {
  const key = `${language}:${line}`
  const known = readings.get(key)
  if (known !== undefined) return known
  const before = { today: '2026-11-28', balanceCents: 100_000, debtorName: 'Nobody', debtor: null }
  const reading = read(line, { ...before, callLanguage: language })
  readings.set(key, reading)
  return reading
}

function topicOf(line: string, language: Language): AskedLine['topic'] {
  const question = readingOf(line, language)
    .sentences.flatMap((sentence) => sentence.question ?? [])
    .at(-1)
  return question ? { topic: question.topic, certainty: question.certainty } : null
}

const leastShare = 0.05

/** What the questions that ask for an answer are about, as shares. */
function topicsOf({ asks }: WrittenAnswer, language: Language): Record<string, number> {
  const own: Record<string, number> = {}
  for (const line of asks) {
    const found = topicOf(line, language)
    if (found) own[found.topic] = (own[found.topic] ?? 0) + found.certainty / asks.length
  }
  const shares = Object.entries(own).filter(([, share]) => share >= leastShare)
  return Object.fromEntries(shares.map(([topic, share]) => [topic, Number(share.toFixed(2))]))
}

const withTopics = ({ answers, ...dossier }: Dossier): Dossier => ({
  ...dossier,
  answers: answers.map((answer) => ({ ...answer, topics: topicsOf(answer, dossier.language) })),
})

/** A dossier that does not know some of the lines. */
const without = (lines: ReadonlySet<string>, { answers, ...dossier }: Dossier): Dossier => ({
  ...dossier,
  answers: answers.map((answer) => ({ ...answer, asks: answer.asks.filter((line) => !lines.has(line)) })),
})

function heldLines(dossiers: readonly Dossier[]): HeldLine[] {
  const languageOf = (name: string) => dossiers.find((one) => one.name === name)?.language ?? 'en'
  const calls = rowsOf('data/answers/lines.jsonl', spokenLine)
  const halves = new Map([...new Set(calls.map(({ call }) => call))].map((call, at) => [call, at % 2]))
  const said = calls.map(({ call, dossier, asked, last, right }): HeldLine => {
    const topic = topicOf(asked, languageOf(dossier))
    return { dossier, line: asked, last, topic, right, half: halves.get(call) ?? 0, real: true }
  })
  const next = rowsOf('data/answers/follow-ups.jsonl', followUp).map(
    ({ dossier, part, after, line, ids }): HeldLine => {
      const answers = dossiers.find((one) => one.name === dossier)?.answers ?? []
      const last = { id: after, text: answers.find(({ id }) => id === after)?.text ?? '' }
      const topic = topicOf(line, languageOf(dossier))
      return { dossier, line, last, topic, right: ids, half: part === 'a' ? 0 : 1, real: false }
    },
  )
  return [...said, ...next]
}

/** What a line said in a call counts beside one that a writer thought of. */
const realWorth = 1.5

function choiceOf(line: HeldLine, index: AnswerIndex): Choice {
  const query = answerQueryOf(line, index)
  const near = candidatesFor(query, index)
  const options = [...near.map((one) => answerFeaturesOf(query, one, index)), noAnswerFeatures(query)]
  const right = near.flatMap(({ entry }, at) => (line.right.includes(entry.answer.id) ? [at] : []))
  return {
    options,
    right: right.length === 0 ? [options.length - 1] : right,
    worth: line.real ? realWorth : 1,
  }
}

const languages = ['en', 'es'] as const satisfies readonly Language[]
const ofLanguage = (dossiers: readonly Dossier[], language: Language) =>
  dossiers.filter((one) => one.language === language)

/** The lines of one half as choices, where neither dossiers nor encoders know them. */
function choicesOf(half: number, lines: readonly HeldLine[], dossiers: readonly Dossier[]): Choice[] {
  const held = lines.filter((line) => line.half === half)
  const indexes = new Map<string, AnswerIndex>()
  for (const language of languages) {
    const rest = ofLanguage(dossiers, language).map((dossier) => {
      const own = held.filter(({ dossier: name }) => name === dossier.name).map(({ line }) => line)
      return withTopics(without(new Set(own), dossier))
    })
    const encoder = encoderWith(trainEncoder(rest, language), language)
    for (const { name, answers } of rest) indexes.set(name, indexOfAnswers(answers, language, encoder))
  }
  return held.flatMap((line) => {
    const index = indexes.get(line.dossier)
    return index ? [choiceOf(line, index)] : []
  })
}

const shares = [0, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]

/** How many lines are answered from a chance on, and how many of the answers fit. */
function printTable(name: string, found: readonly { chance: number; fits: boolean }[], answerable: number) {
  process.stdout.write(`${name}: ${found.length} lines, ${answerable} of them with an answer that fits\n`)
  for (const least of shares) {
    const given = found.filter(({ chance }) => chance >= least)
    const fit = given.filter(({ fits }) => fits).length
    const share = given.length === 0 ? '-' : `${((100 * fit) / given.length).toFixed(0)}%`
    process.stdout.write(`  from ${least}: ${given.length} answered, ${fit} (${share}) rightly\n`)
  }
}

/** The lines as a call would hear them: each part by itself, and no remark to a question. */
function measure(file: string, dossiers: readonly Dossier[]): void {
  for (const language of languages) {
    const lines = rowsOf(file, spokenLine).filter(({ dossier }) => dossier.endsWith(`.${language}`))
    const found = lines.flatMap(({ dossier, asked, last, right }) => {
      const own = dossiers.find(({ name }) => name === dossier)
      if (!own) return []
      const parts = askedParts(asked, readingOf(asked, language))
      const asks = parts.some((part) => asksSomething(part.asked))
      const [best] = parts
        .flatMap((part) =>
          rankAnswers(indexOfAnswers(own.answers, language), {
            line: part.text,
            last,
            topic: part.asked.question,
          }),
        )
        .filter(({ answer }) => !asks || answer.says !== 'remark')
        .toSorted((one, other) => other.chance - one.chance)
      return [{ chance: best?.chance ?? 0, fits: best !== undefined && right.includes(best.answer.id) }]
    })
    printTable(language, found, lines.filter(({ right }) => right.length > 0).length)
  }
}

function learn(dossiers: readonly Dossier[]): void {
  const lines = heldLines(dossiers)
  const halves = [0, 1].map((half) => choicesOf(half, lines, dossiers))
  const { names, ready } = readyToLearn(halves.flat())
  // Each half by what the other teaches.
  const found = [0, 1].flatMap((half) => {
    const first = half === 0 ? 0 : (halves[0]?.length ?? 0)
    const own = ready.slice(first, first + (halves[half]?.length ?? 0))
    const by = trainChoices(
      ready.filter((one) => !own.includes(one)),
      names.length,
    )
    return own.map(({ rows, right }) => {
      const chance = chances(rows, by).slice(0, -1)
      const best = chance.reduce((top, one, at) => (one > (chance[top] ?? 0) ? at : top), 0)
      return { chance: chance[best] ?? 0, fits: right.includes(best) && best !== rows.length - 1 }
    })
  })
  printTable('held out', found, lines.filter(({ right }) => right.length > 0).length)
  const by = trainChoices(ready, names.length)
  const encoders = languages.map((language) => ({
    language,
    table: trainEncoder(ofLanguage(dossiers, language), language),
  }))
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
  for (const { language, table } of encoders) writeFileSync(encoderPath(language), encoderFile(table))
  for (const { name, answers, language } of dossiers) {
    const topics = Object.fromEntries(answers.map((answer) => [answer.id, topicsOf(answer, language)]))
    writeFileSync(new URL(`${name}.topics.json`, dossiersFolder), `${JSON.stringify(topics)}\n`)
  }
}

const all = dossierNames().map((name): Dossier => ({
  name,
  language: spoken.parse(name.split('.')[1]),
  answers: readDossier(name),
}))
const [flag, ...files] = process.argv.slice(2)
if (flag === '--measure') for (const file of files) measure(file, all)
else learn(all)
