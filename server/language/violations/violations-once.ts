import type { Reading, ViolationHit } from '../reading.ts'

/** Each violation of a line once: where it is first said so that somebody is blamed, else where a person may look at it first. */
export function violationsOnce({ sentences }: Pick<Reading, 'sentences'>): ViolationHit[] {
  const hits = sentences.flatMap(({ violations }) => violations)
  const sure = hits.filter(({ severity }) => severity !== 'review')
  const ordered = [...sure, ...hits.filter(({ severity }) => severity === 'review')]
  return ordered.filter((hit, at) => ordered.findIndex(({ violation }) => violation === hit.violation) === at)
}
