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

function driverError(error: unknown): postgres.PostgresError | undefined {
  if (error instanceof postgres.PostgresError) return error
  if (error instanceof Error && error.cause !== undefined) return driverError(error.cause)
  return undefined
}
