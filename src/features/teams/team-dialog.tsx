import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TeamDetails } from '#protocol/rest/teams.ts'
import type { User } from '#protocol/rest/current-user.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { can } from '#protocol/vocabulary/roles.ts'
import { SessionList } from '#src/components/session/session-list.tsx'
import { AlertDialog } from '#src/components/ui/alert-dialog.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { DescriptionItem, DescriptionList } from '#src/components/ui/description-list.tsx'
import { Progress } from '#src/components/ui/progress.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { useFormats } from '#src/lib/format.ts'
import { displayName } from '#src/lib/visitor.ts'
import { DetailsDialog } from './details-dialog.tsx'
import { TeamStats } from './team-stats.tsx'
import { TeamForm } from './team-form.tsx'
import { TeamMembers } from './team-members.tsx'
import { useCloseAfterDelete } from './use-close-after-delete.ts'
import { useTeamActions } from './use-team-actions.ts'

type ActiveDialog = 'nothing' | 'edit' | 'dissolve'

/** A team with its members, progress and latest sessions; an admin edits or dissolves it here. */
export function TeamDialog(props: {
  id: string
  user: User
  onOpenUser: (id: string) => void
  onClose: () => void
}): ReactNode {
  const t = useTranslations('teams')
  const { deleted, closeAfterDelete, onCloseAutoFocus } = useCloseAfterDelete(props.onClose)
  const { data, error, mutate } = useEndpoint('getTeamDetails', deleted ? null : { params: { id: props.id } })
  const { data: listed } = useEndpoint('listTeams', {})
  const [activeDialog, setActiveDialog] = useState<ActiveDialog>('nothing')
  const actions = useTeamActions(props.user)
  const deleteTeam = (team: TeamDetails) => actions.remove(team, closeAfterDelete)
  if (deleted) return null
  const team = data ?? listed?.find(({ id }) => id === props.id)
  const mayChange = data !== undefined && can(props.user, 'administer', { ownerId: null, teamId: data.id })
  return (
    <DetailsDialog
      error={data ? null : error}
      notFound={{ title: t('teamNotFound'), hint: t('teamNotFoundHint') }}
      onRetry={() => void mutate()}
      onClose={props.onClose}
      onCloseAutoFocus={onCloseAutoFocus}
      title={team?.name ?? t('teamDetails')}
      footer={
        mayChange ? (
          <>
            <Button onClick={() => setActiveDialog('dissolve')}>
              <Trash2 aria-hidden size={16} />
              {t('dissolve')}
            </Button>
            <Button variant="primary" onClick={() => setActiveDialog('edit')}>
              <Pencil aria-hidden size={16} />
              {t('editTeam')}
            </Button>
          </>
        ) : undefined
      }
    >
      {data && (
        <>
          <Details team={data} onOpenUser={props.onOpenUser} />
          {activeDialog === 'edit' && (
            <TeamForm
              team={data}
              onClose={() => setActiveDialog('nothing')}
              onSave={(values) => actions.update(data.id, values)}
            />
          )}
          <AlertDialog
            open={activeDialog === 'dissolve'}
            onOpenChange={(open) => !open && setActiveDialog('nothing')}
            title={t('dissolveTitle', { name: data.name })}
            description={t('dissolveQuestion', { count: data.memberCount })}
            confirm={t('dissolve')}
            onConfirm={() => void deleteTeam(data)}
          />
        </>
      )}
    </DetailsDialog>
  )
}

function Details(props: { team: TeamDetails; onOpenUser: (id: string) => void }): ReactNode {
  const t = useTranslations('teams')
  const formats = useFormats()
  const { team } = props
  const { completed, total, percentage } = team.progress
  return (
    <div className="flex flex-col gap-6">
      <DescriptionList>
        <DescriptionItem name={t('manager')}>
          {team.manager ? displayName(team.manager) : t('noManager')}
        </DescriptionItem>
        <DescriptionItem name={t('industry')}>{team.industry ?? t('notGiven')}</DescriptionItem>
        <DescriptionItem name={t('created')}>{formats.date(team.createdAt)}</DescriptionItem>
      </DescriptionList>
      <TeamStats team={team} />
      <Section title={t('progress')}>
        <p className="mb-2 flex items-baseline justify-between gap-4 text-14 text-text-muted">
          {t('progressOf', { completed: formats.number(completed), total: formats.number(total) })}
          <span className="tabular font-semibold text-text">{formats.percent(percentage / 100)}</span>
        </p>
        <Progress label={t('progress')} share={percentage / 100} />
      </Section>
      <Section title={t('members')}>
        <TeamMembers members={team.members} onOpenUser={props.onOpenUser} />
      </Section>
      <Section title={t('activity')}>
        {team.recentSessions.length === 0 ? (
          <p className="rounded-ui border border-border px-5 py-4 text-14">{t('noActivity')}</p>
        ) : (
          <div className="overflow-hidden rounded-ui border border-border">
            <SessionList
              sessions={team.recentSessions.slice(0, limits.recentSessions)}
              titleOf={({ user, prospectName }) =>
                t('sessionBy', { name: displayName(user), prospect: prospectName })
              }
            />
          </div>
        )}
      </Section>
    </div>
  )
}

function Section(props: { title: string; children: ReactNode }): ReactNode {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 text-14 font-semibold">
        {props.title}
      </h3>
      {props.children}
    </section>
  )
}
