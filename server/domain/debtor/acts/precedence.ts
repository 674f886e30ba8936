import type { CueHit } from './match.ts'
import type { CollectorAct, SpokenViolation } from './understanding.ts'

/** Acts that a violation's words only look like: a refusal to stop calling is no promise about calls. */
const eclipsed: Partial<Record<SpokenViolation, readonly CollectorAct[]>> = {
  arrest: ['lawful_urgency', 'open_probe', 'explain', 'escalate', 'ask_commitment'],
  unlawful_action: [
    'lawful_urgency',
    'open_probe',
    'explain',
    'escalate',
    'ask_commitment',
    'settlement',
    'plan',
  ],
  false_credit: ['lawful_urgency', 'open_probe', 'explain'],
  violence: [
    'lawful_urgency',
    'open_probe',
    'closed_probe',
    'explain',
    'empathy',
    'close',
    'plan',
    'identify',
  ],
  third_party: [
    'open_probe',
    'closed_probe',
    'escalate',
    'reflect',
    'verify',
    'lawful_urgency',
    'honour_stop',
  ],
  abuse: ['open_probe', 'closed_probe', 'verify', 'boundary'],
  ignore_stop: ['honour_stop', 'ask_full', 'plan'],
  ignore_dispute: ['offer_validation', 'explain', 'honour_stop'],
  pay_to_me: ['ask_commitment', 'settlement', 'plan', 'escalate', 'honour_stop'],
}
/** What a recap repeats is not offered or asked again. */
const repeated: readonly CollectorAct[] = ['plan', 'settlement', 'state_debt']

/** "Can you pay it all today?" asks for the whole, "half now and half later" offers parts: neither asks for a date. */
const wide: ReadonlySet<CollectorAct | null> = new Set<CollectorAct>(['ask_full', 'plan'])

function actOf({ means }: CueHit): CollectorAct | null {
  return means.kind === 'act' ? means.act : null
}

function overlap(a: CueHit, b: CueHit): boolean {
  return a.sentence === b.sentence && a.from < b.to && b.from < a.to
}

/** The hits that stand: those that a graver or wider reading of the same words explains away are left out. */
export function standing(hits: readonly CueHit[]): CueHit[] {
  const recap = hits.find((hit) => actOf(hit) === 'recap')
  return hits.filter((hit) => {
    const act = actOf(hit)
    if (act === null) return true
    const hidden = hits.some(
      ({ means, sentence }) =>
        means.kind === 'violation' &&
        (sentence === hit.sentence || means.violation === 'ignore_stop') &&
        (eclipsed[means.violation]?.includes(act) ?? false),
    )
    if (hidden) return false
    if (
      act === 'ask_full' &&
      hits.some(
        (other) => actOf(other) === 'settlement' && other.sentence === hit.sentence && other.from <= hit.from,
      )
    )
      return false
    if (
      act === 'reflect' &&
      hits.some((other) => actOf(other) === 'recap' && other.sentence === hit.sentence)
    )
      return false
    if (act === 'ask_commitment' && hits.some((other) => wide.has(actOf(other)) && overlap(hit, other)))
      return false
    if (!recap) return true
    const same = recap.sentence === hit.sentence
    if (repeated.includes(act))
      return !(same || (hit.sentence.start > recap.sentence.start && !hit.sentence.question))
    return !(act === 'ask_commitment' && same)
  })
}
