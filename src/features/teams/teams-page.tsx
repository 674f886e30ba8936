import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import type { Role } from '#protocol/vocabulary/roles.ts'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { Tabs } from '#src/components/ui/tabs.tsx'
import { TeamsTab } from './teams-tab.tsx'
import { UsersTab } from './users-tab.tsx'

const AssignmentsTab = lazy(async () => ({
  default: (await import('./assignments-tab.tsx')).AssignmentsTab,
}))
const AnalyticsTab = lazy(async () => ({ default: (await import('./analytics-tab.tsx')).AnalyticsTab }))
const LiveSessionsTab = lazy(async () => ({
  default: (await import('#src/components/watching/live-sessions-tab.tsx')).LiveSessionsTab,
}))
const TeamsDialogs = lazy(async () => ({ default: (await import('./teams-dialogs.tsx')).TeamsDialogs }))

const tabNames = ['users', 'teams', 'assignments', 'live', 'analytics'] as const
type TabName = (typeof tabNames)[number]
/** The URL parameters that open a details dialog. */
const detailParams = ['user', 'assignment'] as const
type DetailParam = (typeof detailParams)[number]

/** The tabs by role [TEAM1]. Supervisors also assign practice and watch running sessions. */
const tabsByRole: Record<Role, readonly TabName[]> = {
  trainee: ['users'],
  manager: ['users', 'teams', 'assignments', 'live'],
  admin: ['users', 'teams', 'assignments', 'live', 'analytics'],
}

/**
 * /teams: the people and teams that the user may see; an admin also manages roles and teams. The tab and the
 * dialogs are in the URL (`?tab=`, `?user=`, `?assignment=`): a reload reopens them, navigating
 * back closes them. `?team=`, of links from before a team had a page, leads to it.
 */
export function TeamsPage(props: { user: User }): ReactNode {
  const t = useTranslations('teams')
  const [query, setQuery] = useSearchParams()
  const { user } = props
  // A manager without a team has nobody to watch or to assign work to.
  const supervises = user.role === 'admin' || user.teamId !== null
  const tabs = tabsByRole[user.role].filter(
    (name) => supervises || (name !== 'live' && name !== 'assignments'),
  )
  const tab = tabs.find((name) => name === query.get('tab')) ?? 'users'
  const openDetails = (name: DetailParam, id: string) =>
    setQuery((before) => ({ ...Object.fromEntries(before), [name]: id }))
  const openUser = (id: string) => openDetails('user', id)
  const contents: Record<TabName, () => ReactNode> = {
    users: () => <UsersTab user={user} onOpen={openUser} />,
    teams: () => <TeamsTab user={user} />,
    assignments: () => (
      <Suspense fallback={<TabSkeleton />}>
        <AssignmentsTab user={user} onOpen={(id) => openDetails('assignment', id)} />
      </Suspense>
    ),
    live: () => (
      <Suspense fallback={<TabSkeleton />}>
        <LiveSessionsTab />
      </Suspense>
    ),
    analytics: () => (
      <Suspense fallback={<TabSkeleton />}>
        <AnalyticsTab />
      </Suspense>
    ),
  }
  const teamId = query.get('team')
  if (teamId !== null) return <Navigate to={`/teams/${teamId}`} replace />
  return (
    <Page>
      <PageHeader title={t('title')} description={t(`description.${user.role}`)} />
      <Tabs
        label={t('title')}
        tabs={tabs.map((name) => ({ value: name, label: t(`tabs.${name}`), content: contents[name]() }))}
        open={{ value: tab, onChange: (value) => setQuery({ tab: value }, { replace: true }) }}
      />
      {detailParams.some((name) => query.has(name)) && (
        <Suspense>
          <TeamsDialogs user={user} />
        </Suspense>
      )}
    </Page>
  )
}

function TabSkeleton(): ReactNode {
  return (
    <Loading className="flex flex-col gap-4">
      <Skeleton className="h-28" />
      <Skeleton className="h-64" />
    </Loading>
  )
}
