import type { Language } from '#protocol/vocabulary/language.ts'
import { amountWords } from '../debtor/bank/figure-words.ts'
import type { Situation } from '../debtor/bank/situations.ts'
import type { ObjectionTopic } from '../debtor/plan.ts'
import { owedCents } from '../debtor/scenario.ts'
import type { Agreement } from '../scoring/agreement.ts'
import type { CollectorTurn, Conversation, DebtorLine, DebtorTurn } from '../scoring/conversation.ts'
import { linesIn, quoteWhere, shows } from '../scoring/conversation.ts'
import { openQuestionsIn } from '../scoring/questions.ts'
import { betterLine } from '../scoring/words/better-lines.ts'
import type { Facts } from '../scoring/words/facts.ts'
import { day, oftenIn } from '../scoring/words/format.ts'
import type { Frequency } from '#server/language/reading.ts'
import type { Topic } from '#server/language/vocabulary.ts'
import { namesDays } from '#server/language/names-days.ts'
import { wantsPaper } from '#server/language/wants-paper.ts'
import { claimOf } from './claims.ts'
import { advice, firmLine, moneyLine, objectionLine, ownFigureLine, type Missing } from './hint-lines.ts'
import { asksMeans, type Hint } from './legal-hint.ts'

/** The moves by which a debtor says that what was asked for is out of reach. */
const refusals: readonly Situation[] = ['money.cannot_full', 'money.cannot_now', 'money.too_much']
const noMoney: readonly Situation[] = ['object.no_money', 'object.no_money.again']
/** And those by which it names a figure of its own. */
const ownFigures: readonly Situation[] = [
  'money.name',
  'money.name.once',
  'money.name.again',
  'money.counter',
  'money.hold',
]

/** Objections that have an answer of their own: the others say nothing that a line could take up. */
const answerable = ['spouse', 'tax_refund', 'more_time'] as const satisfies readonly ObjectionTopic[]

const situationOf = ({ move }: DebtorLine): Situation | null =>
  move && 'situation' in move.says ? move.says.situation : null

/** Whether a turn asks for a payment: a refusal of what nobody asked for shows that the debtor misheard. */
function asksPayment(turn: CollectorTurn): boolean {
  return (
    shows(turn, 'ask_full', 'plan', 'settlement', 'ask_commitment') ||
    turn.lines.some(({ read }) =>
      read.sentences.some(({ terms }) => terms !== null && terms.is !== 'mention'),
    )
  )
}

/** Whether the sum that the debtor refuses is the one that the turn named: it may have misheard, or worked out its own. */
function wasAsked(
  talk: Conversation,
  turn: CollectorTurn,
  situation: Situation | null,
  refused: number | undefined,
): boolean {
  const sums = turn.lines.flatMap(({ understanding }) => understanding.amounts.map(({ cents }) => cents))
  if (situation === 'money.cannot_full') {
    const named = sums.includes(owedCents(talk.scenario))
    return shows(turn, 'ask_full') || (named && (shows(turn, 'ask_commitment') || asksMeans(turn)))
  }
  return refused === undefined || sums.includes(refused)
}

const namesSum = (turn: CollectorTurn) =>
  turn.lines.some(({ understanding }) => understanding.amounts.length > 0)

function disputed(talk: Conversation, until: DebtorTurn): boolean {
  return talk.debtor.some(
    ({ index, lines }) =>
      index <= until.index && lines.some((line) => claimOf(talk, line)?.right === 'dispute'),
  )
}

type OwnFigure = { cents: number; per: Frequency }

/** A figure that a line names as the debtor's own: by its move, or in words of its own as an offer. */
function figureIn({ move, reading, understanding }: DebtorLine, owed: number): OwnFigure | null {
  if (move !== null) {
    const { amountCents, per = 'once' } = move.terms
    const names = 'situation' in move.says && ownFigures.includes(move.says.situation)
    return names && amountCents !== undefined ? { cents: amountCents, per } : null
  }
  const offered = reading.topics.includes('partial_offer')
    ? understanding.amounts.find(({ cents }) => cents < owed)
    : undefined
  return offered ? { cents: offered.cents, per: understanding.frequency ?? 'once' } : null
}

/** The figure that the debtor of ours named last as its own, and how often. */
function ownFigure(talk: Conversation, before: number): OwnFigure | null {
  if (talk.state === null) return null
  const owed = owedCents(talk.scenario)
  const named = talk.debtor
    .flatMap(({ lines }) => lines)
    .filter(({ line }) => line < before)
    .map((line) => figureIn(line, owed))
  return named.findLast((figure) => figure !== null) ?? null
}

/** Whether the reason is known by now, or was asked for: then it is not asked for again. */
function causeAsked(talk: Conversation, said: DebtorTurn): boolean {
  const told = talk.debtor.some(({ lines }) => lines.some(({ reading }) => reading.causes.length > 0))
  const asked = talk.collector.some((turn) => turn.index < said.index && openQuestionsIn(turn).length > 0)
  return told || asked || talk.state?.causeKnown === true
}

/** The debtor's turns that count for what it waits for now. */
const latelyTurns = 3

function asksForPaper(talk: Conversation, until: DebtorTurn): boolean {
  const lately = talk.debtor.filter(({ index }) => index <= until.index).slice(-latelyTurns)
  return lately.some(({ lines }) => lines.some(({ text }) => wantsPaper(text)))
}

/** Behind "I cannot" first; then what could be kept up. Nothing where that was just asked. */
export function moneyHint(
  talk: Conversation,
  turn: DebtorTurn,
  last: CollectorTurn,
  facts: Facts,
  language: Language,
): Hint | null {
  const [line] = turn.lines.slice(-1)
  // Who wants to read it first is asked for no figure.
  if (!line || asksForPaper(talk, turn)) return null
  const spoken = line.language
  const situation = situationOf(line)
  const { topics } = line.reading
  const quote = quoteWhere(turn, (read) => read.topics.length > 0)
  const base = { aboutLine: quote?.line ?? line.line, quote: quote?.text ?? line.text }
  const isRefusal = refusals.some((one) => one === situation)
  const hasNone = line.move === null ? topics[0] === 'no_money' : noMoney.some((one) => one === situation)
  if (isRefusal || hasNone) {
    const said = line.move === null ? line.understanding.amounts[0]?.cents : undefined
    const refused = situation === 'money.too_much' ? line.move?.terms.offeredCents : said
    if (!asksPayment(last) || !wasAsked(talk, last, situation, refused)) return null
    // "What could you put toward it?" is just what the tip would say.
    if (hasNone && asksMeans(last)) return null
    // What is disputed is settled before anybody speaks of paying it.
    if (disputed(talk, turn)) return null
    const whole = situation === 'money.cannot_full' ? facts.balance : null
    const aside = refused === undefined ? whole : amountWords(refused, facts.region)
    const own = ownFigure(talk, line.line)
    if (own !== null) {
      const figure = `${amountWords(own.cents, facts.region)}${oftenIn(own.per)[spoken]}`
      if (refused !== undefined && refused <= own.cents) return null
      const better = ownFigureLine(figure, spoken, facts.address)
      return { ...base, kind: 'money own', say: advice.own[language], better }
    }
    if (causeAsked(talk, turn)) {
      // Who has none at all is asked for no figure where nobody has named one.
      if (hasNone && !namesSum(last)) return null
      const better = moneyLine('keep', aside, spoken, facts.address)
      return { ...base, kind: 'money smaller', say: advice.smaller[language], better }
    }
    const business = talk.scenario.type === 'business'
    const better = moneyLine(business ? 'business' : 'cause', aside, spoken, facts.address)
    return { ...base, kind: 'money probe', say: advice.probe[language], better }
  }
  const objection = answerable.find((topic) =>
    line.move === null ? topics[0] === topic : situation === `object.${topic}`,
  )
  if (objection === undefined || !asksPayment(last)) return null
  const say = objection === 'spouse' ? advice.together : advice.probe
  return {
    ...base,
    kind: `objection ${objection}`,
    say: say[language],
    better: objectionLine(objection, spoken, facts.address),
  }
}

/** What the collector asks about a payment. */
const asksFor: Record<Missing, readonly Topic[]> = { day: ['pay_when', 'payday'], method: ['method'] }

function justAsked(last: CollectorTurn, missing: Missing): boolean {
  return (
    last.lines.some(({ read }) =>
      read.sentences.some(({ question }) => question && asksFor[missing].includes(question.topic)),
    ) ||
    (missing === 'day' && namesDays(last.text))
  )
}

/** What the debtor does while it agrees: a tip on an agreement follows nothing else. */
function agrees({ move, reading }: DebtorLine): boolean {
  if (move === null) return reading.accepts && !reading.asks && reading.topics.length === 0
  return move.act === 'accept' || move.act === 'promise' || move.act === 'confirm_promise'
}

/** Far below what the debtor had named, a yes is more likely to a figure that was misheard. */
function isFarBelow(talk: Conversation, line: DebtorLine, paymentCents: number): boolean {
  const own = ownFigure(talk, line.line)
  return own !== null && paymentCents * 2 < own.cents
}

/** Whether either side has said an amount or a day aloud: a tip names none that was only worked out. */
function wasSaid(talk: Conversation, { cents, on }: { cents?: number; on?: string }): boolean {
  return linesIn(talk).some(
    ({ understanding }) =>
      understanding.amounts.some((amount) => amount.cents === cents) ||
      understanding.dates.some((date) => date.on === on),
  )
}

/** Whether the sum and the day were said in one breath by either side within the last lines: that is as good as a recap. */
function wasJustSummedUp(talk: Conversation, cents: number, on: string | null): boolean {
  return linesIn(talk)
    .slice(-lastLines)
    .some(
      ({ understanding }) =>
        understanding.amounts.some((amount) => amount.cents === cents) &&
        understanding.dates.some((date) => date.on === on),
    )
}
const lastLines = 4

/** Whether days were spoken of last, in words of their own, of which none is the agreed one: "the second Saturday". */
function namesOtherDays(talk: Conversation, on: string | null): boolean {
  const last = linesIn(talk).slice(-lastLines)
  const own = last.some((line) => 'freeWords' in line && line.freeWords && namesDays(line.text))
  return own && !last.some(({ understanding }) => understanding.dates.some((date) => date.on === on))
}

/** What an agreement still lacks: particulars, then the recap, then what to do if it cannot be kept. */
export function agreementHint(
  talk: Conversation,
  agreement: Agreement,
  line: DebtorLine,
  last: CollectorTurn,
  facts: Facts,
  language: Language,
): Hint | null {
  const spoken = line.language
  const { paymentCents, firstOn, method, frequency, accepted, hedged } = agreement
  if (paymentCents === null || hedged || !agrees(line)) return null
  if (!wasSaid(talk, { cents: paymentCents }) || isFarBelow(talk, line, paymentCents)) return null
  if (namesOtherDays(talk, firstOn)) return null
  const here = { aboutLine: accepted.line, quote: null }
  const on = firstOn !== null && wasSaid(talk, { on: firstOn }) ? firstOn : null
  const missing: Missing[] = [
    ...(on === null ? (['day'] as const) : []),
    ...(method === null ? (['method'] as const) : []),
  ]
  if (missing.length > 0) {
    if (missing.some((one) => justAsked(last, one))) return null
    const payment = `${amountWords(paymentCents, facts.region)}${oftenIn(frequency ?? 'once')[spoken]}`
    const from = on === null ? null : day(on, spoken)
    const regular = frequency !== null && frequency !== 'once'
    const better = firmLine({ payment, regular, on: from }, missing, spoken, facts.address)
    return { ...here, kind: 'vague_promise', say: advice.firm[language](missing), better }
  }
  const kind = agreement.recap ? ('no_fallback' as const) : ('no_recap' as const)
  if (kind === 'no_recap' && wasJustSummedUp(talk, paymentCents, on)) return null
  const better = betterLine({ kind, quote: accepted, about: accepted }, spoken, facts)
  const say = kind === 'no_recap' ? advice.recap : advice.fallback
  return better === null ? null : { ...here, kind, say: say[language], better }
}
