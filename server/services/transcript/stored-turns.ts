import { inArray } from 'drizzle-orm'
import { conversationItems, type StoredTurn } from '#db/schema/conversation-items.ts'
import type { Executor } from '#db/client.ts'
import { engineVersion } from '#server/domain/debtor/engine.ts'
import type { Move } from '#server/domain/debtor/moves/move.ts'
import type { TranscriptLine } from '#server/domain/debtor/scenario.ts'
import type { Reading } from '#server/language/reading.ts'

/** What is stored with a line of the collector, or with a reply of the debtor. */
export type Turn = { reading: Reading } | { move: Move }

/** The column's value. */
export function storedTurn(turn: Turn): StoredTurn {
  return 'reading' in turn
    ? { version: turn.reading.version, reading: turn.reading }
    : { version: engineVersion, move: turn.move }
}

/** What was stored. Only the server writes the column, and every version of it has the same shape so far. */
export function turnOf(stored: StoredTurn | null): Turn | null {
  if (stored === null) return null
  return 'reading' in stored ? { reading: stored.reading as Reading } : { move: stored.move as Move }
}

type StoredLine = { id: string; text: string; turn: StoredTurn | null }

/**
 * The readings and moves of a session as they were stored, by line. They are not part of the transcript that clients
 * see. Each stays the same object, by which the simulation recognises what it has lived before.
 */
export class StoredTurns {
  readonly #turns = new Map<string, Turn | null>()
  /** The text of each line when its turn was read: whoever goes on is read again. */
  readonly #texts = new Map<string, string>()

  constructor(rows: readonly StoredLine[] = []) {
    for (const row of rows) this.#add(row)
  }

  /** A turn that this process has just stored. */
  note(itemId: string, turn: Turn): void {
    this.#turns.set(itemId, turn)
  }

  /** Reads the turns of lines that are not known yet with this text. */
  async load(on: Executor, lines: readonly { id: string; text: string }[]): Promise<void> {
    const missing = lines.filter(({ id, text }) => this.#texts.get(id) !== text).map(({ id }) => id)
    if (missing.length === 0) return
    const rows = await on
      .select({ id: conversationItems.id, text: conversationItems.text, turn: conversationItems.turn })
      .from(conversationItems)
      .where(inArray(conversationItems.id, missing))
    for (const row of rows) this.#add(row)
  }

  #add({ id, text, turn }: StoredLine): void {
    this.#turns.set(id, turnOf(turn))
    this.#texts.set(id, text)
  }

  /** The line with what is stored of it. */
  with(line: TranscriptLine): TranscriptLine {
    const turn = line.itemId === null ? null : this.#turns.get(line.itemId)
    return turn ? { ...line, ...turn } : line
  }
}
