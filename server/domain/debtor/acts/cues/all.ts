import type { CueFile } from '../cue.ts'

/** Every cue in both languages: a bilingual call, or a line that mixes them, meets both. */
export const cueFiles: readonly CueFile[] = [
  { language: 'en', cues: [] },
  { language: 'es', cues: [] },
]
