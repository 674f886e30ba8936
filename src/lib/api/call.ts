import type { Endpoint, ResultOf } from '#protocol/rest/endpoint.ts'
import { nextCursorHeader } from '#protocol/rest/paging.ts'
import { type EndpointName, type Endpoints, endpoints } from '#protocol/rest/table.ts'
import { ApiError } from './api-error.ts'
import { type CallInput, urlOf } from './url.ts'

type UntypedInput = {
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
  return request(name, (input ?? {}) as UntypedInput)
}

/** As `call`, for a caller that has already checked its input by type. */
export async function request<Name extends EndpointName>(
  name: Name,
  input: UntypedInput,
): Promise<ResultOf<Endpoints[Name]>> {
  const endpoint: Endpoint = endpoints[name]
  const { result } = await send(name, urlOf(name, input), {
    method: endpoint.method,
    headers: input.body === undefined ? {} : { 'content-type': 'application/json' },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    ...(input.signal ? { signal: input.signal } : {}),
  })
  return result
}

/** Reads one page of a list at its address, with the cursor of the next one; null on the last. */
export async function requestPage<Name extends EndpointName>(
  name: Name,
  url: string,
): Promise<{ rows: ResultOf<Endpoints[Name]>; next: string | null }> {
  const { result, headers } = await send(name, url, {})
  return { rows: result, next: headers.get(nextCursorHeader) }
}

async function send<Name extends EndpointName>(
  name: Name,
  url: string,
  init: RequestInit,
): Promise<{ result: ResultOf<Endpoints[Name]>; headers: Headers }> {
  const endpoint: Endpoint = endpoints[name]
  const response = await fetch(url, { credentials: 'include', ...init })
  const { headers } = response
  const parse = (value: unknown) => endpoint.result.parse(value) as ResultOf<Endpoints[Name]>
  if (response.ok && headers.get('content-type')?.startsWith('audio/') === true)
    return { result: parse(await response.blob()), headers }
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, response.statusText, text)
  return { result: parse(text === '' ? undefined : JSON.parse(text)), headers }
}
