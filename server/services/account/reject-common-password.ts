import { AppError } from '#server/errors/app-error.ts'

/** Common where Spanish is spoken, and missing in the list, which comes from English-speaking sites. */
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

/** Digits and marks around a word that add next to nothing: a year and a mark, at most. */
const decorationMax = 5

let common: Promise<ReadonlySet<string>> | undefined

/**
 * The commonest passwords in leaks, some 49,000, in lower case: the list of zxcvbn-ts. Read at the first
 * need, since a start must not wait for it.
 */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set([...dictionary['passwords-common'], ...spanish])
}

/**
 * Refuses a new password that an attacker tries first: a common one, also with digits and marks around
 * it, the user's own name, or one and the same sign (NIST SP 800-63B, 5.1.1.2). Its length is the
 * schema's business, and nothing is asked of its composition.
 * @throws {AppError} `password_too_common`, with an issue on `field`
 */
export async function rejectCommonPassword(
  password: string,
  { username, field }: { username: string; field: string },
): Promise<void> {
  common ??= loadCommon()
  const list = await common
  const plain = password.toLowerCase()
  // "Password2026!" is "password" to whoever guesses; with more around it, it is not.
  const bare = plain.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const core = plain.length - bare.length <= decorationMax ? bare : plain
  const tried = [plain, core]
  const own = username.toLowerCase()
  if (!tried.some((each) => list.has(each) || each === own) && new Set(plain).size > 2) return
  const message = 'this password is among the first that an attacker tries'
  throw new AppError('password_too_common', message, { issues: [{ path: field, message }] })
}
