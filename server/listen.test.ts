import { expect, it } from 'vitest'
import { arrivalTimeouts } from './listen.ts'

it.each([100, 1_000, 15_000, 30_000])(
  'a request that takes longer than %i ms to arrive is cut off by then, and its head earlier',
  (requestTimeoutMs) => {
    const { requestTimeout, headersTimeout, connectionsCheckingInterval } = arrivalTimeouts(requestTimeoutMs)
    expect(requestTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(requestTimeoutMs)
    expect(headersTimeout).toBeLessThanOrEqual(requestTimeout)
    expect(headersTimeout).toBeLessThanOrEqual(8_000)
    // A slow check would leave a late request for as long again.
    expect(connectionsCheckingInterval).toBeLessThanOrEqual(500)
    expect(requestTimeout).toBeGreaterThan(0)
  },
)
