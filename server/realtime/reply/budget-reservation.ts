import type { ServerContext } from '#server/context.ts'
import { type Reservation, reserve } from '#server/services/budget/reserve.ts'
import { type ReplyCost, replyTokens } from '#server/services/budget/reserve-tokens.ts'
import { release } from '#server/services/budget/settle.ts'
import type { ReplyTarget } from '#server/services/training-session/reply-target.ts'

/** The next reply may cost this much more: its conversation is two lines longer. */
const nextReplyGrowth = 1.25
/**
 * Longer than speaking a reply and answering it takes. A reservation held this long is released, well before
 * it expires.
 */
const holdMs = 60_000

type NextReservation = { reservation: Reservation; tokens: number }

/**
 * Reserves the budget for the replies of one conversation before the model is asked. While a reply is spoken,
 * the budget of the next one is reserved: a spoken turn does not wait for the database before it asks the
 * model.
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
   * Reserves the budget for a reply that is about to be generated; null where nothing limits it.
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

  /** Reserves the budget for the next reply in advance. A refusal surfaces when that reply is requested. */
  reserveNext(): void {
    if (this.#next !== null || this.#lastTokens === 0) return
    const tokens = Math.ceil(this.#lastTokens * nextReplyGrowth)
    this.#next = reserve(this.#ctx, this.#target, 'model_tokens', tokens).then(
      (reservation) => reservation && { reservation, tokens },
      () => null,
    )
    this.#timer = setTimeout(() => this.release(), holdMs)
  }

  /** Releases the advance reservation: no reply is expected for now. */
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
