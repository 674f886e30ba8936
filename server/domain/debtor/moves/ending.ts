import { deniesAgreement } from '#server/language/claims-agreement.ts'
import { takesUp } from '#server/language/takes-up.ts'
import { raisedObjection } from '../mind.ts'
import { rules } from '../figures.ts'
import { satisfied } from './claims.ts'
import { isNextFigure } from './heard-terms.ts'
import { bargained } from './money.ts'
import type { Chooser, Moment, Move } from './move.ts'
import { timesSaid } from './said.ts'

/**
 * Nobody stays on a call that has become unbearable: patience is gone, two severe violations, or a request to
 * stop that is ignored twice. Nothing else ends a call but a farewell.
 */
export const hangUp: Chooser = ({ mind, impact, heard }) => {
  const severe = mind.severeViolations >= rules.hangsUpAtSevere
  const stopIgnored = mind.rightIgnored >= 2 && impact.ignoredRight === 'stop_calling'
  // Who is being treated decently stays for one more line, however tired.
  const worn = mind.feelings.patience <= 0 && mind.commitment !== 'confirmed' && !heard.kind && !heard.parts
  if (severe) return { says: { situation: 'end.hang_up.abuse' }, act: 'hang_up', endsCall: true }
  if (stopIgnored) return { says: { situation: 'end.hang_up.stop' }, act: 'hang_up', endsCall: true }
  return worn ? { says: { situation: 'end.hang_up' }, act: 'hang_up', endsCall: true } : null
}

/** Somebody else picked up: no debt is theirs, and the third time is enough. */
export const wrongNumber: Chooser = (moment) => {
  const { mind, impact, at, heard } = moment
  if (!mind.wrongParty) return null
  // Somebody of the same name confirms the name and denies the debt.
  if (mind.claims.stranger === 'namesake') return satisfied(moment)
  const right = mind.rights.find((entry) => entry.right === 'wrong_party')
  const bye = { says: { situation: 'end.right' }, act: 'goodbye', endsCall: true } as const
  if (right?.honoured || (right && heard.parts)) return bye
  if (impact.harm !== null || mind.rightIgnored >= 2 || timesSaid(mind, 'identity.wrong') >= 3)
    return { says: { situation: 'end.hang_up' }, act: 'hang_up', endsCall: true }
  if (!right && mind.turn === 1 && heard.question?.topic !== 'name')
    return { says: { situation: 'who.is.this' }, act: 'who_is_this' }
  const rights = right
    ? mind.rights
    : [...mind.rights, { right: 'wrong_party' as const, line: at, honoured: false }]
  return {
    says: { situation: 'identity.wrong' },
    act: 'wrong_party',
    ...(right ? {} : { invokes: 'wrong_party' as const }),
    change: { rights },
  }
}

/** The collector says goodbye with its last words. A question in the same turn is answered first. */
export const sayGoodbye: Chooser = (moment) => {
  const { mind, heard } = moment
  if (!heard.parts || mind.turn < 2) return null
  const asked = heard.question
  // "When does it suit you? Bye." asks nothing that still wants an answer; a question mark does.
  const marked = heard.reading.sentences.some(({ interrogative }) => interrogative === 'marked')
  if (
    asked &&
    marked &&
    asked.topic !== 'anything_else' &&
    asked.topic !== 'understood' &&
    asked.certainty >= 0.6
  )
    return null
  const taken = takenUp(moment)
  if (taken !== null) return taken
  const right = mind.rights.some(({ right: one, honoured }) => honoured && one !== 'vulnerable')
  // There is something to think over only where something was offered.
  const offered = mind.deal.table.length > 0 || mind.deal.own !== null || mind.deal.putOff !== null
  const callsAgain = timesSaid(mind, 'ask.callback') > 0
  const open = callsAgain ? 'end.callback' : offered ? 'end.open' : 'end.farewell'
  const situation = mind.agreed !== null ? 'end.agreed' : right ? 'end.right' : open
  return {
    says: { situation },
    act: 'goodbye',
    endsCall: true,
    slots: mind.agreed ? { amountCents: mind.agreed.amountCents } : {},
  }
}

/** "Eighty a month it is, then. Goodbye.": what the debtor had named, and the collector takes with the last words. */
function takenUp(moment: Moment): Move | null {
  const { mind, reading } = moment
  const takes = reading.sentences.some(({ terms, quote }) => terms !== null && takesUp(quote))
  const denies = reading.sentences.some(({ quote }) => deniesAgreement(quote))
  if (mind.agreed !== null || mind.deal.own === null || !takes || denies) return null
  const move = bargained(moment)
  const agreed = move?.change?.agreed ?? null
  if (move === null || agreed === null || agreed.amountCents !== mind.deal.own.amountCents) return null
  return {
    ...move,
    says: { situation: 'end.agreed' },
    act: 'accept',
    endsCall: true,
    slots: { amountCents: agreed.amountCents },
  }
}

/** A wrong balance is put right, once: the letter with the figure is at home. Who is calling comes first. */
export const correctAmount: Chooser = ({ mind, before, impact, heard }) =>
  impact.misstatedCents !== null &&
  impact.harm === null &&
  !isNextFigure(heard, mind) &&
  (mind.identified || before.debtStated)
    ? {
        says: { situation: 'heard.wrong_amount' },
        act: 'correct_amount',
        slots: { amountCents: impact.misstatedCents },
        change: {},
      }
    : null

/** Asked whether there is anything else: a worry that was not spoken of, or nothing. */
export const anythingElse: Chooser = ({ mind, heard }) => {
  if (heard.question?.topic !== 'anything_else') return null
  const open =
    raisedObjection(mind) !== null || (mind.agreed === null && timesSaid(mind, 'ask.anything_else.yes') === 0)
  return {
    says: { situation: open ? 'ask.anything_else.yes' : 'ask.anything_else.no' },
    act: open ? 'ask_back' : 'answer',
  }
}
