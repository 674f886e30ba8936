import type { Language } from '#protocol/vocabulary/language.ts'
import type { EntryResult, ScorecardEntry, SessionScorecard } from '#protocol/vocabulary/scorecard.ts'
import { entriesOf } from '../scorecard/outcome.ts'
import { quoted } from '../scoring/words/format.ts'
import type { AnswerContext } from './answer-context.ts'
import { pointsInWords } from './cost-words.ts'
import { placed } from './quotes-in-words.ts'
import { criterionName } from './report-names.ts'

/** The scorecard of a session that has ended, with what the call came to by it. */
export type HeldScorecard = SessionScorecard & { result: NonNullable<SessionScorecard['result']> }

/** The longest part of an entry's text that is told: enough to find it on the page. */
const nameMax = 110

/** An entry's text, as on the page of the analysis. */
function entryName(entry: ScorecardEntry, language: Language): string {
  if (entry.kind === 'built_in')
    return quoted(criterionName(entry.criterion, language) ?? entry.criterion, language, nameMax)
  return quoted(entry.kind === 'written' ? entry.question : entry.text, language, nameMax)
}

type Missed = { entryId: string; points: number; quote: EntryResult['quote'] }

/** The entries that were not wholly met with the points that each took from the scorecard's score, the dearest first. */
function missedIn({ content, result }: HeldScorecard): Missed[] {
  const byId = new Map(result.entries.map((one) => [one.entryId, one]))
  const scored = entriesOf(content).flatMap(({ id, weight }) => {
    const judged = byId.get(id)
    return judged && judged.score !== null ? [{ ...judged, score: judged.score, weight }] : []
  })
  const weights = scored.reduce((sum, { weight }) => sum + weight, 0)
  return scored
    .filter(({ score }) => score < 2)
    .map(({ entryId, score, weight, quote }) => ({
      entryId,
      points: (100 * weight * (2 - score)) / (2 * weights),
      quote,
    }))
    .toSorted((a, b) => b.points - a.points)
}

/** The dearest of them that make up for what is missing to the pass mark. */
function enoughOf(missed: readonly Missed[], missing: number): Missed[] {
  let sum = 0
  return missed.filter(({ points }) => {
    const needed = sum < missing
    sum += points
    return needed
  })
}

/**
 * Whether the call passes by the scorecard that decides, and what it takes: first what fails it whatever the rest, then the entries
 * that would have made up for what is missing to the scorecard's own pass mark.
 */
export function scorecardPass(card: HeldScorecard, { language }: Pick<AnswerContext, 'language'>): string {
  const { content, result } = card
  const { passMark } = content
  const { score, pending, failedBy, passed } = result
  const en = language === 'en'
  const by = quoted(content.name, language)
  const entries = new Map([...content.criteria, ...content.requiredLines].map((entry) => [entry.id, entry]))
  const named = (id: string) => {
    const entry = entries.get(id)
    return entry ? entryName(entry, language) : ''
  }
  const counts =
    score === null
      ? en
        ? `by the scorecard ${by} the call has no score so far, and ${passMark} passes`
        : `según la ficha ${by} la llamada aún no tiene calificación, y se aprueba con ${passMark}`
      : en
        ? `by the scorecard ${by} the call has ${score}, and ${passMark} passes`
        : `según la ficha ${by} la llamada tiene ${score}, y se aprueba con ${passMark}`
  const verdict =
    passed === true
      ? en
        ? `Yes: ${counts}.`
        : `Sí: ${counts}.`
      : passed === false
        ? en
          ? `Not yet: ${counts}.`
          : `Todavía no: ${counts}.`
        : en
          ? `That is not decided yet: ${counts}.`
          : `Aún no está decidido: ${counts}.`
  const waits =
    pending === 0
      ? null
      : en
        ? `${pending === 1 ? 'One entry is' : `${pending} entries are`} still to be judged by a reviewer, so the score is not complete.`
        : `${pending === 1 ? 'Falta que un revisor evalúe un punto' : `Falta que un revisor evalúe ${pending} puntos`}, así que la calificación no está completa.`
  const failing = failedBy.map(named).join('; ')
  const fails =
    failing === ''
      ? null
      : en
        ? `What fails it, whatever the rest: ${failing}.`
        : `Lo que la reprueba, sea cual sea el resto: ${failing}.`
  const missed = score === null || score >= passMark ? [] : enoughOf(missedIn(card), passMark - score)
  const told = missed
    .map(({ entryId, points, quote }) => {
      const where = quote ? ` (${placed(quote, language)})` : ''
      return `${named(entryId)}, ${pointsInWords(points, language)}${where}`
    })
    .join('; ')
  const makesUp =
    told === ''
      ? null
      : en
        ? `These would have made up for the rest: ${told}.`
        : `Con esto se alcanza lo que falta: ${told}.`
  return [verdict, fails, makesUp, waits].filter((part) => part !== null).join('\n\n')
}
