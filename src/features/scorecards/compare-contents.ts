import type { ScorecardContent, ScorecardEntry } from '#protocol/vocabulary/scorecard.ts'

const contentFields = ['name', 'description', 'passMark'] as const
const entryFields = [
  'kind',
  'weight',
  'failing',
  'question',
  'two',
  'one',
  'zero',
  'examples',
  'text',
  'due',
] as const
type EntryField = (typeof entryFields)[number]
export type FieldName = (typeof contentFields)[number] | EntryField
export type FieldValue = string | number | boolean | readonly string[]

export type FieldChange = { field: FieldName; before: FieldValue; after: FieldValue }
export type EntryChange =
  | { name: 'added' | 'removed'; entry: ScorecardEntry }
  | { name: 'changed'; entry: ScorecardEntry; fields: FieldChange[] }
export type ContentChanges = {
  fields: FieldChange[]
  /** In the order of the newer version, the removed ones last. */
  entries: EntryChange[]
  /** Whether the entries that both versions have stand in another order. */
  reordered: boolean
}

/** What differs between two versions of a scorecard. Entries are matched by their ids. */
export function compareContents(before: ScorecardContent, after: ScorecardContent): ContentChanges {
  const [old, now] = [entriesOf(before), entriesOf(after)]
  const counterpart = (entry: ScorecardEntry, list: readonly ScorecardEntry[]) =>
    list.find((other) => isSameEntry(entry, other))
  const kept = (list: readonly ScorecardEntry[], other: readonly ScorecardEntry[]) =>
    list.filter((entry) => counterpart(entry, other)).map(({ id }) => id)
  return {
    fields: changesOf(contentFields, before, after),
    entries: [
      ...now.flatMap((entry): EntryChange[] => {
        const earlier = counterpart(entry, old)
        if (!earlier) return [{ name: 'added', entry }]
        const fields = changesOf<EntryField>(entryFields, earlier, entry)
        return fields.length === 0 ? [] : [{ name: 'changed', entry, fields }]
      }),
      ...old
        .filter((entry) => !counterpart(entry, now))
        .map((entry): EntryChange => ({ name: 'removed', entry })),
    ],
    reordered: kept(old, now).join() !== kept(now, old).join(),
  }
}

/** The entries in the order in which they are shown and judged. */
export function entriesOf(content: ScorecardContent): ScorecardEntry[] {
  return [...content.criteria, ...content.requiredLines]
}

/** An id that names something else than before stands for another entry. */
function isSameEntry(a: ScorecardEntry, b: ScorecardEntry): boolean {
  if (a.id !== b.id) return false
  if (a.kind === 'built_in') return b.kind === 'built_in' && a.criterion === b.criterion
  return 'text' in a ? 'text' in b : b.kind === 'written'
}

function changesOf<Field extends FieldName>(
  names: readonly Field[],
  before: Partial<Record<Field, FieldValue>>,
  after: Partial<Record<Field, FieldValue>>,
): FieldChange[] {
  return names.flatMap((field) => {
    const [was, is] = [before[field], after[field]]
    if (was === undefined || is === undefined || String(was) === String(is)) return []
    return [{ field, before: was, after: is }]
  })
}
