import { z } from 'zod'
import type { ErrorCode } from '../vocabulary/error-codes.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Who may call: anybody, or a logged-in user. Services decide what a user may access. */
export type Access = 'public' | 'user'

/** The Content-Type of a response. */
export type MediaType = 'application/json' | 'audio/*' | 'text/html' | 'text/css'

/**
 * One row of the REST contract. The server mounts its routes from these rows; the web client and the
 * test handlers derive their types from them. Path parameters are written `:name`, as in Hono.
 */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
> = {
  method: Method
  path: string
  summary: string
  access: Access
  status: 200 | 201 | 204
  mediaType: MediaType
  /** Error codes specific to this call; error-answers.ts adds the general ones. */
  errors: readonly ErrorCode[]
  params: Params
  query: Query
  body: Body
  result: Result
}

/** An empty object, for unused parts of a request. */
export const none = z.strictObject({})
export type None = typeof none

/** A response without a body (204). */
export const nothing = z.undefined()

export const idParams = z.strictObject({ id: z.uuid() })

/** Error codes of a call whose language model or voice fails. */
export const providerErrors = [
  'provider_unavailable',
  'provider_timeout',
  'provider_incomplete',
  'provider_refused',
] as const

/** Fills in the unused parts of an endpoint. */
export function endpoint<
  Result extends z.ZodType,
  Params extends z.ZodType = None,
  Query extends z.ZodType = None,
  Body extends z.ZodType = None,
>(row: {
  method: Method
  path: string
  summary: string
  access?: Access
  status?: 200 | 201 | 204
  mediaType?: MediaType
  errors?: readonly ErrorCode[]
  params?: Params
  query?: Query
  body?: Body
  result: Result
}): Endpoint<Params, Query, Body, Result> {
  return {
    access: 'user',
    status: 200,
    mediaType: 'application/json',
    errors: [],
    ...row,
    params: (row.params ?? none) as Params,
    query: (row.query ?? none) as Query,
    body: (row.body ?? none) as Body,
  }
}

export type ParamsOf<E extends Endpoint> = z.output<E['params']>
export type QueryOf<E extends Endpoint> = z.output<E['query']>
/** The parsed body, as services receive it. */
export type BodyOf<E extends Endpoint> = z.output<E['body']>
/** The body as a client sends it. */
export type BodyInput<E extends Endpoint> = z.input<E['body']>
export type ResultOf<E extends Endpoint> = z.output<E['result']>
