/**
 * How wrong passwords slow further attempts (docs/decisions/0008). NIST SP 800-63B-4, section 3.2.2, allows at most
 * 100 consecutive failures and recommends waits that grow; a counter stops at 100 until a success.
 */
export type GuessWaits = {
  /** Seconds from one attempt to the next, by the number of failures so far; the last one holds for any more. */
  readonly seconds: readonly number[]
  /** A counter without an attempt for this long is forgotten: with fewer failures than `fewFailures`, and with more. */
  readonly forgetSeconds: { readonly few: number; readonly many: number }
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * A counter with so few failures is forgotten soon, or guessing at random names would fill the table. One with more is
 * not, or an attacker would pause before the long waits.
 */
export const fewFailures = 5
const forgetSeconds = { few: day, many: 30 * day }

/** NIST's upper bound of consecutive failures. */
export const failuresMax = 100
/** Long enough to be a stop, short enough that the row of a forgotten account goes away. */
const stopSeconds = 30 * day

/** `[many failures, wait]`: after so many further failures without a different wait. */
function waits(...steps: readonly (readonly [failures: number, seconds: number])[]): number[] {
  return steps.flatMap(([failures, seconds]) => Array<number>(failures).fill(seconds))
}

/** 1, 2, 4 … 512 minutes. */
const doubling = Array.from({ length: 10 }, (_, n) => minute * 2 ** n)

export const guessWaits = {
  /**
   * One account from one network, or from one known device, or within one login: 10 attempts at once, then waits that
   * double up to 8.5 hours.
   */
  one: {
    seconds: [
      ...waits([10, 0]),
      ...doubling,
      ...waits([failuresMax - 10 - doubling.length, 512 * minute]),
      stopSeconds,
    ],
    forgetSeconds,
  },
  /** One account from all networks and devices that it does not know: reaches the stop after 22 hours of guessing. */
  strangers: {
    seconds: waits([20, 0], [20, 4], [20, 30], [20, 5 * minute], [20, hour], [1, stopSeconds]),
    forgetSeconds,
  },
  /** One address, over all accounts that do not know it: a class that mistypes is not slowed noticeably. */
  address: {
    seconds: waits([100, 0], [200, 1], [1, 5]),
    forgetSeconds: { few: 15 * minute, many: 15 * minute },
  },
} as const satisfies Record<string, GuessWaits>

/**
 * Failures of strangers that a login of the owner leaves: it lifts the stop, but strangers still get one attempt an
 * hour, so that each login of the owner does not grant an attacker another hundred quick ones.
 */
export const strangersAfterLogin = 80
