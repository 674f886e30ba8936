import type { Quote } from '#protocol/vocabulary/analysis.ts'
import type { Acknowledgement } from '../acknowledgement.ts'
import { acknowledges } from '../acknowledgement.ts'
import { dismissive, setAside } from '#server/language/manner/collector-cues.ts'
import type { CollectorTurn, Conversation, DebtorTurn } from '../conversation.ts'
import {
  conceptsIn,
  actsIn,
  isEmotional,
  quoteAt,
  quoteOf,
  pushes,
  quotePush,
  quoteTurn,
  quoteWhere,
  repliesAfter,
  shows,
  some,
} from '../conversation.ts'
import { plain, wordCount } from '#server/language/text/plain.ts'
import { closedQuestionsIn, openQuestionsIn } from '../questions.ts'
import { isFriendly } from '../kindness.ts'
import type { CriteriaOf, Moment, Opportunity } from './criterion.ts'

/** Words of a turn that says something. */
const saysSomething = 4

/** So many turns of a call are friendly where people call a collector warm. */
const warmShare = 0.5

type Answered = { felt: DebtorTurn; reply: CollectorTurn; taken: Acknowledgement; wear: number }

const moneyActs = [
  'ask_full',
  'settlement',
  'plan',
  'ask_commitment',
  'state_debt',
  'lawful_urgency',
] as const

/** Emotional turns that the collector had a turn to answer. A formula said before counts less each time. */
function answered(talk: Conversation): Answered[] {
  const said = new Map<string, number>()
  return talk.debtor.filter(isEmotional).flatMap((felt) => {
    const [reply] = repliesAfter(talk, felt.index)
    if (!reply) return []
    const earlier = talk.debtor.filter((turn) => turn.index < felt.index).slice(-1)
    const taken = acknowledges(reply, [felt, ...earlier])
    const times = said.get(taken.formula) ?? 0
    if (taken.formula) said.set(taken.formula, times + 1)
    return [{ felt, reply, taken, wear: 1 / 2 ** times }]
  })
}

function feltQuote(felt: DebtorTurn) {
  return quoteWhere(felt, (read) => read.anger || read.distress || read.hardship)
}

function moment(kind: Moment['kind'], { felt, reply, taken }: Answered): Moment | null {
  const quote = taken.quote ?? quoteTurn(reply)
  return quote && { kind, quote, about: feltQuote(felt), told: conceptsIn(felt) }
}

const ackCredit = { none: 0, bare: 0, boundary: 0.5, generic: 0.8, specific: 1 } as const

type Harm = { quote: Quote; kind: 'harsh_line' | 'pushy_line' }

function harmsIn(turn: CollectorTurn): Harm[] {
  return turn.lines.flatMap((line): Harm[] => {
    const harsh = line.sentences.filter((sentence) => dismissive.test(sentence.folded))
    const found = harsh.map((sentence) => quoteAt(line, sentence.start))
    for (const hit of line.understanding.violations) {
      if (hit.severity === 'review') continue
      if (hit.violation === 'abuse' || hit.violation === 'violence' || hit.violation === 'arrest')
        found.push(quoteAt(line, hit.start))
    }
    if (found.length > 0) return found.map((quote) => ({ quote, kind: 'harsh_line' }))
    return pushes(line) ? [{ quote: quotePush(line), kind: 'pushy_line' }] : []
  })
}

export const empathyCriteria: CriteriaOf<'empathy'> = {
  'empathy.acknowledged': ({ talk }) =>
    answered(talk).map((case_) => {
      const { taken, wear } = case_
      const credit = taken.level === 'specific' ? 1 : ackCredit[taken.level] * wear
      const kind = credit >= 0.8 ? null : taken.level === 'none' ? 'missed_feeling' : 'generic_feeling'
      return {
        credit,
        quote: credit > 0 ? taken.quote : feltQuote(case_.felt),
        moment: kind && moment(kind, case_),
      }
    }),

  'empathy.specific': ({ talk }) =>
    answered(talk).map((case_) => {
      const specific = case_.taken.level === 'specific'
      const generic = case_.taken.level === 'generic' || case_.taken.level === 'bare'
      return {
        credit: specific ? 1 : 0,
        quote: specific ? case_.taken.quote : feltQuote(case_.felt),
        moment: specific ? moment('named_feeling', case_) : generic ? moment('generic_feeling', case_) : null,
      }
    }),

  'empathy.feeling_first': ({ talk }) =>
    answered(talk).map((case_) => {
      const { taken, reply } = case_
      const warm = taken.level === 'generic' || taken.level === 'specific' || taken.level === 'boundary'
      const ask = actsIn(reply, ...moneyActs)[0]
      const askAt = ask ? reply.text.indexOf(ask.line.text.trim()) + ask.hit.start : null
      const first = askAt === null || taken.at <= askAt
      const credit = !warm ? 0 : first ? 1 : 0.5
      return {
        credit: taken.level === 'specific' ? credit : credit * 0.75,
        quote: ask && credit < 1 ? quoteOf(ask) : taken.quote,
        moment:
          ask && credit < 1
            ? {
                kind: 'money_before_feeling',
                quote: quoteOf(ask),
                about: feltQuote(case_.felt),
                told: conceptsIn(case_.felt),
              }
            : null,
      }
    }),

  'empathy.interest': ({ talk }) => {
    const told = talk.debtor
      .filter((turn) => some(turn, (read) => read.hardship || read.distress))
      .slice(0, 2)
    return told.flatMap((felt): Opportunity[] => {
      const replies = repliesAfter(talk, felt.index, 2)
      if (replies.length === 0) return []
      const probe = replies.flatMap(openQuestionsIn)[0]
      const closed =
        replies.flatMap(closedQuestionsIn)[0] ??
        replies.flatMap((turn) => actsIn(turn, 'reflect').map(quoteOf))[0]
      return [{ credit: probe ? 1 : closed ? 0.6 : 0, quote: probe ?? closed ?? feltQuote(felt) }]
    })
  },

  'empathy.respect': ({ talk }) => {
    const harms = talk.collector.flatMap(harmsIn)
    // Who says nothing to anybody is not respectful for it.
    const spoken = talk.collector.filter(({ text }) => wordCount(text) >= saysSomething)
    if (spoken.length < 2) return []
    const worst = harms.find(({ kind }) => kind === 'harsh_line') ?? harms[0]
    if (!worst) return [{ credit: 1, quote: null }]
    return [
      {
        credit: Math.max(0, 1 - 0.5 * harms.length),
        quote: worst.quote,
        moment: { kind: worst.kind, quote: worst.quote, about: null },
      },
    ]
  },

  'empathy.calmed': ({ talk }) => {
    const upset = talk.debtor.filter((turn) => some(turn, (read) => read.anger || read.distress))
    const first = upset[0]
    const last = talk.debtor.at(-1)
    if (!first || !last || repliesAfter(talk, first.index).length === 0) return []
    const closing = talk.debtor.slice(-2)
    const heated = closing.some((turn) => some(turn, (read) => read.anger || read.despair || read.hangsUp))
    const calm = some(last, (read) => read.softens || read.accepts)
    return [{ credit: heated ? 0 : calm ? 1 : 0.5, quote: quoteTurn(last) }]
  },

  'empathy.warmth': ({ talk }) => {
    if (talk.collector.length < 3) return []
    const friendly = talk.collector.filter(isFriendly)
    const share = friendly.length / talk.collector.length
    const shown = friendly.find((turn) => turn.index > 1) ?? friendly[0] ?? talk.collector[0]
    return [{ credit: Math.min(1, share / warmShare), quote: shown ? quoteTurn(shown) : null }]
  },

  'empathy.care': ({ talk }) =>
    talk.debtor
      .filter((turn) => some(turn, (read) => read.despair))
      .slice(0, 1)
      .flatMap((felt): Opportunity[] => {
        const [reply] = repliesAfter(talk, felt.index)
        if (!reply) return []
        const about = quoteWhere(felt, (read) => read.despair)
        const stops = !shows(reply, ...moneyActs)
        const offers = shows(reply, 'referral') || setAside.test(plain(reply.text))
        const credit = stops && offers ? 1 : stops && offers !== shows(reply, 'empathy') ? 0.5 : 0
        const quote = quoteTurn(reply)
        return [
          {
            credit,
            quote,
            moment: quote && { kind: credit === 1 ? 'care_given' : 'care_missing', quote, about },
          },
        ]
      }),
}
