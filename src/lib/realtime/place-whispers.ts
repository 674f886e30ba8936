import type { SessionView } from './session-view.ts'

export type Whisper = SessionView['whispers'][number]

/**
 * Where each whisper of a supervisor stands in the conversation: a note below the line that it is pinned to, every
 * other one between the lines, as does a note whose line has no words to stand below.
 */
export function placeWhispers(view: Pick<SessionView, 'items' | 'whispers'>): {
  /** Notes by the id of their line. */
  notes: ReadonlyMap<string, readonly Whisper[]>
  between: readonly Whisper[]
} {
  const shown = new Set(
    view.items.filter(({ text, status }) => text !== '' || status === 'streaming').map(({ id }) => id),
  )
  const notes = new Map<string, Whisper[]>()
  const between: Whisper[] = []
  for (const whisper of view.whispers) {
    const { about_item_id: itemId } = whisper
    if (itemId === undefined || !shown.has(itemId)) between.push(whisper)
    else notes.set(itemId, [...(notes.get(itemId) ?? []), whisper])
  }
  return { notes, between }
}
