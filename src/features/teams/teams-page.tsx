import { lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/user.ts'
import type { Role } from '#protocol/vocabulary/roles.ts'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { Tabs } from '#src/components/ui/tabs.tsx'
import { TeamsTab } from './teams-tab.tsx'
import { UsersTab } from './users-tab.tsx'

const AnalyticsTab = lazy(async () => ({ default: (await import('./analytics-tab.tsx')).AnalyticsTab }))
const LiveTab = lazy(async () => ({
  default: (await import('#src/components/watching/live-tab.tsx')).LiveTab,
}))
const TeamsDialogs = lazy(async () => ({ default: (await import('./teams-dialogs.tsx')).TeamsDialogs }))

const tabNames = ['users', 'teams', 'live', 'analytics'] as const
type TabName = (typeof tabNames)[number]

/** The tabs by role (specification, section 6); supervisors also see what runs just now. */
const tabsOf: Record<Role, readonly TabName[]> = {
  trainee: ['users'],
  manager: ['users', 'teams', 'live'],
  admin: ['users', 'teams', 'live', 'analytics'],
}

/**
 * /teams: who practises with whom, and for an admin the roles and teams of everybody. The tab and the dialogs
 * stand in the address (`?tab=`, `?user=`, `?team=`): a reload opens them again, the way back closes them.
 */
export function TeamsPage(props: { user: User }): ReactNode {
  const t = useTranslations('teams')
  const [query, setQuery] = useSearchParams()
  const { user } = props
  // Without a team a manager has nobody to watch.
  const watches = user.role === 'admin' || user.teamId !== null
  const tabs = tabsOf[user.role].filter((name) => name !== 'live' || watches)
  const tab = tabs.find((name) => name === query.get('tab')) ?? 'users'
  const openUser = (id: string) => setQuery((before) => ({ ...Object.fromEntries(before), user: id }))
  const openTeam = (id: string) => setQuery((before) => ({ ...Object.fromEntries(before), team: id }))
  const contents: Record<TabName, () => ReactNode> = {
    users: () => <UsersTab user={user} onOpen={openUser} />,
    teams: () => <TeamsTab user={user} onOpen={openTeam} />,
    live: () => (
      <Suspense fallback={<TabSkeleton />}>
        <LiveTab />
      </Suspense>
    ),
    analytics: () => (
      <Suspense fallback={<TabSkeleton />}>
        <AnalyticsTab onOpenUser={openUser} onOpenTeam={openTeam} />
      </Suspense>
    ),
  }
  return (
    <Page>
      <PageHeader title={t('title')} description={t(`description.${user.role}`)} />
      <Tabs
        label={t('title')}
        tabs={tabs.map((name) => ({ value: name, label: t(`tabs.${name}`), content: contents[name]() }))}
        open={{ value: tab, onChange: (value) => setQuery({ tab: value }, { replace: true }) }}
      />
      {(query.has('user') || query.has('team')) && (
        <Suspense>
          <TeamsDialogs user={user} onOpenUser={openUser} onOpenTeam={openTeam} />
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
