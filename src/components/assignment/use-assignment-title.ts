import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { SessionType } from '#protocol/vocabulary/training-session.ts'

/** The title of an assignment, by default its prospect and session type. */
export function useAssignmentTitle() {
  const t = useTranslations()
  return useCallback(
    (assignment: { title: string | null; prospect: { name: string }; sessionType: SessionType }): string =>
      assignment.title ??
      t('assignments.titleOf', {
        prospect: assignment.prospect.name,
        type: t(`vocabulary.sessionType.${assignment.sessionType}`),
      }),
    [t],
  )
}
