/**
 * What people find wrong with a line of a collector at its moment of the call (data/line-faults): it presses, passes over what was
 * said, is cold, talks down, leaves open what holds, talks off the matter, is careless with law or privacy, or leaves out what the
 * moment called for.
 */
export const faultKinds = [
  'pressing',
  'ignoring',
  'cold',
  'talking_down',
  'vague',
  'rambling',
  'careless',
  'missing',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** How grave people are likely to find each fault in a line: 0 none, 1 small, 2 clear, 3 grave. */
export type FaultWeights = Record<FaultKind, number>
