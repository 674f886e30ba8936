import type { Dimension } from '#protocol/vocabulary/analysis.ts'
import type { Address } from '#server/language/address.ts'
import { addressOf } from '../scoring/address.ts'
import type { DebtorTurn } from '../scoring/conversation.ts'
import {
  conceptsIn,
  isEmotional,
  pushes,
  quoteAt,
  quotePush,
  quoteTurn,
  quoteWhere,
  repliesAfter,
  some,
} from '../scoring/conversation.ts'
import { demandCue, dismissive, politeQuestion } from '#server/language/manner/collector-cues.ts'
import { overlap } from '#server/language/text/plain.ts'
import { acknowledging } from '../scoring/words/acknowledging.ts'
import { rightLine } from '../scoring/words/right-lines.ts'
import { factsOf } from '../scoring/words/facts.ts'
import { inMarks, quoted } from '../scoring/words/format.ts'
import { objectionAnswer, objectionProbe } from '../scoring/words/objections.ts'
import type { ObjectionName } from '#server/language/debtor-lines/cues.ts'
import type { ObjectionTopic } from '../debtor/plan.ts'
import type { AnswerContext } from './answer-context.ts'
import { findSaid, speaksOf } from './find-said.ts'
import { placed } from './quotes-in-words.ts'
import type { QuestionIntent } from '#server/language/coach-questions.ts'

/** Dimensions whose failures make a debtor angry; a missing recap does not. */
const upsettingDimensions: readonly Dimension[] = ['empathy', 'objection_handling', 'compliance']

/** Habits of communication by which a line upsets as much. */
const upsettingCriteria: readonly string[] = ['communication.room', 'communication.eye_level']

/** Why the debtor got angry: the line, what preceded it, and a better response. */
export function upsetPoints(material: AnswerContext): string[] {
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
        ? `${calm} Their feelings were strongest after you said ${quoted(mine.text, 'en')}: anger ${tensest.anger} out of 100.`
        : `${calm} El momento más intenso fue después de que usted dijo ${quoted(mine.text, 'es')}: enojo ${tensest.anger} de 100.`,
    ]
  }
  const said = quoteWhere(angry, (read) => read.anger || read.distress || read.hangsUp)
  const before = talk.collector.filter((turn) => turn.index < angry.index).at(-1)
  const words = quoted(said?.text ?? angry.text, language)
  if (!before) {
    return [
      en
        ? `They came into the call angry: ${words}. That was not about you, but it was yours to address.`
        : `Ya venía con enojo: ${words}. No fue por usted, pero le tocaba atenderlo.`,
    ]
  }
  const mine = quoteTurn(before)
  const lead = en
    ? `It shows in ${words}, right after you said ${quoted(mine?.text ?? '', 'en')}.`
    : `Se nota en ${words}, justo después de que usted dijo ${quoted(mine?.text ?? '', 'es')}.`
  const lines = before.lines.map(({ line }) => line)
  const breach = analysis.report.violations.find(({ quote }) => lines.includes(quote.line))
  const finding = analysis.report.findings.find(
    ({ kind, quote, dimension, criteria }) =>
      kind === 'improvement' &&
      (upsettingDimensions.includes(dimension) ||
        criteria?.some((id) => upsettingCriteria.includes(id)) === true) &&
      lines.includes(quote.line),
  )
  const earlier = talk.debtor.filter((turn) => turn.index < before.index).at(-1)
  const reason = breach
    ? breach.why
    : finding
      ? finding.why
      : earlier && isEmotional(earlier)
        ? en
          ? `Just before, they had said ${quoted(quoteTurn(earlier)?.text ?? '', 'en')}, and it got no answer.`
          : `Justo antes, la persona había dicho ${quoted(quoteTurn(earlier)?.text ?? '', 'es')}, y no tuvo respuesta.`
        : en
          ? 'Your line was not the cause; the debt itself and the earlier calls were. What counts is the next line.'
          : 'Su frase no fue la causa; lo fueron la deuda y las llamadas anteriores. Lo que cuenta es la frase siguiente.'
  const better = inMarks(acknowledging(conceptsIn(angry), language, addressOf(talk)), language)
  return [`${lead} ${reason}`, en ? `Answer that first: ${better}` : `Conteste eso primero: ${better}`]
}

function closestTurn(
  { talk, language }: AnswerContext,
  route: Extract<QuestionIntent, { about: 'moment' }>,
): DebtorTurn | null {
  const [said] = findSaid(talk, route.rest, language).filter(({ line }) => 'reading' in line)
  const named = said && talk.debtor.find(({ lines }) => lines.some(({ line }) => line === said.line.line))
  if (said && said.nearness >= speaksOf) return named ?? null
  const concepts = new Set(route.concepts)
  let best: { turn: DebtorTurn; worth: number } | null = null
  for (const turn of talk.debtor) {
    const topics = turn.lines.flatMap(({ reading }) => reading.topics)
    const worth =
      3 * route.topics.filter((topic) => topics.includes(topic)).length +
      2 * overlap(conceptsIn(turn), concepts)
    if (worth > 0 && (best === null || worth > best.worth)) best = { turn, worth }
  }
  return best?.turn ?? named ?? null
}

/** The exchange that a question refers to, and what could have been said there. */
export function momentPoints(
  material: AnswerContext,
  intent: Extract<QuestionIntent, { about: 'moment' }>,
): string[] {
  const turn = closestTurn(material, intent)
  return turn ? exchangePoints(material, turn, intent.topics) : []
}

function topicOf(turn: DebtorTurn, asked: readonly ObjectionName[]): ObjectionTopic | undefined {
  const topics = turn.lines.flatMap(({ reading }) => reading.topics)
  return asked.find((one) => topics.includes(one)) ?? topics[0]
}

function rightIn(turn: DebtorTurn) {
  return turn.lines.flatMap(({ reading }) => reading.rights)[0]
}

/** What could be said in reply to a turn of the debtor, in the language of that turn. */
export function betterReply(turn: DebtorTurn, asked: readonly ObjectionName[], address: Address): string {
  const spoken = turn.lines[0]?.language ?? 'en'
  const right = rightIn(turn)
  if (right) return rightLine(right, spoken, address)
  const feeling = isEmotional(turn) ? `${acknowledging(conceptsIn(turn), spoken, address)} ` : ''
  return `${feeling}${objectionProbe(topicOf(turn, asked) ?? 'custom', spoken, address)}`
}

/** What the debtor said in a turn, how it was answered, and what could have been said. */
export function exchangePoints(
  { talk, language }: AnswerContext,
  turn: DebtorTurn,
  asked: readonly ObjectionName[],
): string[] {
  const en = language === 'en'
  const heard = quoteTurn(turn)
  if (!heard) return []
  const [reply] = repliesAfter(talk, turn.index)
  const mine = reply ? quoteTurn(reply) : null
  const was = en
    ? `They said in ${placed(heard, language)}`
    : `La persona dijo en la ${placed(heard, language)}`
  const answered = mine
    ? en
      ? `, and you answered in ${placed(mine, language)}.`
      : `, y usted contestó en la ${placed(mine, language)}.`
    : '.'
  const better = inMarks(betterReply(turn, asked, addressOf(talk)), language)
  const points = [`${was}${answered} ${en ? 'You could have said' : 'Pudo decir'}: ${better}`]
  if (rightIn(turn)) return points
  const topic = topicOf(turn, asked) ?? 'custom'
  const then = inMarks(objectionAnswer(topic, turn.lines[0]?.language ?? language, factsOf(talk)), language)
  return [
    ...points,
    en ? `And once you know what is behind it: ${then}` : `Y cuando sepa qué hay detrás: ${then}`,
  ]
}

/** How much a line of the collector changed the debtor's feelings, in either direction. */
function feelingChange({ analysis }: AnswerContext, at: number): number {
  const { feelings } = analysis.report
  const [before, after] = [feelings[at - 1], feelings[at]]
  if (!before || !after) return 0
  return Math.abs(after.trust - before.trust) + Math.abs(after.anger - before.anger)
}

/** Where the collector pressured or dismissed the debtor, with quotes. */
export function pressurePoints(material: AnswerContext): string[] {
  const { talk, language, analysis } = material
  const en = language === 'en'
  const facts = factsOf(talk)
  const room = analysis.report.criteria.find(({ id }) => id === 'communication.room')
  const shown = room?.missed?.map(({ quote }) => quote) ?? []
  const pressed = talk.collector.flatMap((turn) =>
    turn.lines.flatMap((line) => {
      const threat = line.understanding.violations.find(({ severity }) => severity === 'severe')
      if (threat) return [{ turn, quote: quoteAt(line, threat.start) }]
      const harsh = line.sentences.find(({ folded }) => dismissive.test(folded))
      if (harsh) return [{ turn, quote: quoteAt(line, harsh.start) }]
      if (pushes(line)) return [{ turn, quote: quotePush(line) }]
      const demand = line.sentences.find(
        ({ folded }) => demandCue.test(folded) && !politeQuestion.test(folded),
      )
      if (demand) return [{ turn, quote: quoteAt(line, demand.start) }]
      const pressing = shown.find((quote) => quote.line === line.line)
      return pressing ? [{ turn, quote: pressing }] : []
    }),
  )
  if (pressed.length === 0) {
    return [
      en
        ? 'No: I see no line in this call that pressures them.'
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
        ? objectionProbe(topic, spoken, facts.address)
        : before && isEmotional(before)
          ? acknowledging(conceptsIn(before), spoken, facts.address)
          : objectionAnswer('no_money', spoken, facts),
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

/** What changed the debtor's feelings most, and how trust and anger developed. */
export function feelingPoints(material: AnswerContext): string[] {
  const { analysis, language } = material
  // The strongest turning points come first.
  const turns = analysis.report.feelings
    .map(({ turningPoint }, at) => ({ turningPoint, weight: feelingChange(material, at) }))
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
