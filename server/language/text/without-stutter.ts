/** "Is is that payday", "do you do you remember": one or two words that are said again at once are said once. Of folded text. */
export function withoutStutter(text: string): string {
  return text.replace(/(?<!\p{L})(\p{L}+(?: \p{L}+)?)(?: \1(?!\p{L}))+/gu, '$1')
}
