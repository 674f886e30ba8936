import { currentUserEndpoints } from '#protocol/rest/current-user.ts'
import type { Endpoint, ResultOf } from '#protocol/rest/endpoint.ts'
import { registrationEndpoints } from '#protocol/rest/registration.ts'
import { nextCursorHeader } from '#protocol/rest/paging.ts'
import type { EndpointName, Endpoints } from '#protocol/rest/endpoints.ts'
import { ApiError } from './api-error.ts'
import { addresses } from './endpoint-addresses.ts'
import { type CallInput, urlOf } from './url.ts'

type UntypedInput = {
  params?: Parameters<typeof urlOf>[1]['params']
  query?: Parameters<typeof urlOf>[1]['query']
  body?: unknown
  signal?: AbortSignal
}

/**
 * Calls an endpoint of the REST table and parses the response. Sends cookies; a body is sent as JSON. Throws
 * an ApiError for an error status, and fetch's TypeError if the network fails.
 */
export async function callEndpoint<Name extends EndpointName>(
  name: Name,
  ...[input]: object extends CallInput<Name>
    ? [input?: CallInput<Name> & { signal?: AbortSignal }]
    : [input: CallInput<Name> & { signal?: AbortSignal }]
): Promise<ResultOf<Endpoints[Name]>> {
  return request(name, (input ?? {}) as UntypedInput)
}

/** Like `callEndpoint`, for callers whose input the compiler has already checked. */
export async function request<Name extends EndpointName>(
  name: Name,
  input: UntypedInput,
): Promise<ResultOf<Endpoints[Name]>> {
  const { result } = await send(name, urlOf(name, input), {
    method: addresses[name].method,
    headers: input.body === undefined ? {} : { 'content-type': 'application/json' },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    ...(input.signal ? { signal: input.signal } : {}),
  })
  return result
}

/** Reads one page of a list. Returns the cursor of the next page, null on the last one. */
export async function requestPage<Name extends EndpointName>(
  name: Name,
  url: string,
): Promise<{ rows: ResultOf<Endpoints[Name]>; next: string | null }> {
  const { result, headers } = await send(name, url, {})
  return { rows: result, next: headers.get(nextCursorHeader) }
}

const firstEndpoints: Partial<Record<EndpointName, Endpoint>> = {
  ...currentUserEndpoints,
  ...registrationEndpoints,
}

/** The row of a call; those of the first load are there at once. */
async function endpointOf(name: EndpointName): Promise<Endpoint> {
  return firstEndpoints[name] ?? (await loadEndpoints())[name]
}

/** The chunk with the schemas of all calls; main.tsx requests it early if the screens will need it. */
export async function loadEndpoints(): Promise<Endpoints> {
  return (await import('#protocol/rest/endpoints.ts')).endpoints
}

async function send<Name extends EndpointName>(
  name: Name,
  url: string,
  init: RequestInit,
): Promise<{ result: ResultOf<Endpoints[Name]>; headers: Headers }> {
  // Loaded before the request: a call that has taken effect must not fail for want of its schema.
  const endpoint = await endpointOf(name)
  const response = await fetch(url, { credentials: 'include', ...init })
  const { headers } = response
  const parse = (value: unknown) => endpoint.result.parse(value) as ResultOf<Endpoints[Name]>
  if (response.ok && headers.get('content-type')?.startsWith('audio/') === true)
    return { result: parse(await response.blob()), headers }
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, response.statusText, text)
  return { result: parse(text === '' ? undefined : JSON.parse(text)), headers }
}
