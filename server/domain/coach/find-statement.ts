import type {
  AnalysisReport,
  Criterion,
  KeyFinding,
  ViolationFinding,
} from '#protocol/vocabulary/analysis.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { pointsLostBy } from '#protocol/vocabulary/loss-ranking.ts'
import { criteriaNamedIn } from '#server/language/coach-criteria.ts'
import { asksForMeaning, isAroundStatement } from '#server/language/coach-report.ts'
import { plain, sentences } from '#server/language/text/plain.ts'
import { contentWords, stemOf } from '../debtor/life/word-families.ts'
import { criterionName, namesOfViolation } from './report-names.ts'

/** What a question can quote of an analysis. */
export type Statement =
  | { is: 'violation'; violation: ViolationFinding }
  | { is: 'finding'; finding: KeyFinding }
  | { is: 'criterion'; criterion: Criterion }

/** A text that a statement is told in: as it is written, and the stems that say what it is about. */
type Told = { words: string; stems: readonly string[] }
type Worded = { statement: Statement; texts: readonly Told[] }

/** The words alone, with a space on each side: a text stands in a question if they do. */
function onlyWords(text: string): string {
  return ` ${plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}

/** The stems that say what a text is about, each once. */
function stemsIn(text: string, language: Language): string[] {
  return [...new Set(contentWords(text).map((word) => stemOf(word, language)))]
}

/** All that an analysis states of a call, the gravest first, with the texts that it is told in. */
function statementsOf(report: AnalysisReport, language: Language): Worded[] {
  const worded = (statement: Statement, ...said: readonly (string | null | undefined)[]): Worded => ({
    statement,
    texts: said.flatMap((text) =>
      text
        ? sentences(text).map((one) => ({ words: onlyWords(one.text), stems: stemsIn(one.text, language) }))
        : [],
    ),
  })
  const lost = ({ criterion }: { criterion: Criterion }) => pointsLostBy(criterion, report.criteria)
  return [
    ...report.violations.map((violation) => {
      const names = namesOfViolation(violation.violation, language)
      return worded({ is: 'violation', violation }, ...names, violation.why)
    }),
    ...report.findings.map((finding) => worded({ is: 'finding', finding }, finding.title, finding.why)),
    ...report.criteria
      .map((criterion) => ({ criterion }))
      .toSorted((a, b) => lost(b) - lost(a))
      .map(({ criterion }) => {
        const { id, why, missed = [] } = criterion
        const moments = missed.map((moment) => moment.why)
        return worded({ is: 'criterion', criterion }, criterionName(id, language), why, ...moments)
      }),
  ]
}

/** So much of a text has to stand in the question that asks what it means or where it is. */
const coveredFrom = 0.6
/** The same of a question that only says it. */
const coveredAlone = 0.85
const wordsAlone = 3
/** A question that is about nothing else needs to say less of it. */
const saysLittleElse = 0.8

/** A text that stands in the question as it is written comes before any that shares words with it. */
const verbatim = 3
/** Shorter ones stand in questions by chance, unless those ask what something means. */
const verbatimFrom = 4

type Match = { statement: Statement; worth: number }

/** What is told of a call in several places weighs less than what is told in one. */
function rarity(all: readonly Worded[]): (stem: string) => number {
  const times = new Map<string, number>()
  for (const { texts } of all)
    for (const stem of new Set(texts.flatMap(({ stems }) => stems)))
      times.set(stem, (times.get(stem) ?? 0) + 1)
  return (stem) => 1 / Math.sqrt(times.get(stem) ?? 1)
}

/**
 * The statement of an analysis that a question is about, by its name, its reason or its title, or by what trainees call
 * it; null unless one matches clearly.
 */
export function findStatement(
  question: string,
  report: AnalysisReport,
  language: Language,
): Statement | null {
  const all = statementsOf(report, language)
  const weightOf = rarity(all)
  const weigh = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + weightOf(stem), 0)
  const asked = [
    ...new Set(
      contentWords(question)
        .filter((word) => !isAroundStatement(word))
        .map((word) => stemOf(word, language)),
    ),
  ]
  const meaning = asksForMeaning(question)
  const words = onlyWords(question)
  const matches = all.flatMap(({ statement, texts }): Match[] =>
    texts.flatMap((told) => {
      const { stems } = told
      if (words.includes(told.words) && (meaning || told.words.trim().split(' ').length >= verbatimFrom))
        return [{ statement, worth: verbatim + told.words.length / 100 }]
      const shared = stems.filter((stem) => asked.includes(stem))
      if (shared.length === 0 || (shared.length === 1 && stems.length > 1)) return []
      const covered = weigh(shared) / weigh(stems)
      const said = shared.length / asked.length
      const clear =
        (meaning && covered >= coveredFrom) ||
        (covered >= coveredAlone && shared.length >= wordsAlone) ||
        (covered >= coveredFrom && said >= saysLittleElse)
      const alone = shared.length > 1 || (meaning && said === 1)
      return clear && alone ? [{ statement, worth: covered + said + shared.length / 10 }] : []
    }),
  )
  const [best] = matches.toSorted((a, b) => b.worth - a.worth)
  if (best) return best.statement
  return meaning ? inOwnWords(question, report) : null
}

/** The criterion that a question names in words of its own, if it names one alone. */
function inOwnWords(question: string, { criteria }: AnalysisReport): Statement | null {
  const [criterion, ...others] = criteria.filter(({ id }) => criteriaNamedIn(question).includes(id))
  return criterion && others.length === 0 ? { is: 'criterion', criterion } : null
}
