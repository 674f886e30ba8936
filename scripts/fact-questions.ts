import { readdirSync, readFileSync } from 'node:fs'
import { makeLife } from '#server/domain/debtor/life/make-life.ts'
import type { Asked } from '#server/domain/debtor/life/find.ts'
import type { Life } from '#server/domain/debtor/life/life.ts'
import type { ReadClauses } from '#server/domain/debtor/life/clause-reader/model.ts'
import type { LifeSource } from '#server/domain/debtor/life/people/source.ts'
import { stemsOf } from '#server/domain/debtor/life/word-families.ts'
import { read } from '#server/language/read.ts'
import type { Language } from '#protocol/vocabulary/language.ts'

/** A question to a life, and the ids of the facts that answer it; none where nothing in the scenario does. */
export type FactQuestion = { life: Life; asked: Asked; answers: string[]; from: string }

/** As the files in data/facts and data/free-talk have them. */
type Prospect = LifeSource & {
  name: string
  id?: string
  debtAmount: number
  scenario: string
  difficultyLevel?: string
  sessionLanguage?: string
}
type Written = {
  q: string
  before?: string | null
  span?: string | null
  answer?: string
  /** Of free talk: the texts of the facts that answer, and the ids of those that were made up. */
  answers?: string[]
  seeds?: string[]
}
type File =
  | { id: string; prospect: Prospect; questions: Written[] }[]
  | { prospects: (Prospect & { id: string })[]; questions: Record<string, Written[]> }

/** No fact holds the words of the answer. */
const lost = 'lost'

/** Of its words, so many stand in the fact. */
const covered = 0.6

const today = '2026-11-23'

/** The questions of a file. `reads`: how clauses of scenarios are read. */
export function factQuestions(file: File, reads: ReadClauses): FactQuestion[] {
  const scenarios = Array.isArray(file)
    ? file.map(({ id, prospect, questions }) => ({ id, prospect, questions }))
    : file.prospects.map((prospect) => ({
        id: prospect.id,
        prospect,
        questions: file.questions[prospect.id] ?? [],
      }))
  return scenarios.flatMap(({ id, prospect, questions }) => {
    const language: Language =
      /\b(?:que|los|por|una|con|para|el|la)\b.*\b(?:que|los|por|una|con|para|el|la|su)\b/.test(
        prospect.scenario,
      )
        ? 'es'
        : 'en'
    const life = makeLife(
      {
        ...prospect,
        primaryLanguage: prospect.primaryLanguage ?? (language === 'es' ? 'spanish' : 'english'),
        debtCents: prospect.debtAmount * 100,
      } as LifeSource,
      11,
      { language, today, reads },
    )
    return questions.map((one) => questionOf(life, one, prospect, id))
  })
}

/** So many everyday questions are put to each life. */
const everyday = 5

/**
 * Questions about everyday things ("who lives with you?"), each with the invented fact on its topic as the answer: labelled
 * sentences of data/reading, put to lives whose scenario tells nothing of it. The same lives give the same questions.
 */
export function everydayQuestions(lives: readonly Life[]): FactQuestion[] {
  const folder = new URL('../data/reading/sentences/', import.meta.url)
  const asked: Record<Language, { topic: string; text: string }[]> = { en: [], es: [] }
  for (const name of readdirSync(folder).toSorted()) {
    const language: Language = name.includes('.es.') ? 'es' : 'en'
    for (const line of readFileSync(new URL(name, folder), 'utf8').split('\n')) {
      const [label = '', text = ''] = line.split('\t')
      if (label.startsWith('q.') && text !== '') asked[language].push({ topic: label.slice(2), text })
    }
  }
  return lives.flatMap((life, at) => {
    const all = asked[life.language]
    const found: FactQuestion[] = []
    for (let step = 0; step < 400 && found.length < everyday; step++) {
      const one = all[(at * 7_919 + step * 104_729) % all.length]
      if (!one) break
      const seed = life.facts.find(({ from, topic }) => from === 'seed' && topic === one.topic)
      const told = life.facts.some(
        ({ from, topic, also }) => from !== 'seed' && [topic, ...also].some((own) => own === one.topic),
      )
      if (!seed || told) continue
      const question = questionOf(
        life,
        { q: one.text, span: null, answer: '' },
        { debtAmount: 1_000, name: life.firstName },
        'everyday',
      )
      if (question.asked.topic === one.topic) found.push({ ...question, answers: [seed.id] })
    }
    return found
  })
}

/**
 * What one asks on about people and things ("how old are they?"), with the further facts that answer it: data/facts/details.tsv,
 * put to every fourth life that has them.
 */
export function detailQuestions(lives: readonly Life[]): FactQuestion[] {
  const rows = readFileSync(new URL('../data/facts/details.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lives.flatMap((life, at) =>
    rows.flatMap((row, nth) => {
      const [language, last = '', text = '', answers = ''] = row.split('\t')
      const known = answers.split(',').filter((id) => life.facts.some((fact) => fact.id === id))
      if (language !== life.language || known.length === 0 || (at + nth) % 4 !== 0) return []
      const question = questionOf(
        life,
        { q: text, span: null, answer: '' },
        { debtAmount: 1_000, name: life.firstName },
        'everyday',
      )
      return [{ ...question, answers: known, asked: { ...question.asked, last: last === '-' ? null : last } }]
    }),
  )
}

function questionOf(
  life: Life,
  { q, before, span, answer = '', answers, seeds = [] }: Written,
  { debtAmount, name }: { debtAmount: number; name: string },
  from: string,
): FactQuestion {
  const reading = read(q, {
    callLanguage: life.language,
    today,
    balanceCents: debtAmount * 100,
    debtorName: name,
    debtor: null,
  })
  const asking =
    reading.sentences.findLast(({ question }) => question !== null) ??
    reading.sentences.findLast(({ interrogative }) => interrogative !== null) ??
    reading.sentences.at(-1)
  const question = asking?.question
  const told = span === undefined ? answer.replace(/\(.*?\)/g, '') : span
  const spoken = answers ?? (told === null ? [] : [told])
  const found = [...new Set(spoken.flatMap((text) => factsWith(life, text)))]
  const kept = found.filter((id) => id !== lost)
  const written = kept.length > 0 || seeds.length > 0 ? kept : found
  return {
    life,
    from,
    answers: [...written, ...seeds.filter((id) => life.facts.some((fact) => fact.id === id))],
    asked: {
      topic: question?.topic ?? 'elsewhere',
      asks: question?.asks ?? 'what',
      words: question?.words ?? [],
      certainty: question?.certainty ?? 0,
      ...(question ? { about: question.about } : {}),
      line: asking?.quote ?? q,
      besides: reading.sentences
        .filter((one) => one !== asking)
        .map(({ quote }) => quote)
        .join(' '),
      last: before ? (factsWith(life, before)[0] ?? null) : null,
    },
  }
}

/** The written facts that hold most of these words: the best, and those as good. */
function factsWith(life: Life, told: string): string[] {
  const words = [...new Set(stemsOf(told, life.language))]
  const scored = life.facts
    .filter(({ from }) => from === 'scenario')
    .map((fact) => {
      const stems = new Set(stemsOf(`${fact.text} ${fact.again}`, life.language))
      return {
        fact,
        share: words.length === 0 ? 0 : words.filter((word) => stems.has(word)).length / words.length,
      }
    })
  const best = Math.max(0, ...scored.map(({ share }) => share))
  return best < covered * 0.6
    ? [lost]
    : scored.filter(({ share }) => share >= best - 0.01).map(({ fact }) => fact.id)
}
