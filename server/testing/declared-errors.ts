import type { Endpoint } from '#protocol/rest/endpoint.ts'
import { errorAnswers } from '#protocol/rest/error-answers.ts'
import { endpoints } from '#protocol/rest/endpoints.ts'
import { errorBody } from '#protocol/vocabulary/error-codes.ts'

const table: Endpoint[] = Object.values(endpoints)

/** The endpoint that matches a call; undefined if it is not part of the contract. */
export function findEndpoint(method: string, path: string): Endpoint | undefined {
  const fits = (row: Endpoint) =>
    row.method === method && new RegExp(`^${row.path.replace(/:\w+/gu, '[^/]+')}$`, 'u').test(path)
  // A literal segment takes precedence over a parameter.
  return table.filter(fits).toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)[0]
}

/**
 * Throws if a call of the contract fails with a code that its endpoint does not declare, since clients would
 * meet an undocumented code. Add it to the endpoint's `errors`.
 */
export async function expectDeclaredError(method: string, url: string, response: Response): Promise<void> {
  if (response.ok || response.headers.get('content-type')?.startsWith('application/json') !== true) return
  const row = findEndpoint(method, new URL(url).pathname)
  const body = errorBody.safeParse(await response.clone().json())
  if (row === undefined || !body.success) return
  if (!errorAnswers(row).includes(body.data.code))
    throw new Error(
      `${row.method} ${row.path} returned ${body.data.code}, which its endpoint does not declare`,
    )
}
