import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import type { TeamDetails } from '#protocol/rest/teams.ts'
import { can } from '#protocol/vocabulary/roles.ts'
import { AlertDialog } from '#src/components/ui/alert-dialog.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { Dropdown, DropdownItem } from '#src/components/ui/dropdown.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { Progress } from '#src/components/ui/progress.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { useFormats } from '#src/lib/format.ts'
import { displayName } from '#src/lib/visitor.ts'
import { DetailsProblem } from './details-problem.tsx'
import { NewAssignmentButton } from './new-assignment-button.tsx'
import { TeamActivity } from './team-activity.tsx'
import { TeamForm } from './team-form.tsx'
import { TeamMembers } from './team-members.tsx'
import { TeamPractice } from './team-practice.tsx'
import { TeamStats } from './team-stats.tsx'
import { useTeamActions } from './use-team-actions.ts'

const TeamsDialogs = lazy(async () => ({ default: (await import('./teams-dialogs.tsx')).TeamsDialogs }))

/**
 * /teams/:teamId: a team with what its manager looks after [TEAM15]. Who may only know the team sees its members.
 */
export function TeamPage(props: { user: User }): ReactNode {
  const t = useTranslations('teams')
  const { teamId = '' } = useParams()
  const [deleted, setDeleted] = useState(false)
  const { data, error, mutate } = useEndpoint('getTeamDetails', deleted ? null : { params: { id: teamId } })
  if (data)
    return <LoadedTeam key={data.id} team={data} user={props.user} onDeleted={() => setDeleted(true)} />
  if (error)
    return (
      <DetailsProblem
        error={error}
        title={t('teamNotFound')}
        hint={t('teamNotFoundHint')}
        onRetry={() => void mutate()}
      />
    )
  return (
    <Page>
      <Loading className="flex flex-col gap-4">
        <Skeleton className="h-9 w-64" />
        <Skeleton className="mt-4 h-24" />
        <Skeleton className="h-40" />
        <Skeleton className="h-96" />
      </Loading>
    </Page>
  )
}

function LoadedTeam(props: { team: TeamDetails; user: User; onDeleted: () => void }): ReactNode {
  const t = useTranslations('teams')
  const formats = useFormats()
  const [query, setQuery] = useSearchParams()
  const { team, user } = props
  const watched = can(user, 'watch', { ownerId: null, teamId: team.id })
  const others = watched ? team.members.filter(({ role }) => role !== 'trainee') : team.members
  const open = (name: 'user' | 'assignment', id: string) =>
    setQuery((before) => ({ ...Object.fromEntries(before), [name]: id }))
  const openUser = (id: string) => open('user', id)
  const about = [
    team.manager ? `${t('manager')}: ${displayName(team.manager)}` : t('noManager'),
    ...(team.industry === null ? [] : [team.industry]),
    `${t('created')}: ${formats.date(team.createdAt)}`,
  ]
  return (
    <Page>
      <PageHeader
        back={{ to: user.role === 'trainee' ? '/teams' : '/teams?tab=teams', label: t('backToTeams') }}
        title={team.name}
        description={<span className="text-14">{about.join(' · ')}</span>}
        action={
          watched && (
            <div className="flex flex-wrap gap-2 max-sm:flex-row-reverse">
              <TeamActions team={team} user={user} onDeleted={props.onDeleted} />
              <NewAssignmentButton user={user} start={{ teamId: team.id }} />
            </div>
          )
        }
      />
      <div className="flex flex-col gap-4">
        {watched && (
          <>
            <TeamStats team={team} wide />
            {team.members.length > 0 && (
              <TeamPractice team={team} onOpenAssignment={(id) => open('assignment', id)} />
            )}
            <TeamActivity team={team} />
          </>
        )}
        {(others.length > 0 || team.members.length === 0) && (
          <Card>
            <CardHeader title={watched && others.length > 0 ? t('others') : t('members')} />
            <div className="px-5 pb-5">
              <TeamMembers members={others} onOpenUser={openUser} />
            </div>
          </Card>
        )}
        {watched && (
          <Card>
            <CardHeader title={t('progress')} />
            <div className="px-5 pb-5">
              <p className="mb-2 flex items-baseline justify-between gap-4 text-14 text-text-muted">
                {t('progressOf', {
                  completed: formats.number(team.progress.completed),
                  total: formats.number(team.progress.total),
                })}
                <span className="tabular font-semibold text-text">
                  {formats.percent(team.progress.percentage / 100)}
                </span>
              </p>
              <Progress label={t('progress')} share={team.progress.percentage / 100} />
            </div>
          </Card>
        )}
      </div>
      {(query.has('user') || query.has('assignment')) && (
        <Suspense>
          <TeamsDialogs user={user} />
        </Suspense>
      )}
    </Page>
  )
}

/** What only an admin does to a team. */
function TeamActions(props: { team: TeamDetails; user: User; onDeleted: () => void }): ReactNode {
  const t = useTranslations('teams')
  const navigate = useNavigate()
  const { team, user } = props
  const [active, setActive] = useState<'nothing' | 'edit' | 'delete'>('nothing')
  const actions = useTeamActions(user)
  if (!can(user, 'administer', { ownerId: null, teamId: team.id })) return null
  const remove = () =>
    actions.remove(team, () => {
      // Before the data is read again: what is gone must not be asked for.
      flushSync(props.onDeleted)
      void navigate('/teams?tab=teams', { replace: true })
    })
  return (
    <>
      <Dropdown
        trigger={
          <Button aria-label={t('moreActions')} className="px-2.5">
            <Ellipsis aria-hidden size={16} />
          </Button>
        }
      >
        <DropdownItem icon={Pencil} onSelect={() => setActive('edit')}>
          {t('editTeam')}
        </DropdownItem>
        <DropdownItem icon={Trash2} critical onSelect={() => setActive('delete')}>
          {t('dissolve')}
        </DropdownItem>
      </Dropdown>
      {active === 'edit' && (
        <TeamForm
          team={team}
          onClose={() => setActive('nothing')}
          onSave={(values) => actions.update(team.id, values)}
        />
      )}
      <AlertDialog
        open={active === 'delete'}
        onOpenChange={(isOpen) => !isOpen && setActive('nothing')}
        title={t('dissolveTitle', { name: team.name })}
        description={t('dissolveQuestion', { count: team.memberCount })}
        confirm={t('dissolve')}
        onConfirm={() => void remove()}
      />
    </>
  )
}
