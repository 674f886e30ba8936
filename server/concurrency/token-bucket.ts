/**
 * A rate with a burst: `capacity` tokens at once, refilled evenly. What has already been received is always taken, so
 * the bucket may be in debt.
 */
export class TokenBucket {
  readonly #capacity: number
  readonly #perMs: number
  #tokens: number
  #atMs: number

  /** An infinite rate never runs out. */
  constructor(perSecond: number, burstSeconds: number, nowMs: number) {
    this.#perMs = perSecond / 1_000
    this.#capacity = perSecond * burstSeconds
    this.#tokens = this.#capacity
    this.#atMs = nowMs
  }

  take(tokens: number, nowMs: number): void {
    this.#refill(nowMs)
    this.#tokens -= tokens
  }

  /** Milliseconds until the bucket is filled to this share of its capacity; 0 if it is. */
  msUntil(share: number, nowMs: number): number {
    this.#refill(nowMs)
    const missing = share * this.#capacity - this.#tokens
    return missing > 0 ? Math.ceil(missing / this.#perMs) : 0
  }

  #refill(nowMs: number): void {
    if (this.#tokens < this.#capacity)
      this.#tokens = Math.min(this.#capacity, this.#tokens + (nowMs - this.#atMs) * this.#perMs)
    this.#atMs = nowMs
  }
}
