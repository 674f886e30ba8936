import { z } from 'zod'
import type { ErrorCode } from '../vocabulary/error-codes.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Who may call: anybody, or a user with a login session. What a user may reach is decided in the service. */
export type Access = 'public' | 'user'

/** What an answer is made of, as its Content-Type says. */
export type MediaType = 'application/json' | 'audio/*' | 'text/html' | 'text/css'

/**
 * One row of the REST contract. The server mounts its routes from these rows, the web client and the
 * tests' handlers take their types from them. Path parameters are written `:name`, as Hono does.
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
  /** The refusals of its own; those of every call, or of its form, come on top (error-answers.ts). */
  errors: readonly ErrorCode[]
  params: Params
  query: Query
  body: Body
  result: Result
}

/** The empty object: for a part of a request that an endpoint does not use. */
export const none = z.strictObject({})
export type None = typeof none

/** An answer without a body (204). */
export const nothing = z.undefined()

export const idParams = z.strictObject({ id: z.uuid() })

/** What a call says when the language model or the voice fails it. */
export const providerErrors = [
  'provider_unavailable',
  'provider_timeout',
  'provider_incomplete',
  'provider_refused',
] as const

/** Fills in what an endpoint does not use. */
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
/** The body after parsing, as a service gets it. */
export type BodyOf<E extends Endpoint> = z.output<E['body']>
/** The body as a client may write it. */
export type BodyInput<E extends Endpoint> = z.input<E['body']>
export type ResultOf<E extends Endpoint> = z.output<E['result']>
