import type { Speaker } from '#protocol/vocabulary/training-session.ts'

export type TextLine = { role: Speaker; text: string; at: string }

/** A transcript as plain text: a heading, then the time, speaker and words of each line. */
export function transcriptText(options: {
  heading: string
  lines: readonly TextLine[]
  names: Record<Speaker, string>
  time: (iso: string) => string
}): string {
  const body = options.lines
    .filter((line) => line.text.trim() !== '')
    .map((line) => `[${options.time(line.at)}] ${options.names[line.role]}: ${line.text}`)
  return [options.heading, '', ...body, ''].join('\n')
}
