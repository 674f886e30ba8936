import { z } from 'zod'
import { type Language, language as spoken } from '#protocol/vocabulary/language.ts'
import type { Life } from '../life.ts'
import type { SampleLife, Told } from '../samples/row.ts'
import { sampleLifeOf, sampleLives } from '../samples/samples.ts'
import { dossierLines, dossierTopics } from './files.ts'

const asks = z.array(z.string()).min(1)

/** An answer that stands in the dossier alone. */
const ownRow = z.strictObject({
  id: z.string(),
  /** What collectors say: questions, fragments, guesses, as spoken or as a recogniser writes them. */
  asks,
  /** Ids of answers, or words of what was just told, after which the line makes sense. */
  after: z.array(z.string()).default([]),
  text: z.string(),
  /** The same in fewer words, for when it is asked again. */
  again: z.string(),
  /** What the person says instead while they do not trust the caller yet. */
  kept: z.string().optional(),
  /** The line is no question but something that one reacts to. */
  says: z.literal('remark').optional(),
})
/** Ways in which a fact of the life is asked for. `kept`: as above. */
const factRow = z.strictObject({
  fact: z.templateLiteral(['author-', z.int()]),
  asks,
  kept: z.string().optional(),
})

const topicsById = z.record(z.string(), z.record(z.string(), z.number()))

/** An answer that a person wrote for one of the sample prospects, with the ways in which it is asked for. */
export type WrittenAnswer = z.infer<typeof ownRow> & {
  /** The fact of the life that it is; null where it stands in the dossier alone. */
  fact: string | null
  /** The topics of the questions that ask for it, as shares. */
  topics: Readonly<Record<string, number>>
}

/** A fact of a life that is written by hand, by its place ("author-3"). */
function factOf(facts: readonly Told[], id: string): Told {
  const fact = facts[Number(id.slice('author-'.length)) - 1]
  if (fact === undefined) throw new Error(`no fact ${id} is written`)
  return fact
}

/** The answers of a dossier by its name ("denise.en"). Throws on a file that is no dossier. */
export function readDossier(name: string): readonly WrittenAnswer[] {
  const [person, language] = name.split('.')
  const sample = sampleLives.find(({ dossier }) => dossier === person)
  const facts = sample?.[spoken.parse(language)] ?? []
  const learned = dossierTopics(name)
  const topics = learned === null ? {} : topicsById.parse(JSON.parse(learned))
  return dossierLines(name).map((line): WrittenAnswer => {
    const row = z.union([ownRow, factRow]).parse(JSON.parse(line))
    if (!('fact' in row)) return { ...row, fact: null, topics: topics[row.id] ?? {} }
    const [, , text, again] = factOf(facts, row.fact)
    return {
      id: row.fact,
      fact: row.fact,
      asks: row.asks,
      after: [],
      text,
      again,
      topics: topics[row.fact] ?? {},
      ...(row.kept === undefined ? {} : { kept: row.kept }),
    }
  })
}

const read = new Map<string, readonly WrittenAnswer[]>()

function dossierNamed(name: string): readonly WrittenAnswer[] {
  const known = read.get(name)
  if (known !== undefined) return known
  const dossier = readDossier(name)
  read.set(name, dossier)
  return dossier
}

/** How facts are named that an author has added (life/edits.ts). */
const addedByAuthor = 'own-'

/** Whether a life still says what was written by hand: an author who changed it wrote no answers to go with the change. */
function isAsWritten(life: Life, sample: SampleLife): boolean {
  if (life.facts.some(({ id }) => id.startsWith(addedByAuthor))) return false
  const texts = new Map(life.facts.map(({ id, text }) => [id, text]))
  return (sample[life.language] ?? []).every(([, , text], at) => texts.get(`author-${at + 1}`) === text)
}

type Prospect = { name: string; scenario: string | null }

const names = new WeakMap<Life, string | null>()

/** The name of what is written for a sample prospect in the language of its life ("denise.en"); null for everybody else. */
export function writtenFor(life: Life, prospect: Prospect): string | null {
  const known = names.get(life)
  if (known !== undefined) return known
  const sample = sampleLifeOf(prospect)
  const name =
    sample !== null && isAsWritten(life, sample)
      ? `${sample.dossier}.${life.language satisfies Language}`
      : null
  names.set(life, name)
  return name
}

/** What is written for a sample prospect beside its life, in the language of the life; empty for everybody else. */
export function dossierOf(life: Life, prospect: Prospect): readonly WrittenAnswer[] {
  const name = writtenFor(life, prospect)
  return name === null ? [] : dossierNamed(name)
}
