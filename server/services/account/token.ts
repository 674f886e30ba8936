import { createHmac, randomBytes } from 'node:crypto'

/** A new opaque login token: 256 random bits, base64url. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a token. It is an HMAC, so that a stolen table alone cannot confirm a token. */
export function hashToken(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('hex')
}
