import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { DueAssignment } from '#protocol/rest/assignments.ts'
import { AssignmentAction } from '#src/components/assignment/assignment-action.tsx'
import { AssignmentDue, AssignmentTries } from '#src/components/assignment/assignment-facts.tsx'
import { useAssignmentTitle } from '#src/components/assignment/use-assignment-title.ts'

/** Says that the chosen prospect is assigned, that a call from here does not count for that, and leads to the one that does. */
export function AssignedNote({ assignment }: { assignment: DueAssignment }): ReactNode {
  const t = useTranslations('setup')
  const titleOf = useAssignmentTitle()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-border bg-accent-surface py-3 max-lg:-mx-4 max-lg:px-4 max-sm:mt-3 lg:px-5">
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-14 font-medium">{t('assigned')}</p>
        <AssignmentDue assignment={assignment} />
        <AssignmentTries assignment={assignment} />
        <p className="mt-1 text-12 text-text-muted">{t('assignedHint')}</p>
      </div>
      <AssignmentAction assignment={assignment} title={titleOf(assignment)} />
    </div>
  )
}
