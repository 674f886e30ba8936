/** A clause as it follows what was said: one space between, none inside or after. */
export function joinClause(said: string, clause: string): string {
  const text = clause.replace(/\s+/gu, ' ').trim()
  return said === '' ? text : ` ${text}`
}

/**
 * The same where another hand goes on: after a comma its capital becomes a small letter, unless it is a
 * name or the English "I".
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
