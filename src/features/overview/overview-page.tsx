import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/user.ts'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { AvailableProspects } from './available-prospects.tsx'
import { OverviewCards } from './overview-cards.tsx'
import { RecentSessions } from './recent-sessions.tsx'
import { VoiceAgentCard } from './voice-agent-card.tsx'

/** The dashboard: how it goes, whom to practise with, what was practised last. */
export function OverviewPage(props: { user: User }): ReactNode {
  const t = useTranslations('overview')
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={t('description')}
        action={
          <ButtonLink to="/training-setup" look="primary">
            {t('start')}
          </ButtonLink>
        }
      />
      <div className="flex flex-col gap-4">
        <OverviewCards teamId={props.user.teamId} />
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
          <AvailableProspects />
          <div className="flex flex-col gap-4">
            <RecentSessions />
            <VoiceAgentCard user={props.user} />
          </div>
        </div>
      </div>
    </Page>
  )
}
