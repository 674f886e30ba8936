import type { Quote } from '#protocol/vocabulary/analysis.ts'
import { endsWithGoodbye } from '#server/language/parting.ts'
import { plain, wordCount } from '#server/language/text/plain.ts'
import { asksAgain, checksUnderstanding } from '#server/language/manner/collector-cues.ts'
import type { Criterion, Opportunity } from '../criterion.ts'
import { agreementIn } from '../../agreement.ts'
import {
  actsIn,
  type CollectorLine,
  type Conversation,
  debtorLinesOf,
  quoteAt,
  quoteOf,
} from '../../conversation.ts'

/** Whether the sentence at a place says sums that the debtor neither named nor agreed to: to say those back shows nobody that they were heard. */
function namesOwnSums(line: CollectorLine, at: number, talk: Conversation): boolean {
  const sums = line.read.sentences.find(({ start, end }) => at >= start && at < end)?.amounts ?? []
  if (sums.length === 0 || agreementIn(talk) !== null) return false
  const heard = debtorLinesOf(talk).filter((one) => one.line < line.line)
  return !sums.some(({ cents }) =>
    heard.some(({ understanding }) => understanding.amounts.some((named) => named.cents === cents)),
  )
}

/** "So 90 a month. Is that right?": what is asked about is what stands before it. */
function checksOwnSums(line: CollectorLine, at: number, talk: Conversation): boolean {
  const before = line.read.sentences.findLast(({ end }) => end <= at)
  return namesOwnSums(line, at, talk) || (before !== undefined && namesOwnSums(line, before.start, talk))
}

/** Words of a question that says back what it asks about: "any questions for me?" says nothing. */
const askedWords = 8

/** Words of a sentence that says something back. */
const checkedWords = 6

/** Whether a sentence asks for something new, and says nothing back: "so whose name was on the bill". */
function asksAnew(talk: Conversation, { line, text }: Quote): boolean {
  const said = talk.collector.flatMap(({ lines }) => lines).find((one) => one.line === line)
  return (said?.read.sentences ?? []).some(
    ({ quote, question }) =>
      text.includes(quote) &&
      question !== null &&
      question.certainty >= 0.5 &&
      !['right_so', 'understood'].includes(question.topic),
  )
}

/** Whether a sentence asks again for a word that was not understood, or parts. */
function repairs(text: string): boolean {
  return wordCount(text) < checkedWords || asksAgain.test(plain(text)) || endsWithGoodbye(text, true)
}

/** By these a debtor puts right what was said back wrongly. */
const correcting: readonly string[] = [
  'ask.right.no',
  'ask.misheard',
  'correct.digits',
  'plain.no',
  'plain.what',
  'heard.correct',
  'ask.meaning',
]

function isCorrected(talk: Conversation, { line }: Quote): boolean {
  const reply = debtorLinesOf(talk).find((one) => one.line > line)
  const says = reply?.move?.says
  return says !== undefined && 'situation' in says && correcting.includes(says.situation)
}

export const checks = {
  id: 'communication.checks',
  weight: 0.75,
  definition: {
    en: {
      occasion: 'Calls of at least four turns.',
      two: 'Understanding is checked or reflected twice or more.',
      one: 'Once.',
      zero: 'Never.',
    },
    es: {
      occasion: 'Llamadas de al menos cuatro turnos.',
      two: 'Comprueba o refleja lo entendido dos o más veces.',
      one: 'Una vez.',
      zero: 'Nunca.',
    },
  },
  reasons: {
    en: [
      'You never checked whether you had understood each other.',
      'You checked understanding once.',
      'You checked understanding along the way.',
    ],
    es: [
      'Nunca comprobó si se habían entendido.',
      'Comprobó una vez que se entendían.',
      'Comprobó durante la llamada que se entendían.',
    ],
  },
  opportunities: ({ talk }) => {
    if (talk.collector.length < 4) return []
    const acts = talk.collector.flatMap((turn) =>
      actsIn(turn, 'reflect', 'recap')
        .filter(({ line, hit }) => !namesOwnSums(line, hit.start, talk))
        .slice(0, 1),
    )
    const checks = talk.collector.flatMap((turn) =>
      turn.lines.flatMap((line) =>
        line.sentences
          .filter(
            ({ folded, start }) => checksUnderstanding.test(folded) && !checksOwnSums(line, start, talk),
          )
          .map((sentence) => quoteAt(line, sentence.start)),
      ),
    )
    const said = acts.map(quoteOf)
    const reflects = new Set<Quote>(said)
    const quotes = [...said, ...checks].toSorted((a, b) => a.line - b.line)
    const lines = new Set(quotes.map((quote) => quote.line))
    return [0, 1].map((n): Opportunity => {
      const line = [...lines][n]
      const quote = quotes.find((one) => one.line === line) ?? null
      // A word that was misheard, and a goodbye, check nothing that anybody would praise.
      const says = quote !== null && (reflects.has(quote) || wordCount(quote.text) >= askedWords)
      const shows = says && !asksAnew(talk, quote) && !repairs(quote.text) && !isCorrected(talk, quote)
      const moment = shows ? { kind: 'checked_understanding' as const, quote, about: null } : null
      if (quote) return { credit: 1, quote, moment }
      return { credit: 0, quote: null }
    })
  },
} as const satisfies Criterion
