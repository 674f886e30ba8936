import { describe, expect, it } from 'vitest'
import { fewFailures, type GuessWaits, guessWaits } from './guess-waits.ts'

const daySeconds = 86_400

/** A counter as the database keeps it. */
class Counter {
  #failures = 0
  #last = -Infinity
  readonly #waits: GuessWaits
  constructor(waits: GuessWaits) {
    this.#waits = waits
  }
  #wait(): number {
    return this.#waits.seconds[Math.min(this.#failures, this.#waits.seconds.length - 1)] ?? 0
  }
  /** When the next attempt is possible. */
  get next(): number {
    return this.#last + this.#wait()
  }
  count(at: number): void {
    const { few, many } = this.#waits.forgetSeconds
    const keptFor = Math.max(this.#failures < fewFailures ? few : many, 2 * this.#wait())
    if (at > this.#last + keptFor) this.#failures = 0
    this.#failures += 1
    this.#last = at
  }
}

/** The guesses at one account within so many days by an attacker who never waits longer than necessary. */
function guessesWithin(days: number, addresses: number): number {
  const account = new Counter(guessWaits.strangers)
  // Only as many as can take part: each guesses at least ten times before it waits.
  const networks = Array.from({ length: Math.min(addresses, 200) }, () => ({
    one: new Counter(guessWaits.one),
    address: new Counter(guessWaits.address),
  }))
  for (let guesses = 0, now = 0; ; guesses += 1) {
    const ready = ({ one, address }: (typeof networks)[number]) =>
      Math.max(now, account.next, one.next, address.next)
    const network = networks.reduce((first, other) => (ready(other) < ready(first) ? other : first))
    now = ready(network)
    if (now > days * daySeconds) return guesses
    for (const counter of [account, network.one, network.address]) counter.count(now)
  }
}

describe('an attacker gets', () => {
  // The figures of docs/decisions/0008-slow-the-guesser.md.
  it.each([
    [1, 20, 37],
    [100, 100, 100],
    [10_000, 100, 100],
  ])('[LOCK5] with %i addresses %i guesses on the first day and %i within a week', (addresses, day, week) => {
    expect(guessesWithin(1, addresses)).toBe(day)
    expect(guessesWithin(7, addresses)).toBe(week)
  })

  it('[LOCK3] from one address over all accounts 17,540 guesses a day', () => {
    const address = new Counter(guessWaits.address)
    let guesses = 0
    for (let now = 0; now <= daySeconds; now = Math.max(now, address.next)) {
      address.count(now)
      guesses += 1
    }
    expect(guesses).toBe(17_540)
  })
})
