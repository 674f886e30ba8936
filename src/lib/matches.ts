/** Whether a text contains what was searched for, regardless of case and accents ("Garcia" finds "García"). */
export function matches(text: string, search: string): boolean {
  return withoutCaseOrAccents(text).includes(withoutCaseOrAccents(search.trim()))
}

function withoutCaseOrAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
