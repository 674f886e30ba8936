import type { CollectorAct, Understanding } from './acts/understanding.ts'
import { folded } from './fold-text.ts'
import type { Right } from './state.ts'

const lawyerTaken =
  /(name|number|contact|details|information|speak|talk|reach|represent|nombre|datos|numero|contact|comunic|hablar|represent)\w*.{0,40}(attorney|lawyer|counsel|abogad|licenciad)|(attorney|lawyer|abogad|licenciad)\w*.{0,40}(name|number|contact|details|information|nombre|datos|numero|contact|comunic)/
const helpOffered =
  /988|crisis|hot ?line|life ?line|help ?line|someone (with|near) you|are you safe|emergency|linea de (la vida|ayuda|crisis)|esta a salvo|alguien con usted|ayuda profesional|emergencia|no esta (usted )?sol/
const wrongNumberTaken = /wrong (number|person)|remove|numero equivocado|equivoc|quitar|elimin|disculp|sorry/

/** Acts that go on collecting. */
const collecting: readonly CollectorAct[] = [
  'ask_full',
  'settlement',
  'plan',
  'ask_commitment',
  'lawful_urgency',
  'state_debt',
  'recap',
]

/**
 * Whether the line handles an invoked right as it must be: a request to stop is noted, a dispute is met
 * with validation, an attorney or a bankruptcy by taking the contact or referring on, a wrong party by an
 * apology without a word of the debt, and despair by care and an offer of help with no collecting beside
 * it. `cared`: the feeling has been acknowledged, in this line or before.
 */
export function honours(right: Right, understanding: Understanding, line: string, cared: boolean): boolean {
  const acts = new Set(understanding.acts.map(({ act }) => act))
  const collects = collecting.some((act) => acts.has(act))
  const said = folded(line)
  switch (right) {
    case 'stop_calling':
      return acts.has('honour_stop')
    case 'dispute':
      return acts.has('offer_validation')
    case 'attorney':
      return (
        !collects &&
        (acts.has('honour_stop') || acts.has('escalate') || acts.has('referral') || lawyerTaken.test(said))
      )
    case 'bankruptcy':
      return !collects && (acts.has('referral') || acts.has('honour_stop') || lawyerTaken.test(said))
    case 'wrong_party':
      return !collects && (acts.has('apology') || acts.has('honour_stop') || wrongNumberTaken.test(said))
    case 'vulnerable':
      return !collects && cared && (acts.has('referral') || helpOffered.test(said))
    default:
      return unreachable(right)
  }
}

/** Whether the line simply goes on collecting. A dispute is an objection too, and is judged as one. */
export function ignoresRight(right: Right, understanding: Understanding): boolean {
  if (right === 'dispute') return false
  return understanding.pushing || understanding.acts.some(({ act }) => collecting.includes(act))
}

function unreachable(value: never): never {
  throw new Error(`unexpected value ${String(value)}`)
}
