import type { Fault } from './rates.ts'

/** Decides who meets which fault, and notes it. */
export class Dice {
  readonly faults: Fault[] = []

  /** One of the kinds at this rate; null for none. */
  fault<Kind extends string>(rate: number, kinds: readonly Kind[], about: string): Kind | null {
    if (Math.random() >= rate) return null
    const kind = kinds[Math.floor(Math.random() * kinds.length)] ?? null
    if (kind !== null) this.note(kind, about)
    return kind
  }

  note(kind: string, about: string): void {
    this.faults.push({ kind, about })
  }
}
