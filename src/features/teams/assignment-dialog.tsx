import { clsx } from 'clsx'
import { Archive, ArchiveRestore, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { AssignmentDetails } from '#protocol/rest/assignments.ts'
import type { User } from '#protocol/rest/current-user.ts'
import { RemindButton } from '#src/components/assignment/remind-button.tsx'
import { useAssignmentTitle } from '#src/components/assignment/use-assignment-title.ts'
import { AlertDialog } from '#src/components/ui/alert-dialog.tsx'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Fact, FactGrid } from '#src/components/ui/description-list.tsx'
import { Dropdown, DropdownItem } from '#src/components/ui/dropdown.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { useFormats } from '#src/lib/format.ts'
import { displayName } from '#src/lib/visitor.ts'
import { toChanges } from './assignment-draft.ts'
import { AssignmentForm } from './assignment-form.tsx'
import { AssignmentPeople } from './assignment-people.tsx'
import { AssignmentProgress, peopleToRemind, RemindedAt } from './assignment-rows.tsx'
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
  const open = data?.closedAt === null
  const remindable = open && peopleToRemind(data) > 0
  const reminder = remindable ? (
    <RemindButton
      assignmentId={data.id}
      title={titleOf(data)}
      people={peopleToRemind(data)}
      variant="primary"
      size="medium"
      className="max-sm:px-3"
    />
  ) : undefined
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
            <Dropdown
              align="start"
              trigger={
                <Button aria-label={t('moreActions')} className="mr-auto max-sm:px-2 sm:px-2.5">
                  <Ellipsis aria-hidden size={16} />
                </Button>
              }
            >
              {open ? (
                <DropdownItem icon={Archive} onSelect={() => void whileBusy(() => actions.close(data.id))}>
                  {t('close')}
                </DropdownItem>
              ) : (
                <DropdownItem
                  icon={ArchiveRestore}
                  onSelect={() => void whileBusy(() => actions.reopen(data.id))}
                >
                  {t('reopen')}
                </DropdownItem>
              )}
              <DropdownItem icon={Trash2} critical onSelect={() => setActiveDialog('remove')}>
                {t('remove')}
              </DropdownItem>
            </Dropdown>
            <Button
              variant={remindable ? 'secondary' : 'primary'}
              className="max-sm:px-3"
              onClick={() => setActiveDialog('edit')}
            >
              <Pencil aria-hidden size={16} className="max-sm:hidden" />
              {t('edit')}
            </Button>
            {reminder}
          </>
        ) : (
          reminder
        )
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

/** The people first: they are what changes. What was asked of them comes after. */
function Details(props: { assignment: AssignmentDetails }): ReactNode {
  const t = useTranslations()
  const formats = useFormats()
  const peopleId = useId()
  const settingsId = useId()
  const { assignment } = props
  const { prospect, difficulty, counts, deadline } = assignment
  const open = assignment.closedAt === null
  const [late] = useState(() => new Date(deadline) < new Date())
  const level = (name: typeof prospect.difficultyLevel) => t(`vocabulary.difficulty.${name}`)
  return (
    <div className="flex flex-col gap-6">
      <div>
        <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
          <span className={clsx('font-medium', counts.overdue > 0 && open && 'text-critical')}>
            {open
              ? t(late ? 'assignments.dueSince' : 'assignments.due', { day: formats.date(deadline) })
              : `${t('assignments.closedOn')} · ${formats.date(assignment.closedAt ?? deadline)}`}
          </span>
          {counts.overdue > 0 && (
            <Badge tone="critical">{t('assignments.overdueCount', { count: counts.overdue })}</Badge>
          )}
          <RemindedAt assignment={assignment} />
        </p>
        <AssignmentProgress counts={counts} />
      </div>
      <section aria-labelledby={peopleId}>
        <h3 id={peopleId} className="mb-2 text-14 font-semibold">
          {t('assignments.people')}
        </h3>
        <AssignmentPeople assignment={assignment} />
      </section>
      <section aria-labelledby={settingsId}>
        <h3 id={settingsId} className="mb-2 text-14 font-semibold">
          {t('assignments.settings')}
        </h3>
        <FactGrid>
          <Fact name={t('assignments.prospect')}>{prospect.name}</Fact>
          <Fact name={t('assignments.type')}>{t(`vocabulary.sessionType.${assignment.sessionType}`)}</Fact>
          <Fact name={t('assignments.difficulty')}>
            {difficulty === null
              ? t('assignments.ofProspect', { difficulty: level(prospect.difficultyLevel) })
              : level(difficulty)}
          </Fact>
          <Fact name={t('assignments.passMarkShort')}>
            <span className="tabular">{formats.number(assignment.passMark)}</span>
          </Fact>
          {assignment.scorecard !== null && (
            <Fact name={t('scorecards.choose')}>
              <Link
                to={`/scorecards/${assignment.scorecard.id}`}
                className="inline-flex min-h-6 max-w-full items-center break-words text-accent-text underline-offset-4 hover:underline"
              >
                <span className="min-w-0">{assignment.scorecard.name}</span>
              </Link>
            </Fact>
          )}
          <Fact name={t('assignments.attemptsAllowed')}>
            {assignment.attemptsMax === null
              ? t('assignments.unlimited')
              : formats.number(assignment.attemptsMax)}
          </Fact>
          <Fact name={t('assignments.deadline')}>{formats.date(assignment.deadline)}</Fact>
          <Fact name={t('assignments.forWhom')}>
            <Audience assignment={assignment} />
          </Fact>
          {assignment.createdBy && (
            <Fact name={t('assignments.createdBy')}>{displayName(assignment.createdBy)}</Fact>
          )}
          <Fact name={t('assignments.createdOn')}>{formats.date(assignment.createdAt)}</Fact>
        </FactGrid>
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
