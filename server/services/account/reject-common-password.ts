import { AppError } from '#server/errors/app-error.ts'

/** Common in Spanish, but missing from the list, which comes from English-speaking sites. */
const spanish = [
  'contraseña',
  'contrasena',
  'micontraseña',
  'micontrasena',
  'bienvenido',
  'bienvenida',
  'holahola',
  'teamomucho',
  'teamo123',
  'tequiero',
  'mivida123',
  'corazon1',
  'cobranza',
  'cobranzas',
]

/** Digits and symbols around a word that add almost no strength: at most a year and a symbol. */
const decorationMax = 5

let common: Promise<ReadonlySet<string>> | undefined

/**
 * The most common leaked passwords, about 49,000 in lower case, from zxcvbn-ts. Loaded on first use so that it
 * does not delay the start.
 */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set([...dictionary['passwords-common'], ...spanish])
}

/**
 * Rejects a new password that an attacker would try first: a common one, also with digits and symbols around
 * it, the username, or a repeated character (NIST SP 800-63B, 5.1.1.2). The length is checked by the schema,
 * and there are no composition rules.
 * @throws {AppError} `password_too_common`, with an issue on `field`
 */
export async function rejectCommonPassword(
  password: string,
  { username, field }: { username: string; field: string },
): Promise<void> {
  common ??= loadCommon()
  const list = await common
  const plain = password.toLowerCase()
  // To an attacker "Password2026!" is still "password".
  const bare = plain.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const core = plain.length - bare.length <= decorationMax ? bare : plain
  const tried = [plain, core]
  const own = username.toLowerCase()
  if (!tried.some((each) => list.has(each) || each === own) && new Set(plain).size > 2) return
  const message = 'this password is too common'
  throw new AppError('password_too_common', message, { issues: [{ path: field, message }] })
}
