import type { TranscriptLine } from '../../debtor/scenario.ts'

/** A line as a judge reads it. */
export type ToldLine = { line: number; speaker: 'collector' | 'debtor'; text: string }

/** The lines of a call as a judge reads them. */
export function toldLines(lines: readonly TranscriptLine[]): ToldLine[] {
  return lines.flatMap(({ speaker, text, status }, line) =>
    status === 'failed' || status === 'aborted'
      ? []
      : [{ line, speaker: speaker === 'user' ? ('collector' as const) : ('debtor' as const), text }],
  )
}

/** The lines that are judged, from `from` to before `to` by their numbers, and those that are shown with them. */
export type Window = { from: number; to: number; shown: readonly ToldLine[] }

/** Lines before a window that are shown with it, so that an answer is not judged without its question. */
const linesBefore = 3

/**
 * Cautious estimates, in tokens: of characters (Spanish, names and figures have fewer a token than the four of English),
 * and of a verdict with its quote and what may have to be said of it in a second attempt.
 */
const charactersPerToken = 3
export const tokensPerVerdict = 95

/** Characters that a request for so many verdicts may have, so that it and its answer fit into a context of so many tokens. */
export function charactersFor(contextTokens: number, verdicts: number): number {
  return (contextTokens - verdicts * tokensPerVerdict) * charactersPerToken
}

/** How much of a request something takes, in characters. */
export const charactersOf = (value: unknown): number => JSON.stringify(value).length + 1

/**
 * A call in windows of whole lines that each fit into so many characters. A single line that does not is shown by its
 * beginning.
 */
export function windowsOf(lines: readonly ToldLine[], charactersMax: number): Window[] {
  const windows: Window[] = []
  let at = 0
  while (at < lines.length) {
    const shown: ToldLine[] = []
    let left = charactersMax
    const show = (line: ToldLine): boolean => {
      const size = charactersOf(line)
      if (size > left) return false
      shown.push(line)
      left -= size
      return true
    }
    const first = at
    for (const line of lines.slice(Math.max(0, at - linesBefore), at))
      if (charactersOf(line) < left / 4) show(line)
    for (let line = lines[at]; line !== undefined && show(line); line = lines[at]) at++
    const next = lines[at]
    if (at === first && next !== undefined) {
      shown.push({
        ...next,
        text: next.text.slice(0, Math.max(0, left - charactersOf({ ...next, text: '' }))),
      })
      at++
    }
    windows.push({ from: lines[first]?.line ?? 0, to: lines[at]?.line ?? Infinity, shown })
  }
  return windows
}
