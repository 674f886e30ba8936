import type { Answerer } from '../debtor/life/scenario/answerer.ts'
import { claimsOf } from '../debtor/life/scenario/claims.ts'
import type { Quote } from '#protocol/vocabulary/analysis.ts'
import { isFact, proves } from '#protocol/vocabulary/verified.ts'
import { asksConvenience, callBack, purposeCue } from '#server/language/manner/collector-cues.ts'
import type { CollectorLine, CollectorTurn, Conversation } from './conversation.ts'
import {
  debtorBefore,
  debtorLinesOf,
  oncePer,
  actsIn,
  quoteAt,
  quoteOf,
  quoteTurn,
  repliesAfter,
  shows,
  some,
} from './conversation.ts'
import { namesCaller } from '#server/language/names-caller.ts'
import { basisOf, noticeFor, type Standing } from '../law/law.ts'
import { severityOf, type ViolationId } from '../law/violations.ts'
import type { InvokedRight } from './rights.ts'
import { collectsOn, rightsIn, toldToRelative } from './rights.ts'
import type { ViolationHit } from '#server/language/reading.ts'
import { overlap, plain, stemsOf } from '#server/language/text/plain.ts'
import type { Severity } from '#protocol/vocabulary/analysis.ts'

/** A breach with its place; the words and the section come later. */
export type Breach = {
  violation: ViolationId
  severity: Severity
  quote: Quote
  line: CollectorLine | null
  /** The right that was first taken as it must be, and then collected against. */
  afterTaken?: InvokedRight['right']
}

/** The order of a call: who identified when, and where the debt was first spoken of. */
export type CallOrder = {
  identified: boolean
  /** The debtor gave what only the right person knows, at any time. */
  identityGiven: boolean
  debt: Quote | null
  /** Where the collector first spoke of the debt, if that says outright what is owed. */
  told: Quote | null
  /** Nobody had said who they are by then, nor spoken of the debt themselves. */
  toldUnchecked: boolean
  /** The right person gave a name unasked, and the matter was gone into though nothing else was asked for. */
  nameAlone: boolean
  /** The turn right after somebody said who they are, else the first one: there check and notice are due. */
  dueAt: Quote | null
  /** The collector's notice of 15 U.S.C. 1692e(11), and whether it came no later than the debt. */
  disclosure: Quote | null
  disclosureInTime: boolean
  /** The notice's second half: any information obtained will be used for that purpose. */
  purposeSaid: boolean
  /** The right person was on the line, and the call came to the matter. */
  reachedMatter: boolean
  rightPartyReached: boolean
}

/** Whether a turn says who is calling. */
export function identifies(turn: CollectorTurn): boolean {
  return (
    shows(turn, 'identify') ||
    // "¿Habla Karen López?" asks who the other one is.
    turn.lines.some((line) => line.sentences.some(({ text }) => !text.includes('?') && namesCaller(text)))
  )
}

/** What a debtor says who knows of the debt: nothing is disclosed to them any more. */
const knowing: readonly string[] = ['money', 'object', 'heard.debt', 'heard.wrong_amount', 'right']

function showsKnowing(situation: string): boolean {
  return (
    !situation.startsWith('right.stop') &&
    knowing.some((one) => situation === one || situation.startsWith(`${one}.`))
  )
}

/** Whether the person on the line has said who they are, or has spoken of the debt, before a line. */
function isKnownBefore(talk: Conversation, before: number): boolean {
  if (talk.identity.items.some(({ given }) => given !== null && given.line < before)) return true
  return debtorLinesOf(talk).some(
    ({ line, move, reading, freeWords }) =>
      line < before &&
      ((freeWords && (reading.disputes || (talk.state === null && reading.topics.length > 0))) ||
        (move !== null && 'situation' in move.says && showsKnowing(move.says.situation))),
  )
}

/** So many turns after its first half the notice may still be completed. */
const turnsOfNotice = 2

/** The words of a turn that are the notice: those that say what for, else the last that give it. */
function noticeIn(turn: CollectorTurn): Quote | null {
  for (const line of turn.lines) {
    const purpose = line.sentences.find(({ folded }) => purposeCue.test(folded))
    if (purpose) return quoteAt(line, purpose.start)
  }
  const given = actsIn(turn, 'disclose').at(-1)
  return given ? quoteOf(given) : null
}

export const callOrder = oncePer((talk: Conversation): CallOrder => {
  const { items, told, factAsked } = talk.identity
  const debtTurn = talk.collector.find((turn) => shows(turn, 'state_debt', 'ask_full', 'settlement', 'plan'))
  const [debtHit] = debtTurn ? actsIn(debtTurn, 'state_debt', 'ask_full', 'settlement', 'plan') : []
  const toldUnchecked = told !== null && !isKnownBefore(talk, told.line)
  const discloseTurn = talk.collector.find((turn) => shows(turn, 'disclose'))
  const disclosed = discloseTurn && noticeIn(discloseTurn)
  // Its second half may come in the next breath, after an "okay".
  const noticeTurns = discloseTurn
    ? [discloseTurn, ...repliesAfter(talk, discloseTurn.index, turnsOfNotice)]
    : []
  const wrongParty = rightsIn(talk).some(({ right }) => right === 'wrong_party')
  const name = items.find(({ item }) => item === 'name')
  const reachedMatter = !wrongParty && (debtTurn !== undefined || talk.collector.length >= 4)
  const nameGiven = name !== undefined && name.given !== null && name.asked === null && !name.afterDebt
  const introduced = talk.debtor.find((turn) => some(turn, ({ identifies: saysName }) => saysName))
  const [first] = talk.collector
  const due = (introduced && repliesAfter(talk, introduced.index)[0]) ?? first
  return {
    identified: talk.collector.slice(0, 3).some(identifies),
    told,
    toldUnchecked,
    nameAlone:
      reachedMatter &&
      (told !== null || debtTurn !== undefined) &&
      nameGiven &&
      factAsked === null &&
      !items.some(proves),
    dueAt: due ? quoteTurn(due) : null,
    identityGiven: items.some(({ item, given }) => isFact(item) && given !== null),
    debt: debtHit ? quoteOf(debtHit) : null,
    disclosure: disclosed ?? null,
    disclosureInTime:
      discloseTurn !== undefined && (debtTurn === undefined || discloseTurn.index <= debtTurn.index),
    purposeSaid: noticeTurns.some(({ text }) => purposeCue.test(plain(text))),
    reachedMatter,
    rightPartyReached: !wrongParty && items.some(({ given }) => given !== null),
  }
})

const ignoredAs: Record<InvokedRight['right'], ViolationId> = {
  stop_calling: 'ignore_stop',
  dispute: 'ignore_dispute',
  attorney: 'attorney_ignored',
  bankruptcy: 'bankruptcy_ignored',
  wrong_party: 'wrong_party_told',
  vulnerable: 'despair_ignored',
}

const rank: Record<Severity, number> = { severe: 0, major: 1, minor: 2, review: 3 }

/** What may only be the debtor's own words, said back to them: "like a good boy, huh", "all teeth and no appetite". */
const echoed: readonly ViolationId[] = ['condescension', 'abuse', 'violence', 'discrimination']
const echoedShare = 0.6

/** Whether a line says back what the debtor has just said: then a person has to judge what was meant. */
function echoes(talk: Conversation, turn: CollectorTurn, { text }: Quote, violation: ViolationId): boolean {
  if (!echoed.includes(violation)) return false
  const before = debtorBefore(talk, turn.index)
  const words = stemsOf(text)
  if (before === null || words.size === 0) return false
  return overlap(words, stemsOf(before.text)) >= echoedShare * words.size
}

/** All breaches of a call, the gravest first, then in the order said. */
export function breachesIn(talk: Conversation, law: Standing): Breach[] {
  const found: Breach[] = []
  for (const turn of talk.collector) {
    for (const line of turn.lines) {
      for (const spoken of line.understanding.violations) {
        const quote = quoteAt(line, spoken.start)
        const hit = asHeld(spoken, quote, talk)
        if (hit === null) continue
        // A manner of speaking is told once; whatever hurts, each time.
        const once = hit.severity === 'minor'
        const known = found.some(
          (one) => one.violation === hit.violation && (once || one.quote.text === quote.text),
        )
        const severity = echoes(talk, turn, quote, hit.violation) ? 'review' : hit.severity
        if (!known) found.push({ violation: hit.violation, severity, quote, line })
      }
      const unasked = line.sentences.find((sentence) => {
        const folded = sentence.folded
        return callBack.test(folded) && !sentence.text.includes('?')
      })
      const invited = talk.debtor.some((said) =>
        said.lines.some(({ reading }) => reading.topics.includes('more_time')),
      )
      if (unasked && !invited && !asksConvenience.test(plain(turn.text))) {
        const severity = severityOf('call_without_consent')
        found.push({ violation: 'call_without_consent', severity, quote: quoteAt(line, unasked.start), line })
      }
    }
  }
  const order = callOrder(talk)
  const answerer = claimsOf(talk.scenario.scenario, talk.scenario.name).answerer
  if (order.told && order.toldUnchecked && !talk.identity.factAsked && answerer === null) {
    found.push(breachAt('debt_before_verification', order.told, talk))
  } else if (order.nameAlone && order.dueAt && answerer === null) {
    found.push(breachAt('debt_after_name_alone', order.dueAt, talk))
  }
  if (noticeFor(law) !== null && order.reachedMatter) {
    if (order.disclosure) {
      if (!order.purposeSaid) found.push(breachAt('partial_disclosure', order.disclosure, talk))
    } else {
      const { told, dueAt } = order
      const quote = told !== null && (dueAt === null || told.line < dueAt.line) ? told : dueAt
      if (quote) found.push(breachAt('missing_disclosure', quote, talk))
    }
  }
  for (const invoked of rightsIn(talk)) {
    // With one of the debtor's own one may speak, and leave a message: only what is told of the debt breaks the law.
    if (invoked.right === 'wrong_party' && answerer !== null) {
      const told = toldToRelative(talk)
      if (told !== null && !mayHear(answerer, law)) found.push(breachAt('wrong_party_told', told, talk))
      continue
    }
    const violation = ignoredAs[invoked.right]
    if (invoked.taken) {
      const on = collectsOn(talk, invoked)
      const quote = on && quoteTurn(on)
      if (quote) found.push({ ...breachAt(violation, quote, talk), afterTaken: invoked.right })
    }
    if (invoked.taken || !invoked.reply) continue
    // An objection to the amount is argued with all the time; only brushing it off breaks the rule.
    const spoken = found.some((one) => one.violation === violation)
    const [reply] = repliesAfter(talk, invoked.turn.index)
    // Who says goodbye goes on with nothing: the request is not noted, which the criterion of rights sees.
    const leaves =
      invoked.right === 'stop_calling' &&
      repliesAfter(talk, invoked.turn.index, talk.turns.length).every((turn) => shows(turn, 'close'))
    if (!spoken && reply && !leaves) found.push(breachAt(violation, invoked.reply, talk))
  }
  return supported(found.flatMap((one) => weighed(one, law))).toSorted(
    (a, b) => rank[a.severity] - rank[b.severity] || a.quote.line - b.quote.line,
  )
}

/** Whether the law lets a collector speak with the spouse as with the debtor (15 U.S.C. 1692c(d)). */
function mayHear(answerer: Answerer, { jurisdiction }: Standing): boolean {
  return answerer.spouse && jurisdiction.startsWith('us')
}

/** The rights that a spoken breach of one takes. */
const rightBehind: Partial<Record<ViolationId, InvokedRight['right']>> = {
  ignore_stop: 'stop_calling',
  ignore_dispute: 'dispute',
}

/** From this certainty on calls that are threatened are harassment, whether or not anybody asked for their end. */
const surelyThreatened = 0.96

/**
 * A spoken breach as it is held against the collector. A right is broken only where it had been used: without it the words are
 * more often misread than unlawful, but calls without end are sure to be what they sound like.
 */
function asHeld(hit: ViolationHit, quote: Quote, talk: Conversation): ViolationHit | null {
  const right = rightBehind[hit.violation]
  if (right === undefined || wasUsed(right, quote, talk)) return hit
  const threatens = right === 'stop_calling' && hit.certainty >= surelyThreatened
  return threatens ? { ...hit, violation: 'harassment' } : null
}

function wasUsed(right: InvokedRight['right'], quote: Quote, talk: Conversation): boolean {
  return talk.debtor.some((turn) =>
    turn.lines.some(
      ({ line, reading }) =>
        line < quote.line &&
        (reading.rights.includes(right) ||
          (right === 'dispute' && (reading.disputes || reading.corrects)) ||
          (right === 'stop_calling' && reading.anger)),
    ),
  )
}

/** What is left out or told too early at the beginning says nothing of how a collector speaks. */
const ofBeginning: readonly ViolationId[] = [
  'missing_disclosure',
  'partial_disclosure',
  'debt_after_name_alone',
]

/**
 * The breaches without those that are only for review where nothing else was unlawful: in lawful calls nearly all of them are
 * jokes and mishearings, in unlawful ones most are right (docs/scoring.md).
 */
function supported(breaches: readonly Breach[]): readonly Breach[] {
  const spoken = breaches.some(
    ({ severity, violation }) => severity !== 'review' && !ofBeginning.includes(violation),
  )
  return spoken ? breaches : breaches.filter(({ severity }) => severity !== 'review')
}

/** As grave as the law takes it that it breaks; none where nothing forbids it. What is for review stays so. */
function weighed(breach: Breach, law: Standing): Breach[] {
  const basis = basisOf(breach.violation, law)
  if (basis === null) return []
  return [breach.severity === 'review' ? breach : { ...breach, severity: basis.severity }]
}

function breachAt(violation: ViolationId, quote: Quote, talk: Conversation): Breach {
  const line = talk.collector.flatMap((turn) => turn.lines).find((said) => said.line === quote.line) ?? null
  return { violation, severity: severityOf(violation), quote, line }
}
