/** Spaces, contractions (de + el) and capitals at the beginning of sentences. */
export function polish(text: string, language: string): string {
  let result = text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.!?;:])/g, '$1')
    .trim()
  // "A {debtType}" before an account.
  if (language === 'en') result = result.replace(/\ba (?=(?!one\b|once\b|eu)[aeio]\p{L})/gu, 'an ')
  if (language === 'es')
    result = result
      .replace(/(?<!\p{L})([Dd])e el (?=\p{Ll})/gu, '$1el ')
      .replace(/(?<!\p{L})([Aa]) el (?=\p{Ll})/gu, '$1l ')
  return result.replace(
    /(^|[.!?]["»]?\s+)([¿¡]*)(\p{Ll})/gu,
    (_, before: string, marks: string, letter: string) => {
      return before + marks + letter.toUpperCase()
    },
  )
}
