import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { Notification } from '#protocol/rest/notifications.ts'
import type { AssignmentState } from '#protocol/vocabulary/assignment.ts'
import { useAssignmentTitle } from '#src/components/assignment/use-assignment-title.ts'
import { useFormats } from '#src/lib/format.ts'
import { displayName, personOf } from '#src/lib/visitor.ts'
import { daysAhead } from './relative-time.ts'

type NotificationText = {
  sentence: string
  /** A figure or a date that belongs to it. */
  detail: string | null
  /** What a reviewer wrote. */
  words?: string | null
}

/** Nothing is left for the trainee to do. */
const done: readonly AssignmentState[] = ['passed', 'failed', 'waiting']

/** Composes what a notification says, in the language of the screen. `nowMs`: when the list was opened. */
export function useNotificationText(): (notification: Notification, nowMs: number) => NotificationText {
  const t = useTranslations('notices')
  const tState = useTranslations('assignments.state')
  const titleOf = useAssignmentTitle()
  const formats = useFormats()
  return useCallback(
    (notification, nowMs) => {
      const { type } = notification
      // What is done is no longer due, whenever it was.
      const doneAs = (state: AssignmentState) => (done.includes(state) ? tState(state) : null)
      switch (type) {
        case 'session_commented':
        case 'session_scored':
        case 'scorecard_marked': {
          const { session, by } = notification
          const { words, scoreBefore: before } = notification
          const named = {
            by: by === null ? t('someone') : displayName(by),
            prospect: personOf(session.prospectName),
          }
          if (type !== 'session_scored') return { sentence: t(`text.${type}`, named), detail: null, words }
          const { score } = session
          const sentence =
            score === null
              ? t('text.session_unscored', named)
              : before === null || before === score
                ? t('text.session_scored', { ...named, score })
                : t('text.session_rescored', { ...named, score, before })
          return { sentence, detail: null, words }
        }
        case 'assignment_due': {
          const { assignment } = notification
          const over = doneAs(notification.state)
          if (over !== null) return { sentence: titleOf(assignment), detail: over }
          const detail = t('dueOn', { moment: formats.dateTime(assignment.deadline) })
          return { sentence: t('text.assignment_due', { title: titleOf(assignment) }), detail }
        }
        case 'assignment_given':
        case 'assignment_reminder': {
          const { assignment, by } = notification
          const ahead = daysAhead(assignment.deadline, nowMs, formats.locale)
          const isOver = Date.parse(assignment.deadline) <= nowMs
          const due =
            doneAs(notification.state) ??
            (ahead === null
              ? t(isOver ? 'wasDueOn' : 'dueOn', { moment: formats.date(assignment.deadline) })
              : t('dueIn', { when: ahead }))
          const detail = by === null ? due : `${t('from', { by: displayName(by) })} · ${due}`
          return { sentence: t(`text.${type}`, { title: titleOf(assignment) }), detail }
        }
        case 'assignment_passed':
        case 'assignment_failed': {
          const { assignment, session, trainee } = notification
          return {
            sentence: t(`text.${type}`, { trainee: displayName(trainee), title: titleOf(assignment) }),
            detail: session.score === null ? null : t('scored', { score: session.score }),
          }
        }
        case 'review_waiting': {
          const { session, trainee } = notification
          const named = { trainee: displayName(trainee), prospect: personOf(session.prospectName) }
          return { sentence: t('text.review_waiting', named), detail: null }
        }
        default:
          return unreachable(notification)
      }
    },
    [t, tState, titleOf, formats],
  )
}

function unreachable(value: never): never {
  throw new Error(`unexpected notification ${JSON.stringify(value)}`)
}
