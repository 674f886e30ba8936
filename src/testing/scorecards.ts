import type { BuiltInCriteria, ListedScorecard, ScorecardDetails } from '#protocol/rest/scorecards.ts'
import type { EntryResult, ScorecardContent, SessionScorecard } from '#protocol/vocabulary/scorecard.ts'
import { id } from './fixtures.ts'
import { manager, north } from './organisation.ts'

/** The entries of the scorecard of most tests: a built-in criterion, a written one and a line. */
export const [openingId, secondDateId, noticeId] = [id(901), id(902), id(903)]

export const scorecardContent: ScorecardContent = {
  name: 'First calls',
  description: 'For people in their first month.',
  passMark: 80,
  criteria: [
    { kind: 'built_in', id: openingId, failing: false, weight: 2, criterion: 'communication.opening' },
    {
      kind: 'written',
      id: secondDateId,
      failing: true,
      weight: 3,
      question: 'Did the collector offer a second date?',
      two: 'Named one',
      one: 'Hinted at one',
      zero: 'Insisted on one day',
      examples: ['Would the 20th be easier?'],
    },
  ],
  requiredLines: [
    { kind: 'notice', id: noticeId, failing: false, text: 'This call may be recorded.', due: 'opening' },
  ],
}

export const author = { id: manager.id, username: 'mara', firstName: 'Mara', lastName: 'Lindt' }

export function aScorecard(changes: Partial<ListedScorecard> = {}): ListedScorecard {
  return {
    id: id(900),
    name: scorecardContent.name,
    description: scorecardContent.description,
    passMark: scorecardContent.passMark,
    entries: 3,
    version: 1,
    team: north,
    teamDefault: false,
    archivedAt: null,
    used: false,
    createdBy: author,
    createdAt: '2026-11-20T12:00:00.000Z',
    changedAt: '2026-11-20T12:00:00.000Z',
    mayEdit: true,
    use: { scored: 0, decided: 0, passed: 0, openAssignments: 0, lastUsedAt: null },
    ...changes,
  }
}

export function aScorecardWithDetails(changes: Partial<ScorecardDetails> = {}): ScorecardDetails {
  return { ...aScorecard(), content: scorecardContent, ...changes }
}

export const builtInCriteria: BuiltInCriteria[] = [
  {
    dimension: 'communication',
    criteria: [
      {
        id: 'communication.opening',
        definition: { en: 'Says who calls and why.', es: 'Dice quién llama y por qué.' },
      },
      {
        id: 'communication.checks',
        definition: { en: 'Asks what was understood.', es: 'Pregunta qué se entendió.' },
      },
    ],
  },
]

function aResult(changes: Partial<EntryResult> & Pick<EntryResult, 'entryId'>): EntryResult {
  return {
    score: 2,
    judgedBy: 'rules',
    quote: null,
    machine: { score: 2, judgedBy: 'rules' },
    marks: [],
    ...changes,
  }
}

/** A session held against that scorecard: the written criterion waits for a reviewer. */
export const pendingScorecard: SessionScorecard = {
  scorecardId: id(900),
  version: 2,
  content: scorecardContent,
  result: {
    score: 67,
    pending: 1,
    failedBy: [],
    passed: null,
    entries: [
      aResult({
        entryId: openingId,
        quote: { itemId: id(101), line: 1, text: 'What happened that made you fall behind, Ms. Delgado?' },
      }),
      aResult({
        entryId: secondDateId,
        score: null,
        judgedBy: 'pending',
        machine: { score: null, judgedBy: 'pending' },
      }),
      aResult({ entryId: noticeId, score: 0, machine: { score: 0, judgedBy: 'rules' } }),
    ],
  },
}

/** The same session after Mara has marked the criterion with a 0, which fails the call. */
export const markedScorecard: SessionScorecard = {
  ...pendingScorecard,
  result: {
    score: 33,
    pending: 0,
    failedBy: [secondDateId],
    passed: false,
    entries: (pendingScorecard.result?.entries ?? []).map((entry) =>
      entry.entryId === secondDateId
        ? {
            ...entry,
            score: 0,
            judgedBy: 'reviewer',
            marks: [
              {
                id: id(910),
                entryId: secondDateId,
                author: { id: manager.id, name: 'Mara Lindt' },
                score: 0,
                note: 'Only Friday was named.',
                createdAt: '2026-11-21T16:00:00.000Z',
              },
            ],
          }
        : entry,
    ),
  },
}
