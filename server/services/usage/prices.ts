import type { UsageKind } from '#db/schema/usage.ts'
import type { PriceList } from '#protocol/rest/usage.ts'

/** No prices. */
export const noPrices: PriceList = {
  usdPerMillionTokensIn: null,
  usdPerMillionTokensOut: null,
  usdPerMillionVoiceCharacters: null,
  usdPerPracticeHour: null,
}

const hourMs = 3_600_000

/**
 * The cost of a quantity (tokens, characters or milliseconds, by kind) in millionths of a US dollar, rounded;
 * null if the kind has no price. A price per million equals the same number of millionths per unit.
 */
export function costMicroUsd(prices: PriceList, kind: UsageKind, quantity: number): number | null {
  const price = priceOf(prices, kind)
  if (price === null) return null
  return Math.round(kind === 'practice_ms' ? (quantity / hourMs) * price * 1_000_000 : quantity * price)
}

function priceOf(prices: PriceList, kind: UsageKind): number | null {
  switch (kind) {
    case 'model_tokens_in':
      return prices.usdPerMillionTokensIn
    case 'model_tokens_out':
      return prices.usdPerMillionTokensOut
    case 'voice_characters':
      return prices.usdPerMillionVoiceCharacters
    case 'practice_ms':
      return prices.usdPerPracticeHour
    default:
      throw new Error(`unexpected kind ${String(kind satisfies never)}`)
  }
}
