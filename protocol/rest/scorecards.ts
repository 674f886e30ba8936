import { z } from 'zod'
import { text } from '../text/kinds.ts'
import { dimension } from '../vocabulary/analysis.ts'
import { localized } from '../vocabulary/language.ts'
import { limits } from '../vocabulary/limits.ts'
import { entryScore, scorecardContent, sessionScorecard } from '../vocabulary/scorecard.ts'
import { endpoint, idParams, nothing } from './endpoint.ts'
import { pageQuery } from './paging.ts'
import { personName } from './users.ts'

const moment = z.iso.datetime()
const version = z.number().int().min(1)

/** A scorecard in a list. */
export const scorecard = z.object({
  id: z.uuid(),
  /** Of the current version, as are the next three. */
  name: z.string(),
  description: z.string(),
  passMark: scorecardContent.shape.passMark.unwrap(),
  /** How many criteria and required lines it has. */
  entries: z.number().int().min(1),
  /** The current version. */
  version,
  /** The team whose managers may change it. Null: the organisation's, changed by admins. */
  team: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Used by every session of the team's trainees that has no other. */
  teamDefault: z.boolean(),
  /** An archived one is kept by what uses it, and can be chosen no more. */
  archivedAt: moment.nullable(),
  /** An assignment named it or a session was held against it: it can be archived, not deleted. */
  used: z.boolean(),
  createdBy: personName.nullable(),
  createdAt: moment,
  /** When the current version was made. */
  changedAt: moment,
  /** Whether the caller may change it. */
  mayEdit: z.boolean(),
})
export type Scorecard = z.infer<typeof scorecard>

/** What a scorecard is used for, by the people whose practice the reader manages. */
export const scorecardUse = z.object({
  /** Completed calls with a score by it, without retries, as are the next two. */
  scored: z.number().int(),
  /** Those that have passed or not: no entry waits for a reviewer. */
  decided: z.number().int(),
  passed: z.number().int(),
  openAssignments: z.number().int(),
  /** When the last of these calls began. */
  lastUsedAt: moment.nullable(),
})
export type ScorecardUse = z.infer<typeof scorecardUse>

export const listedScorecard = scorecard.extend({ use: scorecardUse })
export type ListedScorecard = z.infer<typeof listedScorecard>

export const scorecardDetails = scorecard.extend({ content: scorecardContent })
export type ScorecardDetails = z.infer<typeof scorecardDetails>

export const scorecardVersion = z.object({
  version,
  name: z.string(),
  /** Null once the account is deleted. */
  author: personName.nullable(),
  createdAt: moment,
})
export type ScorecardVersion = z.infer<typeof scorecardVersion>

export const scorecardVersionDetails = scorecardVersion.extend({ content: scorecardContent })
export type ScorecardVersionDetails = z.infer<typeof scorecardVersionDetails>

/** A criterion of the portal’s own score that a scorecard may take over. Pages name it by its id. */
export const builtInCriterion = z.object({
  id: z.string(),
  /** What is an occasion for it, and what earns a 2. */
  definition: localized,
})
export type BuiltInCriterion = z.infer<typeof builtInCriterion>

export const builtInCriteria = z.object({ dimension, criteria: z.array(builtInCriterion) })
export type BuiltInCriteria = z.infer<typeof builtInCriteria>

export const scorecardInput = z.strictObject({
  content: scorecardContent,
  /** The owning team. A manager's is always their own; null of an admin: the organisation's. */
  teamId: z.uuid().nullable().default(null),
})
export type ScorecardInput = z.infer<typeof scorecardInput>

export const scorecardVersionInput = z.strictObject({
  content: scorecardContent,
  /** The version that was edited: any other than the current one is refused, so that no edit is lost. */
  basedOn: version,
})
export type ScorecardVersionInput = z.infer<typeof scorecardVersionInput>

/** What is no part of a version. Absent fields keep their values. */
export const scorecardChanges = z.strictObject({
  /** An archived scorecard can be taken back. Archiving ends that it is a default. */
  archived: z.boolean().optional(),
  /** A team has at most one default; the one before it steps back. Only a team's own scorecard can be it. */
  teamDefault: z.boolean().optional(),
})
export type ScorecardChanges = z.infer<typeof scorecardChanges>

export const scorecardMarkInput = z.strictObject({
  entryId: z.uuid(),
  /** Null: the call held no occasion for it. */
  score: entryScore,
  note: text({ max: limits.commentMax })
    .transform((given) => (given === '' ? null : given))
    .nullable()
    .default(null),
  /** The previous mark of the entry, null for the first: refused if another one was made meanwhile. */
  replaces: z.uuid().nullable(),
})
export type ScorecardMarkInput = z.infer<typeof scorecardMarkInput>

const scorecardListQuery = pageQuery.extend({ status: z.enum(['active', 'archived']).default('active') })
export type ScorecardListQuery = z.infer<typeof scorecardListQuery>

export const scorecardEndpoints = {
  listScorecards: endpoint({
    method: 'GET',
    path: '/api/scorecards',
    summary:
      'The scorecards that the user may assign, newest first: the team’s and the organisation’s; with `limit` by pages',
    query: scorecardListQuery,
    result: z.array(listedScorecard),
  }),
  listBuiltInCriteria: endpoint({
    method: 'GET',
    path: '/api/scorecards/built-in-criteria',
    summary: 'The criteria that a scorecard may take over from the portal’s own score, by dimension',
    result: z.array(builtInCriteria),
  }),
  createScorecard: endpoint({
    method: 'POST',
    path: '/api/scorecards',
    summary: 'Make a scorecard for a team or the organisation; for managers and admins',
    status: 201,
    // `not_found`: the team.
    errors: ['forbidden', 'not_found', 'too_many_items'],
    body: scorecardInput,
    result: scorecardDetails,
  }),
  getScorecard: endpoint({
    method: 'GET',
    path: '/api/scorecards/:id',
    summary: 'One scorecard with its current version',
    params: idParams,
    result: scorecardDetails,
  }),
  updateScorecard: endpoint({
    method: 'PATCH',
    path: '/api/scorecards/:id',
    summary: 'Archive a scorecard or take it back; make it the default of its team, or no longer',
    // `conflict`: an archived one, or the organisation's, cannot be a team's default.
    errors: ['forbidden', 'conflict', 'too_many_items'],
    params: idParams,
    body: scorecardChanges,
    result: scorecardDetails,
  }),
  deleteScorecard: endpoint({
    method: 'DELETE',
    path: '/api/scorecards/:id',
    summary: 'Delete a scorecard that was never used',
    status: 204,
    // `conflict`: an assignment or a session has used it.
    errors: ['forbidden', 'conflict'],
    params: idParams,
    result: nothing,
  }),
  listScorecardVersions: endpoint({
    method: 'GET',
    path: '/api/scorecards/:id/versions',
    summary: 'The versions of a scorecard, newest first; with `limit` by pages',
    params: idParams,
    query: pageQuery,
    result: z.array(scorecardVersion),
  }),
  createScorecardVersion: endpoint({
    method: 'POST',
    path: '/api/scorecards/:id/versions',
    summary: 'Change a scorecard: makes its next version, or none where nothing differs',
    status: 201,
    // `conflict`: somebody else has changed it meanwhile.
    errors: ['forbidden', 'conflict', 'too_many_items'],
    params: idParams,
    body: scorecardVersionInput,
    result: scorecardDetails,
  }),
  getScorecardVersion: endpoint({
    method: 'GET',
    path: '/api/scorecards/:id/versions/:version',
    summary: 'One version of a scorecard',
    params: idParams.extend({ version: z.coerce.number<number | string>().int().min(1).max(2_147_483_647) }),
    result: scorecardVersionDetails,
  }),
  getSessionScorecard: endpoint({
    method: 'GET',
    path: '/api/training-sessions/:id/scorecard',
    summary: 'The scorecard of a session and what the call came to by it; 404 for a session without one',
    params: idParams,
    result: sessionScorecard,
  }),
  markScorecardEntry: endpoint({
    method: 'POST',
    path: '/api/training-sessions/:id/scorecard-marks',
    summary: 'Mark one entry of the scorecard of somebody else’s completed session',
    status: 201,
    // `conflict`: the session is still running, or another mark was made meanwhile.
    errors: ['forbidden', 'conflict'],
    params: idParams,
    body: scorecardMarkInput,
    result: sessionScorecard,
  }),
}
