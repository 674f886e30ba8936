import type { Line, Sentence } from './line.ts'

/** The sentences of a line; speech without marks is split where a new one begins. */
export function splitSpeech(line: Line): Sentence[] {
  return line.sentences
}
