import { expect, it } from 'vitest'
import { ProviderError, type ProviderFailure } from '#server/providers/llm/llm.ts'
import { toAppError } from './provider-error.ts'

it.each([
  ['connect_timeout', 'provider_timeout', 504],
  ['first_token_timeout', 'provider_timeout', 504],
  ['stalled', 'provider_timeout', 504],
  ['incomplete', 'provider_incomplete', 502],
  ['malformed', 'provider_incomplete', 502],
  ['too_long', 'provider_incomplete', 502],
  ['rate_limited', 'provider_unavailable', 502],
  ['unavailable', 'provider_unavailable', 502],
  ['refused', 'provider_refused', 502],
] as const satisfies readonly [ProviderFailure, string, number][])(
  '[ERR20] provider failure %s maps to %s, status %i',
  (failure, code, status) => {
    expect(toAppError(new ProviderError(failure, 'failed', { afterText: false }))).toMatchObject({
      code,
      status,
    })
  },
)
