import type { CollectorAct } from './acts/understanding.ts'
import { rules } from './figures.ts'
import { folded } from './fold-text.ts'
import { raisedObjection } from './mind.ts'
import { pitchesIn, timesDone, type Chooser } from './move.ts'
import { leavesTheRole } from '#server/language/out-of-role.ts'
import { offScriptSubjects } from './plan.ts'
import { owedCents } from './scenario.ts'
import { isWordless } from './wordless.ts'

/** Rule 5, first of all: nobody stays on a call that has become unbearable. */
export const hangUp: Chooser = ({ mind, impact, understanding }) => {
  const { patience, anger } = mind.feelings
  const severe = mind.severeViolations >= rules.hangsUpAtSevere
  const outOfPatience = patience <= 0 && mind.commitment !== 'confirmed'
  const stopIgnored = mind.rightIgnored >= 2 && impact.ignoredRight === 'stop_calling'
  if (!severe && !outOfPatience && !stopIgnored && anger < rules.hangsUpAtAnger) return null
  // One more line settles a call in which all is agreed but the recap.
  if (
    outOfPatience &&
    !severe &&
    mind.commitment === 'specific' &&
    understanding.acts.some(({ act }) => act === 'recap')
  )
    return null
  return { act: 'hang_up', endsCall: true }
}

/** Nothing was said: whoever waits on the phone asks whether anybody is there. */
export const checkLine: Chooser = ({ line }) => (isWordless(line) ? { act: 'check_line' } : null)

/** Whatever the line pretends, there is only a person on the phone. */
export const stayInRole: Chooser = ({ line }) => (leavesTheRole(line) ? { act: 'out_of_role' } : null)

/** Somebody else picked up: no debt is theirs, and the third time is enough. */
export const wrongNumber: Chooser = ({ mind, impact, at, acts }) => {
  if (!mind.wrongParty) return null
  const right = mind.rights.find((entry) => entry.right === 'wrong_party')
  if (right?.honoured) return { act: 'goodbye', endsCall: true }
  if (impact.harm !== null || mind.rightIgnored >= 2) return { act: 'hang_up', endsCall: true }
  if (!right) {
    if (acts.size === 0 && mind.turn === 1) return { act: 'who_is_this' }
    return {
      act: 'wrong_party',
      invokes: 'wrong_party',
      change: { rights: [...mind.rights, { right: 'wrong_party', line: at, honoured: false }] },
    }
  }
  if (acts.has('close')) return { act: 'goodbye', endsCall: true }
  return timesDone(mind, 'wrong_party') >= 3 ? { act: 'hang_up', endsCall: true } : { act: 'wrong_party' }
}

/** Words by which one parts, against accent-free lower case. */
const farewell =
  /\b(bye|goodbye|good (day|evening|night)|take care|have a (good|great|nice|lovely)|for your time|adios|hasta (luego|pronto|manana)|cuide|cuida|cuidese|(que )?(tenga|este|le vaya|te vaya)|buen(a|as|os)? (dia|dias|tarde|tardes|noche|noches)|por (su|tu) tiempo|nos vemos)\b/

/** "Thank you for telling me" and "very well, thanks" go on with the call. */
function onlyThanks(line: string, acts: ReadonlySet<CollectorAct>): boolean {
  const short = line.trim().split(/\s+/).length <= 4
  return !farewell.test(folded(line)) && (short || acts.has('empathy') || acts.has('reflect'))
}

/** The collector says goodbye. */
export const sayGoodbye: Chooser = ({ mind, acts, asked, line }) => {
  if (!acts.has('close') || mind.turn < 3) return null
  if (mind.commitment !== 'confirmed' && onlyThanks(line, acts)) return null
  // "Do you have questions?" waits for an answer.
  if (asked !== null && offScriptSubjects.some((subject) => subject === asked)) return null
  // What was agreed on is known as one parts.
  const slots = mind.agreed ? { offerCents: mind.agreed.amountCents } : {}
  const agreed = mind.commitment === 'confirmed' || mind.commitment === 'specific'
  if (asked === 'anything_else')
    return agreed && !raisedObjection(mind) ? { act: 'goodbye', slots, endsCall: true } : null
  if (pitchesIn(acts) || acts.has('open_probe') || acts.has('closed_probe')) return null
  return { act: 'goodbye', slots, endsCall: true }
}

/** A wrong balance is put right, once: the letter with the figure is at home. Who is calling comes first. */
export const correctAmount: Chooser = ({ mind, before, impact, scenario }) =>
  impact.misstatedCents !== null && impact.harm === null && (mind.identified || before.debtStated)
    ? {
        act: 'correct_amount',
        slots: { heardAmountCents: impact.misstatedCents, debtCents: owedCents(scenario) },
      }
    : null
