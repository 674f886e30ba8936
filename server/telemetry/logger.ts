import { pino } from 'pino'
import { safeError } from './safe-error.ts'

/** The part of a logger that the server uses. Never log what people said, cookies or keys. */
export type Logger = Pick<ReturnType<typeof pino>, 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace'>

const redacted = '[removed]'
/** A shorter secret could be an ordinary word; redacting it would garble the log and hide nothing. */
const secretMinLength = 8

/**
 * Structured logs on standard output, with sensitive fields redacted. `secrets` are the configured keys and
 * passwords, which are redacted wherever they appear in a line.
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
