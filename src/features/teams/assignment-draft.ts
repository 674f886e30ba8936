import type { AssignmentChanges, AssignmentDetails, AssignmentInput } from '#protocol/rest/assignments.ts'
import type { Prospect } from '#protocol/rest/prospects.ts'
import type { User } from '#protocol/rest/user.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { DifficultyLevel } from '#protocol/vocabulary/prospect.ts'
import type { SessionType } from '#protocol/vocabulary/training-session.ts'
import { dayOf, endOfDay } from './deadline-day.ts'

/** An assignment as it is being written. */
export type AssignmentDraft = {
  title: string
  prospect: Prospect | null
  sessionType: SessionType
  difficulty: DifficultyLevel | null
  passMark: string
  attemptsMax: number | null
  /** The calendar day at whose end it is due. */
  day: string
  wholeTeam: boolean
  /** The team of `wholeTeam`. */
  teamId: string | null
  personIds: ReadonlySet<string>
}

/** What is wrong with a draft, each as the key of its text. */
export type DraftProblems = {
  prospect?: 'prospectMissing'
  passMark?: 'passMarkWrong'
  day?: 'deadlineMissing' | 'deadlinePast'
  team?: 'teamMissing'
  people?: 'peopleMissing'
}

/** A week from today is what most are given. */
const usualDays = 7

export function draftOf(user: User, before: AssignmentDetails | null): AssignmentDraft {
  if (before !== null)
    return {
      title: before.title ?? '',
      prospect: null,
      sessionType: before.sessionType,
      difficulty: before.difficulty,
      passMark: String(before.passMark),
      attemptsMax: before.attemptsMax,
      day: dayOf(new Date(before.deadline)),
      wholeTeam: before.wholeTeam,
      teamId: before.team?.id ?? null,
      personIds: new Set(before.personIds),
    }
  const due = new Date()
  due.setDate(due.getDate() + usualDays)
  return {
    title: '',
    prospect: null,
    sessionType: 'standard',
    difficulty: null,
    passMark: String(limits.passMark),
    attemptsMax: null,
    day: dayOf(due),
    wholeTeam: true,
    teamId: user.teamId,
    personIds: new Set(),
  }
}

/** What has to be mended first. What it practises is not asked of one that is there already. */
export function problemsOf(
  draft: AssignmentDraft,
  { now, before }: { now: Date; before: AssignmentDetails | null },
): DraftProblems {
  const deadline = endOfDay(draft.day)
  const kept = before !== null && draft.day === dayOf(new Date(before.deadline))
  const mark = draft.passMark.trim()
  return {
    ...(before === null && draft.prospect === null ? { prospect: 'prospectMissing' } : {}),
    ...(/^\d{1,3}$/u.test(mark) && Number(mark) <= 100 ? {} : { passMark: 'passMarkWrong' }),
    ...(deadline === null
      ? { day: 'deadlineMissing' }
      : deadline < now && !kept
        ? { day: 'deadlinePast' }
        : {}),
    ...(draft.wholeTeam && draft.teamId === null ? { team: 'teamMissing' } : {}),
    ...(!draft.wholeTeam && draft.personIds.size === 0 ? { people: 'peopleMissing' } : {}),
  }
}

/** What a draft without problems asks for. */
export function valuesOf(draft: AssignmentDraft): AssignmentInput {
  return {
    title: draft.title.trim() === '' ? null : draft.title.trim(),
    prospectId: draft.prospect?.id ?? '',
    sessionType: draft.sessionType,
    difficulty: draft.difficulty,
    passMark: Number(draft.passMark),
    attemptsMax: draft.attemptsMax,
    deadline: endOfDay(draft.day)?.toISOString() ?? '',
    teamId: draft.wholeTeam ? draft.teamId : null,
    wholeTeam: draft.wholeTeam,
    personIds: draft.wholeTeam ? [] : [...draft.personIds],
  }
}

/** What a draft changes of an assignment: a deadline that has passed stays where nobody moved it. */
export function changesOf(draft: AssignmentDraft, before: AssignmentDetails): AssignmentChanges {
  const { title, passMark, attemptsMax, deadline, wholeTeam, personIds } = valuesOf(draft)
  return {
    title,
    passMark,
    attemptsMax,
    ...(draft.day === dayOf(new Date(before.deadline)) ? {} : { deadline }),
    ...(wholeTeam === before.wholeTeam ? {} : { wholeTeam }),
    // Who was named beside a whole team stays so.
    ...(wholeTeam ? {} : { personIds }),
  }
}
