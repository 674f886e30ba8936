/** Whether a text contains what was searched for, regardless of case and accents ("Garcia" finds "García"). */
export function matches(text: string, search: string): boolean {
  return fold(text).includes(fold(search.trim()))
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
