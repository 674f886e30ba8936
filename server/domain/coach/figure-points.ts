import type { AnalysisReport, Criterion, Quote, ViolationFinding } from '#protocol/vocabulary/analysis.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { pointsLostBy } from '#protocol/vocabulary/loss-ranking.ts'
import type { ReportQuestion } from '#server/language/coach-report.ts'
import { inMarks } from '../scoring/words/format.ts'
import type { AnswerContext } from './answer-context.ts'
import { pointsInWords } from './cost-words.ts'
import { placed, placedSentence } from './quotes-in-words.ts'
import { criterionName } from './report-names.ts'
import { scorecardPass } from './scorecard-points.ts'

type FigureQuestion = Extract<ReportQuestion, { about: 'figures' }>

/** What the figures of the analysis come from, in its own words: the cap, the points that were lost, the pass mark. */
export function figurePoints(context: AnswerContext, { asks }: FigureQuestion): string[] {
  const { language, analysis, passesBy } = context
  // A scorecard may be decided by its reviewer even where too little was said for an overall score.
  if (asks === 'pass' && passesBy && 'scorecard' in passesBy)
    return [scorecardPass(passesBy.scorecard, context)]
  if (analysis.overallScore === null)
    return [
      language === 'en'
        ? 'Too little was said to give a score.'
        : 'Se dijo muy poco para dar una calificación.',
    ]
  switch (asks) {
    case 'cap':
      return [capInWords(context, analysis.overallScore)]
    case 'costs':
      return [costsInWords(context)]
    case 'pass':
      return [passInWords(context, analysis.overallScore)]
    default:
      return asks satisfies never
  }
}

/** The lines of the breaches that a score is held by, with what to say there. */
function heldBy(causes: readonly ViolationFinding[], language: Language): string | null {
  if (causes.length === 0) return null
  const lines = causes.map(({ quote, betterLine }) => {
    const better = betterLine
      ? ` ${language === 'en' ? 'Say there:' : 'Diga ahí:'} ${inMarks(betterLine, language)}`
      : ''
    return `${placedSentence(quote, language)}${better}`
  })
  return language === 'en' ? `It rests on ${lines.join(' ')}` : `Se debe a la ${lines.join(' ')}`
}

function capInWords({ analysis, language }: AnswerContext, score: number): string {
  const { report } = analysis
  const { cap, uncapped } = report
  const en = language === 'en'
  const mean = en
    ? 'The total is the mean of the areas by their weight'
    : 'El total es el promedio de las áreas según su peso'
  if (!cap)
    return en
      ? `This score is not capped. ${mean}: ${score}. ${costsInWords({ analysis, language })}`
      : `Esta calificación no tiene tope. ${mean}: ${score}. ${costsInWords({ analysis, language })}`
  if (uncapped === null || uncapped <= cap.at)
    return paragraphs(
      en
        ? `There is a cap of ${cap.at}, but it takes nothing here: without it the call has ${score} as well. ${cap.because}.`
        : `Hay un tope de ${cap.at}, pero aquí no quita nada: sin él la llamada también tiene ${score}. ${cap.because}.`,
      `${mean}. ${costsInWords({ analysis, language })}`,
    )
  return paragraphs(
    en
      ? `The total is ${score} because it is capped at ${cap.at}. ${cap.because}. With that, good areas cannot lift it.`
      : `El total es ${score} porque tiene un tope de ${cap.at}. ${cap.because}. Con eso, las áreas buenas no lo suben.`,
    en
      ? `${mean}, and without the cap that would have been ${uncapped}.`
      : `${mean}, y sin el tope habría sido ${uncapped}.`,
    heldBy(
      report.violations.filter(({ causesCap }) => causesCap),
      language,
    ),
  )
}

const lossesShown = 3

type Loss = { criterion: Criterion; points: number }

/** The criteria that took points, the dearest first. */
function losses({ criteria }: AnalysisReport): Loss[] {
  return criteria
    .map((criterion) => ({ criterion, points: pointsLostBy(criterion, criteria) }))
    .filter(({ points }) => points >= 0.1)
    .toSorted((a, b) => b.points - a.points)
}

/** «Verifica a la persona…», 8,3 puntos (línea 2: «…»): a loss with the line that shows it, if one does. */
function lossInWords({ criterion, points }: Loss, language: Language): string {
  const name = criterionName(criterion.id, language)
  const quote: Quote | undefined = criterion.missed?.[0]?.quote
  const where = quote ? ` (${placed(quote, language)})` : ''
  return `${name ? inMarks(name, language) : criterion.why}, ${pointsInWords(points, language)}${where}`
}

function costsInWords({ analysis, language }: Pick<AnswerContext, 'analysis' | 'language'>): string {
  const dearest = losses(analysis.report).slice(0, lossesShown)
  const en = language === 'en'
  if (dearest.length === 0) return en ? 'Nothing took points.' : 'Nada quitó puntos.'
  const list = dearest.map((loss) => lossInWords(loss, language)).join('; ')
  return en
    ? `What took most: ${list}. Each criterion has a weight in its area, and each area in the total.`
    : `Lo que más quitó: ${list}. Cada criterio tiene un peso en su área, y cada área en el total.`
}

/** The dearest losses that together make up for what is missing; all of them where they do not. */
function enoughOf(found: readonly Loss[], missing: number): Loss[] {
  const taken: Loss[] = []
  let sum = 0
  for (const loss of found) {
    if (sum >= missing) break
    taken.push(loss)
    sum += loss.points
  }
  return taken
}

function passInWords({ analysis, language, passesBy }: AnswerContext, score: number): string {
  const passMark = passesBy && 'passMark' in passesBy ? passesBy.passMark : limits.passMark
  const en = language === 'en'
  const { report } = analysis
  const { cap, uncapped } = report
  if (score >= passMark)
    return en
      ? `Yes: you scored ${score}, and ${passMark} passes.`
      : `Sí: obtuvo ${score}, y se aprueba con ${passMark}.`
  const held = cap !== null && cap.at < passMark
  // Without the gravest of them the next one would put a cap on the score.
  const grave = report.violations.filter(({ severity }) => severity === 'severe' || severity === 'major')
  const missing = passMark - (uncapped ?? score)
  const most = enoughOf(losses(report), missing)
  return paragraphs(
    en
      ? `Not yet: you scored ${score}, and ${passMark} passes.`
      : `Todavía no: obtuvo ${score}, y se aprueba con ${passMark}.`,
    held
      ? en
        ? `First, what caps it at ${cap.at}: ${cap.because}. While that stands, nothing else can lift it above.`
        : `Primero, lo que le pone un tope de ${cap.at}: ${cap.because}. Mientras eso siga, nada más la sube de ahí.`
      : null,
    held ? heldBy(grave, language) : null,
    missing <= 0
      ? en
        ? `Without it the call would have had ${uncapped}.`
        : `Sin eso la llamada habría tenido ${uncapped}.`
      : en
        ? `By its criteria the call has ${uncapped ?? score}. These would have made up for the rest: ${list(most, language)}.`
        : `Por sus criterios la llamada tiene ${uncapped ?? score}. Con esto se alcanza lo que falta: ${list(most, language)}.`,
  )
}

const list = (found: readonly Loss[], language: Language) =>
  found.map((loss) => lossInWords(loss, language)).join('; ')

function paragraphs(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join('\n\n')
}
