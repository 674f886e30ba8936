import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Accounts remembered per browser, since trainees share workstations. The oldest is dropped. */
const accountsMax = 8

/**
 * A device is known for an account once that account has logged in on it. The proof is a cookie that survives
 * the logout: for each account a nonce with its signature. It grants no access. Wrong passwords from a known
 * device are only counted separately, so that an attack from elsewhere does not lock the owner out (OWASP,
 * "Device Cookies").
 */
export function knownDevice(cookie: string | null, userId: string, secret: string): string | null {
  return parseMarks(cookie).find((mark) => hasValidSignature(mark, userId, secret)) ?? null
}

/** The cookie after a login: this account's token first, reused if there is one. */
export function rememberDevice(cookie: string | null, userId: string, secret: string): string {
  const known = knownDevice(cookie, userId, secret)
  return withMark(cookie, known ?? newMark(userId, secret), known)
}

/** As above with a new token, for which no wrong password has been counted yet. */
export function renewDevice(cookie: string | null, userId: string, secret: string): string {
  return withMark(cookie, newMark(userId, secret), knownDevice(cookie, userId, secret))
}

function newMark(userId: string, secret: string): string {
  const nonce = randomBytes(16).toString('base64url')
  return `${nonce}.${sign(nonce, userId, secret)}`
}

function withMark(cookie: string | null, mark: string, replaced: string | null): string {
  return [mark, ...parseMarks(cookie).filter((other) => other !== replaced)].slice(0, accountsMax).join('~')
}

function parseMarks(cookie: string | null): string[] {
  return (cookie ?? '')
    .split('~')
    .filter((mark) => /^[\w-]{22}\.[\w-]{43}$/u.test(mark))
    .slice(0, accountsMax)
}

function hasValidSignature(mark: string, userId: string, secret: string): boolean {
  const [nonce = '', given = ''] = mark.split('.')
  return timingSafeEqual(Buffer.from(given), Buffer.from(sign(nonce, userId, secret)))
}

function sign(nonce: string, userId: string, secret: string): string {
  return createHmac('sha256', secret).update(`known device\n${userId}\n${nonce}`).digest('base64url')
}
