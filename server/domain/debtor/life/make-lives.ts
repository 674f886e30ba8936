import type { Lives } from '#protocol/rest/life.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { languagesOf, makeLife } from './make-life.ts'
import type { LifeSource } from './people/source.ts'

/** Raise it when the rules make something else: stored lives are then made again at the server's start. */
export const lifeMaker = 22

/** The lives of a prospect in the languages that it speaks, or in those asked for. Without an author's edits. */
export function makeLives(
  source: LifeSource,
  { seed, today, languages }: { seed: number; today: string; languages?: readonly Language[] },
): Lives {
  return Object.fromEntries(
    (languages ?? languagesOf(source)).map((language) => [
      language,
      makeLife(source, seed, { language, today }),
    ]),
  )
}
