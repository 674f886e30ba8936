import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import type { Member } from '#protocol/rest/users.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { can } from '#protocol/vocabulary/roles.ts'
import { SessionList } from '#src/components/session/session-list.tsx'
import { Avatar } from '#src/components/ui/avatar.tsx'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { DescriptionItem, DescriptionList } from '#src/components/ui/description-list.tsx'
import { Loading, Skeletons } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { useFormats } from '#src/lib/format.ts'
import { practicePath } from '#src/components/team/practice-path.ts'
import { displayName } from '#src/lib/visitor.ts'
import { AccountSection } from './account-section.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import { PerformanceSection } from './performance-section.tsx'
import { PlanSection } from './plan-section.tsx'
import { RoleAndTeamForm } from './role-and-team-form.tsx'
import { useUsers, loadedUsers } from './use-users.ts'
import { RoleBadge } from './user-row.tsx'

/** All that the reader may see about a person; an admin also sets the role and team. */
export function UserDialog(props: { id: string; user: User; onClose: () => void }): ReactNode {
  const t = useTranslations('teams')
  const { data, error, mutate } = useEndpoint('getUser', { params: { id: props.id } })
  // Shows the list's data until the details have loaded.
  const listed = loadedUsers(useUsers())
  const found = data ?? listed.find(({ id }) => id === props.id)
  // A reload drops what is cached; what somebody is choosing in the dialog must outlive it.
  const [shown, setShown] = useState(found)
  if (found && found !== shown) setShown(found)
  const member = found ?? (shown?.id === props.id && !error ? shown : undefined)
  return (
    <DetailsDialog
      error={data ? null : error}
      notFound={{ title: t('userNotFound'), hint: t('userNotFoundHint') }}
      onRetry={() => void mutate()}
      onClose={props.onClose}
      title={member ? displayName(member) : t('user')}
      footer={
        member?.role === 'trainee' &&
        can(props.user, 'watch', { ownerId: member.id, teamId: member.teamId }) ? (
          <ButtonLink to={practicePath(member.id)} variant="primary">
            {t('openPractice')}
          </ButtonLink>
        ) : undefined
      }
    >
      {member && <Details member={member} user={props.user} />}
    </DetailsDialog>
  )
}

function Details(props: { member: Member; user: User }): ReactNode {
  const t = useTranslations('teams')
  const formats = useFormats()
  const { member, user } = props
  const supervised = can(user, 'watch', { ownerId: member.id, teamId: member.teamId })
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start gap-4">
        <Avatar name={displayName(member)} accent={member.id === user.id} />
        <DescriptionList className="min-w-0 flex-1 basis-56">
          <DescriptionItem name={t('username')}>{member.username}</DescriptionItem>
          <DescriptionItem name={t('role')}>
            <RoleBadge role={member.role} />
          </DescriptionItem>
          <DescriptionItem name={t('team')}>{member.team?.name ?? t('noTeam')}</DescriptionItem>
          {supervised && (
            <>
              <DescriptionItem name={t('email')}>{member.email ?? t('notGiven')}</DescriptionItem>
              <DescriptionItem name={t('lastActive')}>
                {member.lastActiveAt === null ? t('never') : formats.dateTime(member.lastActiveAt)}
              </DescriptionItem>
            </>
          )}
          <DescriptionItem name={t('memberSince')}>{formats.date(member.createdAt)}</DescriptionItem>
        </DescriptionList>
      </div>
      {/* Only trainees are measured; managers and admins are not [TEAM6]. */}
      {member.role === 'trainee' &&
        (supervised ? (
          <>
            <PerformanceSection member={member} />
            <PlanSection userId={member.id} />
            <RecentSessions userId={member.id} count={member.sessionsCount ?? 0} />
          </>
        ) : (
          <p className="text-14 text-text-muted">{t('performanceHidden', { name: displayName(member) })}</p>
        ))}
      {can(user, 'manageAccount', { ownerId: member.id, teamId: member.teamId, role: member.role }) && (
        <AccountSection member={member} />
      )}
      {can(user, 'administer', { ownerId: member.id }) && <RoleAndTeamForm member={member} user={user} />}
    </div>
  )
}

/** `count` is how many there are: while they load, they have the height of as many rows, so that nothing below moves. */
function RecentSessions(props: { userId: string; count: number }): ReactNode {
  const t = useTranslations('teams')
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="mb-2 text-14 font-semibold">
        {t('recentSessions')}
      </h3>
      <SessionRows {...props} />
    </section>
  )
}

function SessionRows(props: { userId: string; count: number }): ReactNode {
  const t = useTranslations('teams')
  const { data, error, mutate } = useEndpoint('listUserSessions', {
    params: { id: props.userId },
    query: { limit: limits.recentSessions },
  })
  if (error) return <ErrorNotice error={error} onRetry={() => void mutate()} />
  if (!data)
    return (
      <Loading className="flex flex-col gap-px">
        <Skeletons count={Math.max(1, Math.min(props.count, limits.recentSessions))} className="h-16" />
      </Loading>
    )
  if (data.length === 0)
    return (
      <p className="rounded-ui border border-border px-5 py-4 text-14">
        <span className="font-medium">{t('noSessions')}</span>{' '}
        <span className="text-text-muted">{t('noSessionsHint')}</span>
      </p>
    )
  return (
    <div className="overflow-hidden rounded-ui border border-border">
      <SessionList sessions={data} />
    </div>
  )
}
