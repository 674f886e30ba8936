import { http, HttpResponse, type HttpHandler } from 'msw'
import type { z } from 'zod'
import type { BodyOf, Endpoint } from '#protocol/rest/endpoint.ts'
import { nextCursorHeader } from '#protocol/rest/paging.ts'
import { type EndpointName, type Endpoints, endpoints } from '#protocol/rest/endpoints.ts'
import type { ErrorBody, ErrorCode } from '#protocol/vocabulary/error-codes.ts'

type Result<Name extends EndpointName> = z.input<Endpoints[Name]['result']>
type Answer<Name extends EndpointName> =
  | Result<Name>
  | ((request: {
      body: BodyOf<Endpoints[Name]>
      params: Record<string, unknown>
      query: URLSearchParams
    }) => Result<Name>)

const verbs = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete } as const

/**
 * Mocks an endpoint of the REST table with a result, or with a function of the request. The body is parsed
 * with the endpoint's own schema: a request that the server would refuse fails here too.
 */
export function mockEndpoint<Name extends EndpointName>(name: Name, result: Answer<Name>): HttpHandler {
  const row: Endpoint = endpoints[name]
  return verbs[row.method](`*${row.path}`, async ({ request, params }) => {
    const text = await request.text()
    const body = row.body.parse(text === '' ? {} : JSON.parse(text)) as BodyOf<Endpoints[Name]>
    const value: unknown =
      typeof result === 'function'
        ? result({ body, params, query: new URL(request.url).searchParams })
        : result
    return row.status === 204
      ? new HttpResponse(null, { status: 204 })
      : HttpResponse.json(value as object, { status: row.status })
  })
}

/**
 * Mocks a paged list as the server does: `rowsOf` returns the rows for a query, and a header has the cursor
 * of the next page.
 */
export function mockPagedEndpoint<Name extends EndpointName>(
  name: Name,
  rowsOf: (query: URLSearchParams) => Result<Name> & readonly unknown[],
): HttpHandler {
  return http.get(`*${endpoints[name].path}`, ({ request }) => {
    const query = new URL(request.url).searchParams
    const rows = rowsOf(query)
    const from = Number(query.get('after') ?? 0)
    const to = from + Number(query.get('limit') ?? rows.length)
    return HttpResponse.json(rows.slice(from, to), {
      headers: to < rows.length ? { [nextCursorHeader]: String(to) } : {},
    })
  })
}

/** Mocks an endpoint that answers only once `release` is called. */
export function mockDeferredEndpoint<Name extends EndpointName>(
  name: Name,
  result: Result<Name>,
): { handler: HttpHandler; calls: () => number; release: () => void } {
  const row: Endpoint = endpoints[name]
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let calls = 0
  const handler = verbs[row.method](`*${row.path}`, async () => {
    calls += 1
    await released
    return HttpResponse.json(result as object, { status: row.status })
  })
  return { handler, calls: () => calls, release }
}

/** Mocks an error response in the format of the protocol. */
export function mockError(
  name: EndpointName,
  status: number,
  code: ErrorCode,
  message = 'refused',
  issues?: ErrorBody['issues'],
): HttpHandler {
  const row: Endpoint = endpoints[name]
  return verbs[row.method](`*${row.path}`, () =>
    HttpResponse.json({ message, code, id: 'req-17', issues }, { status }),
  )
}

/** Mocks a failure as a proxy would report it, without a JSON body. */
export function mockGatewayFailure(name: EndpointName, status = 502): HttpHandler {
  const row: Endpoint = endpoints[name]
  return verbs[row.method](
    `*${row.path}`,
    () => new HttpResponse(null, { status, statusText: 'Bad Gateway' }),
  )
}
