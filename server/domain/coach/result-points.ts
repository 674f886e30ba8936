import { citationIn } from '../law/law.ts'
import type { Criterion, Dimension, ViolationFinding } from '#protocol/vocabulary/analysis.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { firstToPractise, pointsLostBy, rankLosses } from '#protocol/vocabulary/loss-ranking.ts'
import { type RetryPoint, retryPointFor } from '#protocol/vocabulary/retry-point.ts'
import { agreementIn } from '../scoring/agreement.ts'
import { linesIn, quoteLine } from '../scoring/conversation.ts'
import { dimensionName, endingInWords, termsInWords } from '../scoring/narrative.ts'
import { ceilingOf } from '../scoring/scores.ts'
import { factsOf } from '../scoring/words/facts.ts'
import { inMarks } from '../scoring/words/format.ts'
import type { AnswerContext } from './answer-context.ts'
import { placed, placedSentence } from './quotes-in-words.ts'

/** What was agreed, with the words of the acceptance and the recap; else how the call ended and what was set for afterwards. */
export function agreedPoints({ talk, analysis, language }: AnswerContext): string[] {
  const { outcome, criteria } = analysis.report
  const en = language === 'en'
  const agreement = agreementIn(talk)
  const ended = endingInWords(outcome, factsOf(talk).region, language)
  if (!agreement) {
    const next = criteria.find(({ id, score }) => id === 'solution_focus.next_step' && score > 0)?.quote
    const none = en ? 'Nothing was agreed on paying.' : 'No se acordó ningún pago.'
    const line = next && linesIn(talk).find((said) => said.line === next.line)
    const set = line
      ? en
        ? ` What was set for afterwards stands in ${placedSentence(quoteLine(line), language)}`
        : ` Lo que quedó para después está en la ${placedSentence(quoteLine(line), language)}`
      : ''
    return [`${none} ${ended}${set}`]
  }
  const terms = termsInWords(outcome, factsOf(talk).region, language)
  const accepted = placedSentence(agreement.accepted, language)
  const firm = agreement.hedged
    ? en
      ? 'It was no firm yes:'
      : 'No fue un sí firme:'
    : en
      ? 'They agreed in'
      : 'La persona aceptó en la'
  const where = agreement.hedged
    ? en
      ? `${firm} ${accepted}`
      : `${firm} ${accepted}`
    : `${firm} ${accepted}`
  const recap = agreement.recap
    ? en
      ? `You summed it up in ${placedSentence(agreement.recap, language)}`
      : `Usted lo resumió en la ${placedSentence(agreement.recap, language)}`
    : en
      ? 'You did not sum it up afterwards.'
      : 'Después usted no lo resumió.'
  const open = [
    outcome.method === null ? (en ? 'the way to pay' : 'la forma de pago') : null,
    outcome.firstPaymentOn === null ? (en ? 'the first day' : 'el primer día') : null,
  ].filter((part) => part !== null)
  const missing = open.length === 0 ? '' : ` ${en ? 'Left open:' : 'Quedó abierto:'} ${open.join(', ')}.`
  const what = terms ? (en ? `Agreed: ${terms}.` : `Se acordó: ${terms}.`) : ended
  return [`${what} ${where} ${recap}${missing}`]
}

/** The criteria of a dimension that cost something, the dearest first. */
function lostIn(dimension: Dimension, criteria: readonly Criterion[]): Criterion[] {
  const lost = (one: Criterion) => pointsLostBy(one, criteria)
  return criteria
    .filter((one) => one.dimension === dimension && lost(one) > 0)
    .toSorted((a, b) => lost(b) - lost(a))
}

const reasonsShown = 3

/** Why a dimension has its score: what cost most, each with its line, and what a breach holds it at. */
export function dimensionScorePoints({ analysis, language }: AnswerContext, dimension: Dimension): string[] {
  const { scores, criteria, violations } = analysis.report
  const en = language === 'en'
  const name = dimensionName(dimension, language)
  const score = scores[dimension]
  if (score === null)
    return [
      en
        ? `This call gave no opportunity to judge ${name}.`
        : `Esta llamada no dio oportunidad de evaluar ${name}.`,
    ]
  const head = en ? `In ${name} you scored ${score} out of 100.` : `En ${name} obtuvo ${score} de 100.`
  const reasons = lostIn(dimension, criteria)
    .slice(0, reasonsShown)
    .map(({ why, quote }) => (quote ? `${why} (${placed(quote, language)})` : why))
  const ceiling = ceilingOf(dimension, violations)
  const held = violations.find(({ severity }) => severity === 'severe') ?? violations[0]
  const cap =
    held && ceiling < 100 && score >= ceiling
      ? en
        ? `It cannot go above ${ceiling}, because of ${placed(held.quote, language)} (${citationIn(held.basis, language)}).`
        : `No puede pasar de ${ceiling}, por la ${placed(held.quote, language)} (${citationIn(held.basis, language)}).`
      : null
  const cost = en ? 'What cost most:' : 'Lo que más costó:'
  const all = en ? 'Every point in it was earned.' : 'Se obtuvieron todos sus puntos.'
  return [
    [head, cap, reasons.length > 0 ? `${cost} ${reasons.join(' ')}` : all]
      .filter((part) => part !== null)
      .join(' '),
  ]
}

/** What to practise first and next: where a breach of the rules comes first, the criterion after it. */
function toPractise({ analysis }: AnswerContext): {
  breach: ViolationFinding | null
  criterion: Criterion | null
} {
  const ranked = rankLosses(analysis.report)
  const first = firstToPractise(ranked)
  const next = first?.breach ? firstToPractise(ranked.filter(({ breach }) => breach === null)) : first
  return { breach: first?.breach ?? null, criterion: next?.criterion ?? null }
}

/**
 * What to practise next, as the analysis has it: what was unlawful where that comes first, then the criterion that cost most,
 * the line where, and what to say there. Each in short paragraphs.
 */
export function practisePoints(context: AnswerContext): string[] {
  const { language } = context
  const en = language === 'en'
  const { breach, criterion } = toPractise(context)
  if (!breach && !criterion)
    return [
      en
        ? 'All that was judged in this call counts as met. Try the same person at a harder level.'
        : 'Todo lo evaluado en esta llamada cuenta como cumplido. Pruebe con la misma persona en un nivel más difícil.',
    ]
  const lawful =
    breach &&
    inParagraphs(
      en
        ? `First, the law, in ${placedSentence(breach.quote, language)}`
        : `Primero, la ley, en la ${placedSentence(breach.quote, language)}`,
      breach.why,
      sayThere(breach.betterLine, language),
    )
  return [lawful, criterion && practise(criterion, language, !breach)].filter((point) => point !== null)
}

/** The line to take again for what is to be practised first; null if there is none. */
export function practiseFrom(context: AnswerContext): RetryPoint | null {
  const { breach, criterion } = toPractise(context)
  const quote = breach?.quote ?? criterion?.missed?.[0]?.quote
  if (!quote) return null
  const lines = context.lines.map(({ itemId, speaker }) => ({ id: itemId, ofCollector: speaker === 'user' }))
  return retryPointFor(quote, context.analysis.report, lines)
}

/** What to practise of a criterion: the line where it shows, if one does, and what to say there. */
function practise(criterion: Criterion, language: Language, first: boolean): string {
  const en = language === 'en'
  const moment = criterion.missed?.[0]
  const lead = en
    ? first
      ? 'Practice this first.'
      : 'Then practice this.'
    : first
      ? 'Practique primero esto.'
      : 'Después practique esto.'
  const shown =
    moment &&
    (en
      ? `It shows in ${placedSentence(moment.quote, 'en')}`
      : `Se ve en la ${placedSentence(moment.quote, 'es')}`)
  return inParagraphs(
    `${lead} ${criterion.why}`,
    shown && moment.why ? `${shown} ${moment.why}` : shown,
    sayThere(moment?.betterLine ?? null, language),
  )
}

function sayThere(better: string | null, language: Language): string | null {
  return better && `${language === 'en' ? 'Say there:' : 'Diga ahí:'} ${inMarks(better, language)}`
}

function inParagraphs(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part).join('\n\n')
}
