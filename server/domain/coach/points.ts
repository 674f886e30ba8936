import type { Dimension, KeyFinding } from '#protocol/vocabulary/analysis.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { Analysis } from '../scoring/analyze.ts'
import type { Conversation, DebtorTurn } from '../scoring/conversation.ts'
import {
  isEmotional,
  pushes,
  quoteAt,
  quotePush,
  quoteTurn,
  quoteWhere,
  repliesAfter,
  some,
} from '../scoring/conversation.ts'
import { demandCue, dismissive } from '../scoring/collector-cues.ts'
import { conceptsOf } from '../scoring/concepts.ts'
import { dimensionName, endingInWords, termsInWords } from '../scoring/narrative.ts'
import { overlap, stemsOf } from '../scoring/text.ts'
import { acknowledging } from '../scoring/words/acknowledging.ts'
import { rightLine } from '../scoring/words/better-lines.ts'
import { factsOf } from '../scoring/words/facts.ts'
import { day, inMarks, quoted } from '../scoring/words/format.ts'
import { objectionWords } from '../scoring/words/objections.ts'
import type { Route } from './route.ts'

/** What an answer can draw on: the call as read, and its analysis. */
export type Material = { talk: Conversation; analysis: Analysis; language: Language }

/** A finding as a coach says it: the words, why they matter, what to say instead. */
function told({ quote, why, betterLine }: KeyFinding, language: Language): string {
  const said =
    language === 'en'
      ? `You said ${quoted(quote.text, language)}.`
      : `Usted dijo ${quoted(quote.text, language)}.`
  const instead = betterLine
    ? language === 'en'
      ? ` Try: ${inMarks(betterLine, language)}`
      : ` Pruebe: ${inMarks(betterLine, language)}`
    : ''
  return `${said} ${why}${instead}`
}

function findingsOf(
  { analysis, language }: Material,
  kind: KeyFinding['kind'],
  dimension?: Dimension,
): string[] {
  return analysis.report.findings
    .filter((found) => found.kind === kind && (dimension === undefined || found.dimension === dimension))
    .map((found) => told(found, language))
}

/** The judged criteria of a dimension, the weakest or the strongest first, with their quotes. */
function criteriaOf({ analysis, language }: Material, dimension: Dimension, weakest: boolean): string[] {
  return analysis.report.criteria
    .filter((one) => one.dimension === dimension && (weakest ? one.score < 2 : one.score === 2))
    .toSorted((a, b) => (weakest ? a.score - b.score : b.opportunities - a.opportunities))
    .map(({ why, quote }) => {
      if (!quote) return why
      return language === 'en'
        ? `${why} See ${quoted(quote.text, language)}.`
        : `${why} Vea ${quoted(quote.text, language)}.`
    })
}

function scoreOf({ analysis }: Material, dimension: Dimension): number | null {
  return analysis.report.scores[dimension]
}

function improvePoints(material: Material): string[] {
  const found = findingsOf(material, 'improvement')
  if (found.length > 0) return found
  const weak = material.analysis.report.criteria.filter(({ score }) => score < 2).map(({ why }) => why)
  if (weak.length > 0) return weak
  return [
    material.language === 'en'
      ? 'There is nothing in this call that I would change. Try the same person at a harder level.'
      : 'No hay nada en esta llamada que cambiaría. Pruebe con la misma persona en un nivel más difícil.',
  ]
}

function strengthPoints(material: Material): string[] {
  const { language } = material
  const found = findingsOf(material, 'strength')
  if (found.length > 0) return found
  const met = material.analysis.report.criteria.filter(({ score, quote }) => score === 2 && quote !== null)
  if (met.length > 0) {
    return met.map(({ why, quote }) => `${why} ${quote ? `${quoted(quote.text, language)}.` : ''}`.trim())
  }
  return [
    language === 'en'
      ? 'Honestly, this call has no strong moment yet. The quickest one to win is an answer to the first feeling you hear.'
      : 'Con franqueza, esta llamada aún no tiene un momento fuerte. El más fácil de ganar es contestar el primer sentimiento que oiga.',
  ]
}

/** A technique where nothing was judged: what was told, and how to take it up. */
function empathyPoint({ talk, language }: Material): string[] {
  const told = talk.debtor
    .map((turn) => ({ turn, ideas: conceptsOf(turn.text).size }))
    .toSorted((one, other) => other.ideas - one.ideas)[0]
  if (!told || told.ideas === 0) return []
  const { turn } = told
  const heard = quoted(quoteTurn(turn)?.text ?? '', language)
  const better = inMarks(acknowledging(turn.text, turn.lines[0]?.language ?? language), language)
  return [
    language === 'en'
      ? `Still, they told you something: ${heard}. Name it before you go on: ${better}`
      : `Aun así, le contó algo: ${heard}. Nómbrelo antes de seguir: ${better}`,
  ]
}

function dimensionPoints(material: Material, dimension: Dimension): string[] {
  const { language } = material
  const score = scoreOf(material, dimension)
  const name = dimensionName(dimension, language)
  const head =
    score === null
      ? language === 'en'
        ? `This call gave no occasion to judge ${name}.`
        : `Esta llamada no dio ocasión de evaluar ${name}.`
      : language === 'en'
        ? `In ${name} you are at ${score} of 100.`
        : `En ${name} está en ${score} de 100.`
  const weak = findingsOf(material, 'improvement', dimension)
  const strong = findingsOf(material, 'strength', dimension)
  const rest = criteriaOf(material, dimension, true)
  const met = criteriaOf(material, dimension, false)
  const points = [...weak.slice(0, 2), ...strong.slice(0, 1), ...(weak.length === 0 ? rest.slice(0, 2) : [])]
  if (points.length === 0) points.push(...met.slice(0, 2))
  const [first, ...others] = points
  if (first) return [`${head} ${first}`, ...others]
  return dimension === 'empathy' ? [head, ...empathyPoint(material)] : [head]
}

function followUpPoints({ talk, analysis, language }: Material): string[] {
  const { outcome } = analysis.report
  const facts = factsOf(talk)
  const en = language === 'en'
  const points = [endingInWords(outcome, language)]
  for (const { right, quote, honoured } of outcome.rightsInvoked) {
    const said = quoted(quote.text, language)
    points.push(
      honoured
        ? en
          ? `They said ${said}. Put it on the account today, so that nobody calls past it.`
          : `Le dijeron ${said}. Anótelo hoy en la cuenta, para que nadie llame sin tenerlo en cuenta.`
        : en
          ? `They said ${said} and it is still open. Put it right first: ${inMarks(rightLine(right, 'en'), 'en')}`
          : `Le dijeron ${said} y sigue pendiente. Corríjalo primero: ${inMarks(rightLine(right, 'es'), 'es')}`,
    )
  }
  const terms = termsInWords(outcome, language)
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
  } else if (outcome.ending !== 'ceased') {
    const open = talk.debtor.findLast((turn) => some(turn, (read) => read.topics.length > 0))
    const topic = open?.lines.flatMap(({ reading }) => reading.topics)[0]
    const quote = open && topic ? quoteWhere(open, (read) => read.topics.includes(topic)) : null
    if (topic && quote) {
      const better = inMarks(objectionWords[topic].answer[language](facts), language)
      points.push(
        en
          ? `Open the next call where this one stopped: ${quoted(quote.text, 'en')}. Start with: ${better}`
          : `Abra la próxima llamada donde se quedó esta: ${quoted(quote.text, 'es')}. Empiece con: ${better}`,
      )
    }
    points.push(
      en
        ? 'Agree on the day and time of the next call with them, and write down what they told you so that they need not say it twice.'
        : 'Acuerde con la persona el día y la hora de la próxima llamada, y anote lo que le contó para que no tenga que repetirlo.',
    )
  }
  return points
}

/** The disclosure alone: given in these words, missing, or not due on this call. */
function disclosurePoint({ analysis, language }: Material): string {
  const given = analysis.report.criteria.find(({ id }) => id === 'compliance.disclosure')
  const en = language === 'en'
  if (!given?.quote || given.credited === 0) {
    return en ? 'No disclosure was due on this call.' : 'En esta llamada no hacía falta el aviso legal.'
  }
  const said = quoted(given.quote.text, language, 160)
  return `${en ? 'Your disclosure was' : 'Su aviso fue'} ${said}. ${given.why}`
}

function lawPoints(material: Material, disclosure: boolean): string[] {
  const { analysis, language } = material
  const { outcome, violations } = analysis.report
  const en = language === 'en'
  const asked = violations.filter(({ violation }) => !disclosure || violation.includes('disclosure'))
  if (asked.length > 0) {
    return asked.map(({ quote, basis, why, betterLine }) => {
      const lead = en ? 'Say' : 'Diga'
      const better = betterLine ? ` ${lead}: ${inMarks(betterLine, language)}` : ''
      return `${quoted(quote.text, language)} (${basis}). ${why}${better}`
    })
  }
  if (disclosure) return [disclosurePoint(material)]
  const used = outcome.rightsInvoked.length > 0
  const honoured = en
    ? ' The rights they used were honoured.'
    : ' Se respetaron los derechos que ejerció la persona.'
  const clean = en ? 'Nothing in this call breaks a rule.' : 'Nada en esta llamada rompe una regla.'
  return [`${clean}${used ? honoured : ''}`, disclosurePoint(material)]
}

function upsetPoints(material: Material): string[] {
  const { talk, analysis, language } = material
  const en = language === 'en'
  const angry =
    talk.debtor.find((turn) => some(turn, (read) => read.anger)) ??
    talk.debtor.find((turn) => some(turn, (read) => read.distress || read.hangsUp))
  if (!angry) {
    const calm = en ? 'They said nothing angry in this call.' : 'En esta llamada no dijo nada con enojo.'
    const tensest = analysis.report.feelings.reduce<(typeof analysis.report.feelings)[number] | null>(
      (most, point) => (most === null || point.anger > most.anger ? point : most),
      null,
    )
    const before = talk.collector.find(({ lines }) => lines.some(({ line }) => line === tensest?.line))
    const mine = before ? quoteTurn(before) : null
    if (!tensest || !mine) return [calm]
    return [
      en
        ? `${calm} What they felt was strongest after you said ${quoted(mine.text, 'en')}: anger ${tensest.anger} of 100.`
        : `${calm} Lo que más sintió fue después de que usted dijo ${quoted(mine.text, 'es')}: enojo ${tensest.anger} de 100.`,
    ]
  }
  const said = quoteWhere(angry, (read) => read.anger || read.distress || read.hangsUp)
  const before = talk.collector.filter((turn) => turn.index < angry.index).at(-1)
  const words = quoted(said?.text ?? angry.text, language)
  if (!before) {
    return [
      en
        ? `They came into the call angry: ${words}. That was not about you, but it was yours to answer.`
        : `Ya venía con enojo: ${words}. No fue por usted, pero le tocaba atenderlo.`,
    ]
  }
  const mine = quoteTurn(before)
  const lead = en
    ? `It shows at ${words}, right after you said ${quoted(mine?.text ?? '', 'en')}.`
    : `Se nota en ${words}, justo después de que usted dijo ${quoted(mine?.text ?? '', 'es')}.`
  const lines = before.lines.map(({ line }) => line)
  const breach = analysis.report.violations.find(({ quote }) => lines.includes(quote.line))
  const finding = analysis.report.findings.find(
    ({ kind, quote }) => kind === 'improvement' && lines.includes(quote.line),
  )
  const earlier = talk.debtor.filter((turn) => turn.index < before.index).at(-1)
  const reason = breach
    ? breach.why
    : finding
      ? finding.why
      : earlier && isEmotional(earlier)
        ? en
          ? `Just before, they had said ${quoted(quoteTurn(earlier)?.text ?? '', 'en')}, and it had no answer.`
          : `Justo antes le habían dicho ${quoted(quoteTurn(earlier)?.text ?? '', 'es')}, y no tuvo respuesta.`
        : en
          ? 'Your line was not the cause; the debt itself and the calls before yours were. What counts is the next line.'
          : 'Su frase no fue la causa; lo fueron la deuda y las llamadas anteriores. Lo que cuenta es la frase siguiente.'
  const better = inMarks(acknowledging(angry.text, language), language)
  return [`${lead} ${reason}`, en ? `Answer that first: ${better}` : `Conteste eso primero: ${better}`]
}

function closestTo(talk: Conversation, route: Extract<Route, { about: 'moment' }>): DebtorTurn | null {
  const stems = stemsOf(route.rest)
  const concepts = new Set(route.concepts)
  let best: { turn: DebtorTurn; worth: number } | null = null
  for (const turn of talk.debtor) {
    const topics = turn.lines.flatMap(({ reading }) => reading.topics)
    const worth =
      3 * route.topics.filter((topic) => topics.includes(topic)).length +
      2 * overlap(conceptsOf(turn.text), concepts) +
      overlap(stemsOf(turn.text), stems)
    if (worth > 0 && (best === null || worth > best.worth)) best = { turn, worth }
  }
  return best?.turn ?? null
}

function momentPoints(material: Material, route: Extract<Route, { about: 'moment' }>): string[] {
  const { talk, language } = material
  const en = language === 'en'
  const turn = closestTo(talk, route)
  const line = turn?.lines[0]
  if (!turn || !line) return []
  const facts = factsOf(talk)
  const heard = quoteTurn(turn)
  const [reply] = repliesAfter(talk, turn.index)
  const mine = reply ? quoteTurn(reply) : null
  const right = turn.lines.flatMap(({ reading }) => reading.rights)[0]
  const topics = turn.lines.flatMap(({ reading }) => reading.topics)
  const topic = route.topics.find((one) => topics.includes(one)) ?? topics[0]
  const feeling = isEmotional(turn) ? `${acknowledging(turn.text, line.language)} ` : ''
  const words = topic ? objectionWords[topic] : objectionWords.custom
  const better = right ? rightLine(right, line.language) : `${feeling}${words.probe[line.language]}`
  const was = en
    ? `They said ${quoted(heard?.text ?? '', 'en')}`
    : `Le dijeron ${quoted(heard?.text ?? '', 'es')}`
  const answered = mine
    ? en
      ? `, and you answered ${quoted(mine.text, 'en')}.`
      : `, y usted contestó ${quoted(mine.text, 'es')}.`
    : '.'
  const then = right ? null : inMarks(words.answer[line.language](facts), language)
  const points = [
    `${was}${answered} ${en ? 'You could have said' : 'Pudo decir'}: ${inMarks(better, language)}`,
  ]
  if (then)
    points.push(en ? `And once you know what is behind it: ${then}` : `Y cuando sepa qué hay detrás: ${then}`)
  return points
}

function scorePoints(material: Material): string[] {
  const { analysis, language } = material
  const { scores, cap, uncapped } = analysis.report
  const en = language === 'en'
  if (analysis.overallScore === null) {
    return [en ? 'There was too little said to give a number.' : 'Se dijo muy poco para dar un número.']
  }
  const list = (['empathy', 'communication', 'objection_handling', 'solution_focus', 'compliance'] as const)
    .flatMap((dimension) => {
      const score = scores[dimension]
      return score === null ? [] : [`${dimensionName(dimension, language)} ${score}`]
    })
    .join(', ')
  const points = [
    en
      ? `You reached ${analysis.overallScore} of 100: ${list}.`
      : `Obtuvo ${analysis.overallScore} de 100: ${list}.`,
  ]
  const weakest = weightiestFinding(analysis)
  if (weakest) {
    const words = told(weakest, language)
    points.push(en ? `What cost most: ${words}` : `Lo que más costó: ${words}`)
  }
  if (cap && uncapped !== null && uncapped > cap.at) {
    points.push(
      en
        ? `It is held at ${cap.at}. ${cap.because}. Without that it would have been ${uncapped}.`
        : `Se queda en ${cap.at}. ${cap.because}. Sin eso habría sido ${uncapped}.`,
    )
  }
  return points
}

/** How much a line of the collector moved the debtor, for the worse or the better. */
function moved({ analysis }: Material, at: number): number {
  const { feelings } = analysis.report
  const [before, after] = [feelings[at - 1], feelings[at]]
  if (!before || !after) return 0
  return Math.abs(after.trust - before.trust) + Math.abs(after.anger - before.anger)
}

/** Where the collector pressed or brushed the person off, in its own words. */
function pressurePoints(material: Material): string[] {
  const { talk, language } = material
  const en = language === 'en'
  const facts = factsOf(talk)
  const pressed = talk.collector.flatMap((turn) =>
    turn.lines.flatMap((line) => {
      const threat = line.understanding.violations.find(({ severity }) => severity === 'severe')
      if (threat) return [{ turn, quote: quoteAt(line, threat.start) }]
      const harsh = line.sentences.find(({ folded }) => dismissive.test(folded))
      if (harsh) return [{ turn, quote: quoteAt(line, harsh.start) }]
      if (pushes(line)) return [{ turn, quote: quotePush(line) }]
      const demand = line.sentences.find(({ folded }) => demandCue.test(folded))
      return demand ? [{ turn, quote: quoteAt(line, demand.start) }] : []
    }),
  )
  if (pressed.length === 0) {
    return [
      en
        ? 'No: I see no line in this call that presses them.'
        : 'No: no veo en esta llamada ninguna frase que presione.',
    ]
  }
  const times = pressed.length
  return pressed.map(({ turn, quote }, at) => {
    const before = talk.debtor.filter(({ index }) => index < turn.index).at(-1)
    const topic = before?.lines.flatMap(({ reading }) => reading.topics)[0]
    const spoken = turn.lines[0]?.language ?? language
    const better = inMarks(
      topic
        ? objectionWords[topic].probe[spoken]
        : before && isEmotional(before)
          ? acknowledging(before.text, spoken)
          : objectionWords.no_money.answer[spoken](facts),
      spoken,
    )
    const lead =
      at > 0
        ? ''
        : en
          ? `Yes, ${times === 1 ? 'in one place' : `in ${times} places`}. `
          : `Sí, ${times === 1 ? 'en un momento' : `en ${times} momentos`}. `
    return en
      ? `${lead}You said ${quoted(quote.text, 'en')}. Pressure without a reason makes people defend themselves. Try: ${better}`
      : `${lead}Usted dijo ${quoted(quote.text, 'es')}. La presión sin una razón hace que la gente se defienda. Pruebe: ${better}`
  })
}

/** What to change first: the gravest breach, else the first finding of the call. */
function weightiestFinding({ report }: Analysis): KeyFinding | undefined {
  const toChange = report.findings.filter(
    ({ kind, betterLine }) => kind === 'improvement' && betterLine !== null,
  )
  const grave = report.violations.find(({ severity }) => severity === 'severe')
  return (
    toChange.find(
      ({ quote }) => grave && quote.line === grave.quote.line && quote.text === grave.quote.text,
    ) ?? toChange[0]
  )
}

/** The better wording of the finding that matters most, and when to say it. */
function oneLinePoints({ analysis, language }: Material): string[] {
  const found = weightiestFinding(analysis)
  if (!found?.betterLine) return []
  const line = inMarks(found.betterLine, language)
  return [
    language === 'en'
      ? `${line} Say it where you said ${quoted(found.quote.text, 'en')} in this call.`
      : `${line} Dígala donde en esta llamada dijo ${quoted(found.quote.text, 'es')}.`,
  ]
}

function feelingPoints(material: Material): string[] {
  const { analysis, language } = material
  // The moments that moved the debtor most come first.
  const turns = analysis.report.feelings
    .map(({ turningPoint }, at) => ({ turningPoint, weight: moved(material, at) }))
    .toSorted((one, other) => other.weight - one.weight)
    .flatMap(({ turningPoint }) => (turningPoint ? [turningPoint] : []))
  const first = analysis.report.feelings[0]
  const last = analysis.report.feelings.at(-1)
  const en = language === 'en'
  const change =
    first && last
      ? en
        ? `From your first line to the last, trust went from ${first.trust} to ${last.trust} and anger from ${first.anger} to ${last.anger}.`
        : `De su primera frase a la última, la confianza pasó de ${first.trust} a ${last.trust} y el enojo de ${first.anger} a ${last.anger}.`
      : null
  const [weightiest, ...others] = turns
  if (!weightiest) return change ? [change] : []
  return [change ? `${weightiest} ${change}` : weightiest, ...others.slice(0, 2)]
}

/** The points of an answer, the weightiest first. Empty when nothing in the call matches the question. */
export function pointsFor(route: Route, material: Material): string[] {
  switch (route.about) {
    case 'improve':
      return improvePoints(material)
    case 'strengths':
      return strengthPoints(material)
    case 'dimension':
      return dimensionPoints(material, route.dimension)
    case 'follow_up':
      return followUpPoints(material)
    case 'why_upset':
      return upsetPoints(material)
    case 'law':
      return lawPoints(material, route.disclosure)
    case 'score':
      return scorePoints(material)
    case 'outcome':
      return [
        endingInWords(material.analysis.report.outcome, material.language),
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
      return momentPoints(material, route)
    case 'unknown':
      return []
    default:
      return route satisfies never
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

function byIds({ analysis, language }: Material, ids: readonly string[]): string[] {
  return analysis.report.criteria
    .filter(({ id }) => ids.includes(id))
    .toSorted((a, b) => a.score - b.score)
    .map(({ why, quote }) => (quote ? `${why} ${quoted(quote.text, language)}` : why))
}

function openingPoints(material: Material): string[] {
  return byIds(material, openingIds)
}

function closingPoints(material: Material): string[] {
  return byIds(material, closingIds)
}
