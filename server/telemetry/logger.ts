import { pino } from 'pino'
import { safeError } from './safe-error.ts'

/** What of a logger the server uses. Text that people said never goes into it, nor cookies or keys. */
export type Logger = Pick<ReturnType<typeof pino>, 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace'>

const redacted = '[removed]'
/** A shorter secret is a word that any line may have: cutting it out would spoil the log, and hide nothing. */
const secretMinLength = 8

/**
 * Structured logs on standard output, with what must not be read there cut out. `secrets` are the values
 * of the configured keys and passwords: wherever one turns up in a line, it is cut out too.
 */
export function createLogger(level: string, secrets: readonly string[] = []): Logger {
  const escapedSecrets = secrets
    .filter((secret) => secret.length >= secretMinLength)
    .map((secret) => JSON.stringify(secret).slice(1, -1))
  return pino({
    level,
    base: null,
    serializers: { err: (error: unknown) => safeError(error) },
    hooks: {
      streamWrite: (line) => escapedSecrets.reduce((text, secret) => text.replaceAll(secret, redacted), line),
    },
    redact: {
      paths: [
        'password',
        'text',
        'cookie',
        'authorization',
        'apiKey',
        '*.password',
        '*.text',
        '*.cookie',
        '*.apiKey',
      ],
      censor: redacted,
    },
  })
}
