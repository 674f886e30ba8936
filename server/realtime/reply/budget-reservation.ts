import type { ServerContext } from '#server/context.ts'
import { type Reservation, reserve } from '#server/services/budget/reserve.ts'
import { type ReplyCost, replyTokens } from '#server/services/budget/reserve-tokens.ts'
import { release } from '#server/services/budget/settle.ts'
import type { ReplyTarget } from '#server/services/training-session/reply-target.ts'

/** So much more than this reply may the next one take: its conversation is two lines longer. */
const nextReplyGrowth = 1.25
/**
 * Longer than a reply and the answer to it take to say. What is kept so long is given back, and is still far
 * from the end of a reservation.
 */
const holdMs = 60_000

type NextReservation = { reservation: Reservation; tokens: number }

/**
 * What the replies of one conversation may cost, put by before the model is asked. For a reply that is heard the
 * next one's share is put by meanwhile: a spoken turn does not wait for the database before it asks.
 */
export class BudgetReservation {
  readonly #ctx: ServerContext
  readonly #target: ReplyTarget
  #next: Promise<NextReservation | null> | null = null
  #timer: NodeJS.Timeout | null = null
  #lastTokens = 0

  constructor(ctx: ServerContext, target: ReplyTarget) {
    this.#ctx = ctx
    this.#target = target
  }

  /**
   * For a reply that is to be worded now; null where nothing limits it.
   * @throws {AppError} `budget_exceeded`
   */
  async reserve(cost: ReplyCost): Promise<Reservation | null> {
    if (this.#ctx.llm.provider === 'embedded') return null
    this.#lastTokens = replyTokens({ ...cost, scenario: this.#target.scenario })
    const kept = await this.#takeNext()
    if (kept && kept.tokens >= this.#lastTokens) return kept.reservation
    await release(this.#ctx, kept?.reservation ?? null)
    return reserve(this.#ctx, this.#target, 'model_tokens', this.#lastTokens)
  }

  /** Puts by for the reply after the one that was taken for. A refusal is met when that one is asked for. */
  reserveNext(): void {
    if (this.#next !== null || this.#lastTokens === 0) return
    const tokens = Math.ceil(this.#lastTokens * nextReplyGrowth)
    this.#next = reserve(this.#ctx, this.#target, 'model_tokens', tokens).then(
      (reservation) => reservation && { reservation, tokens },
      () => null,
    )
    this.#timer = setTimeout(() => this.release(), holdMs)
  }

  /** Nothing more is said for now. */
  release(): void {
    void this.#takeNext().then((kept) => release(this.#ctx, kept?.reservation ?? null))
  }

  #takeNext(): Promise<NextReservation | null> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const next = this.#next ?? Promise.resolve(null)
    this.#next = null
    return next
  }
}
