import type { Context } from '#server/context.ts'
import type { DebtorPlan } from '#server/domain/debtor/plan.ts'
import type { Tts } from '#server/providers/tts/tts.ts'
import { lengthFactorMax } from '../turn/reply-in-progress.ts'
import type { Spender } from './budgets.ts'
import { type Reservation, reserve } from './reserve.ts'

/** A word and the space after it. Numbers are spoken as words, which are longer. */
const charactersPerWord = 9

/** The maximum number of characters sent to the voice for a reply. */
export function replyCharacters({ maxWords }: Pick<DebtorPlan, 'maxWords'>): number {
  return Math.ceil(maxWords * lengthFactorMax * charactersPerWord)
}

/** Reserves the characters to be spoken. The embedded voice costs nothing and is never refused. */
export async function reserveVoice(
  ctx: Pick<Context, 'db' | 'now' | 'budgets' | 'metrics'>,
  spender: Spender,
  { provider }: Pick<Tts, 'provider'>,
  characters: number,
): Promise<Reservation | null> {
  if (provider === 'embedded' || characters === 0) return null
  return reserve(ctx, spender, 'voice_characters', characters)
}
