import type { Hono } from 'hono'
import type { z } from 'zod'
import {
  type BodyOf,
  type Endpoint,
  none,
  type ParamsOf,
  type QueryOf,
  type ResultOf,
} from '#protocol/rest/endpoint.ts'
import { describeIssues } from '#protocol/text/issues.ts'
import { AppError } from '#server/errors/app-error.ts'
import type { Limits } from '#server/services/limits/limits.ts'
import type { LimitedAction } from '#server/services/limits/settings.ts'
import type { UserRow } from '#server/services/account/login-session.ts'
import type { Logger } from '#server/telemetry/logger.ts'
import type { HttpContext, HttpEnv } from './env.ts'

export type Call<E extends Endpoint> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** Non-null for every endpoint whose access is `user`. */
  user: E['access'] extends 'public' ? UserRow | null : UserRow
  c: HttpContext
}

/**
 * Mounts one endpoint of the contract: checks access, parses the input, and returns only the fields of the
 * endpoint's result schema.
 * @param before may refuse a request before its input is read
 */
export function mount<E extends Endpoint>(
  app: Hono<HttpEnv>,
  row: E,
  handle: (call: Call<E>) => Promise<ResultOf<E>>,
  before: (c: HttpContext) => void = () => undefined,
): void {
  app.on(row.method, row.path, async (c) => {
    before(c)
    const result = await handle(await readCall(row, c))
    if (row.status === 204) return c.body(null, 204)
    const answer: unknown = row.result.parse(result)
    if (answer instanceof Blob)
      return c.body(await answer.arrayBuffer(), row.status, { 'content-type': answer.type })
    return c.json(answer as object, row.status)
  })
}

/**
 * Mounts an endpoint whose calls are limited per account, address and installation (docs/configuration.md). A
 * call counts once its input is valid.
 * @param costOf what one call counts as; 1 by default
 */
export function mountLimited<E extends Endpoint>(
  app: Hono<HttpEnv>,
  row: E,
  { limits, action, costOf }: { limits: Limits; action: LimitedAction; costOf?: (call: Call<E>) => number },
  handle: (call: Call<E>) => Promise<ResultOf<E>>,
): void {
  const subjectOf = (c: HttpContext) => ({ accountId: c.get('user')?.id ?? null, address: c.get('address') })
  const limited = async (call: Call<E>) => {
    await limits.take(action, subjectOf(call.c), costOf?.(call))
    return handle(call)
  }
  mount(app, row, limited, (c) => limits.refuseKnownEmpty(action, subjectOf(c)))
}

/**
 * Mounts an endpoint that streams its result as a file download; the chunks together form the JSON of the
 * result. An error before the first chunk is a normal error response. After it the connection is aborted, so
 * that a partial file is not mistaken for a complete one, and the error is logged.
 */
export function mountDownload<E extends Endpoint>(
  app: Hono<HttpEnv>,
  { log }: { log: Logger },
  row: E,
  handle: (call: Call<E>) => { fileName: string; pieces: AsyncGenerator<string> },
): void {
  app.on(row.method, row.path, async (c) => {
    const { fileName, pieces } = handle(await readCall(row, c))
    const first = await pieces.next()
    c.header('Content-Type', row.mediaType)
    c.header('Content-Disposition', `attachment; filename="${fileName}"`)
    return c.body(
      toStream(first, pieces, (error) =>
        log.error({ id: c.get('requestId'), err: error }, 'a download failed'),
      ),
    )
  })
}

function toStream(
  first: IteratorResult<string>,
  pieces: AsyncGenerator<string>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let next: IteratorResult<string> | null = first
  return new ReadableStream({
    async pull(controller) {
      try {
        const piece = next ?? (await pieces.next())
        next = null
        if (piece.done === true) controller.close()
        else controller.enqueue(encoder.encode(piece.value))
      } catch (error) {
        onError(error)
        controller.error(error)
      }
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}

/** Checks access and parses the input. */
async function readCall<E extends Endpoint>(row: E, c: HttpContext): Promise<Call<E>> {
  c.set('route', row.path)
  const user = c.get('user')
  if (row.access === 'user' && user === null) throw new AppError('unauthenticated', 'log in first')
  return {
    params: parse(row.params, c.req.param(), 'path'),
    query: parse(row.query, c.req.query(), 'query'),
    body: parse(row.body, await readBody(c, row), 'body'),
    user,
    c,
  } as Call<E>
}

/** A malformed id cannot identify anything, so it gets the same answer as one that does not exist. */
function parse(schema: z.ZodType, value: unknown, part: 'path' | 'query' | 'body'): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  if (part === 'path') throw new AppError('not_found', 'not found')
  const issues = describeIssues(parsed.error)
  const unknown = parsed.error.issues.some((issue) => issue.code === 'unrecognized_keys')
  throw new AppError(
    unknown ? 'unknown_field' : 'invalid_input',
    issues.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('; '),
    { issues },
  )
}

async function readBody(c: HttpContext, row: Endpoint): Promise<unknown> {
  if (row.method === 'GET' || (row.method === 'DELETE' && row.body === none)) return {}
  const text = await c.req.text()
  if (text === '') return {}
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new AppError('unsupported_media_type', 'send application/json')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('malformed_json', 'the body is not JSON', { cause })
  }
}
