import type { Page } from '@playwright/test'
import { decodeClientFrame } from '#protocol/realtime/codec.ts'
import type { ClientFrameType } from '#protocol/realtime/client-frames.ts'
import { type EndpointName, endpoints } from '#protocol/rest/endpoints.ts'
import type { ErrorCode } from '#protocol/vocabulary/error-codes.ts'

/** A response in place of that of the server. */
export type MockedResponse = { status: number; body: string }

/** An internal server error in the format of the portal. */
export const serverError: MockedResponse = {
  status: 500,
  body: JSON.stringify({ message: 'Out of order', code: 'internal', id: 'e2e-fault' }),
}

/** The error of a proxy whose server is down, which the portal cannot interpret. */
export const gatewayError: MockedResponse = { status: 502, body: '' }

/** Mocks the response of a call until the returned function is called. */
export async function mockResponse(
  page: Page,
  name: EndpointName,
  answer: MockedResponse,
): Promise<() => Promise<void>> {
  const { method, path } = endpoints[name]
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/gu, '[^/]+')}$`, 'u')
  const matches = (url: URL) => pattern.test(url.pathname)
  await page.route(matches, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    return route.fulfill({ ...answer, contentType: 'application/json' })
  })
  return () => page.unroute(matches)
}

/** How commands of each type are answered: with an error or not at all. */
export type CommandResponses = Map<ClientFrameType, ErrorCode | 'silence'>

/** Intercepts the channels that a page opens from now on; the returned map can be changed at any time. */
export async function interceptCommands(page: Page): Promise<CommandResponses> {
  const refusals: CommandResponses = new Map()
  await page.routeWebSocket(/\/ws\/sessions\//u, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      const decoded = typeof message === 'string' ? decodeClientFrame(message) : null
      const refusal = decoded?.ok ? refusals.get(decoded.frame.type) : undefined
      if (refusal === undefined || !decoded?.ok) return server.send(message)
      if (refusal === 'silence') return
      const { client_msg_id } = decoded.frame
      socket.send(
        JSON.stringify({ type: 'nack', client_msg_id, code: refusal, message: 'Refused', retryable: true }),
      )
    })
  })
  return refusals
}
