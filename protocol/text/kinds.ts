import { z } from 'zod'
import { limits } from '../vocabulary/limits.ts'

/**
 * The kinds of text that a client may send. Every text of a request and of a client's frame is of one of them
 * (docs/decisions/0009-texts.md); texts with a format of their own (ids, emails, enums) need none.
 */
export type TextKind =
  | 'text'
  | 'spoken'
  | 'name'
  | 'username'
  | 'new secret'
  | 'secret'
  | 'token'
  | 'stored'
  | 'moment'

const kinds = new WeakMap<z.ZodType, TextKind>()

/** The kind of a schema; undefined for a schema that this file did not make. */
export function textKindOf(schema: z.ZodType): TextKind | undefined {
  return kinds.get(schema)
}

function ofKind<Schema extends z.ZodType>(kind: TextKind, schema: Schema): Schema {
  kinds.set(schema, kind)
  return schema
}

/** The shortest and the longest text, in UTF-16 code units after its normalisation. */
type Bounds = { min?: number; max: number }

function bounded(schema: z.ZodString, { min, max }: Bounds): z.ZodString {
  return (min === undefined ? schema : schema.min(min)).max(max)
}

const halfCodePoint = /\p{Cs}/u
/** A text of whole code points. JSON can contain one half of a surrogate pair, which no database stores. */
const wholeText = () =>
  z.string().refine((text) => !halfCodePoint.test(text), { error: 'has half a code point', abort: true })

/**
 * Canonical composition, one kind of line break, and no control character but line break and tab: they have no
 * meaning, and Postgres refuses NUL. Compatibility characters (NFKC) stay: ½ is not "1⁄2" to the person who typed it.
 */
function tidyText(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .normalize('NFC')
    .trim()
}

/** What people type or paste: may have lines. */
export function text(bounds: Bounds) {
  return ofKind('text', bounded(wholeText().overwrite(tidyText), bounds))
}

/**
 * What was said or typed in a call. Half a code point is dropped instead of refused: a recogniser or a length
 * limit may cut inside an emoji, and the words before it must not be lost.
 */
export function spoken(bounds: Bounds) {
  const whole = (line: string) => tidyText(line.replace(/\p{Cs}/gu, ''))
  return ofKind('spoken', bounded(z.string().overwrite(whole), bounds))
}

const emoji = /(?:\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]?\u200d?)+|[\d#*]\ufe0f\u20e3/gu
const unseen = /[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Co}\p{Noncharacter_Code_Point}\ufff9-\ufffb]/u

/**
 * A name: one line, in which every character can be seen. Characters that cannot be seen or that reverse the
 * text would let one name pass for another; within emoji they are part of it. Canonical composition only: NFKC
 * would turn "2º turno" and "Mª José" into other words.
 */
export function name(bounds: Bounds) {
  const visible = wholeText()
    .overwrite((given) =>
      given
        .replace(/[\t\n\r\p{Z}]+/gu, ' ')
        .replace(/^ | $/gu, '')
        .normalize('NFC'),
    )
    .refine((given) => !unseen.test(given.replace(emoji, '')), {
      error: 'has a character that cannot be seen or that reverses the text',
      abort: true,
    })
  return ofKind('name', bounded(visible, bounds))
}

/**
 * The form in which a username is stored: compatibility composition, which covers the width mapping of RFC 8265,
 * with the case as typed.
 */
export function usernameForm(typed: string): string {
  return typed.normalize('NFKC').replace(/^ +| +$/gu, '')
}

/** The form in which usernames are compared: every way to type a name has the same one (UsernameCaseMapped). */
export function usernameKey(typed: string): string {
  return usernameForm(usernameForm(typed).toLowerCase())
}

/** A username. Which characters it may have is decided at registration. */
export function username(bounds: Bounds) {
  const normalized = wholeText()
    .refine((typed) => !/\p{Cc}/u.test(typed), { error: 'has a control character', abort: true })
    .overwrite(usernameForm)
  return ofKind('username', bounded(normalized, bounds))
}

/** OpaqueString of RFC 8265: canonical composition, one kind of space, and the case as typed. */
export function passwordForm(typed: string): string {
  return typed.replace(/\p{Zs}/gu, ' ').normalize('NFC')
}

/** A password to be stored, in the form that every keyboard's way to type it has. */
export function newSecret(bounds: Bounds) {
  const prepared = wholeText()
    .overwrite(passwordForm)
    .refine((given) => !/\p{Cc}/u.test(given), 'has a control character')
  return ofKind('new secret', bounded(prepared, bounds))
}

/** A password as typed, to be compared with a stored one, which may be older than `passwordForm`. */
export function secret(bounds: Bounds) {
  return ofKind('secret', bounded(wholeText(), bounds))
}

/** Text that no person types, such as a cursor or the id of a voice: printable ASCII. */
export function token(bounds: Bounds) {
  const printable = z
    .string()
    .refine((given) => /^[ -~]*$/u.test(given), 'has a character that no such text has')
  return ofKind('token', bounded(printable, bounds))
}

/** Whether this system knows a time zone by that name, such as "America/Bogota". */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The name of a time zone, as browsers report it. */
export const timeZone = ofKind(
  'token',
  token({ min: 1, max: limits.timeZoneMax }).refine(isTimeZone, 'is no time zone'),
)

/** Text in a cursor, which must be a text that the database may contain. */
export const stored = ofKind(
  'stored',
  wholeText().refine((part) => !part.includes('\0'), 'has a NUL'),
)

/** A moment in UTC. Postgres has no year 0. */
export const moment = ofKind(
  'moment',
  z.iso.datetime().refine((at) => !at.startsWith('0000'), 'the year 0000 does not exist'),
)
