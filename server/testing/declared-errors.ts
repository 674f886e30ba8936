import type { Endpoint } from '#protocol/rest/endpoint.ts'
import { errorAnswers } from '#protocol/rest/error-answers.ts'
import { endpoints } from '#protocol/rest/table.ts'
import { errorBody } from '#protocol/vocabulary/error-codes.ts'

const table: Endpoint[] = Object.values(endpoints)

/** The row of the contract that a call meets; none for what the contract does not know. */
export function findEndpoint(method: string, path: string): Endpoint | undefined {
  const fits = (row: Endpoint) =>
    row.method === method && new RegExp(`^${row.path.replace(/:\w+/gu, '[^/]+')}$`, 'u').test(path)
  // A written word goes before a parameter.
  return table.filter(fits).toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)[0]
}

/**
 * Throws where a call of the contract is refused with a code that the contract does not name for it: then a
 * client meets what its document does not know. Name it in the row's `errors`.
 */
export async function expectDeclaredError(method: string, url: string, response: Response): Promise<void> {
  if (response.ok || response.headers.get('content-type')?.startsWith('application/json') !== true) return
  const row = findEndpoint(method, new URL(url).pathname)
  const body = errorBody.safeParse(await response.clone().json())
  if (row === undefined || !body.success) return
  if (!errorAnswers(row).includes(body.data.code))
    throw new Error(`${row.method} ${row.path} answered ${body.data.code}, which its row does not name`)
}
