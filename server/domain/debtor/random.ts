/**
 * Chance as a pure function: the same seed and label always give the same number, in any order of
 * asking. There is no generator state, so folding a longer transcript never disturbs an earlier draw.
 */

/** A number in [0, 1) from a seed and a label (32-bit FNV-1a over both, then murmur3's finaliser). */
export function chance(seed: number, label: string): number {
  let hash = (0x811c9dc5 ^ (seed | 0)) >>> 0
  for (let at = 0; at < label.length; at++) {
    hash = Math.imul(hash ^ label.charCodeAt(at), 0x01000193) >>> 0
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) >>> 0
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) >>> 0
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296
}

/** A number in [low, high). */
export function between(seed: number, label: string, low: number, high: number): number {
  return low + chance(seed, label) * (high - low)
}

/** One entry of a list. Throws on an empty list. */
export function pick<T>(seed: number, label: string, list: readonly T[]): T {
  const found = list[Math.floor(chance(seed, label) * list.length)]
  if (found === undefined) throw new Error(`nothing to pick from for ${label}`)
  return found
}

/** The list in an order of the seed's own; the list itself stays as it is. */
export function shuffled<T>(seed: number, label: string, list: readonly T[]): T[] {
  return list
    .map((entry, at) => ({ entry, key: chance(seed, `${label}:${at}`) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ entry }) => entry)
}
