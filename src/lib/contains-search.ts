/** Whether a text contains a search term, ignoring case and accents ("Garcia" finds "García"). */
export function containsSearch(text: string, search: string): boolean {
  return withoutCaseOrAccents(text).includes(withoutCaseOrAccents(search.trim()))
}

function withoutCaseOrAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
