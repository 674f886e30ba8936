/** The parts of an error that may be logged. */
export type SafeError = {
  type: string
  message: string
  code?: string | number
  constraint?: string
  stack: string
  cause?: SafeError
}

/** Maximum depth of the chain of causes. */
const causesMax = 5

/**
 * Converts an error for the log, without anything that people said or typed. Libraries put such text into their
 * messages: drizzle the query values, Postgres the rejected row or value, the model vendor the prompt or the
 * refused key, JSON.parse the input. The type, the code and the stack remain for debugging.
 */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'a value that is not an Error was thrown', stack: '' }
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
  // Drizzle: the statement has placeholders; its values come after it.
  const query = valueOf(error, 'query')
  if ('params' in error && query !== undefined) return `failed query: ${String(query)}`
  // Postgres, recognised by its five-character codes; class 22 quotes the rejected value.
  if ('severity' in error && String(valueOf(error, 'code')).startsWith('22'))
    return 'the database rejected a value'
  // An HTTP error response of a vendor.
  if ('status' in error && 'headers' in error) return `responded with ${String(valueOf(error, 'status'))}`
  if (error instanceof SyntaxError) return 'invalid syntax'
  return error.message
}

function valueOf(error: Error, key: string): string | number | undefined {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}
