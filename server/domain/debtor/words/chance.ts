/** Chance that is the same on every machine: a mulberry32 stream from a seed. */
export type Chance = {
  next: () => number
  below: (share: number) => boolean
  shuffled: <T>(items: readonly T[]) => T[]
}

/** A stream for one turn of one session: turns next to each other share nothing. */
export function chanceOf(seed: number, turn: number): Chance {
  let state = (Math.imul(seed | 0, 0x9e3779b1) ^ Math.imul((turn + 1) | 0, 0x85ebca6b)) | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const shuffled = <T>(items: readonly T[]): T[] => {
    const result = [...items]
    for (let index = result.length - 1; index > 0; index -= 1) {
      const other = Math.floor(next() * (index + 1))
      const held = result[index] as T
      result[index] = result[other] as T
      result[other] = held
    }
    return result
  }
  return { next, below: (share) => next() < share, shuffled }
}
