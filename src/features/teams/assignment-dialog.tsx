import { Archive, ArchiveRestore, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { AssignmentDetails } from '#protocol/rest/assignments.ts'
import type { User } from '#protocol/rest/current-user.ts'
import { useAssignmentTitle } from '#src/components/assignment/use-assignment-title.ts'
import { AlertDialog } from '#src/components/ui/alert-dialog.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { DescriptionItem, DescriptionList } from '#src/components/ui/description-list.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { useFormats } from '#src/lib/format.ts'
import { displayName } from '#src/lib/visitor.ts'
import { toChanges } from './assignment-draft.ts'
import { AssignmentForm } from './assignment-form.tsx'
import { AssignmentPeople } from './assignment-people.tsx'
import { AssignmentProgress } from './assignment-tiles.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import { useAssignmentActions } from './use-assignment-actions.ts'
import { useCloseAfterDelete } from './use-close-after-delete.ts'

type ActiveDialog = 'nothing' | 'edit' | 'remove'

/**
 * An assignment with its people and their progress. Users with the permission edit, close or delete it here.
 */
export function AssignmentDialog(props: { id: string; user: User; onClose: () => void }): ReactNode {
  const t = useTranslations('assignments')
  const titleOf = useAssignmentTitle()
  const { deleted, closeAfterDelete, onCloseAutoFocus } = useCloseAfterDelete(props.onClose)
  const { data, error, mutate } = useEndpoint('getAssignment', deleted ? null : { params: { id: props.id } })
  const [activeDialog, setActiveDialog] = useState<ActiveDialog>('nothing')
  const [busy, setBusy] = useState(false)
  const actions = useAssignmentActions()
  const whileBusy = async (action: () => Promise<unknown>) => {
    if (busy) return
    setBusy(true)
    await action()
    setBusy(false)
  }
  if (deleted) return null
  return (
    <DetailsDialog
      error={data ? null : error}
      notFound={{ title: t('notFound'), hint: t('notFoundHint') }}
      onRetry={() => void mutate()}
      onClose={props.onClose}
      onCloseAutoFocus={onCloseAutoFocus}
      title={data ? titleOf(data) : t('details')}
      footer={
        data?.mayEdit === true ? (
          <>
            <Button onClick={() => setActiveDialog('remove')}>
              <Trash2 aria-hidden size={16} />
              {t('remove')}
            </Button>
            {data.closedAt === null ? (
              <Button aria-disabled={busy} onClick={() => void whileBusy(() => actions.close(data.id))}>
                <Archive aria-hidden size={16} />
                {t('close')}
              </Button>
            ) : (
              <Button aria-disabled={busy} onClick={() => void whileBusy(() => actions.reopen(data.id))}>
                <ArchiveRestore aria-hidden size={16} />
                {t('reopen')}
              </Button>
            )}
            <Button variant="primary" onClick={() => setActiveDialog('edit')}>
              <Pencil aria-hidden size={16} />
              {t('edit')}
            </Button>
          </>
        ) : undefined
      }
    >
      {data && (
        <>
          <Details assignment={data} />
          {activeDialog === 'edit' && (
            <AssignmentForm
              user={props.user}
              assignment={data}
              onSave={(draft) => actions.save(data.id, toChanges(draft, data))}
              onClose={() => setActiveDialog('nothing')}
            />
          )}
          <AlertDialog
            open={activeDialog === 'remove'}
            onOpenChange={(open) => !open && setActiveDialog('nothing')}
            title={t('removeTitle')}
            description={t('removeQuestion')}
            confirm={t('remove')}
            onConfirm={() => void actions.remove(props.id, closeAfterDelete)}
          />
        </>
      )}
    </DetailsDialog>
  )
}

function Details(props: { assignment: AssignmentDetails }): ReactNode {
  const t = useTranslations()
  const formats = useFormats()
  const peopleId = useId()
  const { assignment } = props
  const { prospect, difficulty } = assignment
  const level = (name: typeof prospect.difficultyLevel) => t(`vocabulary.difficulty.${name}`)
  return (
    <div className="flex flex-col gap-6">
      <DescriptionList>
        <DescriptionItem name={t('assignments.prospect')}>{prospect.name}</DescriptionItem>
        <DescriptionItem name={t('assignments.type')}>
          {t(`vocabulary.sessionType.${assignment.sessionType}`)}
        </DescriptionItem>
        <DescriptionItem name={t('assignments.difficulty')}>
          {difficulty === null
            ? t('assignments.ofProspect', { difficulty: level(prospect.difficultyLevel) })
            : level(difficulty)}
        </DescriptionItem>
        <DescriptionItem name={t('assignments.passMarkShort')}>
          <span className="tabular">{formats.number(assignment.passMark)}</span>
        </DescriptionItem>
        {assignment.scorecard !== null && (
          <DescriptionItem name={t('scorecards.choose')}>
            <Link
              to={`/scorecards/${assignment.scorecard.id}`}
              className="inline-flex min-h-6 max-w-full items-center break-words text-accent-text underline-offset-4 hover:underline"
            >
              <span className="min-w-0">{assignment.scorecard.name}</span>
            </Link>
          </DescriptionItem>
        )}
        <DescriptionItem name={t('assignments.attemptsAllowed')}>
          {assignment.attemptsMax === null
            ? t('assignments.unlimited')
            : formats.number(assignment.attemptsMax)}
        </DescriptionItem>
        <DescriptionItem name={t('assignments.deadline')}>
          {formats.date(assignment.deadline)}
        </DescriptionItem>
        {assignment.closedAt !== null && (
          <DescriptionItem name={t('assignments.closedOn')}>
            {formats.date(assignment.closedAt)}
          </DescriptionItem>
        )}
        <DescriptionItem name={t('assignments.forWhom')}>
          <Audience assignment={assignment} />
        </DescriptionItem>
        {assignment.createdBy && (
          <DescriptionItem name={t('assignments.createdBy')}>
            {displayName(assignment.createdBy)}
          </DescriptionItem>
        )}
        <DescriptionItem name={t('assignments.createdOn')}>
          {formats.date(assignment.createdAt)}
        </DescriptionItem>
      </DescriptionList>
      <AssignmentProgress counts={assignment.counts} />
      <section aria-labelledby={peopleId}>
        <h3 id={peopleId} className="mb-2 text-14 font-semibold">
          {t('assignments.people')}
        </h3>
        <AssignmentPeople assignment={assignment} />
      </section>
    </div>
  )
}

function Audience(props: { assignment: AssignmentDetails }): ReactNode {
  const t = useTranslations('assignments')
  const { team, wholeTeam, personIds } = props.assignment
  if (team === null || !wholeTeam) return t('byName')
  return personIds.length > 0 ? t('wholeTeamAnd', { team: team.name }) : t('wholeTeam', { team: team.name })
}
