/** What of an error may stand in a log. */
export type SafeError = {
  type: string
  message: string
  code?: string | number
  constraint?: string
  stack: string
  cause?: SafeError
}

/** How deep a chain of causes is followed. */
const causesMax = 5

/**
 * An error for the log, without what people said or typed. Libraries write such things into their
 * messages: drizzle the values of a query, Postgres the row that failed or the value it could not read,
 * a model's vendor the prompt or the key it refused, JSON.parse the text. A name, a code and the places
 * in the code remain, which is what a fault is found by.
 */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error', stack: '' }
  const { name, code, constraint } = {
    name: error.constructor.name || error.name,
    code: valueOf(error, 'code') ?? valueOf(error, 'status'),
    constraint: valueOf(error, 'constraint_name'),
  }
  return {
    type: name,
    message: safeMessage(error),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint: String(constraint) }),
    // The first lines of a stack repeat the message.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /u.test(line))
      .join('\n'),
    ...(error.cause === undefined || depth >= causesMax ? {} : { cause: safeError(error.cause, depth + 1) }),
  }
}

function safeMessage(error: Error): string {
  // Drizzle: the statement has placeholders, its values come after it.
  const query = valueOf(error, 'query')
  if ('params' in error && query !== undefined) return `failed query: ${String(query)}`
  // Postgres, by its five-sign codes; class 22 quotes the value that it could not take.
  if ('severity' in error && String(valueOf(error, 'code')).startsWith('22')) return 'a value was refused'
  // A vendor's answer over HTTP.
  if ('status' in error && 'headers' in error) return `answered ${String(valueOf(error, 'status'))}`
  if (error instanceof SyntaxError) return 'not the syntax that was expected'
  return error.message
}

function valueOf(error: Error, key: string): string | number | undefined {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}
