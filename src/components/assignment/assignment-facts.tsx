import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { DueAssignment } from '#protocol/rest/assignments.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { useFormats } from '#src/lib/format.ts'
import { displayName } from '#src/lib/visitor.ts'

type Facts = { assignment: DueAssignment }

/** By when an assignment is due, and who gave it. */
export function AssignmentDue({ assignment }: Facts): ReactNode {
  const t = useTranslations('assignments')
  const formats = useFormats()
  const day = formats.date(assignment.deadline)
  const late = assignment.state === 'overdue'
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-text-muted">
      <span className={clsx('font-medium', late ? 'text-critical' : 'text-text')}>
        {late ? t('dueSince', { day }) : t('due', { day })}
      </span>
      {assignment.createdBy && (
        <span className="min-w-0 truncate">
          {t('assignedBy', { name: displayName(assignment.createdBy) })}
        </span>
      )}
    </p>
  )
}

/** With whom, of which kind and how hard it is. */
export function AssignmentBadges({ assignment }: Facts): ReactNode {
  const t = useTranslations()
  const { prospect } = assignment
  return (
    <p className="flex flex-wrap gap-1.5">
      {assignment.title !== null && (
        <Badge className="inline-flex max-w-full min-w-0">
          <span className="truncate">{prospect.name}</span>
        </Badge>
      )}
      {assignment.title !== null && <Badge>{t(`vocabulary.sessionType.${assignment.sessionType}`)}</Badge>}
      <Badge>{t(`vocabulary.difficultyOf.${prospect.difficultyLevel}`)}</Badge>
      {assignment.scorecard !== null && (
        <Badge className="inline-flex max-w-full min-w-0">
          <span className="truncate">{assignment.scorecard.name}</span>
        </Badge>
      )}
    </p>
  )
}

/** What passes, and the attempts. */
export function AssignmentTries({ assignment }: Facts): ReactNode {
  const t = useTranslations('assignments')
  const { attempts, attemptsMax, bestScore, passMark } = assignment
  return (
    <p className="tabular flex flex-wrap gap-x-3 gap-y-0.5 text-12 text-text-muted">
      <span>{t('passMark', { score: passMark })}</span>
      {bestScore !== null && <span>{t('best', { score: bestScore })}</span>}
      <span>
        {attemptsMax === null
          ? t('attempts', { count: attempts })
          : t('attemptsOf', { used: attempts, count: attemptsMax })}
      </span>
    </p>
  )
}
