/**
 * Scripts in modern use (UAX 31, table 5). The letters of a username are of one of them, or of one of the
 * combinations that are written together (UTS 39, "highly restrictive").
 */
const scripts =
  'Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Khmr Knda Laoo Latn Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt'.split(
    ' ',
  )
const combinations = ['Latn Hani Hira Kana', 'Latn Hani Bopo', 'Latn Hani Hang']

const written = [...scripts, ...combinations].map((together) => {
  const letters = together.split(' ').map((script) => `\\p{scx=${script}}`)
  return new RegExp(`^[${letters.join('')}\\p{scx=Zyyy}\\p{scx=Zinh}]+$`, 'u')
})

/** IdentifierClass (RFC 8264, section 8) as far as Unicode properties say it: letters, digits, marks, ASCII. */
const identifierLetters = /^[\p{Ll}\p{Lu}\p{Lo}\p{Nd}\p{Lm}\p{Mn}\p{Mc}!-~]+$/u
/**
 * What IdentifierClass refuses among them: ignorable characters, old Hangul letters and the exceptions of
 * RFC 5892. The contextual characters are refused as well.
 */
const refused =
  /[\p{Default_Ignorable_Code_Point}\u1100-\u11ff\ua960-\ua97c\ud7b0-\ud7fb\u0640\u07fa\u3031-\u3035\u303b\u0375\u05f3\u05f4\u30fb\u0660-\u0669\u06f0-\u06f9]|\u302e|\u302f/u
/** In place of the rule for right-to-left names (RFC 5893): they start with a letter. */
const rightToLeft = /[\p{scx=Arab}\p{scx=Hebr}\p{scx=Thaa}]/u

/**
 * Whether a text may become a username: UsernameCaseMapped of RFC 8265, in words separated by single spaces
 * (section 3.5), in letters that are written together. `form` is the result of `usernameForm`.
 */
export function isUsername(form: string): boolean {
  return (
    form.split(' ').every((word) => identifierLetters.test(word) && !refused.test(word)) &&
    written.some((letters) => letters.test(form)) &&
    (!rightToLeft.test(form) || /^\p{L}/u.test(form))
  )
}
