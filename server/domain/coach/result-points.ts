import type { Criterion, Dimension } from '#protocol/vocabulary/analysis.ts'
import { criteriaToAdvise } from '#protocol/vocabulary/collecting-rests.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { dearestCriterion, gravestViolation } from '#protocol/vocabulary/practise-first.ts'
import { lostWeight } from '../scoring/lost-weight.ts'
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

/** The criteria that cost something, the dearest first. */
function lost(criteria: readonly Criterion[]): Criterion[] {
  return criteria.filter((one) => lostWeight(one) > 0).toSorted((a, b) => lostWeight(b) - lostWeight(a))
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
  const own = criteria.filter((one) => one.dimension === dimension)
  const reasons = lost(own)
    .slice(0, reasonsShown)
    .map(({ why, quote }) => (quote ? `${why} (${placed(quote, language)})` : why))
  const ceiling = ceilingOf(dimension, violations)
  const held = violations.find(({ severity }) => severity === 'severe') ?? violations[0]
  const cap =
    held && ceiling < 100 && score >= ceiling
      ? en
        ? `It cannot go above ${ceiling}, because of ${placed(held.quote, language)} (${held.basis}).`
        : `No puede pasar de ${ceiling}, por la ${placed(held.quote, language)} (${held.basis}).`
      : null
  const cost = en ? 'What cost most:' : 'Lo que más costó:'
  const all = en ? 'Every point in it was earned.' : 'Se obtuvieron todos sus puntos.'
  return [
    [head, cap, reasons.length > 0 ? `${cost} ${reasons.join(' ')}` : all]
      .filter((part) => part !== null)
      .join(' '),
  ]
}

/**
 * What to practise next, as the analysis has it: what was unlawful, then the criterion that cost most, the line where, and what to say
 * there.
 */
export function practisePoints({ analysis, language }: AnswerContext): string[] {
  const en = language === 'en'
  const instead = (better: string | null) =>
    better ? ` ${en ? 'Say there:' : 'Diga ahí:'} ${inMarks(better, language)}` : ''
  const grave = gravestViolation(analysis.report)
  const weakest = dearestCriterion(analysis.report) ?? lost(criteriaToAdvise(analysis.report))[0]
  if (!grave && !weakest)
    return [
      en
        ? 'Nothing was lost in this call. Try the same person at a harder level.'
        : 'No se perdió nada en esta llamada. Pruebe con la misma persona en un nivel más difícil.',
    ]
  const lawful =
    grave &&
    (en
      ? `First, the law, in ${placedSentence(grave.quote, language)} ${grave.why}${instead(grave.betterLine)}`
      : `Primero, la ley, en la ${placedSentence(grave.quote, language)} ${grave.why}${instead(grave.betterLine)}`)
  return [lawful, weakest && practise(weakest, language, !grave)].filter((point) => point != null)
}

/** What to practise of a criterion: the line where it shows, what to say there, and how to take it again. */
function practise(weakest: Criterion, language: Language, first: boolean): string {
  const en = language === 'en'
  const moment = weakest.missed?.[0]
  const quote = moment?.quote ?? weakest.quote
  const lead = en
    ? first
      ? 'Practice this first:'
      : 'Then practice this:'
    : first
      ? 'Practique primero esto:'
      : 'Después practique esto:'
  if (!quote) return `${lead} ${weakest.why}`
  const from = (moment?.retryFrom ?? quote).line + 1
  const better = moment?.betterLine
  if (en)
    return `${lead} ${weakest.why} It shows in ${placedSentence(quote, 'en')}${better ? ` Say there: ${inMarks(better, 'en')}` : ''} “Retry from here” at line ${from} takes you back to that moment.`
  return `${lead} ${weakest.why} Se ve en la ${placedSentence(quote, 'es')}${better ? ` Diga ahí: ${inMarks(better, 'es')}` : ''} «Repetir desde aquí» en la línea ${from} le lleva a ese momento.`
}
