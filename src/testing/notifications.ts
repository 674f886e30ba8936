import type { Notification } from '#protocol/rest/notifications.ts'
import type { AssignmentState } from '#protocol/vocabulary/assignment.ts'
import { id, user } from './fixtures.ts'

const mara = { id: id(2), username: 'mara', firstName: 'Mara', lastName: 'Lindt' }
const ana = { id: user.id, username: 'ana', firstName: 'Ana', lastName: 'Ruiz' }
const session = { id: id(30), prospectName: 'Rosa Delgado', score: 72 }
const assignment = {
  id: id(80),
  title: 'First calls',
  prospect: { name: 'Rosa Delgado' },
  sessionType: 'standard',
  deadline: '2026-12-04T23:59:59.999Z',
} as const

/** One unread notification of each type, the newest first. `state`: of the reader's own assignment. */
export function notificationsOfEachType(state: AssignmentState = 'not_started'): Notification[] {
  const common = (number: number) => ({
    id: id(600 + number),
    createdAt: `2026-11-20T12:0${9 - number}:00.000Z`,
    readAt: null,
  })
  return [
    {
      ...common(0),
      type: 'session_commented',
      session,
      by: mara,
      words: 'Ask before you offer.',
      scoreBefore: null,
    },
    {
      ...common(1),
      type: 'session_scored',
      session,
      by: mara,
      words: 'The offer was fair.',
      scoreBefore: 58,
    },
    { ...common(2), type: 'scorecard_marked', session, by: null, words: null, scoreBefore: null },
    { ...common(3), type: 'assignment_given', assignment, state, by: mara },
    { ...common(4), type: 'assignment_due', assignment, state, by: mara },
    { ...common(5), type: 'assignment_passed', assignment, session, trainee: ana },
    { ...common(6), type: 'assignment_failed', assignment, session, trainee: ana },
    { ...common(7), type: 'review_waiting', session, trainee: ana },
    { ...common(8), type: 'assignment_reminder', assignment, state, by: mara },
  ]
}
