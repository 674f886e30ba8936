import { Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import { can } from '#protocol/vocabulary/roles.ts'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'

const PracticeHome = lazy(async () => ({ default: (await import('./practice-home.tsx')).PracticeHome }))
const TeamHome = lazy(async () => ({ default: (await import('./team-home.tsx')).TeamHome }))

/** The dashboard: for trainees their practice, for managers and admins what needs them. */
export function OverviewPage(props: { user: User }): ReactNode {
  const t = useTranslations()
  const { user } = props
  const assigns = can(user, 'watch', { ownerId: null, teamId: user.teamId })
  return (
    <Page>
      <PageHeader
        title={t('overview.title')}
        description={user.role === 'trainee' ? t('overview.description') : t(`home.team.${user.role}`)}
        action={
          assigns ? (
            <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
              <ButtonLink to="/training-setup">{t('overview.start')}</ButtonLink>
              <ButtonLink
                variant="primary"
                className="order-first sm:order-none"
                to="/teams?tab=assignments&create=assignment"
              >
                <Plus aria-hidden size={16} />
                {t('assignments.create')}
              </ButtonLink>
            </div>
          ) : (
            <ButtonLink to="/training-setup">{t('overview.start')}</ButtonLink>
          )
        }
      />
      <Suspense fallback={<HomeSkeleton />}>
        {user.role === 'trainee' ? <PracticeHome /> : <TeamHome user={user} />}
      </Suspense>
    </Page>
  )
}
