import { citationIn } from '../law/law.ts'
import type { KeyFinding, Quote, ViolationFinding } from '#protocol/vocabulary/analysis.ts'
import type { FactQuestion } from '#server/language/coach-asks.ts'
import { plain, sentences, stemsOf, overlap } from '#server/language/text/plain.ts'
import {
  debtorBefore,
  quoteAt,
  quoteLine,
  type CollectorLine,
  type Conversation,
} from '../scoring/conversation.ts'
import { addressOf } from '../scoring/address.ts'
import { inMarks } from '../scoring/words/format.ts'
import type { AnswerContext } from './answer-context.ts'
import { betterReply, exchangePoints } from './moment-points.ts'
import { lineNumber, placed, placedSentence } from './quotes-in-words.ts'

/** What was found wrong in a line, or good, with the law first. */
function findingsAt({ analysis }: AnswerContext, line: number) {
  const at = ({ quote }: KeyFinding | ViolationFinding) => quote.line === line
  const violation = analysis.report.violations.find(at)
  const found = analysis.report.findings.filter(at)
  const improvement = found.find(({ kind }) => kind === 'improvement')
  const missed = analysis.report.criteria
    .flatMap(({ why, missed: moments = [] }) => moments.map((moment) => ({ ...moment, why })))
    .find((moment) => moment.retryFrom.line === line && moment.betterLine !== null)
  return { violation, improvement, missed, strength: found.find(({ kind }) => kind === 'strength') }
}

/** What the collector said in a line, and what to say there instead. */
function ownLine(context: AnswerContext, line: CollectorLine, quote: Quote, lawful: boolean): string[] {
  const { language, talk } = context
  const en = language === 'en'
  const said = en
    ? `You said in ${placedSentence(quote, language)}`
    : `Usted dijo en la ${placedSentence(quote, language)}`
  const { violation, improvement, missed, strength } = findingsAt(context, line.line)
  const instead = (better: string | null | undefined) =>
    better ? ` ${en ? 'Say instead:' : 'Diga en su lugar:'} ${inMarks(better, language)}` : ''
  if (violation)
    return [
      `${said} ${violation.why} (${citationIn(violation.basis, language)})${instead(violation.betterLine)}`,
    ]
  const clean = lawful
    ? en
      ? ' We found no rule broken in it.'
      : ' No encontramos en ella ninguna regla infringida.'
    : ''
  if (improvement) return [`${said}${clean} ${improvement.why}${instead(improvement.betterLine)}`]
  if (strength) return [`${said}${clean} ${strength.why} ${en ? 'I would keep it.' : 'Yo la dejaría así.'}`]
  if (missed) return [`${said}${clean} ${missed.why}${instead(missed.betterLine)}`]
  const turn = talk.collector.find(({ lines }) => lines.includes(line))
  const before = turn && debtorBefore(talk, turn.index)
  const reply = before && betterReply(before, [], addressOf(context.talk))
  const cost = en
    ? ' Nothing in it stands out for better or worse.'
    : ' Nada en ella destaca, ni para bien ni para mal.'
  if (!before || !reply) return [`${said}${clean}${cost}`]
  const heard = placed(quoteLine(before.lines[0] ?? line), language)
  const could = en
    ? `It followed what they said in ${heard}. You could also have said: ${inMarks(reply, language)}`
    : `Venía después de lo que la persona dijo en la ${heard}. También pudo decir: ${inMarks(reply, language)}`
  return [`${said}${clean || cost} ${could}`]
}

/** A line by its number, counted from 1: what was said there, and what would be better. */
export function linePoints(
  context: AnswerContext,
  { line: number, lawful }: Extract<FactQuestion, { about: 'line' }>,
): string[] {
  const { talk, language, lines } = context
  const index = number - 1
  const en = language === 'en'
  if (index < 0 || index >= lines.length)
    return [
      en
        ? `This call has ${lines.length} lines, so there is no line ${number}.`
        : `Esta llamada tiene ${lines.length} líneas, así que no hay línea ${number}.`,
    ]
  const own = talk.collector.flatMap((turn) => turn.lines).find(({ line }) => line === index)
  if (own) return ownLine(context, own, quoteLine(own), lawful)
  const turn = talk.debtor.find((one) => one.lines.some(({ line }) => line === index))
  if (turn) return exchangePoints(context, turn, [])
  const unheard = lineNumber({ line: index }, language)
  return [en ? `Nothing was heard in ${unheard}.` : `En la ${unheard} no se oyó nada.`]
}

const sameWords = 0.6

/** The line of the collector that has these words, or most of them. */
function lineWith(talk: Conversation, words: string): { line: CollectorLine; quote: Quote } | null {
  const wanted = plain(words)
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
  const stems = stemsOf(words)
  let best: { line: CollectorLine; quote: Quote; share: number } | null = null
  for (const line of talk.collector.flatMap((turn) => turn.lines)) {
    for (const sentence of sentences(line.text)) {
      const text = sentence.folded.replace(/[^\p{L}\p{N} ]+/gu, ' ').replace(/ +/g, ' ')
      const share = text.includes(wanted)
        ? 1
        : stems.size === 0
          ? 0
          : overlap(stemsOf(sentence.text), stems) / stems.size
      if (share >= sameWords && share > (best?.share ?? 0))
        best = { line, quote: quoteAt(line, sentence.start), share }
    }
  }
  return best
}

/** Whether a line of the collector has these words, or most of them. */
export function isSaid(talk: Conversation, words: string): boolean {
  return lineWith(talk, words) !== null
}

/** A line of the collector by its words: "instead of 'you have to pay today'". */
export function wordsPoints(
  context: AnswerContext,
  { words }: Extract<FactQuestion, { about: 'words' }>,
): string[] {
  const found = lineWith(context.talk, words)
  if (found) return ownLine(context, found.line, found.quote, false)
  return [
    context.language === 'en'
      ? 'None of your lines in this call has those words. Give me its number, and I will tell you what to say there.'
      : 'Ninguna frase suya en esta llamada tiene esas palabras. Dígame el número de la línea y le digo qué decir ahí.',
  ]
}
