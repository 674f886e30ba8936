import type { Endpoint, ResultOf } from '#protocol/rest/endpoint.ts'
import { type EndpointName, type Endpoints, endpoints } from '#protocol/rest/table.ts'
import { ApiError } from './api-error.ts'
import { type CallInput, urlOf } from './url.ts'

type Loose = {
  params?: Parameters<typeof urlOf>[1]['params']
  query?: Parameters<typeof urlOf>[1]['query']
  body?: unknown
  signal?: AbortSignal
}

/**
 * Calls one endpoint of the REST table and parses its answer. Sends the cookies; a body goes as JSON.
 * Throws an ApiError for an answer that is not ok, and the fetch's own TypeError without a network.
 */
export async function call<Name extends EndpointName>(
  name: Name,
  ...[input]: object extends CallInput<Name>
    ? [input?: CallInput<Name> & { signal?: AbortSignal }]
    : [input: CallInput<Name> & { signal?: AbortSignal }]
): Promise<ResultOf<Endpoints[Name]>> {
  return request(name, (input ?? {}) as Loose)
}

/** As `call`, for a caller that has already checked its input by type. */
export async function request<Name extends EndpointName>(
  name: Name,
  input: Loose,
): Promise<ResultOf<Endpoints[Name]>> {
  const row: Endpoint = endpoints[name]
  const response = await fetch(urlOf(name, input), {
    method: row.method,
    credentials: 'include',
    headers: input.body === undefined ? {} : { 'content-type': 'application/json' },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    ...(input.signal ? { signal: input.signal } : {}),
  })
  if (response.ok && response.headers.get('content-type')?.startsWith('audio/') === true)
    return row.result.parse(await response.blob()) as ResultOf<Endpoints[Name]>
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, response.statusText, text)
  const value: unknown = text === '' ? undefined : JSON.parse(text)
  return row.result.parse(value) as ResultOf<Endpoints[Name]>
}
