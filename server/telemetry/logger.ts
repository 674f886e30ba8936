import { pino } from 'pino'

/** What of a logger the server uses. Text that people said never goes into it, nor cookies or keys. */
export type Logger = Pick<ReturnType<typeof pino>, 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace'>

/** Structured logs on standard output, with what must not be read there cut out. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
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
      censor: '[removed]',
    },
  })
}
