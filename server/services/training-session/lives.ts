import { eq, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import type { StoredLife } from '#db/schema/prospects.ts'
import { sessionLives } from '#db/schema/session-lives.ts'
import type { Lives } from '#protocol/rest/life.ts'
import type { StoredProspect } from '#protocol/rest/prospects.ts'
import { openingLanguage, type Language, type SessionLanguage } from '#protocol/vocabulary/language.ts'
import { makeLives } from '#server/domain/debtor/life/make-lives.ts'
import { editedLives, lifeSourceOf, originOf } from '../prospect/life.ts'

/**
 * What the debtor of a new session knows, in the languages of the session: as the prospect has it stored. A language
 * that the prospect does not speak is made now, for the same person.
 */
export function frozenLives(
  prospect: StoredProspect,
  life: StoredLife | null,
  sessionLanguage: SessionLanguage,
  now: Date,
): Lives {
  const spoken: Language[] =
    sessionLanguage === 'bilingual' ? ['en', 'es'] : [openingLanguage(sessionLanguage)]
  const missing = spoken.filter((language) => life?.lives[language] === undefined)
  const origin = originOf({ name: prospect.name, life }, now)
  const source = { ...lifeSourceOf(prospect), ...(spoken.length > 1 && { primaryLanguage: sessionLanguage }) }
  const made =
    missing.length === 0
      ? {}
      : makeLives(source, { seed: origin.seed, today: origin.madeOn, languages: missing })
  const lives = { ...life?.lives, ...editedLives(made, origin.edits) }
  return Object.fromEntries(spoken.map((language) => [language, lives[language]]))
}

/** What the debtor of a session knows; null for a session from before it was stored. */
export async function readLives(on: Executor, sessionId: string): Promise<Lives | null> {
  const [row] = await on.select().from(sessionLives).where(eq(sessionLives.sessionId, sessionId))
  return row?.lives ?? null
}

/** A retry meets the same debtor, with the same account before the collector. */
export async function copyLives(on: Executor, { from, to }: { from: string; to: string }): Promise<void> {
  await on.insert(sessionLives).select(
    on
      .select({
        sessionId: sql<string>`${to}::uuid`.as('session_id'),
        lives: sessionLives.lives,
        accountFile: sessionLives.accountFile,
      })
      .from(sessionLives)
      .where(eq(sessionLives.sessionId, from)),
  )
}
