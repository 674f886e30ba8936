import type { z } from 'zod'

/** Issues in one answer: enough for every field of the longest form. */
const issuesMax = 20
const pathMaxChars = 100
const messageMaxChars = 200

type Issue = { path: string; message: string }

/** One issue in words. Its length does not depend on the input, which a message may quote. */
export function describeIssue(issue: z.core.$ZodIssue): Issue {
  return {
    path: clip(issue.path.join('.'), pathMaxChars),
    message: clip(issue.message, messageMaxChars),
  }
}

/** The first issues of a refused input: an answer must not grow with what the sender gets wrong. */
export function describeIssues(error: z.ZodError): Issue[] {
  return error.issues.slice(0, issuesMax).map(describeIssue)
}

/** Cuts between code points, and says that it cut. */
function clip(text: string, maxChars: number): string {
  return text.length <= maxChars ? text : `${text.slice(0, maxChars).replace(/[\ud800-\udbff]$/u, '')}…`
}
