import type { ServerContext } from '#server/context.ts'
import type { DebtorPlan } from '#server/domain/debtor/plan.ts'
import { AppError } from '#server/errors/app-error.ts'
import type { Tts } from '#server/providers/tts/tts.ts'
import type { Reservation } from '#server/services/budget/reserve.ts'
import { replyCharacters, reserveVoice } from '#server/services/budget/reserve-voice.ts'
import type { ReplyTarget } from '#server/services/training-session/reply-target.ts'
import { recordVoice } from '#server/services/usage/record-voice.ts'

/** A voice with the budget reserved for one reply. */
export type Reserved<Voice> = Voice & { reservation: Reservation | null }

/** Reserves the budget for the speech of one conversation, and records what it has cost. */
export class SpeechBudget {
  readonly #ctx: ServerContext
  readonly #target: ReplyTarget
  /** Costs while they are being recorded. */
  readonly #recording = new Set<Promise<void>>()

  constructor(ctx: ServerContext, target: ReplyTarget) {
    this.#ctx = ctx
    this.#target = target
  }

  /**
   * Reserves the budget for speaking a reply.
   * @throws {AppError} `budget_exceeded`
   */
  async reserve<Voice extends { speaker: Tts }>(chosen: Voice, plan: DebtorPlan): Promise<Reserved<Voice>> {
    const recording = [...this.#recording]
    const reserved = () => reserveVoice(this.#ctx, this.#target, chosen.speaker, replyCharacters(plan))
    try {
      return { ...chosen, reservation: await reserved() }
    } catch (error) {
      if (recording.length === 0 || !(error instanceof AppError) || error.code !== 'budget_exceeded')
        throw error
      // The reservation of speech that was thrown away may be all that is left of today's budget.
      await Promise.all(recording)
      return { ...chosen, reservation: await reserved() }
    }
  }

  /**
   * Records the characters that a voice was asked for. `responseId`: the reply that is charged for them; null for those
   * beside its own speech (P3). Never throws.
   */
  record(
    opened: Promise<Reserved<{ speaker: Tts }>>,
    responseId: string | null,
    characters: number,
  ): Promise<void> {
    const recording = this.#record(opened, responseId, characters).finally(() =>
      this.#recording.delete(recording),
    )
    this.#recording.add(recording)
    return recording
  }

  async #record(
    opened: Promise<Reserved<{ speaker: Tts }>>,
    responseId: string | null,
    characters: number,
  ): Promise<void> {
    const { userId, teamId, sessionId } = this.#target
    try {
      const used = await opened.catch(() => null)
      if (used === null) return
      const use = { provider: used.speaker.provider, characters }
      await recordVoice(this.#ctx, { userId, teamId, sessionId }, responseId, use, used.reservation)
    } catch (error) {
      this.#ctx.log.error({ responseId, err: error }, 'could not record spoken characters')
    }
  }
}
