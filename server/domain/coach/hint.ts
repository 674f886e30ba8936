import type { Language } from '#protocol/vocabulary/language.ts'
import type { Situation } from '../debtor/bank/situations.ts'
import type { ObjectionTopic } from '../debtor/plan.ts'
import { standingOf } from '../law/default.ts'
import { noticeFor } from '../law/law.ts'
import { agreementIn, type Agreement } from '../scoring/agreement.ts'
import type { CollectorTurn, Conversation, DebtorLine, DebtorTurn } from '../scoring/conversation.ts'
import { quoteWhere, shows, some } from '../scoring/conversation.ts'
import { answerIn, raisedIn } from '../scoring/criteria/objection-handling/objections.ts'
import { isDisputing } from '../scoring/debtor-reading.ts'
import { openQuestionsIn } from '../scoring/questions.ts'
import { rightsIn } from '../scoring/rights.ts'
import { breachesIn, callOrder } from '../scoring/violations.ts'
import { betterLine, rightLine } from '../scoring/words/better-lines.ts'
import type { Facts } from '../scoring/words/facts.ts'
import { objectionWords } from '../scoring/words/objections.ts'
import { lawfulLine, violationWhy } from '../scoring/words/violations.ts'
import { advice, answerTo, boundary, feelingLine, leftOver, privacy, stillRight } from './hint-lines.ts'

/** `kind`: one of a kind is given once in a call. `quote` is null where nothing of the line needs to be heard again. */
export type Hint = { kind: string; aboutLine: number; quote: string | null; say: string; better: string }

/** A hint about the collector's last line if it surely broke a rule: what is for review accuses nobody during the call. */
export function legalHint(
  talk: Conversation,
  last: CollectorTurn | null,
  facts: Facts,
  language: Language,
): Hint | null {
  if (!last) return null
  const law = standingOf(talk.scenario)
  const breach = breachesIn(talk, law).find(
    ({ violation, severity, quote }) =>
      violation !== 'missing_disclosure' &&
      severity !== 'review' &&
      last.lines.some(({ line }) => line === quote.line),
  )
  if (!breach) return null
  return {
    kind: `law ${breach.violation}`,
    aboutLine: breach.quote.line,
    quote: breach.quote.text,
    say: violationWhy(breach.violation, language),
    better: lawfulLine(breach.violation, breach.line?.language ?? language, facts),
  }
}

/** The moves by which a debtor says that the sum asked for is out of reach. */
const outOfReach: readonly Situation[] = [
  'object.no_money',
  'money.cannot_full',
  'money.cannot_now',
  'money.too_much',
]

/** Objections that have an answer of their own: the others say nothing that a line could take up. */
const answerable: readonly ObjectionTopic[] = ['spouse', 'tax_refund', 'more_time']

/** A blow of life that the words themselves name; the rest of a story asks for no condolence. */
const blows = ['despair', 'loss', 'separation', 'job', 'health'] as const

const situationOf = ({ move }: DebtorLine): Situation | null =>
  move && 'situation' in move.says ? move.says.situation : null

/**
 * What the collector could do next, after a line of the debtor; null where nothing is sure enough to interrupt for. The
 * order is that of what harms most when it is missed: despair, a right, who is on the line, the notice, a feeling, and
 * only then the payment.
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
  const about = (has: Parameters<typeof quoteWhere>[1]) => {
    const quote = quoteWhere(said, has)
    return { aboutLine: quote?.line ?? line.line, quote: quote?.text ?? line.text }
  }
  const here = { aboutLine: line.line, quote: null }
  if (some(said, (read) => read.despair))
    return {
      kind: 'despair',
      ...about((read) => read.despair),
      say: advice.despair[language],
      better: rightLine('vulnerable', spoken),
    }
  if (some(said, (read) => read.hangsUp) || talk.state?.ended) return null
  const right = rightHint(talk, said, line, language)
  if (right !== undefined) return right
  if (last === null || shows(last, 'close')) return null
  const person = talk.scenario.type !== 'business'
  if (situation === 'identity.refuse' && person && shows(last, 'verify'))
    return { kind: 'privacy', ...here, say: advice.privacy[language], better: privacy[spoken] }
  const answer = situation && answerTo(situation, facts, spoken)
  if (answer)
    return {
      kind: `question ${situation}`,
      ...about(() => true),
      say: advice.question[language],
      better: answer,
    }
  const order = callOrder(talk)
  const justTold = last.lines.some(({ line: told }) => told === order.debt?.line)
  if (person && justTold && !order.identityAsked && !order.disclosure) {
    const better = lawfulLine('debt_before_verification', spoken, facts)
    return { kind: 'verify', ...here, say: advice.verify[language], better }
  }
  const due = noticeFor(standingOf(talk.scenario)) !== null
  if (due && order.identityGiven && !order.disclosure && !shows(last, 'disclose')) {
    const better = lawfulLine('missing_disclosure', spoken, facts)
    return { kind: 'notice', ...here, say: advice.disclose[language], better }
  }
  const feeling = feelingHint(said, line, language)
  if (feeling) return feeling
  // Where collecting has to rest, there is no plan to be sold.
  if (rightsIn(talk).length > 0) return null
  const agreement = agreementIn(talk)
  if (agreement) return agreementHint(agreement, facts, spoken, language)
  return moneyHint(talk, said, line, facts, language)
}

/** A right that is used or passed over in this line; null where it was taken up before, undefined without any. */
function rightHint(
  talk: Conversation,
  said: DebtorTurn,
  line: DebtorLine,
  language: Language,
): Hint | null | undefined {
  const used = rightsIn(talk)
  const passedOver =
    situationOf(line) === 'right.ignored' ? used.find(({ honoured }) => !honoured) : undefined
  if (passedOver)
    return {
      kind: `right ${passedOver.right} again`,
      aboutLine: passedOver.quote.line,
      quote: passedOver.quote.text,
      say: stillRight[language],
      better: rightLine(passedOver.right, line.language),
    }
  const read = said.lines.map(({ reading }) => reading)
  const right =
    read.flatMap(({ rights }) => rights).find((one) => one !== 'vulnerable') ??
    (read.some(({ topics }) => topics.some(isDisputing)) ? ('dispute' as const) : undefined)
  if (right === undefined || situationOf(line) === 'heard.wrong_amount') return undefined
  if (used.some((one) => one.right === right && one.honoured)) return null
  const quote = quoteWhere(said, ({ rights, topics }) => rights.includes(right) || topics.some(isDisputing))
  return {
    kind: `right ${right}`,
    aboutLine: quote?.line ?? line.line,
    quote: quote?.text ?? line.text,
    say: advice.right[language],
    better: rightLine(right, line.language),
  }
}

/** Anger, a breakdown, or a blow of life that was told in this very line. */
function feelingHint(said: DebtorTurn, line: DebtorLine, language: Language): Hint | null {
  const situation = situationOf(line)
  const spoken = line.language
  const base = { aboutLine: line.line, quote: line.text, say: advice.feeling[language] }
  if (situation === 'feel.lash_out' || situation === 'feel.threat_back')
    return { ...base, kind: 'feeling anger', say: advice.anger[language], better: boundary[spoken] }
  const told = blows.find((blow) =>
    said.lines.some(({ text, reading }) => reading.hardship && feelingLine.names(text, blow)),
  )
  if (told) return { ...base, kind: `feeling ${told}`, better: feelingLine.of(told, spoken) }
  if (situation === 'feel.break_down')
    return { ...base, kind: 'feeling distress', better: feelingLine.of('fear', spoken) }
  const upset = line.move === null && some(said, (read) => read.anger || read.distress)
  return upset ? { ...base, kind: 'feeling anger', better: feelingLine.of(null, spoken) } : null
}

/** Behind "I cannot" first; then what could be kept up. Nothing where that was just asked. */
function moneyHint(
  talk: Conversation,
  said: DebtorTurn,
  line: DebtorLine,
  facts: Facts,
  language: Language,
): Hint | null {
  const spoken = line.language
  const situation = situationOf(line)
  const topic = said.lines.flatMap(({ reading }) => reading.topics)[0]
  if (!topic) return null
  const quote = quoteWhere(said, (read) => read.topics.includes(topic))
  const base = { aboutLine: quote?.line ?? line.line, quote: quote?.text ?? said.text }
  const before = talk.collector.filter((turn) => turn.index < said.index).slice(-2)
  const raised = raisedIn({ ...talk, debtor: talk.debtor.filter((turn) => turn !== said) })
  const again = raised.find((one) => one.topic === topic)
  const [reply] = before.slice(-1)
  if (again && reply && answerIn(reply, again) !== null && situation !== 'money.too_much') return null
  const probed = again !== undefined || before.some((turn) => openQuestionsIn(turn).length > 0)
  const short = situation === null ? topic === 'no_money' : outOfReach.includes(situation)
  if (short)
    return probed
      ? {
          ...base,
          kind: 'money smaller',
          say: advice.smaller[language],
          better: leftOver.keep[spoken](facts),
        }
      : {
          ...base,
          kind: 'money probe',
          say: advice.probe[language],
          better:
            talk.scenario.type === 'business'
              ? leftOver.business[spoken]
              : objectionWords.no_money.probe[spoken],
        }
  const own = situation === null || situation.startsWith('object.')
  if (!own || !answerable.includes(topic) || probed) return null
  return {
    ...base,
    kind: `objection ${topic}`,
    say: advice.probe[language],
    better: objectionWords[topic].probe[spoken],
  }
}

/** What an agreement still lacks: particulars, then the recap, then what to do if it cannot be kept. */
function agreementHint(
  agreement: Agreement,
  facts: Facts,
  spoken: Language,
  language: Language,
): Hint | null {
  const here = { aboutLine: agreement.accepted.line, quote: null }
  const moment = { quote: agreement.accepted, about: agreement.accepted }
  const vague = !(agreement.paymentCents ?? agreement.totalCents) || !agreement.firstOn || !agreement.method
  const kind = vague
    ? ('vague_promise' as const)
    : agreement.recap
      ? ('no_fallback' as const)
      : ('no_recap' as const)
  const say = { vague_promise: advice.firm, no_recap: advice.recap, no_fallback: advice.fallback }[kind]
  const better = betterLine({ kind, ...moment }, spoken, facts)
  return better === null ? null : { kind, ...here, say: say[language], better }
}
