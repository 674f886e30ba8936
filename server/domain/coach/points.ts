import type { Dimension, KeyFinding } from '#protocol/vocabulary/analysis.ts'
import { pointsLostBy } from '#protocol/vocabulary/loss-ranking.ts'
import type { RetryPoint } from '#protocol/vocabulary/retry-point.ts'
import { addressOf } from '../scoring/address.ts'
import { conceptsIn, quoteTurn, quoteWhere, some } from '../scoring/conversation.ts'
import { dimensionName, endingInWords, termsInWords } from '../scoring/narrative.ts'
import { acknowledging } from '../scoring/words/acknowledging.ts'
import { rightLine } from '../scoring/words/right-lines.ts'
import { factsOf } from '../scoring/words/facts.ts'
import { day, inMarks, quoted } from '../scoring/words/format.ts'
import { objectionAnswer } from '../scoring/words/objections.ts'
import { accountPoints } from './account-points.ts'
import { type AnswerContext, describeCriterion, describeFinding } from './answer-context.ts'
import { dearestInWords, oneLinePoints } from './dearest-points.ts'
import { figurePoints } from './figure-points.ts'
import { applicableLaw, firstContactPoint, rulePoints } from './law-points.ts'
import { linePoints, wordsPoints } from './line-points.ts'
import { noticePoints } from './notice-points.ts'
import { placed } from './quotes-in-words.ts'
import { feelingPoints, momentPoints, pressurePoints, upsetPoints } from './moment-points.ts'
import { agreedPoints, dimensionScorePoints, practiseFrom, practisePoints } from './result-points.ts'
import { saidPoints } from './said-points.ts'
import type { QuestionIntent } from '#server/language/coach-questions.ts'

function findingsOf(
  { analysis, language }: AnswerContext,
  kind: KeyFinding['kind'],
  dimension?: Dimension,
): string[] {
  return analysis.report.findings
    .filter((found) => found.kind === kind && (dimension === undefined || found.dimension === dimension))
    .map((found) => describeFinding(found, language))
}

/** The judged criteria of a dimension with their quotes, the dearest or the strongest first. */
function criteriaOf({ analysis, language }: AnswerContext, dimension: Dimension, weakest: boolean): string[] {
  const { criteria } = analysis.report
  return criteria
    .filter((one) => one.dimension === dimension && (weakest ? one.score < 2 : one.score === 2))
    .toSorted((a, b) =>
      weakest ? pointsLostBy(b, criteria) - pointsLostBy(a, criteria) : b.opportunities - a.opportunities,
    )
    .map((one) => describeCriterion(one, language))
}

function scoreOf({ analysis }: AnswerContext, dimension: Dimension): number | null {
  return analysis.report.scores[dimension]
}

/** Of a whole call, the one thing to do with its line and a better one helps more than a list. */
function improvesByPractice({ live, analysis }: AnswerContext): boolean {
  return !live && analysis.overallScore !== null
}

/** The line that an answer advises to take again: where it tells what to practise, that of what comes first. */
export function retryFromFor(intent: QuestionIntent, material: AnswerContext): RetryPoint | null {
  const tells = intent.about === 'practise' || (intent.about === 'improve' && improvesByPractice(material))
  return tells ? practiseFrom(material) : null
}

function improvePoints(material: AnswerContext): string[] {
  if (improvesByPractice(material)) return practisePoints(material)
  const found = findingsOf(material, 'improvement')
  if (found.length > 0) return found
  const weak = material.analysis.report.criteria
    .filter(({ score }) => score < 2)
    .map((one) => describeCriterion(one, material.language))
  if (weak.length > 0) return weak
  if (material.analysis.overallScore === null && !material.live) return scorePoints(material)
  return [
    material.language === 'en'
      ? 'There is nothing in this call that I would change. Try the same person at a harder level.'
      : 'No hay nada en esta llamada que cambiaría. Pruebe con la misma persona en un nivel más difícil.',
  ]
}

function strengthPoints(material: AnswerContext): string[] {
  const { language } = material
  const found = findingsOf(material, 'strength')
  if (found.length > 0) return found
  const met = material.analysis.report.criteria.filter(({ score, quote }) => score === 2 && quote !== null)
  if (met.length > 0) {
    return met.map(({ why, quote }) => `${why} ${quote ? `${quoted(quote.text, language)}.` : ''}`.trim())
  }
  return [
    language === 'en'
      ? 'Honestly, this call has no strong moment yet. The easiest one to win is answering the first feeling you hear.'
      : 'Con franqueza, esta llamada aún no tiene un momento fuerte. El más fácil de lograr es atender la primera emoción que oiga.',
  ]
}

/** A technique if nothing was judged: what the debtor told, and how to respond to it. */
function empathyPoint({ talk, language }: AnswerContext): string[] {
  const told = talk.debtor
    .map((turn) => ({ turn, ideas: conceptsIn(turn).size }))
    .toSorted((one, other) => other.ideas - one.ideas)[0]
  if (!told || told.ideas === 0) return []
  const { turn } = told
  const heard = quoted(quoteTurn(turn)?.text ?? '', language)
  const better = inMarks(
    acknowledging(conceptsIn(turn), turn.lines[0]?.language ?? language, addressOf(talk)),
    language,
  )
  return [
    language === 'en'
      ? `Still, they told you something: ${heard}. Name it before you go on: ${better}`
      : `Aun así, le contó algo: ${heard}. Nómbrelo antes de seguir: ${better}`,
  ]
}

/** The last objection and how to respond to it. */
function objectionPoint(material: AnswerContext): string[] {
  const raised = material.talk.debtor.findLast((turn) => some(turn, (read) => read.topics.length > 0))
  const topic = raised?.lines.flatMap(({ reading }) => reading.topics)[0]
  if (!topic) return []
  return momentPoints(material, { about: 'moment', topics: [topic], concepts: [], rest: '' }).slice(0, 1)
}

function dimensionPoints(material: AnswerContext, dimension: Dimension): string[] {
  const { language } = material
  const score = scoreOf(material, dimension)
  const name = dimensionName(dimension, language)
  const head = material.live
    ? null
    : score === null
      ? language === 'en'
        ? `This call gave no opportunity to judge ${name}.`
        : `Esta llamada no dio oportunidad de evaluar ${name}.`
      : language === 'en'
        ? `In ${name} you scored ${score} out of 100.`
        : `En ${name} obtuvo ${score} de 100.`
  const weak = findingsOf(material, 'improvement', dimension)
  const strong = findingsOf(material, 'strength', dimension)
  const rest = criteriaOf(material, dimension, true)
  const met = criteriaOf(material, dimension, false)
  const shown = weak.length === 0 && dimension === 'objection_handling' ? objectionPoint(material) : []
  const points = [
    ...weak.slice(0, 2),
    ...strong.slice(0, 1),
    ...shown,
    ...(weak.length === 0 ? rest.slice(0, 2) : []),
  ]
  if (points.length === 0) points.push(...met.slice(0, 2))
  const [first, ...others] = points
  const led = [head, first].filter((part) => part != null).join(' ')
  if (first) return [led, ...others]
  const said = led === '' ? [] : [led]
  return dimension === 'empathy' ? [...said, ...empathyPoint(material)] : said
}

function followUpPoints({ talk, analysis, language }: AnswerContext): string[] {
  const { outcome } = analysis.report
  const facts = factsOf(talk)
  const en = language === 'en'
  const points = [endingInWords(outcome, facts.region, language)]
  for (const { right, quote, honoured } of outcome.rightsInvoked) {
    const said = quoted(quote.text, language)
    points.push(
      honoured
        ? en
          ? `They said ${said}. Note it on the account today, so that no one overlooks it.`
          : `La persona dijo ${said}. Anótelo hoy en el expediente, para que nadie lo pase por alto.`
        : en
          ? `They said ${said} and it is still open. Fix that first: ${inMarks(rightLine(right, 'en', facts.address), 'en')}`
          : `La persona dijo ${said} y sigue pendiente. Corríjalo primero: ${inMarks(rightLine(right, 'es', facts.address), 'es')}`,
    )
  }
  const terms = termsInWords(outcome, facts.region, language)
  if ((outcome.ending === 'promise' || outcome.ending === 'settled') && terms) {
    points.push(
      en ? `Send the agreement in writing today: ${terms}.` : `Mande hoy el acuerdo por escrito: ${terms}.`,
    )
    if (outcome.firstPaymentOn) {
      points.push(
        en
          ? `Note a friendly reminder for the day before ${day(outcome.firstPaymentOn, 'en')}, at a time they agreed to.`
          : `Anote un recordatorio amable para el día anterior al ${day(outcome.firstPaymentOn, 'es')}, a una hora que hayan acordado.`,
      )
    }
    const missing = [
      outcome.method === null ? (en ? 'a way to pay' : 'la forma de pago') : null,
      outcome.firstPaymentOn === null ? (en ? 'a day' : 'el día') : null,
      outcome.promise.recapped ? null : en ? 'a recap' : 'un resumen',
    ].filter((part) => part !== null)
    if (missing.length > 0) {
      points.push(en ? `Still missing: ${missing.join(', ')}.` : `Todavía falta: ${missing.join(', ')}.`)
    }
  } else if (outcome.ending !== 'ceased' && outcome.ending !== 'disputed') {
    const open = talk.debtor.findLast((turn) => some(turn, (read) => read.topics.length > 0))
    const topic = open?.lines.flatMap(({ reading }) => reading.topics)[0]
    const quote = open && topic ? quoteWhere(open, (read) => read.topics.includes(topic)) : null
    if (topic && quote) {
      const better = inMarks(objectionAnswer(topic, language, facts), language)
      points.push(
        en
          ? `Start the next call where this one stopped: ${quoted(quote.text, 'en')}. Begin with: ${better}`
          : `Abra la próxima llamada donde se quedó esta: ${quoted(quote.text, 'es')}. Empiece con: ${better}`,
      )
    }
    points.push(
      en
        ? 'Agree on the day and time of the next call with them, and write down what they told you so that they do not have to say it twice.'
        : 'Acuerde con la persona el día y la hora de la próxima llamada, y anote lo que le contó para que no tenga que repetirlo.',
    )
  }
  return points
}

/** The disclosure: given, missing, or not required on this call. */
function disclosurePoint({ talk, analysis, language }: AnswerContext): string {
  const given = analysis.report.criteria.find(({ id }) => id === 'compliance.disclosure')
  const en = language === 'en'
  if (!given?.quote || given.credited === 0) {
    const contact = firstContactPoint(talk, language)
    if (contact) return contact
    return en ? 'This call did not require a disclosure.' : 'En esta llamada no hacía falta el aviso legal.'
  }
  const said = quoted(given.quote.text, language, 160)
  return `${en ? 'Your disclosure was' : 'Su aviso fue'} ${said}. ${given.why}`
}

function lawPoints(material: AnswerContext): string[] {
  const { analysis, language } = material
  const { outcome, violations } = analysis.report
  const en = language === 'en'
  if (violations.length > 0) {
    return violations.map(({ quote, basis, why, betterLine }) => {
      const lead = en ? 'Say' : 'Diga'
      const better = betterLine ? ` ${lead}: ${inMarks(betterLine, language)}` : ''
      const where = placed(quote, language)
      return `${where.charAt(0).toUpperCase()}${where.slice(1)} (${basis}). ${why}${better}`
    })
  }
  const used = outcome.rightsInvoked.length > 0
  const honoured = en
    ? ' The rights they used were honored.'
    : ' Se respetaron los derechos que ejerció la persona.'
  const clean = en ? 'Nothing in this call breaks a rule.' : 'Nada en esta llamada infringe una regla.'
  return [`${clean}${used ? honoured : ''}`, disclosurePoint(material)]
}

function scorePoints(material: AnswerContext): string[] {
  const { analysis, language } = material
  const { scores, cap, uncapped } = analysis.report
  const en = language === 'en'
  if (analysis.overallScore === null) {
    return [en ? 'Too little was said to give a score.' : 'Se dijo muy poco para dar una calificación.']
  }
  const list = (['empathy', 'communication', 'objection_handling', 'solution_focus', 'compliance'] as const)
    .flatMap((dimension) => {
      const score = scores[dimension]
      return score === null ? [] : [`${dimensionName(dimension, language)} ${score}`]
    })
    .join(', ')
  const points = [
    en
      ? `You scored ${analysis.overallScore} out of 100: ${list}.`
      : `Obtuvo ${analysis.overallScore} de 100: ${list}.`,
  ]
  const dearest = dearestInWords(material)
  if (dearest) points.push(en ? `What cost you the most: ${dearest}` : `Lo que más costó: ${dearest}`)
  if (cap && uncapped !== null && uncapped > cap.at) {
    points.push(
      en
        ? `It is capped at ${cap.at}. ${cap.because}. Without that it would have been ${uncapped}.`
        : `Se limita a ${cap.at}. ${cap.because}. Sin eso habría sido ${uncapped}.`,
    )
  }
  return points
}

/** The points of an answer, most important first. Empty if nothing in the call matches the question. */
export function pointsFor(intent: QuestionIntent, material: AnswerContext): string[] {
  switch (intent.about) {
    case 'improve':
      return improvePoints(material)
    case 'strengths':
      return strengthPoints(material)
    case 'dimension':
      return dimensionPoints(material, intent.dimension)
    case 'follow_up':
      return followUpPoints(material)
    case 'why_upset':
      return upsetPoints(material)
    case 'law':
      return lawPoints(material)
    case 'notice':
      return noticePoints(material)
    case 'figures':
      return figurePoints(material, intent)
    case 'account':
      return accountPoints(material, intent)
    case 'score':
      return scorePoints(material)
    case 'outcome':
      return [
        endingInWords(material.analysis.report.outcome, factsOf(material.talk).region, material.language),
        ...followUpPoints(material).slice(1),
      ]
    case 'feelings':
      return feelingPoints(material)
    case 'pressure':
      return pressurePoints(material)
    case 'one_line':
      return oneLinePoints(material)
    case 'opening':
      return openingPoints(material)
    case 'closing':
      return closingPoints(material)
    case 'moment':
      return momentPoints(material, intent)
    case 'next':
      return oneLinePoints(material)
    case 'line':
      return linePoints(material, intent)
    case 'words':
      return wordsPoints(material, intent)
    case 'said':
      return saidPoints(material, intent)
    case 'rule':
      return rulePoints(material, intent.words)
    case 'applicable_law':
      return applicableLaw(material)
    case 'agreed':
      return agreedPoints(material)
    case 'dimension_score':
      return dimensionScorePoints(material, intent.dimension)
    case 'practise':
      return practisePoints(material)
    case 'coach':
    case 'thanks':
    case 'unknown':
      return []
    default:
      return intent satisfies never
  }
}

const openingIds = [
  'communication.opening',
  'compliance.identified',
  'compliance.verified_first',
  'compliance.disclosure',
]
const closingIds = [
  'solution_focus.recap',
  'solution_focus.fallback',
  'communication.closing',
  'solution_focus.commitment',
]

function byIds({ analysis, language }: AnswerContext, ids: readonly string[]): string[] {
  return analysis.report.criteria
    .filter(({ id }) => ids.includes(id))
    .toSorted((a, b) => a.score - b.score)
    .map(({ why, quote }) => (quote ? `${why} ${quoted(quote.text, language)}` : why))
}

function openingPoints(material: AnswerContext): string[] {
  return byIds(material, openingIds)
}

function closingPoints(material: AnswerContext): string[] {
  return byIds(material, closingIds)
}
