import type { Language } from '#protocol/vocabulary/language.ts'
import type { Address } from '#server/language/address.ts'
import { blowsIn, tellsOwn, type Blow } from '#server/language/debtor-lines/blows.ts'
import { onlyRecords } from '#server/language/debtor-lines/complaints.ts'
import type { Concept } from '#server/language/manner/concepts.ts'
import type { Situation } from '../debtor/bank/situations.ts'
import type { RootCause } from '../debtor/plan.ts'
import { standingOf } from '../law/default.ts'
import { noticeFor } from '../law/law.ts'
import { agreementIn } from '../scoring/agreement.ts'
import type { CollectorTurn, Conversation, DebtorLine, DebtorTurn } from '../scoring/conversation.ts'
import { quoteWhere, shows, some } from '../scoring/conversation.ts'
import { rightsIn } from '../scoring/rights.ts'
import { callOrder } from '../scoring/violations.ts'
import { rightLine } from '../scoring/words/right-lines.ts'
import type { Facts } from '../scoring/words/facts.ts'
import { objectionAnswer, objectionProbe } from '../scoring/words/objections.ts'
import { lawfulLine } from '../scoring/words/violations.ts'
import { claimOf, hasIdentified } from './claims.ts'
import { advice, answerTo, feelingLine, privacy, stillRight, upsetLine } from './hint-lines.ts'
import { begins } from './identity.ts'
import type { Hint } from './legal-hint.ts'
import { agreementHint, moneyHint } from './money-hint.ts'

const situationOf = ({ move }: DebtorLine): Situation | null =>
  move && 'situation' in move.says ? move.says.situation : null

/**
 * What the collector could do next, after a line of the debtor; null where nothing is sure enough to interrupt for. The
 * order is that of what harms most when it is missed: despair, a right, what was asked, the notice, a feeling, and only
 * then the payment.
 */
export function hintFor(
  talk: Conversation,
  said: DebtorTurn,
  last: CollectorTurn | null,
  facts: Facts,
  language: Language,
): Hint | null {
  const line = said.lines.at(-1)
  if (!line) return null
  const spoken = line.language
  const situation = situationOf(line)
  const here = { aboutLine: line.line, quote: null }
  if (some(said, (read) => read.despair)) {
    const quote = quoteWhere(said, (read) => read.despair)
    return {
      kind: 'despair',
      urgent: true,
      aboutLine: quote?.line ?? line.line,
      quote: quote?.text ?? line.text,
      say: advice.despair[language],
      better: rightLine('vulnerable', spoken, facts.address),
    }
  }
  if (some(said, (read) => read.hangsUp) || talk.state?.ended) return null
  const right = rightHint(talk, line, facts, language)
  if (right !== undefined) return right
  if (last === null || shows(last, 'close')) return null
  const order = callOrder(talk)
  const known = hasIdentified(talk, line.line)
  const person = talk.scenario.type !== 'business'
  const untold = order.told === null && talk.scenario.opening === 'cold'
  if (situation === 'identity.refuse' && person && untold && shows(last, 'verify'))
    return { kind: 'privacy', ...here, say: advice.privacy[language], better: privacy[spoken](facts) }
  const isAnswered =
    situation === 'who.is.this' ? shows(last, 'identify') : order.told !== null || order.identityGiven
  const answer = situation && !isAnswered ? answerTo(situation, known, facts, spoken) : null
  if (answer) {
    return {
      kind: `question ${situation}`,
      aboutLine: line.line,
      quote: line.text,
      say: advice.question[language],
      better: answer,
    }
  }
  const due = noticeFor(standingOf(talk.scenario)) !== null
  if (due && begins(talk) && order.identityGiven && !order.disclosure && !shows(last, 'disclose')) {
    const better = lawfulLine('missing_disclosure', spoken, facts)
    return { kind: 'notice', ...here, say: advice.disclose[language], better }
  }
  const feeling = feelingHint(said, line, talk.state?.causeKnown === true, facts.address, language)
  if (feeling) return feeling
  // Where collecting has to rest, there is no plan to be sold.
  if (rightsIn(talk).length > 0 || talk.state?.rights.length) return null
  const agreement = agreementIn(talk)
  if (agreement) return agreementHint(talk, agreement, line, last, facts, language)
  return moneyHint(talk, said, last, facts, language)
}

/** A right that is used or passed over in this line; null where it was taken up before, undefined without any. */
function rightHint(
  talk: Conversation,
  line: DebtorLine,
  facts: Facts,
  language: Language,
): Hint | null | undefined {
  const used = rightsIn(talk)
  if (situationOf(line) === 'right.ignored') {
    const passedOver = used.find(
      ({ right, taken, turn }) => !taken && turn.lines.some((said) => claimOf(talk, said)?.right === right),
    )
    if (!passedOver) return null
    return {
      kind: `right ${passedOver.right} again`,
      aboutLine: passedOver.quote.line,
      quote: passedOver.quote.text,
      say: stillRight[language],
      better: rightLine(passedOver.right, line.language, facts.address),
    }
  }
  const claim = claimOf(talk, line)
  if (claim === null) return undefined
  const { right, by } = claim
  if (used.some((one) => one.right === right && one.taken)) return null
  const here = { aboutLine: line.line, quote: line.text }
  const spoken = line.language
  switch (by) {
    case 'paid': {
      const better = objectionProbe('already_paid', spoken, facts.address)
      return { ...here, kind: 'paid', say: advice.paid[language], better }
    }
    case 'amount': {
      const better = objectionAnswer('dispute_amount', spoken, facts)
      return { ...here, kind: `right ${right}`, say: advice.right[language], better }
    }
    case 'right':
      return {
        ...here,
        kind: `right ${right}`,
        urgent: true,
        say: advice.right[language],
        better: rightLine(right, spoken, facts.address),
      }
    default:
      return by satisfies never
  }
}

/** Which blow each cause is: a word of another one stands there by chance ("the animal hospital cut me to 28 hours"). */
const blowsOf: Record<RootCause, readonly Blow[]> = {
  job_loss: ['job'],
  reduced_hours: ['job'],
  illness: ['health'],
  separation: ['separation'],
  family_care: ['health'],
  other_debts: [],
  late_customer: ['business'],
  slow_season: ['business'],
  dispute: [],
  avoidance: [],
}

/** The blow that a line tells, by its words and by what our debtor's life knows as the cause. */
function blowIn({ text, reading, move }: DebtorLine): Concept | null {
  if (!reading.hardship && !blowsIn(text).includes('loss')) return null
  const { causes } = reading
  const likely = (blow: Blow) =>
    blow === 'loss' ||
    move === null ||
    causes.length === 0 ||
    causes.some((one) => blowsOf[one].includes(blow))
  const blow = blowsIn(text).find(likely)
  if (blow !== 'job') return blow ?? null
  return tellsOwn(text) && !feelingLine.names(text, 'partner') ? 'job' : null
}

/** Anger, a breakdown, or a blow of life that was told in this very line. */
function feelingHint(
  said: DebtorTurn,
  line: DebtorLine,
  causeKnown: boolean,
  address: Address,
  language: Language,
): Hint | null {
  const situation = situationOf(line)
  const spoken = line.language
  const base = { aboutLine: line.line, quote: line.text, say: advice.feeling[language] }
  if (situation === 'feel.lash_out')
    return {
      ...base,
      kind: 'feeling anger',
      say: advice.anger[language],
      better: upsetLine('lashes', causeKnown, spoken, address),
    }
  if (situation === 'feel.threat_back' && !onlyRecords(line.text)) {
    const say = advice.complaint[language]
    return {
      ...base,
      kind: 'feeling anger',
      say,
      better: upsetLine('complains', causeKnown, spoken, address),
    }
  }
  const told = said.lines.map(blowIn).find((blow) => blow !== null)
  if (told) return { ...base, kind: `feeling ${told}`, better: feelingLine.of(told, spoken, address) }
  if (situation === 'feel.break_down')
    return { ...base, kind: 'feeling distress', better: feelingLine.of('fear', spoken, address) }
  return line.freeWords && !isBusiness(line) ? upsetHint(line, base, causeKnown, address, language) : null
}

/** "Six hundred scares me, but I could do five": whoever bargains, or is kind, is told nothing of feelings. */
function isBusiness({ move, reading, understanding }: DebtorLine): boolean {
  const bargains = move !== null && 'situation' in move.says && move.says.situation.startsWith('money.')
  return bargains || understanding.amounts.length > 0 || reading.leans || reading.softens
}

/** Feelings that a line names in so many words, where its move alone does not tell them. */
const named = ['fear', 'tiredness', 'shame'] as const satisfies readonly Concept[]

function upsetHint(
  { text, reading, language: spoken }: DebtorLine,
  base: Omit<Hint, 'kind' | 'better'>,
  causeKnown: boolean,
  address: Address,
  language: Language,
): Hint | null {
  if (reading.anger && text.includes('!'))
    return {
      ...base,
      kind: 'feeling anger',
      say: advice.anger[language],
      better: upsetLine('lashes', causeKnown, spoken, address),
    }
  const feeling = reading.distress ? named.find((one) => reading.concepts.has(one)) : undefined
  return feeling === undefined
    ? null
    : { ...base, kind: `feeling ${feeling}`, better: feelingLine.of(feeling, spoken, address) }
}
