import { checksUnderstanding } from '#server/language/manner/collector-cues.ts'
import type { CollectorTurn } from '../conversation.ts'
import {
  stemsIn,
  linesIn,
  actsIn,
  debtorBefore,
  quoteAt,
  quoteLine,
  quoteOf,
  quoteTurn,
  repliesAfter,
  shows,
  some,
} from '../conversation.ts'
import { openQuestionsIn } from '../questions.ts'
import { overlap, stemsOf, wordCount } from '#server/language/text/plain.ts'
import type { CriteriaOf, Opportunity } from './criterion.ts'

/** Words of a turn up to which it is easily followed on the phone, and beyond which it is a lecture. */
const turnWordsEasy = 70
const turnWordsLecture = 110

/** Mean words of a turn: at the first it is curt, from the second on it says something whole. */
const turnWordsCurt = 5
const turnWordsFull = 18

function questionsIn(turn: CollectorTurn): number {
  return turn.lines.reduce((sum, line) => sum + line.understanding.questions, 0)
}

function wordsIn(turn: CollectorTurn): number {
  // The required disclosure is a fixed text and nobody's lecture.
  return turn.lines.reduce((sum, line) => {
    const said = line.sentences.filter(
      (sentence) =>
        !line.understanding.acts.some(
          (hit) => hit.act === 'disclose' && hit.start >= sentence.start && hit.start < sentence.end,
        ),
    )
    return sum + said.reduce((count, sentence) => count + wordCount(sentence.text), 0)
  }, 0)
}

export const communicationCriteria: CriteriaOf<'communication'> = {
  'communication.opening': ({ talk }) => {
    const first = talk.collector.slice(0, 2)
    const quote = first[0] ? quoteTurn(first[0]) : null
    if (!quote) return []
    const named = first.some((turn) => shows(turn, 'identify'))
    const asked = first.some((turn) => shows(turn, 'verify'))
    return [{ credit: (named ? 0.5 : 0) + (asked ? 0.5 : 0), quote }]
  },

  'communication.open_questions': ({ talk }) => {
    if (talk.collector.length < 3) return []
    const wanted = talk.collector.length >= 6 ? 2 : 1
    const probes = talk.collector.flatMap((turn) =>
      openQuestionsIn(turn)
        .slice(0, 1)
        .map((quote) => ({ quote, turn })),
    )
    const closed = talk.collector.flatMap((turn) => actsIn(turn, 'closed_probe', 'ask_full').slice(0, 1))[0]
    const firstTurn = talk.collector[0]
    return Array.from({ length: wanted }, (_, n): Opportunity => {
      const probe = probes[n]
      if (probe) {
        const { quote, turn } = probe
        const about = debtorBefore(talk, turn.index)
        return {
          credit: 1,
          quote,
          moment: { kind: 'open_question', quote, about: about && quoteTurn(about) },
        }
      }
      const quote = closed ? quoteOf(closed) : firstTurn ? quoteTurn(firstTurn) : null
      const moment =
        n === 0 && closed ? { kind: 'closed_only' as const, quote: quoteOf(closed), about: null } : null
      return { credit: 0, quote, moment }
    })
  },

  'communication.short_turns': ({ talk }) =>
    talk.collector.length < 2
      ? []
      : talk.collector.map((turn) => {
          const words = wordsIn(turn)
          const over = (words - turnWordsEasy) / (turnWordsLecture - turnWordsEasy)
          const credit = Math.max(0, Math.min(1, 1 - over))
          const line = turn.lines[0]
          const quote = line ? quoteLine(line) : null
          return {
            credit,
            quote,
            moment: quote && words >= turnWordsLecture ? { kind: 'lecture', quote, about: null } : null,
          }
        }),

  'communication.substance': ({ talk }) => {
    if (talk.collector.length < 3) return []
    const mean = talk.collector.reduce((sum, turn) => sum + wordsIn(turn), 0) / talk.collector.length
    const fullest = talk.collector.toSorted((a, b) => wordsIn(b) - wordsIn(a))[0]
    const credit = Math.max(0, Math.min(1, (mean - turnWordsCurt) / (turnWordsFull - turnWordsCurt)))
    return [{ credit, quote: fullest ? quoteTurn(fullest) : null }]
  },

  'communication.one_at_a_time': ({ talk }) =>
    talk.collector
      .filter((turn) => questionsIn(turn) > 0)
      .map((turn) => {
        const asked = questionsIn(turn)
        const quote = quoteTurn(turn)
        return {
          credit: asked <= 2 ? 1 : asked === 3 ? 0.5 : 0,
          quote,
          moment: quote && asked >= 3 ? { kind: 'stacked_questions', quote, about: null } : null,
        }
      }),

  'communication.answers': ({ talk }) =>
    talk.debtor
      .filter((turn) => some(turn, (read) => read.asks))
      .flatMap((asking): Opportunity[] => {
        const [reply] = repliesAfter(talk, asking.index)
        if (!reply) return []
        const question = asking.lines.find((line) => line.reading.asks)
        const stems = stemsIn(asking)
        const told = reply.lines.flatMap((line) =>
          line.sentences
            .filter((sentence) => !sentence.text.includes('?') && wordCount(sentence.text) >= 4)
            .map((sentence) => ({ line, sentence })),
        )
        const informing = shows(
          reply,
          'explain',
          'state_debt',
          'identify',
          // "What is this about?" is rightly met with "whom am I speaking with?".
          'verify',
          'disclose',
          'settlement',
          'plan',
          'offer_validation',
          'honour_stop',
          'referral',
          'recap',
        )
        const onPoint = told.find(({ sentence }) => overlap(stemsOf(sentence.text), stems) > 0)
        const [any] = told
        const credit = informing || onPoint ? 1 : any ? 0.5 : 0
        const found = onPoint ?? any
        const quote = found ? quoteAt(found.line, found.sentence.start) : quoteTurn(reply)
        const about = question ? quoteLine(question) : null
        return [
          {
            credit,
            quote,
            moment: quote && credit === 0 ? { kind: 'unanswered_question', quote, about } : null,
          },
        ]
      }),

  'communication.checks': ({ talk }) => {
    if (talk.collector.length < 4) return []
    const acts = talk.collector.flatMap((turn) => actsIn(turn, 'reflect', 'recap').slice(0, 1))
    const checks = talk.collector.flatMap((turn) =>
      turn.lines.flatMap((line) =>
        line.sentences
          .filter((sentence) => checksUnderstanding.test(sentence.folded))
          .map((sentence) => quoteAt(line, sentence.start)),
      ),
    )
    const quotes = [...acts.map(quoteOf), ...checks].toSorted((a, b) => a.line - b.line)
    const lines = new Set(quotes.map((quote) => quote.line))
    const last = talk.collector.at(-1)
    const lastQuote = last ? quoteTurn(last) : null
    return [0, 1].map((n): Opportunity => {
      const line = [...lines][n]
      const quote = quotes.find((said) => said.line === line) ?? null
      if (quote) return { credit: 1, quote, moment: { kind: 'checked_understanding', quote, about: null } }
      return {
        credit: 0,
        quote: lastQuote,
        moment: n === 0 && lastQuote ? { kind: 'no_recap', quote: lastQuote, about: null } : null,
      }
    })
  },

  'communication.closing': ({ talk }) => {
    const hungUp = talk.debtor.slice(-1).some((turn) => some(turn, (read) => read.hangsUp && read.anger))
    if (talk.collector.length < 4 || hungUp) return []
    const close = talk.collector.slice(-2).flatMap((turn) => actsIn(turn, 'close'))[0]
    const last = talk.collector.at(-1)
    return [{ credit: close ? 1 : 0, quote: close ? quoteOf(close) : last ? quoteTurn(last) : null }]
  },

  'communication.language': ({ talk }) => {
    const telling = linesIn(talk).filter(({ text }) => wordCount(text) >= 4)
    const spoken = new Set(telling.map(({ language }) => language))
    if (spoken.size < 2) return []
    return talk.debtor.flatMap((turn): Opportunity[] => {
      const said = turn.lines.at(-1)
      const reply = repliesAfter(talk, turn.index)[0]?.lines[0]
      if (!said || !reply || wordCount(said.text) < 4) return []
      const quote = quoteLine(reply)
      const same = said.language === reply.language
      return [
        {
          credit: same ? 1 : 0,
          quote,
          moment: same ? null : { kind: 'wrong_language', quote, about: quoteLine(said) },
        },
      ]
    })
  },

  'communication.listens': ({ talk }) => {
    const lines = talk.debtor.flatMap((turn) => turn.lines)
    if (!lines.some((line) => line.truncated)) return []
    return lines.map((line): Opportunity => {
      const quote = quoteLine(line)
      const reply = talk.collector.find((turn) => (turn.lines[0]?.line ?? -1) > line.line)
      const over = reply ? quoteTurn(reply) : null
      return {
        credit: line.truncated ? 0 : 1,
        quote,
        moment: line.truncated && over ? { kind: 'interrupted', quote: over, about: quote } : null,
      }
    })
  },
}
