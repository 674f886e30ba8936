/** The q-quantile (q from 0 to 1) of the sample, by nearest rank. */
export function quantile(sample: readonly number[], q: number): number {
  if (sample.length === 0) throw new Error('an empty sample has no quantile')
  const sorted = sample.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(q * sorted.length) - 1))] ?? Number.NaN
}

export function median(sample: readonly number[]): number {
  return quantile(sample, 0.5)
}
