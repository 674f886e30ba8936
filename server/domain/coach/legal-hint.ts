import type { Language } from '#protocol/vocabulary/language.ts'
import { callsByPetName } from '#server/language/violations/pet-names.ts'
import type { Topic } from '#server/language/vocabulary.ts'
import { standingOf } from '../law/default.ts'
import type { ViolationId } from '../law/violations.ts'
import type { CollectorTurn, Conversation, DebtorTurn } from '../scoring/conversation.ts'
import { shows, some } from '../scoring/conversation.ts'
import { type Breach, breachesIn } from '../scoring/violations.ts'
import type { Facts } from '../scoring/words/facts.ts'
import { breachLine, breachWhy } from '../scoring/words/breaches.ts'
import { apology } from '../scoring/words/violations.ts'
import type { Right } from '../debtor/state.ts'
import { claimOf } from './claims.ts'
import { identityIsOpen } from './identity.ts'

/**
 * `kind`: one of a kind is given once in a call. `quote` is null where nothing of the line needs to be heard again.
 * `minor`: whatever else there is to say goes first.
 */
export type Hint = {
  kind: string
  minor?: boolean
  /** Despair, or a right that was used just now: that is answered before anything that the collector said is put right. */
  urgent?: boolean
  aboutLine: number
  quote: string | null
  say: string
  better: string
}

/** A breach of a right takes one that the debtor has used: without it the words are more often misread than unlawful. */
const rightBehind: Partial<Record<ViolationId, Right>> = {
  ignore_stop: 'stop_calling',
  ignore_dispute: 'dispute',
  attorney_ignored: 'attorney',
  bankruptcy_ignored: 'bankruptcy',
  wrong_party_told: 'wrong_party',
  despair_ignored: 'vulnerable',
}

/** From this certainty on a reading is held against the trainee in the middle of the call. */
const surelyBroken = 0.9

/** Whether a line before this one used the right. */
function usedBefore(talk: Conversation, right: Right, before: number): boolean {
  return talk.debtor.some((turn) =>
    turn.lines.some((line) => {
      if (line.line >= before) return false
      const claim = right === 'vulnerable' ? null : claimOf(talk, line)
      return right === 'vulnerable' ? line.reading.despair : claim?.right === right && claim.by !== 'paid'
    }),
  )
}

/** Whether a turn goes on about the money: an apology or a question for an address is no collecting. */
function collects(turn: CollectorTurn): boolean {
  const sums = turn.lines.some(({ understanding }) => understanding.amounts.length > 0)
  return (
    shows(turn, 'ask_full', 'ask_commitment') ||
    (sums && shows(turn, 'state_debt', 'plan', 'settlement')) ||
    asksMeans(turn)
  )
}

/** "What can you pay a month?" */
export function asksMeans(turn: CollectorTurn): boolean {
  return turn.lines.some(({ read }) =>
    read.sentences.some(({ question }) => question && means.includes(question.topic)),
  )
}
const means: readonly Topic[] = ['able_monthly', 'able_now']

/** Whether somebody took the line amiss or claims something: who is on the line is not the matter then. */
function answersElse(talk: Conversation, said: DebtorTurn | null): boolean {
  return (
    said !== null &&
    (some(said, ({ anger, distress, hardship }) => anger || distress || hardship) ||
      said.lines.some((line) => claimOf(talk, line) !== null))
  )
}

/** Whether the debtor has called the collector so too, before a line or in reply to it. */
const answersInKind = (talk: Conversation, line: number) =>
  talk.debtor.some(({ lines }) =>
    lines.some((one) => one.line <= line + 1 && callsByPetName(one.text, one.language)),
  )

/** Judged from outside (data/tips), most hints that were wrong named a right that nobody had used, or misread a line. */
function isSure(
  { violation, severity, quote, line }: Breach,
  talk: Conversation,
  last: CollectorTurn,
  said: DebtorTurn | null,
): boolean {
  if (severity === 'review' || violation === 'missing_disclosure') return false
  if (violation === 'debt_before_verification') return identityIsOpen(talk) && !answersElse(talk, said)
  const hits = line?.understanding.violations.filter((hit) => hit.violation === violation) ?? []
  const spoken = hits.some(({ certainty }) => certainty >= surelyBroken)
  // Between two who call each other "honey" nobody is made small.
  if (violation === 'condescension' && answersInKind(talk, quote.line)) return false
  const right = rightBehind[violation]
  return right === undefined ? spoken : usedBefore(talk, right, quote.line) && (spoken || collects(last))
}

/** A hint about the collector's last line if it surely broke a rule; `said` is the reply to it, where there is one. */
export function legalHint(
  talk: Conversation,
  last: CollectorTurn | null,
  said: DebtorTurn | null,
  facts: Facts,
  language: Language,
): Hint | null {
  if (!last) return null
  const breach = breachesIn(talk, standingOf(talk.scenario)).find(
    (one) => last.lines.some(({ line }) => line === one.quote.line) && isSure(one, talk, last, said),
  )
  if (!breach) return null
  const { violation, quote, line } = breach
  const right = rightBehind[violation]
  const spoken = line?.language ?? language
  return {
    // That a right still stands is said once, by whatever shows it.
    kind: right === undefined ? `law ${violation}` : `right ${right} again`,
    minor: violation === 'condescension',
    aboutLine: quote.line,
    quote: quote.text,
    say: breachWhy(breach, language),
    // What was said has been answered by now: the same again without the pet name would ask twice.
    better:
      violation === 'condescension' ? apology(quote.text, spoken, facts) : breachLine(breach, spoken, facts),
  }
}
