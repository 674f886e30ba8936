import { Lock, UserRoundX } from 'lucide-react'
import { lazy, type ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import { can } from '#protocol/vocabulary/roles.ts'
import { Card } from '#src/components/ui/card.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { ScorecardPage } from './scorecard-page.tsx'
import { ScorecardsPage } from './scorecards-page.tsx'

const NewScorecardPage = lazy(async () => ({
  default: (await import('./editor/new-scorecard-page.tsx')).NewScorecardPage,
}))
const EditScorecardPage = lazy(async () => ({
  default: (await import('./editor/edit-scorecard-page.tsx')).EditScorecardPage,
}))

/** /scorecards and what is below it, for those who assign practice. */
export function ScorecardRoutes(props: { user: User }): ReactNode {
  const { user } = props
  if (!can(user, 'assign', { ownerId: null, teamId: user.teamId })) return <Unavailable user={user} />
  return (
    <Routes>
      <Route index element={<ScorecardsPage />} />
      <Route path="new" element={<NewScorecardPage user={user} />} />
      <Route path=":scorecardId" element={<ScorecardPage />} />
      <Route path=":scorecardId/edit" element={<EditScorecardPage user={user} />} />
    </Routes>
  )
}

/** For trainees, and managers without a team. */
function Unavailable(props: { user: User }): ReactNode {
  const t = useTranslations('scorecards')
  const isManager = props.user.role === 'manager'
  return (
    <Page>
      <PageHeader title={t('title')} />
      <Card>
        <EmptyState
          icon={isManager ? UserRoundX : Lock}
          title={isManager ? t('noTeamTitle') : t('closedTitle')}
          hint={isManager ? t('noTeamHint') : t('closedHint')}
          link={{ to: '/', label: t('toOverview') }}
        />
      </Card>
    </Page>
  )
}
