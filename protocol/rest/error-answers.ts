import type { z } from 'zod'
import type { ErrorCode } from '../vocabulary/error-codes.ts'
import { type Endpoint, none } from './endpoint.ts'

const used = (part: z.ZodType): boolean => part !== none

/**
 * Every error code of a call: its own, and those that follow from its form (who may call, and what is
 * parsed). A server that answers with another code breaks the contract.
 */
export function errorAnswers(row: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = ['unknown_field', 'internal', 'rate_limited']
  if (row.access === 'user') codes.push('unauthenticated')
  if (used(row.params)) codes.push('not_found')
  if (used(row.query)) codes.push('invalid_input')
  if (row.method !== 'GET') codes.push('origin_not_allowed', 'body_too_large')
  if (row.method === 'POST' || row.method === 'PATCH' || (row.method === 'DELETE' && used(row.body)))
    codes.push('malformed_json', 'invalid_input', 'unsupported_media_type')
  return [...new Set([...codes, ...row.errors])]
}
