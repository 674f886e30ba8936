import type { Method } from '#protocol/rest/endpoint.ts'
import { type EndpointName, endpoints } from '#protocol/rest/endpoints.ts'

export type Address = { method: Method; path: string }

/** Method and path of every call. The build computes it (scripts/endpoint-addresses.ts). */
export const addresses = Object.fromEntries(
  Object.entries(endpoints).map(([name, { method, path }]) => [name, { method, path }]),
) as Record<EndpointName, Address>
