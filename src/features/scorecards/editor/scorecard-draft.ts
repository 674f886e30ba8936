import { z } from 'zod'
import { limits } from '#protocol/vocabulary/limits.ts'
import {
  builtInEntry,
  requiredLine,
  type ScorecardContent,
  scorecardContent,
  writtenEntry,
} from '#protocol/vocabulary/scorecard.ts'

const typed = z.string()

const writtenDraft = writtenEntry.extend({
  question: typed,
  two: typed,
  one: typed,
  zero: typed,
  /** One on each line. */
  examples: typed,
})
export type WrittenDraft = z.infer<typeof writtenDraft>
const criterionDraft = z.discriminatedUnion('kind', [builtInEntry, writtenDraft])
export type CriterionDraft = z.infer<typeof criterionDraft>
const lineDraft = requiredLine.extend({ text: typed })
export type LineDraft = z.infer<typeof lineDraft>

/** The content of a scorecard as it is being typed. */
export const scorecardDraft = z.object({
  name: typed,
  description: typed,
  passMark: typed,
  criteria: z.array(criterionDraft),
  requiredLines: z.array(lineDraft),
})
export type ScorecardDraft = z.infer<typeof scorecardDraft>

export const emptyDraft: ScorecardDraft = {
  name: '',
  description: '',
  passMark: String(limits.passMark),
  criteria: [],
  requiredLines: [],
}

export function draftOf(content: ScorecardContent): ScorecardDraft {
  return {
    ...content,
    passMark: String(content.passMark),
    criteria: content.criteria.map((criterion) =>
      criterion.kind === 'written' ? { ...criterion, examples: criterion.examples.join('\n') } : criterion,
    ),
  }
}

/** A new entry. Its id is kept from version to version. */
export const newEntry = {
  builtIn: (criterion: string): CriterionDraft => ({
    kind: 'built_in',
    id: crypto.randomUUID(),
    failing: false,
    weight: 1,
    criterion,
  }),
  written: (): CriterionDraft & { kind: 'written' } => ({
    kind: 'written',
    id: crypto.randomUUID(),
    failing: false,
    weight: 1,
    question: '',
    two: '',
    one: '',
    zero: '',
    examples: '',
  }),
  line: (): LineDraft => ({
    kind: 'script',
    id: crypto.randomUUID(),
    failing: false,
    text: '',
    due: 'anywhere',
  }),
}

export type Problem =
  | 'nameMissing'
  | 'nameRefused'
  | 'passMarkWrong'
  | 'criteriaMissing'
  | 'examplesWrong'
  | 'missing'
  | 'refused'

/** The problems of a draft by field: "name", or "<id of the entry>.question". */
export type DraftProblems = Partial<Record<string, Problem>>

/** Holds a draft against the contract's own schema. */
export function readDraft(
  draft: ScorecardDraft,
): { content: ScorecardContent; problems: null } | { content: null; problems: DraftProblems } {
  const parsed = scorecardContent.safeParse({
    ...draft,
    passMark: /^\s*\d{1,3}\s*$/u.test(draft.passMark) ? Number(draft.passMark) : null,
    criteria: draft.criteria.map((criterion) =>
      criterion.kind === 'written' ? { ...criterion, examples: linesOf(criterion.examples) } : criterion,
    ),
  })
  if (parsed.success) return { content: parsed.data, problems: null }
  return { content: null, problems: problemsOf(draft, parsed.error.issues) }
}

/** The content as far as it is typed, to look at. */
export function roughContent(draft: ScorecardDraft): ScorecardContent {
  const passMark = Number(draft.passMark)
  return {
    ...draft,
    passMark: Number.isInteger(passMark) ? passMark : limits.passMark,
    criteria: draft.criteria.map((criterion) =>
      criterion.kind === 'written' ? { ...criterion, examples: linesOf(criterion.examples) } : criterion,
    ),
  }
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

/** What the server's refusal of the content says about the fields; empty where it names none of them. */
export function refusedFields(
  draft: ScorecardDraft,
  issues: readonly { path: string; message: string }[],
): DraftProblems {
  return problemsOf(
    draft,
    issues
      .filter(({ path }) => path.startsWith('content.'))
      .map(({ path }) => ({ path: path.split('.').slice(1), code: 'custom' })),
  )
}

function problemsOf(
  draft: ScorecardDraft,
  issues: readonly { path: readonly PropertyKey[]; code: string }[],
): DraftProblems {
  const problems: DraftProblems = {}
  for (const { path, code } of issues) {
    const [list, place, field] = path.map(String)
    const entry =
      list === 'criteria' || list === 'requiredLines' ? draft[list][Number(place ?? Number.NaN)] : undefined
    const key = entry === undefined ? (list ?? '') : `${entry.id}.${field ?? ''}`
    problems[key] ??= problemOf(entry === undefined ? (list ?? '') : (field ?? ''), code)
  }
  return problems
}

function problemOf(field: string, code: string): Problem {
  const missing = code === 'too_small'
  switch (field) {
    case 'name':
      return missing ? 'nameMissing' : 'nameRefused'
    case 'passMark':
      return 'passMarkWrong'
    case 'criteria':
      return 'criteriaMissing'
    case 'examples':
      return 'examplesWrong'
    default:
      return missing ? 'missing' : 'refused'
  }
}
