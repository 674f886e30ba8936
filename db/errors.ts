import postgres from 'postgres'

/** The SQLSTATE of a failed query, or undefined. Drizzle wraps the driver's error in `cause`. */
export function sqlState(error: unknown): string | undefined {
  return driverError(error)?.code
}

/** Whether a unique index rejected a row; if `index` is given, whether it was that index. */
export function isUniqueViolation(error: unknown, index?: string): boolean {
  const found = driverError(error)
  return found?.code === '23505' && (index === undefined || found.constraint_name === index)
}

/** Whether a row is still referred to, or refers to one that is gone. */
export function isForeignKeyViolation(error: unknown): boolean {
  return sqlState(error) === '23503'
}

/** Classes of SQLSTATE that do not come from the statement: connection, rollback, resources, lock, operator, system. */
const outageClasses: ReadonlySet<string> = new Set(['08', '40', '53', '55', '57', '58'])
/** Codes of the driver and of Node for a connection that fails. */
const connectionCode = /^(?:CONNECT|ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/u

/** Whether the same work may succeed later: the database cannot be reached, is full, restarts or is busy. */
export function isOutage(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== undefined) return outageClasses.has(state.slice(0, 2))
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return (typeof code === 'string' && connectionCode.test(code)) || isOutage(error.cause)
}

function driverError(error: unknown): postgres.PostgresError | undefined {
  if (error instanceof postgres.PostgresError) return error
  if (error instanceof Error && error.cause !== undefined) return driverError(error.cause)
  return undefined
}
