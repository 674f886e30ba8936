/** Formats a clause to follow the text so far: one space before it, none repeated inside or after. */
export function joinClause(said: string, clause: string): string {
  const text = clause.replace(/\s+/gu, ' ').trim()
  return said === '' ? text : ` ${text}`
}

/**
 * As `joinClause`, for a clause from a different source: after a comma its first letter becomes lower case,
 * unless it starts a name or is the English "I".
 */
export function continueWith(said: string, clause: string, names: string): string {
  const text = joinClause(said, clause)
  const first = /^\s*[¿¡"“«]*([\p{L}'’]+)/u.exec(text)?.[1] ?? ''
  const keeps = !/[,;:—]$/u.test(said) || /^I(?:['’]|$)/u.test(first) || names.split(/\s+/u).includes(first)
  return keeps ? text : text.replace(/\p{L}/u, (letter) => letter.toLowerCase())
}

/** Whether a reply may end here. */
export function endsSentence(text: string): boolean {
  return /[.!?…]["'”»)]*\s*$/u.test(text)
}
