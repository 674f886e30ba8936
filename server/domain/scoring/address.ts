import { addressForms, asksForUsted, type Address } from '#server/language/address.ts'
import { lifeOf } from '../debtor/life/of-scenario.ts'
import type { ViolationId } from '../law/violations.ts'
import type { CollectorLine, Conversation } from './conversation.ts'

/** Who shames or threatens says "vos" as a part of it: it is no form to go on with. */
const disrespectful: readonly ViolationId[] = [
  'abuse',
  'violence',
  'condescension',
  'discrimination',
  'arrest',
  'harassment',
]

const isRespectful = ({ understanding }: CollectorLine) =>
  !understanding.violations.some(({ violation }) => disrespectful.includes(violation))

/**
 * How the collector of a call addresses the debtor in Spanish: as in most of the lines that show it and that treat the
 * debtor with respect; "usted" where none does, or where the debtor asked for it. Where "te" alone was said, the region
 * tells "vos" from "tú".
 */
export function addressOf({ collector, debtor, scenario }: Conversation): Address {
  if (debtor.some(({ lines }) => lines.some(({ text }) => asksForUsted(text)))) return 'usted'
  const { business, region } = lifeOf(scenario)
  const names = [scenario.name, business?.name, business?.person].join(' ')
  let formal = 0
  let close = 0
  let ofTu = 0
  let ofVos = 0
  for (const line of collector.flatMap(({ lines }) => lines)) {
    if (line.language !== 'es' || !isRespectful(line)) continue
    const { usted, tu, vos, familiar } = addressForms(line.text, names)
    if (tu + vos + familiar > usted) close += 1
    else if (usted > tu + vos + familiar) formal += 1
    ofTu += tu
    ofVos += vos
  }
  if (close <= formal) return 'usted'
  if (ofTu === ofVos) return region === 'es-AR' ? 'vos' : 'tu'
  return ofVos > ofTu ? 'vos' : 'tu'
}
