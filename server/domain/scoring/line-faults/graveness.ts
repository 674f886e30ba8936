import { faultKinds, type FaultKind, type FaultWeights } from './kinds.ts'

/** The faults by which each habit of a collector's lines is lost. What is careless with the law is for the breaches to find. */
export const habitKinds = {
  room: ['pressing'],
  eye_level: ['talking_down', 'cold'],
  clear: ['vague'],
  to_the_point: ['rambling'],
  responds: ['ignoring', 'missing'],
} as const satisfies Record<string, readonly FaultKind[]>
export type FaultHabit = keyof typeof habitKinds

/** Whether a criterion is one of these habits. */
export function isLineHabit(id: string): boolean {
  const [dimension, name = ''] = id.split('.')
  return dimension === 'communication' && Object.hasOwn(habitKinds, name)
}

/** How grave people are likely to find some faults of a line, or all, together: 0-3. */
export function graveness(faults: FaultWeights, kinds: readonly FaultKind[] = faultKinds): number {
  return Math.max(
    0,
    kinds.reduce((sum, kind) => sum + faults[kind], 0),
  )
}

/** The likeliest fault of a line, and how much of what is wrong with it that is, 0-1. */
export function mainFault(faults: FaultWeights): { kind: FaultKind; share: number } {
  const [first, ...rest] = faultKinds
  const kind = rest.reduce<FaultKind>((most, one) => (faults[one] > faults[most] ? one : most), first)
  return { kind, share: faults[kind] / Math.max(graveness(faults), faults[kind], Number.EPSILON) }
}
