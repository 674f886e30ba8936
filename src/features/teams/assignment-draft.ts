import type { AssignmentChanges, AssignmentDetails, AssignmentInput } from '#protocol/rest/assignments.ts'
import type { Prospect } from '#protocol/rest/prospects.ts'
import type { Scorecard } from '#protocol/rest/scorecards.ts'
import type { User } from '#protocol/rest/current-user.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { DifficultyLevel } from '#protocol/vocabulary/prospect.ts'
import type { SessionType } from '#protocol/vocabulary/training-session.ts'
import { toDayString, endOfDay } from './deadline-day.ts'

/** The state of the assignment form. */
export type AssignmentDraft = {
  title: string
  prospect: Prospect | null
  sessionType: SessionType
  difficulty: DifficultyLevel | null
  passMark: string
  /** Its own pass mark replaces that of the draft. */
  scorecardId: string | null
  attemptsMax: number | null
  /** The calendar day at whose end the assignment is due. */
  day: string
  wholeTeam: boolean
  /** The team if `wholeTeam` is set. */
  teamId: string | null
  personIds: ReadonlySet<string>
}

/** The errors of a draft, as translation keys. */
export type DraftErrors = {
  prospect?: 'prospectMissing'
  passMark?: 'passMarkWrong'
  day?: 'deadlineMissing' | 'deadlinePast'
  team?: 'teamMissing'
  people?: 'peopleMissing'
}

const defaultDueDays = 7

/** @param start what a new assignment begins with instead of the defaults */
export function toDraft(
  user: User,
  existing: AssignmentDetails | null,
  start: Partial<AssignmentDraft> = {},
): AssignmentDraft {
  if (existing !== null)
    return {
      title: existing.title ?? '',
      prospect: null,
      sessionType: existing.sessionType,
      difficulty: existing.difficulty,
      passMark: String(existing.passMark),
      scorecardId: existing.scorecard?.id ?? null,
      attemptsMax: existing.attemptsMax,
      day: toDayString(new Date(existing.deadline)),
      wholeTeam: existing.wholeTeam,
      teamId: existing.team?.id ?? null,
      personIds: new Set(existing.personIds),
    }
  const due = new Date()
  due.setDate(due.getDate() + defaultDueDays)
  return {
    title: '',
    prospect: null,
    sessionType: 'standard',
    difficulty: null,
    passMark: String(limits.passMark),
    scorecardId: null,
    attemptsMax: null,
    day: toDayString(due),
    wholeTeam: true,
    teamId: user.teamId,
    personIds: new Set(),
    ...start,
  }
}

/** The scorecards that an assignment as drafted may name: the organisation's, and those of the team that will own it. */
export function fittingScorecards(
  scorecards: readonly Scorecard[],
  draft: AssignmentDraft,
  user: User,
): Scorecard[] {
  const owner = user.role === 'admin' ? (draft.wholeTeam ? draft.teamId : null) : user.teamId
  return scorecards.filter(({ team }) => team === null || team.id === owner)
}

/** Validates a draft. The prospect of an existing assignment cannot change, so it is not required. */
export function validateDraft(
  draft: AssignmentDraft,
  { now, before }: { now: Date; before: AssignmentDetails | null },
): DraftErrors {
  const deadline = endOfDay(draft.day)
  const dayUnchanged = before !== null && draft.day === toDayString(new Date(before.deadline))
  const mark = draft.passMark.trim()
  return {
    ...(before === null && draft.prospect === null ? { prospect: 'prospectMissing' } : {}),
    ...(draft.scorecardId !== null || (/^\d{1,3}$/u.test(mark) && Number(mark) <= 100)
      ? {}
      : { passMark: 'passMarkWrong' }),
    ...(deadline === null
      ? { day: 'deadlineMissing' }
      : deadline < now && !dayUnchanged
        ? { day: 'deadlinePast' }
        : {}),
    ...(draft.wholeTeam && draft.teamId === null ? { team: 'teamMissing' } : {}),
    ...(!draft.wholeTeam && draft.personIds.size === 0 ? { people: 'peopleMissing' } : {}),
  }
}

/** The request body of a valid draft. */
export function toInput(draft: AssignmentDraft): AssignmentInput {
  return {
    title: draft.title.trim() === '' ? null : draft.title.trim(),
    prospectId: draft.prospect?.id ?? '',
    sessionType: draft.sessionType,
    difficulty: draft.difficulty,
    passMark: draft.scorecardId === null ? Number(draft.passMark) : limits.passMark,
    scorecardId: draft.scorecardId,
    attemptsMax: draft.attemptsMax,
    deadline: endOfDay(draft.day)?.toISOString() ?? '',
    teamId: draft.wholeTeam ? draft.teamId : null,
    wholeTeam: draft.wholeTeam,
    personIds: draft.wholeTeam ? [] : [...draft.personIds],
  }
}

/** The changes to an assignment. A deadline in the past is kept unless the user moved it. */
export function toChanges(draft: AssignmentDraft, before: AssignmentDetails): AssignmentChanges {
  const { title, passMark, attemptsMax, deadline, wholeTeam, personIds } = toInput(draft)
  return {
    title,
    // A scorecard has its own.
    ...(before.scorecard === null ? { passMark } : {}),
    attemptsMax,
    ...(draft.day === toDayString(new Date(before.deadline)) ? {} : { deadline }),
    ...(wholeTeam === before.wholeTeam ? {} : { wholeTeam }),
    // People who were named beside a whole team are kept.
    ...(wholeTeam ? {} : { personIds }),
  }
}
